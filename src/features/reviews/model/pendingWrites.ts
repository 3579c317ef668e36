// Writes under way. The listings keep the server's data; the visitor sees that data with these writes applied on top,
// so a refused write needs no undoing: its entry is removed (trap 3 of docs/decisions/0003).
import { type Listing, withItems } from '@/api'
import type { NewReview, Review, ReviewChanges } from '@/api/endpoints/generated/types'
import { addedInFront, removed, rewritten } from '@/lib/listRules'

/** One write that waits for the server's answer. */
export type PendingWrite =
  | { kind: 'create'; review: Review }
  | { kind: 'update'; id: string; changes: ReviewChanges }
  | { kind: 'delete'; id: string }

/** PendingWrites by the request id of their mutation, oldest first. */
export type PendingWrites = Record<string, PendingWrite>

const UNSENT = 'pending:'

/** Whether the review waits for the server to give it an id. */
export const isUnsent = ({ _id }: Pick<Review, '_id'>): boolean => _id.startsWith(UNSENT)

/** The review as it will probably be, under a temporary id until the server gives one. `at`: ms since 1970 UTC. */
export function expectedReview(requestId: string, draft: NewReview, at: number): Review {
  const { business, user, rating, title, comment, experienceDate, orderId } = draft
  return {
    _id: `${UNSENT}${requestId}`,
    user: { _id: user },
    business: { _id: business },
    rating,
    title,
    comment,
    isApproved: true,
    createdAt: new Date(at).toISOString(),
    ...(experienceDate && { experienceDate }),
    ...(orderId && { orderId }),
  }
}

/** The names of a new review's author and business, which an answer may leave out. */
export type ReviewNames = Pick<Review, 'user' | 'business'>

/** The pendingWrites with the names of a review that is being created. */
export function withNames(
  pendingWrites: PendingWrites,
  requestId: string,
  { user, business }: ReviewNames,
): PendingWrites {
  const known = pendingWrites[requestId]
  if (known?.kind !== 'create') return pendingWrites
  return { ...pendingWrites, [requestId]: { ...known, review: { ...known.review, user, business } } }
}

/** The review with the fields that were changed. */
export const changedReview = (review: Review, changes: ReviewChanges): Review => ({ ...review, ...changes })

const isSame = (known: { _id?: string } | undefined, answered: { _id?: string } | undefined): boolean =>
  known !== undefined && (answered?._id === undefined || answered._id === known._id)

/** The review as returned after a change; author and business keep the names that an answer leaves out. */
export const answeredReview = (known: Review, answer: Review): Review => ({
  ...answer,
  ...(isSame(known.user, answer.user) && { user: { ...known.user, ...answer.user } }),
  ...(isSame(known.business, answer.business) && { business: { ...known.business, ...answer.business } }),
})

const isNamed = ({ user, business }: Review): boolean => Boolean((user?.name || user?.username) && business?.name)

/**
 * Whether a new review belongs on the page this request returns: the first page of a list it belongs to (Q43). The latest
 * comments must be published and name author and business.
 */
export function belongs(review: Review, { endpoint, args }: Pick<Listing<Review>, 'endpoint' | 'args'>): boolean {
  const { id, page = 1, approved } = (args ?? {}) as { id?: string; page?: number; approved?: boolean }
  if (page !== 1 || (approved && !review.isApproved)) return false
  if (endpoint === 'listReviews') return review.isApproved && isNamed(review)
  if (endpoint === 'listReviewsByBusiness') return id === review.business?._id
  return endpoint === 'listReviewsByUser' && id === review.user?._id
}

/** The listing with a new review, if it belongs there. */
export const withNew = (listing: Listing<Review>, review: Review): Listing<Review> =>
  belongs(review, listing) ? withItems(listing, addedInFront(listing.items, review)) : listing

/** The reviews after the write, before the server has said so. */
export function reviewsAfter(reviews: Review[], write: PendingWrite): Review[] {
  if (write.kind === 'create') return addedInFront(reviews, write.review)
  if (write.kind === 'delete') return removed(reviews, write.id)
  return rewritten(reviews, write.id, (review) => changedReview(review, write.changes))
}

const withPendingWrite = (listing: Listing<Review>, write: PendingWrite): Listing<Review> =>
  write.kind === 'create' && !belongs(write.review, listing)
    ? listing
    : withItems(listing, reviewsAfter(listing.items, write))

/** The listing as the visitor should see it: the server's answer with the writes under way applied. */
export const withPendingWrites = (listing: Listing<Review>, pendingWrites: PendingWrites): Listing<Review> =>
  Object.values(pendingWrites).reduce(withPendingWrite, listing)
