// What the page shows beyond address and data, reported by components (src/hooks/viewLog.ts): for the action log alone.
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

/** Sets all that is reported now. */
export const { changed: viewChanged } = viewSlice.actions
