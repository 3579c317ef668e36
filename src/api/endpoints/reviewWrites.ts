// Creating, changing and deleting a review: what lists, businesses and cached queries make of it.
import type { Args, NewReview, Review } from './generated/types'
import type { QueryRequest } from './queryRequest'
import { idTag, listTag, type Tag, tag } from './tags'
import { deleted, type Row, type ScoreChange, type WriteDescription } from './writes'

const UNSENT = 'pending:'

/** Whether the review waits for the server to give it an id. */
export const isUnsent = ({ _id }: Pick<Review, '_id'>): boolean => _id.startsWith(UNSENT)

/** The review as it will probably be, under a temporary id until the server gives one. `at`: ms since 1970 UTC. */
export function expectedReview(requestId: string, draft: NewReview, at: number): Review {
  const { business, user, ...written } = draft
  return {
    _id: `${UNSENT}${requestId}`,
    user: { _id: user },
    business: { _id: business },
    ...written,
    createdAt: new Date(at).toISOString(),
  }
}

const isSame = (known: { _id?: string } | undefined, answered: { _id?: string } | undefined): boolean =>
  known !== undefined && (answered?._id === undefined || answered._id === known._id)

/** The review as returned after a write; author and business keep the names that an answer leaves out. */
export const answeredReview = (known: Review, answer: Review): Review => ({
  ...answer,
  ...(isSame(known.user, answer.user) && { user: { ...known.user, ...answer.user } }),
  ...(isSame(known.business, answer.business) && { business: { ...known.business, ...answer.business } }),
})

const isNamed = ({ user, business }: Review): boolean => Boolean((user?.name || user?.username) && business?.name)

/** Whether a new review belongs on this request's first page; latest reviews must be published and have all names. */
export function belongs(review: Review, { endpoint, args }: QueryRequest): boolean {
  const { id, page = 1, approved } = (args ?? {}) as { id?: string; page?: number; approved?: boolean }
  if (page !== 1 || (approved && !review.isApproved)) return false
  if (endpoint === 'listReviews') return review.isApproved && isNamed(review)
  if (endpoint === 'listReviewsByBusiness') return id === review.business?._id
  return endpoint === 'listReviewsByUser' && id === review.user?._id
}

/** The review after the row, made from the one before; null where there is none. */
function after(row: Row<Review>, known: Review | null): Pick<Review, 'rating' | 'isApproved'> | null {
  if (row.kind === 'delete') return null
  return row.kind === 'update' ? known && { ...known, ...row.changes } : row.item
}

/** What a write changes in the published reviews of its business. */
export function score(row: Row<Review>, known: Review | null): ScoreChange {
  const ifPublished = (review: Pick<Review, 'rating' | 'isApproved'> | null) => (review?.isApproved ? review : null)
  // Without the review before it, a change does not tell what it changed in the score.
  const before = ifPublished(known)
  const now = row.kind === 'replace' && !known ? null : ifPublished(after(row, known))
  return { by: (now ? 1 : 0) - (before ? 1 : 0), stars: (now?.rating ?? 0) - (before?.rating ?? 0) }
}

/** A review changes its business too: the average, the count and whether the user has reviewed. */
export const businessTags = (businessId: string | undefined): Tag[] =>
  businessId ? [listTag('Business'), idTag('Business', businessId)] : [tag('Business')]
const reviewTags = (id: string, review: Review | undefined): Tag[] => [
  listTag('Review'),
  idTag('Review', id),
  ...businessTags(review?.business?._id),
]

const createReview: WriteDescription<Args['createReview'], Review> = {
  holds: 'Review',
  expected: ({ newReview }, { requestId, startedAt }) => ({
    kind: 'create',
    item: expectedReview(requestId, newReview, startedAt),
  }),
  answered: (_, item, expected) =>
    item ? { kind: 'create', item: expected?.kind === 'create' ? answeredReview(expected.item, item) : item } : null,
  place: (review, request) => (belongs(review, request) ? 'front' : null),
  score,
  tags: ({ newReview: { business } }) => [listTag('Review'), ...businessTags(business)],
}
const updateReview: WriteDescription<Args['updateReview'], Review> = {
  holds: 'Review',
  expected: ({ id, reviewChanges: changes }) => ({ kind: 'update', id, changes }),
  answered: (_, item, expected) => (item ? { kind: 'replace', item } : expected),
  merged: answeredReview,
  score,
  tags: ({ id }, review) => reviewTags(id, review),
}
const deleteReview: WriteDescription<Args['deleteReview'], Review> = {
  holds: 'Review',
  expected: deleted,
  answered: deleted,
  score,
  tags: ({ id }) => reviewTags(id, undefined),
}

/** The writes of reviews. */
export const reviewWrites = { createReview, updateReview, deleteReview }
