// The reviews slice: its lists (reviewLists.ts), the filters of the search in reviews, how the last writes ended.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type AppError, baseApi, errorOfRejected, reviewsApi } from '@/api'
import { businessIdOfPath } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'
import { initialState, neverOpenedOf, type ReviewsState } from './reviewLists'
import { filtersOfPage } from './reviewSearch'

interface CreateRefusal {
  message: string
  code?: string | undefined
}

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints

type WriteKind = 'create' | 'update' | 'delete'

/** Sets the state of the last write of a kind: waiting (`isEnd` is false), failed or done. */
function ended(state: ReviewsState, kind: WriteKind, failure?: AppError, isEnd = true): void {
  state.errors[kind] = failure?.message ?? null
  if (kind !== 'create') return
  state.createErrorCode = failure?.code ?? null
  state.createSuccess = isEnd && !failure
}

/** The same for the call itself. After a log-out none waits: nobody is told how it ends. */
const reported = (state: ReviewsState, kind: WriteKind, isEnd: boolean, failure?: AppError): void =>
  isEnd && !state.loading[kind] ? undefined : ended(state, kind, failure, isEnd)

/** The slice behind the DevTools key `reviews`. */
export const reviewsSlice = createSlice({
  name: 'reviews',
  initialState,
  reducers: {
    createRefused: (state, { payload }: PayloadAction<CreateRefusal>) => {
      state.createSuccess = false
      state.errors.create = payload.message
      state.createErrorCode = payload.code ?? null
    },
    /** The call failed, but the write turned out to be done. */
    writeConfirmed: (state, { payload: kind }: PayloadAction<WriteKind>) => ended(state, kind),
    /** A review was sent, and its author is led to the page that shows it. */
    reviewSent: (state, { payload }: PayloadAction<NonNullable<ReviewsState['sent']>>) => {
      state.sent = payload
    },
    /** The form was edited, so the last refusal no longer applies. */
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
        const businessId = businessIdOfPath(path)
        state.filters = filtersOfPage(businessId, query)
        if (state.sent?.businessId !== businessId) state.sent = null
      })
      .addCase(baseApi.util.resetApiState, ({ filters }) => ({ ...initialState, filters }))
    for (const [kind, write] of Object.entries({ create: createReview, update: updateReview, delete: deleteReview })) {
      const task = kind as WriteKind
      builder
        .addMatcher(write.matchPending, (state) => reported(state, task, false))
        .addMatcher(write.matchFulfilled, (state) => reported(state, task, true))
        .addMatcher(write.matchRejected, (state, { payload, error }) =>
          reported(state, task, true, errorOfRejected(payload, error)),
        )
    }
    builder
      .addMatcher(deleteReview.matchFulfilled, (state) => {
        state.sent = null
      })
      .addMatcher(createReview.matchPending, (state, { meta }) => {
        const { openLists } = state
        const own = neverOpenedOf(meta.arg.originalArgs.newReview)
        const isNew = ({ list }: { list: string }) => openLists.every((open) => open.list !== list)
        return { ...state, openLists: [...own.filter(isNew), ...openLists] }
      })
  },
})

/** The steps of sending a review. */
export const { createRefused, writeConfirmed, reviewSent, createErrorCleared } = reviewsSlice.actions
