// The only door to the data layer: the enhanced endpoints, their hooks, the listings, and the shape of failures.
export { baseApi } from './connectedApi'
export { accountsApi, businessesApi, categoriesApi, reviewsApi, subcategoriesApi, usersApi } from './enhance'
export { type AppError, type AppErrorKind, isAppError } from './errors'
export {
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useGetMeQuery,
  useLoginMutation,
  useLogoutMutation,
  useRefreshSessionMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useSignupMutation,
  useVerifyEmailMutation,
} from './generated/auth'
export {
  useCreateBusinessMutation,
  useDeleteBusinessMutation,
  useGetBusinessQuery,
  useListBusinessesByCategoryQuery,
  useListBusinessesBySubcategoryQuery,
  useListBusinessesQuery,
  useSearchBusinessesQuery,
  useUniversalSearchQuery,
  useUpdateBusinessMutation,
} from './generated/businesses'
export {
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useListCategoriesQuery,
  useListCategorySubcategoriesQuery,
  useSearchCategoriesQuery,
  useUpdateCategoryMutation,
} from './generated/categories'
export {
  useCreateReviewMutation,
  useDeleteReviewMutation,
  useGetReviewQuery,
  useListReviewsByBusinessQuery,
  useListReviewsByUserQuery,
  useListReviewsQuery,
  useSearchReviewsQuery,
  useUpdateReviewMutation,
} from './generated/reviews'
export {
  useListSubcategoriesByCategoryQuery,
  useListSubcategoriesQuery,
  useSearchSubcategoriesQuery,
} from './generated/subcategories'
export { useDeleteUserMutation } from './generated/users'
export * from './listings'
export { requestKey } from './requestKey'
