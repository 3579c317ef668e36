// Where the app is, and where it was asked to go. The reporter and the navigator in src/app connect it to the router.
import { createSlice } from '@reduxjs/toolkit'
import { type AppLocation, clockTicked, locationChanged, navigationRequested } from '@/store/navigationEvents'

/** A navigation request not carried out yet. */
export interface PendingNavigation {
  /** Tells two equal requests apart. */
  id: number
  to: string
  replace: boolean
  state: unknown
}

/** `current` is null until the router has reported for the first time. */
export interface NavigationState {
  current: AppLocation | null
  pending: PendingNavigation | null
  requested: number
}

const initialState: NavigationState = { current: null, pending: null, requested: 0 }

/** The slice behind the DevTools key `navigation`. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(navigationRequested, (state, { payload: { to, replace = false, state: historyState } }) => {
        state.requested += 1
        state.pending = { id: state.requested, to, replace, state: historyState ?? null }
      })
      .addCase(locationChanged, (state, { payload }) => {
        state.current = payload
        state.pending = null
      })
      .addCase(clockTicked, ({ current }, { payload }) => {
        if (current) current.at = payload
      }),
})
