// What is stored, as the contract shows it.
import type { Business, Category, Review, Subcategory, User } from '@/api/endpoints/generated/types'
import type { Database } from './db/database'
import type { BusinessRow, CategoryRow, ReviewRow, SubcategoryRow, UserRow } from './db/rows'

/** One page of the items, numbered as in the contract; a page beyond the last one is empty. */
function paged<Item>(items: readonly Item[], query: URLSearchParams) {
  const limit = Math.min(100, whole(query.get('limit'), 10))
  const current = whole(query.get('page'), 1)
  const total = items.length
  return {
    items: items.slice((current - 1) * limit, current * limit),
    pagination: { current, pages: Math.max(1, Math.ceil(total / limit)), total, limit },
  }
}

const whole = (text: string | null, usual: number): number => {
  const number = Number.parseInt(text ?? '', 10)
  return number >= 1 ? number : usual
}

/** A business. `hasReviewed` is only included for requests with a user id. */
export function businessView(db: Database, row: BusinessRow, userId?: string | null): Business {
  const { id, categoryId, subcategoryIds, createdAt: _, ownerId: __, isUnlisted: ___, photo, ...shown } = row
  const reviews = db.reviews()
  const score = reviews.score(id)
  const category = db.tables.categories.get(categoryId)
  const subcategories = subcategoryIds.flatMap(
    (subcategoryId) => refOf(db.tables.subcategories.get(subcategoryId)) ?? [],
  )
  return {
    _id: id,
    ...shown,
    ...(category && { category: refOf(category) }),
    ...(subcategories[0] && { subcategory: subcategories[0], subcategories }),
    averageRating: score.average,
    reviewCount: score.count,
    ...(userId && { hasReviewed: reviews.ofUser(userId).some((review) => review.businessId === id) }),
    ...(photo && { photo: { url: `/media/businesses/${id}.svg` } }),
  }
}

const refOf = (row: { id: string; name: string; slug: string } | undefined) =>
  row && { _id: row.id, name: row.name, slug: row.slug }

/** The reply with one page of businesses. */
export function businessPage(db: Database, rows: readonly BusinessRow[], query: URLSearchParams) {
  const { items, pagination } = paged(rows, query)
  const userId = query.get('user_id')
  return { success: true, businesses: items.map((row) => businessView(db, row, userId)), pagination } as const
}

/** A category with its subcategories. */
export function categoryView(db: Database, { id, name, slug, description }: CategoryRow): Category {
  const subcategories = db.tables.subcategories
    .all()
    .filter((row) => row.categoryId === id)
    .map((row) => ({ _id: row.id, name: row.name, slug: row.slug }))
  return { _id: id, name, slug, ...(description && { description }), subcategories }
}

/** A subcategory with the category it belongs to. */
export function subcategoryView(db: Database, { id, name, slug, categoryId }: SubcategoryRow): Subcategory {
  const category = db.tables.categories.get(categoryId)
  return {
    _id: id,
    name,
    slug,
    categoryId: { _id: categoryId, ...(category && { name: category.name, slug: category.slug }) },
  }
}

/** A review, without an author whose account was deleted, and without e-mail addresses, which are private. */
export function reviewView(db: Database, row: ReviewRow): Review {
  const { id, businessId, userId, authorName, ...shown } = row
  const user = db.tables.users.get(userId)
  const business = db.tables.businesses.get(businessId)
  return {
    _id: id,
    ...shown,
    ...(user && { user: { _id: user.id, name: user.name } }),
    ...(authorName && { user: { name: authorName } }),
    ...(business && {
      business: { _id: business.id, name: business.name, ...(business.url && { website: business.url }) },
    }),
  }
}

/** The reply with one page of reviews. */
export function reviewPage(db: Database, rows: readonly ReviewRow[], query: URLSearchParams) {
  const { items, pagination } = paged(rows, query)
  return { success: true, reviews: items.map((row) => reviewView(db, row)), pagination } as const
}

/** Whether a user may see a review: everybody if it is approved, else only its author. */
export const isVisibleTo =
  (userId: string | null) =>
  (row: ReviewRow): boolean =>
    row.isApproved || (userId !== null && row.userId === userId)

/** The user, to the user: without the password. */
export const userView = ({ id, email, name, role, verified, createdAt }: UserRow): User => ({
  _id: id,
  email,
  name,
  role,
  verified,
  createdAt,
})
