// GET /reviews/{id}: one review.
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import { isVisibleTo, reviewView } from '../../views/review'
import type { Handler } from '../types'

/** A review awaiting approval is visible to its author only. */
export const getReview: Handler<'getReview'> = ({ params, query }, { db }) => {
  const row = found(db.tables.reviews.get(params.id), messages.commentMissing)
  if (!isVisibleTo(query.get('user_id'))(row)) throw failure(404, messages.commentMissing)
  return { success: true, data: reviewView(db, row) }
}
