// GET /reviews/search: reviews whose title or text matches.
import type { ReviewRow } from '../../db/rows'
import { containsAll, wordsOf } from '../../text'
import { isVisibleTo, reviewPage } from '../../views/review'
import type { Handler } from '../types'

/** Days are UTC days; both ends are included. */
export const searchReviews: Handler<'searchReviews'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const [businessId, rating] = [query.get('businessId'), Number(query.get('rating') ?? 0)]
  const [from, to] = [query.get('dateFrom') ?? '', query.get('dateTo') ?? '9']
  const matches = (row: ReviewRow): boolean =>
    (!rating || row.rating === rating) &&
    row.createdAt.slice(0, 10) >= from &&
    row.createdAt.slice(0, 10) <= to &&
    containsAll(`${row.title} ${row.comment}`, words)
  const rows = businessId ? db.reviews().ofBusiness(businessId) : db.reviews().newest
  return reviewPage(db, rows.filter(isVisibleTo(query.get('user_id'))).filter(matches), query)
}
