// Derives the named fields of the reviews state from the answers and the writes under way.
import { isLoading, type Listing, listingOf } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import type { Review } from '@/api/generated/reviews'
import { undrafted } from '@/lib/listRules'
import { withOperations } from './pendingWrites'
import type { ReviewsState, Role } from './reviewsState'

/** Which named field a request fills. */
export const roles: Partial<Record<OperationId, Role>> = {
  listReviews: 'comments',
  listReviewsByBusiness: 'businessComments',
  listReviewsByUser: 'userReviews',
  searchReviews: 'searchResults',
  getReview: 'currentComment',
}

/** Sets the named fields from the listings that are current and the writes under way. */
export function project(state: ReviewsState): void {
  const [listings, operations, asked] = [
    undrafted(state.listings),
    undrafted(state.operations),
    undrafted(state.current),
  ]
  const view = (role: Role): Listing<Review> => withOperations(listingOf(listings, asked[role]), operations)
  const views = {
    comments: view('comments'),
    businessComments: view('businessComments'),
    userReviews: view('userReviews'),
    searchResults: view('searchResults'),
    currentComment: view('currentComment'),
  }
  for (const role of ['comments', 'businessComments', 'userReviews', 'searchResults'] as const) {
    state[role] = views[role].items
  }
  state.currentComment = views.currentComment.items[0] ?? null
  const main = views[state.shownList]
  state.pagination = {
    currentPage: main.page,
    totalPages: main.pages,
    totalItems: main.total,
    itemsPerPage: main.limit,
  }
  state.loading.main = isLoading(main)
  state.errors.main = main.error?.message ?? null
  const search = views.searchResults
  state.loading.search = isLoading(search)
  state.errors.search = search.error?.message ?? null
}
