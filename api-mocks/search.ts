// Filters and orders businesses as the contract's query parameters say.
import type { BusinessEntry } from './db/businessIndex'
import type { Database } from './db/database'
import type { Score } from './db/reviewIndex'
import type { BusinessRow } from './db/rows'
import { fold, wordsOf } from './text'

/** What to search for, besides the query parameters of every business list. */
export interface Search {
  /** Words that must all occur. */
  words?: string[]
  among?: 'name' | 'everything'
  categoryId?: string | null
  subcategoryId?: string
}

/** The matching businesses in the order of `sort` (left out: most relevant first). */
export function findBusinesses(db: Database, search: Search, query: URLSearchParams): BusinessRow[] {
  const words = search.words ?? wordsOf(query.get('businessName'))
  const field = search.among ?? 'name'
  const city = fold(query.get('city') ?? '').trim()
  const minRating = Number(query.get('minRating') ?? 0)
  const reviews = db.reviews()
  const found = db
    .businesses()
    .filter(
      (entry) =>
        words.every((word) => entry[field].includes(word)) &&
        entry.city.includes(city) &&
        (!search.categoryId || entry.row.categoryId === search.categoryId) &&
        (!search.subcategoryId || entry.row.subcategoryIds.includes(search.subcategoryId)) &&
        (!minRating || reviews.score(entry.row.id).average >= minRating),
    )
    .map((entry) => ({ ...entry, score: reviews.score(entry.row.id) }))
  const order = orders[query.get('sort') ?? ''] ?? byRelevance(words.join(' '))
  return found.sort((a, b) => order(a, b) || (a.row.id < b.row.id ? -1 : 1)).map((entry) => entry.row)
}

type Found = BusinessEntry & { score: Score }
type Order = (a: Found, b: Found) => number

/** Minimum of reviews, as the contract's BusinessSort says. */
const enough = 3
const orders: Record<string, Order> = {
  rating_desc: (a, b) =>
    Number(b.score.count >= enough) - Number(a.score.count >= enough) ||
    b.score.average - a.score.average ||
    b.score.count - a.score.count,
  reviews_desc: (a, b) => b.score.count - a.score.count,
  newest: (a, b) => (a.row.createdAt < b.row.createdAt ? 1 : a.row.createdAt > b.row.createdAt ? -1 : 0),
}

/** First by how well the name fits, then by rating: an average pulled towards 3.5 while reviews are few. */
const byRelevance = (typed: string): Order => {
  const fit = ({ name }: Found): number =>
    !typed ? 0 : name.startsWith(typed) ? 3 : ` ${name}`.includes(` ${typed}`) ? 2 : name.includes(typed) ? 1 : 0
  const liked = ({ score: { average, count } }: Found): number => (average * count + 3.5 * 8) / (count + 8)
  return (a, b) => fit(b) - fit(a) || liked(b) - liked(a)
}
