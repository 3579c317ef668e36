// What the calls of /reviews do.
import { inTirana } from '@/lib/tiranaTime'
import type { Database } from '../db/database'
import type { ReviewRow, UserRow } from '../db/rows'
import { failure, found } from '../failure'
import { messages } from '../messages'
import { containsAll, isOffensive, wordsOf } from '../text'
import { atMost, day, optional, readTexts, refuse, required, textOf } from '../validation'
import { isVisibleTo, reviewPage, reviewView } from '../views'
import { created, type Handler } from './types'

/** The author's part of a review. Throws a 400 with field messages, or with INAPPROPRIATE_LANGUAGE. */
function readReview(body: Record<string, unknown>) {
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
function ownReview(db: Database, id: string, user: UserRow | undefined): ReviewRow {
  if (!user) throw failure(401, 'Authentication required')
  const row = found(db.tables.reviews.get(id), messages.commentMissing)
  if (row.userId !== user.id) throw failure(403, messages.notOwner)
  return row
}

/** GET /reviews: the latest reviews of all businesses. Approved ones, newest first. */
export const listReviews: Handler<'listReviews'> = ({ query }, { db }) =>
  reviewPage(db, db.reviews().newest.filter(isVisibleTo(null)), query)

/** POST /reviews: one per user and business. Published unless the business is in review, whatever isApproved (Q31). */
export const createReview: Handler<'createReview'> = ({ body, user }, { db, now }) => {
  if (!user) throw failure(401, 'Authentication required')
  if (body.user !== user.id) throw failure(403, messages.forbidden)
  const business = found(db.tables.businesses.get(textOf(body.business)), messages.businessMissing)
  if (business.status === 'inactive') throw failure(403, messages.inactive, { code: 'BUSINESS_INACTIVE' })
  const content = readReview(body)
  refuse({ isApproved: body.isApproved === true ? undefined : messages.isApprovedTrue })
  if (
    db
      .reviews()
      .ofUser(user.id)
      .some((review) => review.businessId === business.id)
  )
    throw failure(409, messages.alreadyReviewed, { code: 'REVIEW_ALREADY_EXISTS' })
  const row = db.tables.reviews.put({
    id: db.newId('review'),
    businessId: business.id,
    userId: user.id,
    ...content,
    createdAt: new Date(now).toISOString(),
    isApproved: business.status !== 'in_review',
  })
  return created({ success: true, data: reviewView(db, row) })
}

/** GET /reviews/business/{id}: approved ones; without `approved` the caller's own, too, for the one-review guard. */
export const listReviewsByBusiness: Handler<'listReviewsByBusiness'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.businesses.get(params.id), messages.businessMissing)
  const reader = query.get('approved') === 'true' ? null : query.get('user_id')
  return reviewPage(db, db.reviews().ofBusiness(id).filter(isVisibleTo(reader)), query)
}

/** GET /reviews/user/{id}: the reviews a user wrote. Only one's own, including those awaiting approval. */
export const listReviewsByUser: Handler<'listReviewsByUser'> = ({ params, query, user }, { db }) => {
  if (params.id !== user.id) throw failure(403, messages.forbidden)
  return reviewPage(db, db.reviews().ofUser(user.id), query)
}

/** GET /reviews/search: matches title or text. Days are those of Tirana, as the app shows them; both ends included. */
export const searchReviews: Handler<'searchReviews'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const [businessId, rating] = [query.get('businessId'), Number(query.get('rating') ?? 0)]
  const [from, to] = [query.get('dateFrom') ?? '', query.get('dateTo') ?? '9']
  const isWithin = (day: string): boolean => day >= from && day <= to
  const matches = (row: ReviewRow): boolean =>
    (!rating || row.rating === rating) &&
    isWithin(inTirana(Date.parse(row.createdAt)).toISOString().slice(0, 10)) &&
    containsAll(`${row.title} ${row.comment}`, words)
  const rows = businessId ? db.reviews().ofBusiness(businessId) : db.reviews().newest
  return reviewPage(db, rows.filter(isVisibleTo(query.get('user_id'))).filter(matches), query)
}

/** GET /reviews/{id}: one review. A review awaiting approval is visible to its author only. */
export const getReview: Handler<'getReview'> = ({ params, query }, { db }) => {
  const row = found(db.tables.reviews.get(params.id), messages.commentMissing)
  if (!isVisibleTo(query.get('user_id'))(row)) throw failure(404, messages.commentMissing)
  return { success: true, data: reviewView(db, row) }
}

/** PUT /reviews/{id}: changes one's own review. Omitted fields keep their values; the text is screened again. */
export const updateReview: Handler<'updateReview'> = ({ params, body, user }, { db }) => {
  const row = ownReview(db, params.id, user)
  const updated = db.tables.reviews.put({ ...row, ...readReview({ ...row, ...body }) })
  return { success: true, data: reviewView(db, updated) }
}

/** DELETE /reviews/{id}: deletes one's own review. The business's count and average are updated. */
export const deleteReview: Handler<'deleteReview'> = ({ params, user }, { db }) => {
  db.tables.reviews.drop(ownReview(db, params.id, user).id)
  return { success: true }
}
