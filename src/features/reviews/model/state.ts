// What the reviews slice holds: the fields the specification names (REVSTATE-01 to -05), the answers behind them, and
// how the one follows from the other.
import { isLoading, type Listing, type Listings, listingOf } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import type { Review } from '@/api/generated/reviews'
import { type Operations, withOperations } from './operations'

/** The named fields that hold reviews. */
export type Role = 'comments' | 'businessComments' | 'userReviews' | 'searchResults' | 'currentComment'
type Task = 'main' | 'create' | 'update' | 'delete' | 'search'

/** Which named field a question fills. */
export const roles: Partial<Record<OperationId, Role>> = {
  listReviews: 'comments',
  listReviewsByBusiness: 'businessComments',
  listReviewsByUser: 'userReviews',
  searchReviews: 'searchResults',
  getReview: 'currentComment',
}

/** Filters of the search in comments; empty strings and null mean none. Dates are days, yyyy-mm-dd. */
export interface ReviewFilters {
  rating: number | null
  businessId: string
  dateFrom: string
  dateTo: string
}

/** The fields the specification names, and behind them every answer by its question. */
export interface ReviewsState {
  comments: Review[]
  businessComments: Review[]
  userReviews: Review[]
  searchResults: Review[]
  currentComment: Review | null
  pagination: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number }
  loading: Record<Task, boolean>
  errors: Record<Task, string | null>
  filters: ReviewFilters
  /** A review was created and nothing went wrong (REVSTATE-05). */
  createSuccess: boolean
  listings: Listings<Review>
  /** The key of the last question of each kind. */
  current: Record<Role, string | null>
  /** The kind asked last among the lists that page. */
  shownList: Role
  operations: Operations
}

/** Nothing asked, nothing chosen. */
export const initialState: ReviewsState = {
  comments: [],
  businessComments: [],
  userReviews: [],
  searchResults: [],
  currentComment: null,
  pagination: { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 },
  loading: { main: false, create: false, update: false, delete: false, search: false },
  errors: { main: null, create: null, update: null, delete: null, search: null },
  filters: { rating: null, businessId: '', dateFrom: '', dateTo: '' },
  createSuccess: false,
  listings: {},
  current: { comments: null, businessComments: null, userReviews: null, searchResults: null, currentComment: null },
  shownList: 'comments',
  operations: {},
}

/** Sets the named fields from the listings that are current and the writes under way. */
export function project(state: ReviewsState): void {
  const view = (role: Role): Listing<Review> => withOperations(listingOf(state.listings, state.current[role]), state.operations)
  for (const role of ['comments', 'businessComments', 'userReviews', 'searchResults'] as const) {
    state[role] = view(role).items
  }
  state.currentComment = view('currentComment').items[0] ?? null
  const main = view(state.shownList)
  state.pagination = {
    currentPage: main.page,
    totalPages: main.pages,
    totalItems: main.total,
    itemsPerPage: main.limit,
  }
  state.loading.main = isLoading(main)
  state.errors.main = main.error?.message ?? null
  const search = view('searchResults')
  state.loading.search = isLoading(search)
  state.errors.search = search.error?.message ?? null
}

