// GET /businesses/{id}: one business.
import { found } from '../../failure'
import { messages } from '../../messages'
import { businessView } from '../../views/business'
import type { Handler } from '../types'

/** With `user_id` the reply says whether that user has reviewed it. */
export const getBusiness: Handler<'getBusiness'> = ({ params, query }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  return { success: true, data: businessView(db, row, query.get('user_id')) }
}
