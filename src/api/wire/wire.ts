// Converts every reply variant a server may send to the contract's one shape. Nothing above it knows of variants.

import type { EndpointId, Pagination, Replies } from '@/api/endpoints/generated/types'
import { envelope, messageReply, sessionReply, signupReply, userReply, verifyReply } from './account'
import { wireBusiness, wireCategory, wireSubcategory } from './directory'
import { array, compact, type Fields, field, firstOf, integerFrom, list, pick, places, type Reader } from './readers'
import { wireReview } from './reviews'

/** The operations that fetch a single entity: a reply without it is a failure. */
export type SingleOperation = 'getBusiness' | 'getReview'

const pageFrom1 = integerFrom(1)

/** The list's paging: total pages fall back to total / limit, at least 1 (Q27), and the limit to the one asked for. */
function pagination(raw: unknown, shown: number, asked?: number): Pagination {
  const data = field(raw, 'data')
  const sources = [field(data, 'pagination'), field(raw, 'pagination'), data, raw]
  const total = pick(integerFrom(0), sources, 'totalCount', 'total') ?? shown
  // A server that names no limit has kept to the one asked for: only a last page is shorter.
  const limit = pick(pageFrom1, sources, 'limit') ?? asked ?? Math.max(10, shown)
  return compact<Pagination>({
    current: pick(pageFrom1, sources, 'currentPage', 'current', 'page') ?? 1,
    pages: pick(pageFrom1, sources, 'totalPages', 'pages') ?? Math.max(1, Math.ceil(total / limit)),
    total,
    limit,
  })
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

/** What was asked for of a list, as far as it matters to reading the reply. */
export interface Asked {
  page?: number
  limit?: number
  approved?: boolean
  user_id?: string
}

/** The items of a page and their paging. A whole list sent despite `limit` is cut before it is read: it may be long. */
function pageUnder<T extends { _id: string }>(read: Reader<T>, raw: unknown, asked: Asked, ...names: string[]) {
  const all = firstOf(array, places(raw, ...names)) ?? []
  const { page = 1, limit = all.length } = asked
  const isWhole = all.length > limit && all.length >= pagination(raw, all.length).total
  const items = list(read, isWhole ? all.slice((page - 1) * limit, page * limit) : all)
  return {
    items,
    pagination: pagination(isWhole ? { page, limit, total: all.length } : raw, items.length, asked.limit),
  }
}

function businessPage(raw: unknown, asked: Asked) {
  const { items, pagination } = pageUnder(wireBusiness, raw, asked, 'businesses')
  return { ...envelope(raw), businesses: items, pagination }
}

function reviewPage(raw: unknown, asked: Asked, writer?: string) {
  const read = (review: unknown) => wireReview(review, asked.approved, writer)
  const { items, pagination } = pageUnder(read, raw, asked, 'comments', 'reviews')
  return { ...envelope(raw), reviews: items, pagination }
}

/** The answer to a write: the written entity if the server returns it with an id, else only that it succeeded. */
const written =
  <T>(read: Reader<T>, ...names: string[]) =>
  (raw: unknown) => ({ ...envelope(raw), data: firstOf(read, places(raw, ...names)) })

/** The reply to a request for a single entity; undefined when the reply does not contain it. */
const single =
  <T>(read: Reader<T>, ...names: string[]) =>
  (raw: unknown) => {
    const data = firstOf(read, places(raw, ...names))
    return data && { ...envelope(raw), data }
  }

type None<Id> = Id extends SingleOperation ? undefined : never

/** One reader per endpoint, which names every field of the reply. */
const readers: { [Id in EndpointId]: (raw: unknown, asked: Asked) => Fields<Replies[Id]> | None<Id> } = {
  login: sessionReply,
  signup: signupReply,
  verifyEmail: verifyReply,
  resendVerification: messageReply,
  forgotPassword: messageReply,
  resetPassword: messageReply,
  changePassword: messageReply,
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
  // Users ask for their own only.
  listReviewsByUser: (raw, asked) => reviewPage(raw, asked, asked.user_id),
  searchReviews: reviewPage,
  getReview: single(wireReview, 'review', 'comment'),
  updateReview: written(wireReview, 'review', 'comment'),
  deleteReview: messageReply,
}

const compacted =
  (read: (raw: unknown, asked: Asked) => object | undefined) =>
  (raw: unknown, asked: Asked = {}) => {
    const reply = read(raw, asked)
    return reply && compact(reply as Fields<object>)
  }

/**
 * One reader per endpoint for successful replies: never throws, copies named fields only, leaves its own result as it
 * is. Only readers of `SingleOperation` may return undefined: the reply had no usable entity, so the call failed.
 */
export const wire = Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, compacted(read)])) as {
  [Id in EndpointId]: (raw: unknown, asked?: Asked) => Replies[Id] | None<Id>
}
