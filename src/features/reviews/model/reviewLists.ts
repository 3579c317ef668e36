// The state of the reviews slice: its lists with the writes under way on top, under the names of the specification (REVSTATE-01 to -05).
import { createListings, type ListsState } from '@/api'
import type { Review, ReviewPage, ReviewReply } from '@/api/endpoints/generated/types'
import { type PendingWrites, withPendingWrites } from './pendingWrites'

type Task = 'main' | 'create' | 'update' | 'delete' | 'search'

/** Filters of the search in reviews; empty strings and null mean none. Dates are days, yyyy-mm-dd. */
export interface ReviewFilters {
  rating: number | null
  businessId: string
  dateFrom: string
  dateTo: string
}

/** The fields the specification names; each list field is the list on screen, and empty when none is. */
export interface ReviewsState extends ListsState<Review> {
  comments: Review[]
  businessComments: Review[]
  userReviews: Review[]
  searchResults: Review[]
  currentComment: Review | null
  /** Paging of the list on screen. */
  pagination: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number }
  loading: Record<Task, boolean>
  errors: Record<Task, string | null>
  /** What the form goes by when `errors.create` says why a review was refused. */
  createErrorCode: string | null
  filters: ReviewFilters
  /** A review was created and nothing went wrong (REVSTATE-05). */
  createSuccess: boolean
  pendingWrites: PendingWrites
}

const { initial, lists, ...reducers } = createListings<
  ReviewsState,
  Review,
  | 'comments'
  | 'businessComments'
  | 'userReviews'
  | 'searchResults'
  | 'currentComment'
  | 'ratingSample'
  | 'ratingTotals'
  | 'periodTotals'
  | 'bothSides'
  | 'ownReviewCheck'
  | 'allUserReviews'
>({
  slice: 'reviews',
  endpoints: ['listReviews', 'listReviewsByBusiness', 'listReviewsByUser', 'searchReviews', 'getReview'],
  read: (reply) => {
    const { reviews, pagination, data } = reply as Partial<ReviewPage & ReviewReply>
    return { items: reviews ?? (data ? [data] : []), pagination }
  },
  lists: {
    /** The latest of all businesses. */
    comments: { isAskedWhenEmpty: true },
    businessComments: { keeps: 'paging' },
    userReviews: { keeps: 'paging' },
    searchResults: { keeps: 'paging' },
    currentComment: { isSingle: true },
    /** Counted for the distribution of ratings. */
    ratingSample: { isUnnamed: true },
    /** Only their totals are read, for the distribution of many. */
    ratingTotals: { isUnnamed: true },
    /** The same for the score over a chosen time. */
    periodTotals: { isUnnamed: true },
    /** The newest with five stars and with one or two. */
    bothSides: { isUnnamed: true },
    /** Searched for the user's own review. */
    ownReviewCheck: { isUnnamed: true },
    /** Added up for the user's statistics. */
    allUserReviews: { isUnnamed: true },
  },
  withWrites: ({ pendingWrites }, listing) => withPendingWrites(listing, pendingWrites),
  summarize: ({ loading, errors }, open) => {
    const search = open('searchResults')
    const main = [open('businessComments'), open('userReviews'), open('comments'), open('currentComment')].find(Boolean)
    const { page = 1, pages = 1, total = 0, limit = 10 } = { ...(search ?? main) }
    return {
      pagination: { currentPage: page, totalPages: pages, totalItems: total, itemsPerPage: limit },
      loading: { ...loading, main: main?.isBusy ?? false, search: search?.isBusy ?? false },
      errors: { ...errors, main: main?.error?.message ?? null, search: search?.error?.message ?? null },
    }
  },
})

/** The lists of reviews, for `useListing`. */
export const reviewLists = lists

/** Nothing requested, nothing on screen. */
export const initialState: ReviewsState = {
  ...initial,
  comments: [],
  businessComments: [],
  userReviews: [],
  searchResults: [],
  currentComment: null,
  pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 },
  loading: { main: false, create: false, update: false, delete: false, search: false },
  errors: { main: null, create: null, update: null, delete: null, search: null },
  filters: { rating: null, businessId: '', dateFrom: '', dateTo: '' },
  createErrorCode: null,
  createSuccess: false,
  pendingWrites: {},
}

/** Adds the lists' reducers; brings what is on screen up to date after any other change. */
export const { addListings, update } = reducers
