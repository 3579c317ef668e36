// What the reviews slice holds: the fields the specification names (REVSTATE-01 to -05) and the answers behind them.
import type { Listings } from '@/api'
import type { Review } from '@/api/generated/reviews'
import type { Operations } from './pendingWrites'

/** The named fields that hold reviews. */
export type Role = 'comments' | 'businessComments' | 'userReviews' | 'searchResults' | 'currentComment'
type Task = 'main' | 'create' | 'update' | 'delete' | 'search'

/** Filters of the search in comments; empty strings and null mean none. Dates are days, yyyy-mm-dd. */
export interface ReviewFilters {
  rating: number | null
  businessId: string
  dateFrom: string
  dateTo: string
}

/** The fields the specification names, and behind them every answer by its request. */
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
  /** The key of the last request of each kind. */
  current: Record<Role, string | null>
  /** The paged list that was requested last. */
  shownList: Role
  operations: Operations
}

/** Nothing requested, nothing chosen. */
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
