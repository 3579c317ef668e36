// GET /reviews/business/{id}: the reviews of a business.
import { found } from '../../failure'
import { messages } from '../../messages'
import { isVisibleTo, reviewPage } from '../../views/review'
import type { Handler } from '../types'

/** Approved ones; without `approved` also the caller's own unapproved one, so that the one-review guard sees it. */
export const listReviewsByBusiness: Handler<'listReviewsByBusiness'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.businesses.get(params.id), messages.businessMissing)
  const reader = query.get('approved') === 'true' ? null : query.get('user_id')
  return reviewPage(db, db.reviews().ofBusiness(id).filter(isVisibleTo(reader)), query)
}
