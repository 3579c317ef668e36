// What is derived from all reviews: order, grouping and averages.
import type { ReviewRow } from './rows'

/** Count and average of a business's approved reviews. */
export interface Score {
  count: number
  /** One decimal; 0 without reviews. */
  average: number
}

/** Reviews newest first, grouped, with the scores of the businesses. */
export interface ReviewIndex {
  newest: readonly ReviewRow[]
  ofBusiness(businessId: string): readonly ReviewRow[]
  ofUser(userId: string): readonly ReviewRow[]
  score(businessId: string): Score
}

const none: readonly ReviewRow[] = []
const noScore: Score = { count: 0, average: 0 }

/** Sorts and groups the reviews. */
export function indexReviews(rows: readonly ReviewRow[]): ReviewIndex {
  const newest = [...rows].sort((a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id))
  const byBusiness = groupBy(newest, (row) => row.businessId)
  const byUser = groupBy(newest, (row) => row.userId)
  const scores = new Map([...byBusiness].map(([id, reviews]) => [id, scoreOf(reviews)]))
  return {
    newest,
    ofBusiness: (id) => byBusiness.get(id) ?? none,
    ofUser: (id) => byUser.get(id) ?? none,
    score: (id) => scores.get(id) ?? noScore,
  }
}

function scoreOf(reviews: readonly ReviewRow[]): Score {
  const approved = reviews.filter((review) => review.isApproved)
  if (approved.length === 0) return noScore
  const sum = approved.reduce((total, review) => total + review.rating, 0)
  return { count: approved.length, average: Math.round((sum / approved.length) * 10) / 10 }
}

/** Map.groupBy, which Node 20 does not have. */
function groupBy<Key>(rows: readonly ReviewRow[], keyOf: (row: ReviewRow) => Key): Map<Key, ReviewRow[]> {
  const groups = new Map<Key, ReviewRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
