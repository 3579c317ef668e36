// The state of the reviews slice: its lists, by the specification's names.
import { createLists, isUnderWay, type ListsState, neverOpened, queryRequest } from '@/api'
import type { NewReview, Review } from '@/api/endpoints/generated/types'

type Task = 'main' | 'create' | 'update' | 'delete' | 'search'

/** Filters of the search in reviews; empty strings and null mean none. Dates are days, yyyy-mm-dd. */
export interface ReviewFilters {
  rating: number | null
  businessId: string
  dateFrom: string
  dateTo: string
}

/** The fields the specification names. A list field is the list opened last; it follows the list rules when left. */
export interface ReviewsState extends ListsState {
  comments: Review[]
  businessComments: Review[]
  userReviews: Review[]
  searchResults: Review[]
  currentComment: Review | null
  /** Paging of the list on screen. */
  pagination: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number }
  loading: Record<Task, boolean>
  errors: Record<Task, string | null>
  /** The code of `errors.create`, if any. */
  createErrorCode: string | null
  filters: ReviewFilters
  createSuccess: boolean
  /** The review just sent, until its business's page is left; the id is empty if the server has not told it. */
  sent: { businessId: string; reviewId: string } | null
}

const { initial, lists, sliceLists } = createLists<
  ReviewsState,
  Review,
  'comments' | 'businessComments' | 'userReviews' | 'searchResults' | 'currentComment'
>({
  slice: 'reviews',
  lists: {
    searchResults: { task: 'search', keeps: 'paging', endsWhenClosed: true },
    businessComments: { keeps: 'paging' },
    userReviews: { keeps: 'paging' },
    /** The latest of all businesses. */
    comments: { isAskedWhenEmpty: true },
    currentComment: { isSingle: true },
  },
  writeStatus: (state, { loading, errors, paging: { page, pages, total, limit } }, { writes }) => ({
    pagination: { currentPage: page, totalPages: pages, totalItems: total, itemsPerPage: limit },
    loading: {
      ...loading,
      create: isUnderWay(writes, ['createReview']),
      update: isUnderWay(writes, ['updateReview']),
      delete: isUnderWay(writes, ['deleteReview']),
    },
    errors: { ...state.errors, ...errors },
  }),
  readStatus: ({ loading, errors, pagination: { currentPage, totalPages, totalItems } }) => ({
    loading,
    errors,
    paging: { page: currentPage, pages: totalPages, total: totalItems },
  }),
})

/** The lists of reviews, for `useList`. */
export const reviewLists = lists
/** The same lists, for the root reducer. */
export const reviewSliceLists = sliceLists

/** The lists of a new review, as long as nothing has opened them: it stands in front of these, too. */
export const neverOpenedOf = ({ business, user }: NewReview) => [
  neverOpened('comments', queryRequest('listReviews', {}), {}),
  neverOpened('businessComments', queryRequest('listReviewsByBusiness', { id: business }), {}),
  neverOpened('userReviews', queryRequest('listReviewsByUser', { id: user }), {}),
]

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
  sent: null,
}
