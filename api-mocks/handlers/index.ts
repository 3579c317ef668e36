// Every operation's handler. A missing one, or one with a reply other than the contract's, does not compile.
import type { OperationId } from '@/api/generated/operations'
import { changePassword } from './auth/changePassword'
import { forgotPassword } from './auth/forgotPassword'
import { getMe } from './auth/getMe'
import { login } from './auth/login'
import { logout } from './auth/logout'
import { refreshSession } from './auth/refreshSession'
import { resendVerification } from './auth/resendVerification'
import { resetPassword } from './auth/resetPassword'
import { signup } from './auth/signup'
import { verifyEmail } from './auth/verifyEmail'
import { createBusiness } from './businesses/createBusiness'
import { deleteBusiness } from './businesses/deleteBusiness'
import { getBusiness } from './businesses/getBusiness'
import { listBusinesses } from './businesses/listBusinesses'
import { listBusinessesByCategory } from './businesses/listBusinessesByCategory'
import { listBusinessesBySubcategory } from './businesses/listBusinessesBySubcategory'
import { searchBusinesses } from './businesses/searchBusinesses'
import { universalSearch } from './businesses/universalSearch'
import { updateBusiness } from './businesses/updateBusiness'
import { createCategory } from './categories/createCategory'
import { deleteCategory } from './categories/deleteCategory'
import { listCategories } from './categories/listCategories'
import { listCategorySubcategories } from './categories/listCategorySubcategories'
import { searchCategories } from './categories/searchCategories'
import { updateCategory } from './categories/updateCategory'
import { createReview } from './reviews/createReview'
import { deleteReview } from './reviews/deleteReview'
import { getReview } from './reviews/getReview'
import { listReviews } from './reviews/listReviews'
import { listReviewsByBusiness } from './reviews/listReviewsByBusiness'
import { listReviewsByUser } from './reviews/listReviewsByUser'
import { searchReviews } from './reviews/searchReviews'
import { updateReview } from './reviews/updateReview'
import { listSubcategories } from './subcategories/listSubcategories'
import { listSubcategoriesByCategory } from './subcategories/listSubcategoriesByCategory'
import { searchSubcategories } from './subcategories/searchSubcategories'
import type { Handler } from './types'
import { deleteUser } from './users/deleteUser'

/** The handlers by operation. */
export const handlers: { [Id in OperationId]: Handler<Id> } = {
  refreshSession,
  login,
  signup,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  logout,
  getMe,
  deleteUser,
  listCategories,
  createCategory,
  listCategorySubcategories,
  searchCategories,
  updateCategory,
  deleteCategory,
  listSubcategories,
  listSubcategoriesByCategory,
  searchSubcategories,
  listBusinesses,
  createBusiness,
  listBusinessesByCategory,
  listBusinessesBySubcategory,
  searchBusinesses,
  universalSearch,
  getBusiness,
  updateBusiness,
  deleteBusiness,
  listReviews,
  createReview,
  listReviewsByBusiness,
  listReviewsByUser,
  searchReviews,
  getReview,
  updateReview,
  deleteReview,
}
