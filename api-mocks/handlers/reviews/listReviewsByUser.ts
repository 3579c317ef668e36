// GET /reviews/user/{id}: the reviews a user wrote.
import { failure } from '../../failure'
import { messages } from '../../messages'
import { reviewPage } from '../../views/review'
import type { Handler } from '../types'

/** Only one's own, including those awaiting approval. */
export const listReviewsByUser: Handler<'listReviewsByUser'> = ({ params, query, user }, { db }) => {
  if (params.id !== user.id) throw failure(403, messages.forbidden)
  return reviewPage(db, db.reviews().ofUser(user.id), query)
}
