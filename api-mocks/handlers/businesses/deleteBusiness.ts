// DELETE /businesses/{id}: removes a business and its reviews.
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import type { Handler } from '../types'

/** Only the user who added a business may remove it. */
export const deleteBusiness: Handler<'deleteBusiness'> = ({ params, user }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  if (row.ownerId && row.ownerId !== user?.id) throw failure(403, messages.forbidden)
  for (const review of db.reviews().ofBusiness(row.id)) db.tables.reviews.drop(review.id)
  db.tables.businesses.drop(row.id)
  return { success: true }
}
