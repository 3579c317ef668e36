// GET /reviews/search: reviews whose title or text matches.
import { inTirana } from '@/lib/tiranaTime'
import type { ReviewRow } from '../../db/rows'
import { containsAll, wordsOf } from '../../text'
import { isVisibleTo, reviewPage } from '../../views/review'
import type { Handler } from '../types'

/** Days are those of the calendar in Tirana, as the app shows them; both ends are included. */
export const searchReviews: Handler<'searchReviews'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const [businessId, rating] = [query.get('businessId'), Number(query.get('rating') ?? 0)]
  const [from, to] = [query.get('dateFrom') ?? '', query.get('dateTo') ?? '9']
  const isWithin = (day: string): boolean => day >= from && day <= to
  const matches = (row: ReviewRow): boolean =>
    (!rating || row.rating === rating) &&
    isWithin(inTirana(Date.parse(row.createdAt)).toISOString().slice(0, 10)) &&
    containsAll(`${row.title} ${row.comment}`, words)
  const rows = businessId ? db.reviews().ofBusiness(businessId) : db.reviews().newest
  return reviewPage(db, rows.filter(isVisibleTo(query.get('user_id'))).filter(matches), query)
}
