// A stored review as the contract shows it.
import type { Review } from '@/api/endpoints/generated/types'
import type { Database } from '../db/database'
import type { ReviewRow } from '../db/rows'
import { paged } from '../paging'

/** Without an author whose account was deleted, and without e-mail addresses, which are private. */
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

/** Whether a user may see it: everybody if it is approved, else only its author. */
export const isVisibleTo =
  (userId: string | null) =>
  (row: ReviewRow): boolean =>
    row.isApproved || (userId !== null && row.userId === userId)
