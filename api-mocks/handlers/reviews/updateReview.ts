// PUT /reviews/{id}: changes one's own review.
import { ownReview, readReview } from '../../reviewContent'
import { reviewView } from '../../views/review'
import type { Handler } from '../types'

/** Omitted fields keep their values; the text is screened again. */
export const updateReview: Handler<'updateReview'> = ({ params, body, user }, { db }) => {
  const row = ownReview(db, params.id, user)
  const updated = db.tables.reviews.put({ ...row, ...readReview({ ...row, ...body }) })
  return { success: true, data: reviewView(db, updated) }
}
