// The review slice: its lists follow the requests (state.ts), with the writes under way applied on top (operations.ts).
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cacheReset, type Keeping, keepListings } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import type { Review, ReviewPage, ReviewReply } from '@/api/generated/reviews'
import { reducerArrived } from '@/lib/lateReducer'
import { undrafted } from '@/lib/listRules'
import { loggedOut } from '@/session/events'
import { type ReviewNames, withNames } from './pendingWrites'
import { project, roles } from './project'
import { isSample } from './reviewRequests'
import { initialState, type ReviewFilters, type ReviewsState } from './state'
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
    /** The visitor narrowed the search in comments. */
    filtersChanged: (state, { payload }: PayloadAction<Partial<ReviewFilters>>) => {
      state.filters = { ...state.filters, ...payload }
    },
    /** The search text is empty again: results and search state are cleared (STATE-07). */
    searchCleared: (state) => {
      state.current.searchResults = null
      project(state)
    },
    /** A review is on its way: the names of its author and business, which its request lacks. */
    reviewSubmitted: (state, { payload }: PayloadAction<ReviewNames & { requestId: string }>) => {
      state.operations = withNames(undrafted(state.operations), payload.requestId, payload)
      project(state)
    },
    /** The review was not sent: this is why (WRITE-26). */
    createRefused: (state, { payload }: PayloadAction<CreateRefusal>) => {
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
    // The filters come from the address, which stays.
    builder.addCase(loggedOut, ({ filters }) => ({ ...initialState, filters }))
    keepListings(addWrites(builder), keeping).addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters }))
  },
})

/** What the visitor does to the search in comments and to the form. */
export const { filtersChanged, searchCleared, reviewSubmitted, createRefused, createErrorCleared } =
  reviewsSlice.actions

reducerArrived(reviewsSlice)
