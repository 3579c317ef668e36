// What the page shows beyond its address and its data, as components report it (src/hooks/viewLog.ts): for the action log, which
// shows it again. The app itself reads none of it.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Values by `name`, `name.part` or `name/id`. */
export type ViewState = Readonly<Record<string, unknown>>

/** The slice behind the DevTools key `view`. */
export const viewSlice = createSlice({
  name: 'view',
  initialState: {} as ViewState,
  reducers: {
    changed: (_, { payload }: PayloadAction<ViewState>) => payload,
  },
})

/** All that is reported now. */
export const { changed: viewChanged } = viewSlice.actions
