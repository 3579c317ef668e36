// What the page shows beyond its address and its data, as components report it (src/lib/viewLog.ts): for the action log, which
// shows it again. The app itself reads none of it.
import { createAction, type Reducer } from '@reduxjs/toolkit'

/** Values by `name`, `name.part` or `name/id`. */
export type ViewState = Readonly<Record<string, unknown>>

/** All that is reported now. */
export const viewChanged = createAction<ViewState>('view/changed')

/** The slice behind the DevTools key `view`; written out, as it is in every first load. */
export const viewReducer: Reducer<ViewState> = (view = {}, action) =>
  viewChanged.match(action) ? action.payload : view
