// The reviews slice: its lists (reviewLists.ts), the filters of the search in reviews, how the last writes ended.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cacheReset } from '@/api'
import { undrafted } from '@/lib/listRules'
import { locationChanged } from '@/lib/navigationEvents'
import { businessIdOfPath } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { type ReviewNames, withNames } from './pendingWrites'
import { addListings, initialState, update } from './reviewLists'
import { filtersOfPage } from './reviewSearch'
import { addWrites } from './writeReducers'

/** The text to show, and what the form goes by. */
interface CreateRefusal {
  message: string
  code?: string | undefined
}

/** The slice behind the DevTools key `reviews`. */
export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** A review is on its way: the names of its author and business, which its request lacks. */
    reviewSubmitted: (state, { payload }: PayloadAction<ReviewNames & { requestId: string }>) => {
      state.pendingWrites = withNames(undrafted(state.pendingWrites), payload.requestId, payload)
      update(state)
    },
    /** The review was not sent: this is why (WRITE-26). */
    createRefused: (state, { payload }: PayloadAction<CreateRefusal>) => {
      state.createSuccess = false
      state.errors.create = payload.message
      state.createErrorCode = payload.code ?? null
    },
    /** A field of the form was edited, so the last refusal no longer applies (WRITE-23). */
    createErrorCleared: (state) => {
      state.errors.create = null
      state.createErrorCode = null
    },
  },
  extraReducers: (builder) => {
    builder
      // The filters come from the address, which stays.
      .addCase(loggedOut, ({ filters }) => ({ ...initialState, filters }))
      .addCase(locationChanged, (state, { payload: { path, query } }) => {
        state.filters = filtersOfPage(businessIdOfPath(path), query)
      })
    addWrites(addListings(builder)).addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters }))
  },
})

/** What becomes of a review that is being sent. */
export const { reviewSubmitted, createRefused, createErrorCleared } = reviewsSlice.actions
