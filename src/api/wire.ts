// What a server may answer -> the one shape the contract describes. Nothing above this file knows that variants exist.
import type { authApi } from './generated/auth'
import type { businessesApi, Pagination } from './generated/businesses'
import type { categoriesApi } from './generated/categories'
import type { OperationId } from './generated/operations'
import type { reviewsApi } from './generated/reviews'
import type { subcategoriesApi } from './generated/subcategories'
import type { usersApi } from './generated/users'
import { envelope, messageReply, sessionReply, signupReply, userReply, verifyReply } from './wire/account'
import { wireBusiness, wireCategory, wireSubcategory } from './wire/directory'
import { array, compact, field, firstOf, integerFrom, list, pick, places, type Reader } from './wire/read'
import { wireReview } from './wire/reviews'

type Endpoints = typeof authApi.endpoints &
  typeof usersApi.endpoints &
  typeof categoriesApi.endpoints &
  typeof subcategoriesApi.endpoints &
  typeof businessesApi.endpoints &
  typeof reviewsApi.endpoints

/** The contract's reply to an operation. */
export type Reply<Id extends OperationId> = Endpoints[Id]['Types']['ResultType']

/** The operations that ask for one thing: a reply that does not hold it is no answer. */
export type SingleOperation = 'getBusiness' | 'getReview'

const pageFrom1 = integerFrom(1)

/** Where the list stands: total pages fall back to the division of what is known, then to 1 (Q27, ENTITY-23, -24). */
function pagination(raw: unknown, shown: number): Pagination {
  const data = field(raw, 'data')
  const sources = [field(data, 'pagination'), field(raw, 'pagination'), data, raw]
  const total = pick(integerFrom(0), sources, 'totalCount', 'total') ?? shown
  // A list longer than the default page was asked with a larger limit, or came whole.
  const limit = pick(pageFrom1, sources, 'limit') ?? Math.max(10, shown)
  return {
    current: pick(pageFrom1, sources, 'currentPage', 'current', 'page') ?? 1,
    pages: pick(pageFrom1, sources, 'totalPages', 'pages') ?? Math.max(1, Math.ceil(total / limit)),
    total,
    limit,
  }
}

const listUnder = <T extends { _id: string; name?: string }>(read: Reader<T>, raw: unknown, ...names: string[]): T[] =>
  list(read, firstOf(array, places(raw, ...names)))

const categoryList = (raw: unknown) => ({
  ...envelope(raw),
  data: listUnder(wireCategory, raw, 'categories'),
})

const subcategoryList = (raw: unknown) => ({
  ...envelope(raw),
  data: listUnder(wireSubcategory, raw, 'subcategories'),
})

/** ENTITY-21. */
function businessPage(raw: unknown) {
  const businesses = listUnder(wireBusiness, raw, 'businesses')
  return {
    ...envelope(raw),
    businesses,
    pagination: pagination(raw, businesses.length),
  }
}

/** ENTITY-22. */
function reviewPage(raw: unknown) {
  const reviews = listUnder(wireReview, raw, 'comments', 'reviews')
  return {
    ...envelope(raw),
    reviews,
    pagination: pagination(raw, reviews.length),
  }
}

/** The answer to a write: the thing written when the server names it with an id, else only that it worked (Q43). */
const written =
  <T>(read: Reader<T>, ...names: string[]) =>
  (raw: unknown) =>
    compact({ ...envelope(raw), data: firstOf(read, places(raw, ...names)) })

/** The answer to a question for one thing; undefined when there is no such thing in it. */
const single =
  <T>(read: Reader<T>, ...names: string[]) =>
  (raw: unknown) => {
    const data = firstOf(read, places(raw, ...names))
    return data && { ...envelope(raw), data }
  }

/**
 * One total reader an operation: it never throws, copies named fields only, and leaves its own result as it is.
 * Only those of `SingleOperation` may answer undefined: no usable thing was in the reply, and the call has failed.
 * They read successful replies; whether a reply is one, the base query decides.
 */
export const wire: {
  [Id in OperationId]: (raw: unknown) => Id extends SingleOperation ? Reply<Id> | undefined : Reply<Id>
} = {
  refreshSession: sessionReply,
  login: sessionReply,
  signup: signupReply,
  verifyEmail: verifyReply,
  resendVerification: messageReply,
  forgotPassword: messageReply,
  resetPassword: messageReply,
  changePassword: messageReply,
  logout: messageReply,
  getMe: userReply,
  deleteUser: messageReply,
  listCategories: categoryList,
  createCategory: written(wireCategory, 'category'),
  listCategorySubcategories: subcategoryList,
  searchCategories: categoryList,
  updateCategory: written(wireCategory, 'category'),
  deleteCategory: messageReply,
  listSubcategories: subcategoryList,
  listSubcategoriesByCategory: subcategoryList,
  searchSubcategories: subcategoryList,
  listBusinesses: businessPage,
  createBusiness: written(wireBusiness, 'business'),
  listBusinessesByCategory: businessPage,
  listBusinessesBySubcategory: businessPage,
  searchBusinesses: businessPage,
  universalSearch: businessPage,
  getBusiness: single(wireBusiness, 'business'),
  updateBusiness: written(wireBusiness, 'business'),
  deleteBusiness: messageReply,
  listReviews: reviewPage,
  createReview: written(wireReview, 'review', 'comment'),
  listReviewsByBusiness: reviewPage,
  listReviewsByUser: reviewPage,
  searchReviews: reviewPage,
  getReview: single(wireReview, 'review', 'comment'),
  updateReview: written(wireReview, 'review', 'comment'),
  deleteReview: messageReply,
}
