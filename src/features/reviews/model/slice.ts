// The review slice: its lists follow the requests (reviewsState.ts), with the writes under way applied on top (pendingWrites.ts).
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cacheReset, type Keeping, keepListings } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import type { Review, ReviewPage, ReviewReply } from '@/api/generated/reviews'
import { undrafted } from '@/lib/listRules'
import { loggedOut } from '@/session/events'
import { type ReviewNames, withNames } from './pendingWrites'
import { project, roles } from './project'
import { isSample } from './reviewRequests'
import { initialState, type ReviewFilters, type ReviewsState } from './reviewsState'
import { addWrites } from './writeReducers'

const keeping: Keeping<ReviewsState, Review> = {
  questions: Object.keys(roles) as OperationId[],
  listings: ({ listings }) => listings,
  read: (reply) => {
    const { reviews, pagination, data } = reply as Partial<ReviewPage & ReviewReply>
    return { items: reviews ?? (data ? [data] : []), pagination }
  },
  put: (state, { endpointName, queryCacheKey, originalArgs }) => {
    // Comments that are only counted are not a list on screen.
    if (isSample(originalArgs)) return
    const role = roles[endpointName]
    if (role) state.current[role] = queryCacheKey
    if (role && role !== 'searchResults') state.shownList = role
  },
  project,
}

/** The slice behind the DevTools key `reviews`. */
export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** The visitor narrowed the search in comments. */
    filtersChanged: (state, { payload }: PayloadAction<Partial<ReviewFilters>>) => {
      state.filters = { ...state.filters, ...payload }
    },
    /** The search text is empty again: results and search state are cleared (STATE-07). */
    searchCleared: (state) => {
      state.current.searchResults = null
      project(state)
    },
    /** The names of author and business, given while the review is being sent. */
    createNamed: (state, { payload }: PayloadAction<ReviewNames & { requestId: string }>) => {
      state.operations = withNames(undrafted(state.operations), payload.requestId, payload)
      project(state)
    },
    /** The review was not sent: this is why (WRITE-26). */
    createRefused: (state, { payload }: PayloadAction<string>) => {
      state.errors.create = payload
    },
    /** A field of the form was edited, so the last refusal no longer applies (WRITE-23). */
    createErrorCleared: (state) => {
      state.errors.create = null
    },
  },
  extraReducers: (builder) => {
    // The filters come from the address, which stays.
    builder.addCase(loggedOut, ({ filters }) => ({ ...initialState, filters }))
    keepListings(addWrites(builder), keeping).addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters }))
  },
})

/** What the visitor does to the search in comments and to the form. */
export const { filtersChanged, searchCleared, createNamed, createRefused, createErrorCleared } = reviewsSlice.actions
