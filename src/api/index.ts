// The only door to the data layer: the enhanced endpoints, their hooks, the listings, and the shape of failures.
export { baseApi } from './connectedApi'
export { accountsApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from './enhance'
export { type AppError, type AppErrorKind, isAppError } from './errors'
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
export { requestKey } from './requestKey'
