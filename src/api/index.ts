// The only door to the data layer: endpoints with their cache tags, requests, lists, and the shape of failures.

export { allUserReviewsRequest, isOfAllUserReviews } from './endpoints/allUserReviews'
export { baseApi } from './endpoints/baseApi'
export { findUserId } from './endpoints/findUserId'
export { dropSecretArgs, inPhase } from './endpoints/queryActions'
export {
  cacheKey,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
  prefetch,
  type QueryRequest,
  queryRequest,
  sendRequest,
} from './endpoints/queryRequest'
export {
  accountsApi,
  businessesApi,
  categoriesApi,
  reviewsApi,
  reviewWritten,
  subcategoriesApi,
  usersApi,
} from './endpoints/taggedEndpoints'
export { type AppError, type AppErrorKind, isAppError } from './http/appError'
export { endSession, hasSessionExpired, refreshSession, sendLogout } from './http/reauth'
export { createListings, type ListHandle } from './lists/createListings'
export * from './lists/listings'
export { keysOf, type ListsState, type ListView, type OpenList } from './lists/openList'
export { type ShownList, useListing } from './lists/useListing'
