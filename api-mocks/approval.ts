// Approves a business. A real server has moderators; here a developer or a person trying the demo does it.
import type { Database } from './db/database'
import type { BusinessRow } from './db/rows'
import { found } from './failure'
import { messages } from './messages'
import { type Sending, sendApproval } from './outbox/outbox'

/** The businesses in review, the last one added first. */
export const inReview = (db: Database): BusinessRow[] =>
  db.tables.businesses
    .all()
    .filter((row) => row.status === 'in_review')
    .reverse()

/**
 * Makes a business active and publishes the comments that waited for it; sends its owner and their authors the e-mail
 * that its banner promised. Throws a 404 for a business that is not in review.
 */
export function approve(id: string, { db, ...rest }: Sending): void {
  const row = found(
    inReview(db).find((one) => one.id === id),
    messages.businessMissing,
  )
  const { isUnlisted: _, ...listed } = row
  db.tables.businesses.put({ ...listed, status: 'active' })
  const waiting = db.reviews().ofBusiness(id)
  for (const review of waiting) db.tables.reviews.put({ ...review, isApproved: true })
  for (const userId of new Set([row.ownerId, ...waiting.map((review) => review.userId)])) {
    const user = db.tables.users.get(userId)
    if (user) sendApproval(user, row, { db, ...rest })
  }
}
