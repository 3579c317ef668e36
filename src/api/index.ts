// The only door to the data layer: the enhanced endpoints, their hooks, the listings, and the shape of failures.

export { type AppError, type AppErrorKind, isAppError } from './appError'
export { baseApi } from './baseApi'
export { cacheKey } from './cacheKey'
export { findUserId } from './findUserId'
export { useLogoutMutation } from './generated/auth'
export {
  useGetBusinessQuery,
  useListBusinessesByCategoryQuery,
  useListBusinessesBySubcategoryQuery,
} from './generated/businesses'
export { useListCategoriesQuery, useSearchCategoriesQuery } from './generated/categories'
export {
  useDeleteReviewMutation,
  useListReviewsByBusinessQuery,
  useListReviewsByUserQuery,
  useListReviewsQuery,
  useSearchReviewsQuery,
  useUpdateReviewMutation,
} from './generated/reviews'
export { useListSubcategoriesQuery, useSearchSubcategoriesQuery } from './generated/subcategories'
export * from './listings'
export { answerShown, dropSecretArgs, isCacheHit } from './queryActions'
export { endSession, refreshSession } from './reauth'
export { accountsApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from './taggedEndpoints'
