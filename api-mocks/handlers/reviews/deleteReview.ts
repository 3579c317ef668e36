// DELETE /reviews/{id}: deletes an own review.
import { ownReview } from '../../reviewContent'
import type { Handler } from '../types'

/** The business's count and average follow. */
export const deleteReview: Handler<'deleteReview'> = ({ params, user }, { db }) => {
  db.tables.reviews.drop(ownReview(db, params.id, user).id)
  return { success: true }
}
