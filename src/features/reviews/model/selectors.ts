// What pages may know about reviews beside their lists (reviewLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import type { Review } from '@/api/endpoints/generated/types'
import type { ScoreChange } from '@/lib/reviewEvents'
import { isOwn } from './ownership'
import { reviewsAfter, withPendingWrites } from './pendingWrites'
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

/** Of each listed review the published one: a review may stand on several pages and in several orders. */
const published = (reviews: Review[]): Review[] => [
  ...new Map(reviews.filter(({ isApproved }) => isApproved).map((review) => [review._id, review])).values(),
]

const starsOf = (reviews: Review[]): number => reviews.reduce((sum, { rating }) => sum + rating, 0)

/** What the writes under way change of the published reviews of a business, as its list shows them already. */
export const selectPendingChange = createSelector(
  [
    ({ reviews }: { reviews: ReviewsState }) => reviews.listings,
    ({ reviews }: { reviews: ReviewsState }) => reviews.pendingWrites,
    (_: unknown, businessId: string) => businessId,
  ],
  (listings, pendingWrites, businessId): Required<ScoreChange> => {
    const before = published(
      Object.values(listings).flatMap(({ endpoint, args, items }) =>
        endpoint === 'listReviewsByBusiness' && (args as { id: string }).id === businessId ? items : [],
      ),
    )
    const after = Object.values(pendingWrites)
      .filter((write) => write.kind !== 'create' || write.review.business?._id === businessId)
      .reduce(reviewsAfter, before)
    return { by: after.length - before.length, stars: starsOf(after) - starsOf(before) }
  },
)
