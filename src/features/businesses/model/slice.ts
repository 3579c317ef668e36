// The businesses slice: lists (businessLists.ts), adding, the category page's filters, what this device remembers.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { baseApi, businessesApi, errorOfRejected } from '@/api'
import type { Recent } from '@/storage/recentItems'
import type { Saved } from '@/storage/savedBusinesses'
import { locationChanged } from '@/store/navigationEvents'
import { initialState } from './businessLists'
import { filtersFromQuery } from './filters'

const { createBusiness } = businessesApi.endpoints

/** The slice behind the DevTools key `businesses`. */
export const businessesSlice = createSlice({
  name: 'businesses',
  initialState,
  reducers: {
    /** The call failed, but the server has the business. */
    addConfirmed: (state) => {
      state.errors.add = null
    },
    recentChanged: (state, { payload }: PayloadAction<Recent>) => ({ ...state, recent: payload }),
    savedChanged: (state, { payload }: PayloadAction<Saved>) => ({ ...state, saved: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(locationChanged, (state, { payload }) => {
        state.filters = filtersFromQuery(payload.query)
      })
      .addCase(baseApi.util.resetApiState, ({ filters }) => ({ ...initialState, filters }))
      .addMatcher(createBusiness.matchPending, (state) => {
        state.loading.add = true
        state.errors.add = null
      })
      .addMatcher(createBusiness.matchFulfilled, (state) => {
        state.loading.add = false
      })
      .addMatcher(createBusiness.matchRejected, (state, { payload, error }) => {
        state.loading.add = false
        state.errors.add = errorOfRejected(payload, error).message
      }),
})

/** What this device remembers or saved was read or changed; an added business whose answer was lost is there. */
export const { addConfirmed, recentChanged, savedChanged } = businessesSlice.actions
