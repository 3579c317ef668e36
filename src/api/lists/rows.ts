// How a write changes an answer: its row lies on top of every answer that was begun before the write ended.
import { businessWrites, categoryWrites } from '@/api/endpoints/directoryWrites'
import type { OperationId } from '@/api/endpoints/generated/operations'
import type { Business } from '@/api/endpoints/generated/types'
import { reviewWrites } from '@/api/endpoints/reviewWrites'
import type { Held, Row, ScoreChange, WriteDescription } from '@/api/endpoints/writes'
import { addedInFront, appended, type Identified, removed, replaced, rewritten } from '@/lib/listRules'
import type { Answer } from './entries'

/** The business after a change of its reviews; a missing count or average stays missing (Q80). */
export function recounted<T extends Pick<Business, 'reviewCount' | 'averageRating'>>(
  business: T,
  { by, stars }: ScoreChange,
): T {
  const { reviewCount: before, averageRating: average } = business
  if (before === 0 || (by === 0 && stars === 0)) return business
  const reviewCount = Math.max(0, before + by)
  if (reviewCount === 0) return { ...business, reviewCount, averageRating: 0 }
  if (average === 0) return { ...business, reviewCount }
  // Stars are whole, so their sum is exact even of a rounded average, up to ten reviews.
  const exact = (Math.round(average * before) + stars) / reviewCount
  return { ...business, reviewCount, averageRating: Math.min(5, Math.max(1, exact)) }
}

const descriptions = { ...reviewWrites, ...businessWrites, ...categoryWrites }

/** The writes that lists follow. */
export type WriteId = keyof typeof descriptions

/** A description whose types are no longer known. */
export type Description = WriteDescription<unknown, Identified>
/** What is said of a mutation; undefined of one that no list follows. */
export const descriptionOf = (endpoint: string): Description | undefined =>
  Object.hasOwn(descriptions, endpoint) ? (descriptions[endpoint as WriteId] as object as Description) : undefined

/** One write. */
export interface Write {
  requestId: string
  endpoint: WriteId
  row: Row | null
  /** What it changes in a business: of a review. */
  score?: ScoreChange & { businessId: string }
  /** The item before it, where it changes one. */
  known?: Identified
  /** Once it has ended: the cache keys of answers begun before, each with the request then under way, if any. */
  olderAnswers?: Readonly<Record<string, string>>
}

/** Whether a write of these kinds has not been answered yet. */
export const isUnderWay = (writes: readonly Write[], kinds: readonly WriteId[]): boolean =>
  writes.some(({ endpoint, olderAnswers }) => !olderAnswers && kinds.includes(endpoint))

/** The queries whose answers hold what a write can change. */
export const queriesOf: Readonly<Record<Held, readonly OperationId[]>> = {
  Business: [
    'listBusinesses',
    'listBusinessesByCategory',
    'listBusinessesBySubcategory',
    'searchBusinesses',
    'universalSearch',
    'getBusiness',
  ],
  Category: ['listCategories', 'searchCategories'],
  Review: ['listReviews', 'listReviewsByBusiness', 'listReviewsByUser', 'searchReviews', 'getReview'],
}

/** The answer with these items and its total adjusted; the same object when the items are the same. */
const withItems = (answer: Answer, items: readonly Identified[]): Answer =>
  items === answer.items ? answer : { ...answer, items, total: answer.total + items.length - answer.items.length }

function withRow(answer: Answer, row: Row, { place, merged }: Description): Answer {
  const { items } = answer
  if (row.kind === 'delete') return withItems(answer, removed(items, row.id))
  if (row.kind === 'update') {
    return withItems(
      answer,
      rewritten(items, row.id, (known) => ({ ...known, ...row.changes })),
    )
  }
  const { item } = row
  if (row.kind === 'replace') {
    return withItems(
      answer,
      merged ? rewritten(items, item._id, (known) => merged(known, item)) : replaced(items, item),
    )
  }
  // Before the first answer there is no list that it could stand in front of.
  const at = answer.isSuccess && place?.(item, answer)
  return at ? withItems(answer, at === 'front' ? addedInFront(items, item) : appended(items, item)) : answer
}

/** The answer under this cache key with the write on top, if it was begun before the write ended. */
export function withWrite(answer: Answer, key: string, { endpoint, row, score, olderAnswers }: Write): Answer {
  const description = descriptionOf(endpoint)
  if (!description || !row || (olderAnswers && !Object.hasOwn(olderAnswers, key))) return answer
  if (queriesOf[description.holds].includes(answer.endpoint)) return withRow(answer, row, description)
  if (!score || !queriesOf.Business.includes(answer.endpoint)) return answer
  const items = rewritten(answer.items as Business[], score.businessId, (business) => recounted(business, score))
  return withItems(answer, items)
}

/** Whether the write can change an answer to this query. */
export const isTouched = ({ endpoint, score }: Write, query: string | undefined): boolean => {
  const { holds } = descriptionOf(endpoint) as Description
  return (
    queriesOf[holds].includes(query as OperationId) || (!!score && queriesOf.Business.includes(query as OperationId))
  )
}
