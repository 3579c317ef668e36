// Opens lists as components do, without components: the list that shows an endpoint's answers, and the request itself.
import { settle } from '@test/stubServer'
import { type ListHandle, type QueryRequest, queryRequest, sendRequest } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { businessLists } from '@/features/businesses/model/businessLists'
import { categoryLists } from '@/features/categories/model/categoryLists'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import type { AppDispatch } from '@/store/storeHooks'

const lists = {
  listBusinesses: businessLists.businesses,
  listBusinessesByCategory: businessLists.businesses,
  listBusinessesBySubcategory: businessLists.businesses,
  searchBusinesses: businessLists.searchResults,
  universalSearch: businessLists.searchResults,
  getBusiness: businessLists.selectedBusiness,
  listCategories: categoryLists.categories,
  listSubcategories: categoryLists.subcategories,
  listCategorySubcategories: categoryLists.subcategories,
  listReviews: reviewLists.comments,
  listReviewsByBusiness: reviewLists.businessComments,
  listReviewsByUser: reviewLists.userReviews,
  searchReviews: reviewLists.searchResults,
  getReview: reviewLists.currentComment,
  // The two halves of the combined search have no list each.
  searchCategories: null,
  searchSubcategories: null,
} as const satisfies Partial<Record<OperationId, unknown>>

/** The endpoints whose answers named fields show. */
export type ListEndpoint = keyof typeof lists

/** Shows these requests, of one endpoint, in its list, and sends them. */
const openRequests = (requests: readonly QueryRequest[]) => (dispatch: AppDispatch) => {
  const list = lists[requests[0]?.endpoint as ListEndpoint] as ListHandle<unknown> | null
  if (list) dispatch(list.opened(requests))
  return requests.map((request) => dispatch(sendRequest(request)))
}

/** Shows one request in the list of its endpoint, and sends it. */
export const openList = <Id extends ListEndpoint>(endpoint: Id, args: Parameters<typeof queryRequest<Id>>[1]) =>
  openRequests([queryRequest(endpoint, args)])

/** Dispatches these in turn, and waits until what they ask for has been sent. */
export async function dispatched(store: { dispatch: AppDispatch }, ...actions: readonly unknown[]): Promise<void> {
  for (const action of actions) store.dispatch(action as never)
  await settle()
}
