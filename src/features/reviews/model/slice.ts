// The review slice: its lists follow the questions asked (state.ts), the writes under way lie over them (operations.ts).
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { cacheReset, entryRemoved, noteAnswered, noteAsked, noteFailed, questions } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import type { ReviewPage, ReviewReply } from '@/api/generated/reviews'
import { reducerArrived } from '@/lib/lateReducer'
import { loggedOut } from '@/session/events'
import { project, roles } from './project'
import { initialState, type ReviewFilters } from './state'
import { addWrites } from './writes'

const { asked, shown, answered, failed } = questions(Object.keys(roles) as OperationId[])

/** The slice behind the DevTools key `reviews`. */
export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    /** The visitor narrowed the search in comments. */
    filtersChanged: (state, { payload }: PayloadAction<Partial<ReviewFilters>>) => {
      state.filters = { ...state.filters, ...payload }
    },
    /** The search text is empty again: results and search state go (STATE-07). */
    searchCleared: (state) => {
      state.current.searchResults = null
      project(state)
    },
    /** A field of the form was edited, so the last refusal no longer stands. */
    createErrorCleared: (state) => {
      state.errors.create = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState)
    addWrites(builder)
      .addMatcher(isAnyOf(asked, shown), (state, action) => {
        const { endpointName, queryCacheKey } = action.meta.arg
        const role = roles[endpointName]
        if (role) state.current[role] = queryCacheKey
        if (role && role !== 'searchResults') state.shownList = role
        if (asked(action)) noteAsked(state.listings, action)
        project(state)
      })
      .addMatcher(answered, (state, action) => {
        const reply = action.payload as ReviewPage | ReviewReply
        const answer =
          'reviews' in reply
            ? { items: reply.reviews, pagination: reply.pagination }
            : { items: reply.data ? [reply.data] : [] }
        noteAnswered(state.listings, action, answer)
        project(state)
      })
      .addMatcher(failed, (state, action) => {
        noteFailed(state.listings, action)
        project(state)
      })
      .addMatcher(entryRemoved, (state, { payload }) => {
        delete state.listings[payload.queryCacheKey]
        project(state)
      })
      .addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters }))
  },
})

/** What the visitor does to the search in comments and to the form. */
export const { filtersChanged, searchCleared, createErrorCleared } = reviewsSlice.actions

reducerArrived(reviewsSlice)
