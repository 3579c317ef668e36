// A stored business as the contract shows it.
import type { Business } from '@/api/endpoints/generated/types'
import type { Database } from '../db/database'
import type { BusinessRow } from '../db/rows'
import { paged } from '../paging'

/** `hasReviewed` is only included for requests with a user id. */
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
