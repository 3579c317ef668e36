// What reviews have in common when they are written or changed: checks, screening, ownership.
import type { Database } from './db/database'
import type { ReviewRow, UserRow } from './db/rows'
import { failure, found } from './failure'
import { isOffensive } from './language'
import { messages } from './messages'
import { atMost, day, optional, readTexts, refuse, required } from './validation'

/** The author's part of a review. Throws a 400 with field messages, or with INAPPROPRIATE_LANGUAGE. */
export function readReview(body: Record<string, unknown>) {
  // Not converted: true and [4] are no numbers.
  const rating = [1, 2, 3, 4, 5].find((stars) => stars === body.rating) ?? 0
  refuse({ rating: rating ? undefined : messages.ratingRange })
  const { title, comment, experienceDate, orderId } = readTexts(body, {
    title: atMost(150, required(messages.titleRequired)),
    comment: atMost(5000, required(messages.commentRequired)),
    experienceDate: optional(day),
    orderId: atMost(100),
  })
  if (isOffensive(title, comment)) throw failure(400, messages.language, { code: 'INAPPROPRIATE_LANGUAGE' })
  return { rating, title, comment, experienceDate: experienceDate || undefined, orderId: orderId || undefined }
}

/** The review, when it is this user's; else 401, 404 or 403. */
export function ownReview(db: Database, id: string, user: UserRow | undefined): ReviewRow {
  if (!user) throw failure(401, 'Authentication required')
  const row = found(db.tables.reviews.get(id), messages.commentMissing)
  if (row.userId !== user.id) throw failure(403, messages.notOwner)
  return row
}
