// DELETE /reviews/{id}: deletes one's own review.
import { ownReview } from '../../reviewContent'
import type { Handler } from '../types'

/** The business's count and average are updated. */
export const deleteReview: Handler<'deleteReview'> = ({ params, user }, { db }) => {
  db.tables.reviews.drop(ownReview(db, params.id, user).id)
  return { success: true }
}
