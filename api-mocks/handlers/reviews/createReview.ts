// POST /reviews: the one review a user may write for a business.
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import { readReview } from '../../reviewContent'
import { refuse, textOf } from '../../validation'
import { reviewView } from '../../views/review'
import { created, type Handler } from '../types'

/** Published at once, unless the business is under review; the body's isApproved, always true, changes nothing (Q31). */
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
    id: `rev_n${db.next('review')}`,
    businessId: business.id,
    userId: user.id,
    ...content,
    createdAt: new Date(now).toISOString(),
    isApproved: business.status !== 'in_review',
  })
  return created({ success: true, data: reviewView(db, row) })
}
