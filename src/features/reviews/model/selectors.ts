// What pages may know about reviews beside their lists (reviewLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import type { ScoreChange } from '@/lib/reviewEvents'
import { isOwn } from './ownership'
import { withPendingWrites } from './pendingWrites'
import type { ReviewsState } from './reviewLists'

/** Why the last new review was not created, or null (WRITE-22). */
export const selectCreateError = ({ reviews }: { reviews: ReviewsState }): string | null => reviews.errors.create

/** The code of that error, which the form goes by; null when it has none. */
export const selectCreateErrorCode = ({ reviews }: { reviews: ReviewsState }): string | null => reviews.createErrorCode

/**
 * Whether a review of the business by this user is known: from the guard's answer, a list of the page, the user's own reviews, or
 * a write under way (Q73). The latest reviews of all do not count: they are kept for good and may be out of date.
 */
export const selectHasOwnReview = (
  { reviews: { listings, pendingWrites } }: { reviews: ReviewsState },
  businessId: string,
  userId: string | undefined,
): boolean =>
  Object.values(listings).some((listing) => {
    if (listing.endpoint === 'listReviews') return false
    // A review in a list of one business may leave the business out.
    const { id, businessId: of = listing.endpoint === 'listReviewsByBusiness' ? id : undefined } = (listing.args ??
      {}) as { id?: string; businessId?: string }
    return withPendingWrites(listing, pendingWrites).items.some(
      (review) => isOwn(review, userId) && (review.business?._id ?? of) === businessId,
    )
  })

/** How many comments the list on a business's page counts; 0 while it is not known. */
export const selectBusinessTotal = ({ reviews }: { reviews: ReviewsState }): number =>
  reviews.openLists.find(({ list }) => list === 'businessComments')?.total ?? 0

const unchanged = { by: 0, stars: 0 }

/** What the writes under way change of the published reviews of a business, as its list shows them already. */
export const selectPendingChange = createSelector(
  [
    ({ reviews }: { reviews: ReviewsState }) => reviews.listings,
    ({ reviews }: { reviews: ReviewsState }) => reviews.pendingWrites,
    (_: unknown, businessId: string) => businessId,
  ],
  (listings, pendingWrites, businessId): Required<ScoreChange> => {
    const listed = Object.values(listings).flatMap(({ endpoint, args, items }) =>
      endpoint === 'listReviewsByBusiness' && (args as { id: string }).id === businessId ? items : [],
    )
    const changes = Object.values(pendingWrites).map((write): Required<ScoreChange> => {
      if (write.kind === 'create') {
        const { business, rating } = write.review
        return business?._id === businessId ? { by: 1, stars: rating } : unchanged
      }
      const known = listed.find(({ _id, isApproved }) => _id === write.id && isApproved)
      if (!known) return unchanged
      if (write.kind === 'delete') return { by: -1, stars: -known.rating }
      return { by: 0, stars: (write.changes.rating ?? known.rating) - known.rating }
    })
    return changes.reduce((sum, { by, stars }) => ({ by: sum.by + by, stars: sum.stars + stars }), unchanged)
  },
)
