// The only door to the data layer: endpoints with their cache tags, requests, lists, and the shape of failures.

export { allUserReviewsRequest, isOfAllUserReviews } from './allUserReviews'
export { type AppError, type AppErrorKind, isAppError } from './appError'
export { baseApi } from './baseApi'
export { createListings, type ListHandle } from './createListings'
export { findUserId } from './findUserId'
export * from './listings'
export { keysOf, type ListsState, type ListView, type OpenList } from './openList'
export { dropSecretArgs, inPhase } from './queryActions'
export { cacheKey, prefetch, type QueryRequest, queryRequest, sendRequest } from './queryRequest'
export { endSession, hasSessionExpired, refreshSession, sendLogout } from './reauth'
export {
  accountsApi,
  businessesApi,
  categoriesApi,
  reviewsApi,
  reviewWritten,
  subcategoriesApi,
  usersApi,
} from './taggedEndpoints'
export { type ShownList, useListing } from './useListing'
