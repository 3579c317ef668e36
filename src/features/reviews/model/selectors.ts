// What pages may know about reviews beside their lists (reviewLists.ts).
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

/** By how many the published comments of a business change with the writes under way, as its list shows them already. */
export const selectPendingCount = (
  { reviews: { listings, pendingWrites } }: { reviews: ReviewsState },
  businessId: string,
): number => {
  const isListed = (id: string) =>
    Object.values(listings).some(
      ({ endpoint, args, items }) =>
        endpoint === 'listReviewsByBusiness' &&
        (args as { id: string }).id === businessId &&
        items.some(({ _id, isApproved }) => _id === id && isApproved),
    )
  return Object.values(pendingWrites).reduce((sum, write) => {
    if (write.kind === 'create') return write.review.business?._id === businessId ? sum + 1 : sum
    return write.kind === 'delete' && isListed(write.id) ? sum - 1 : sum
  }, 0)
}
