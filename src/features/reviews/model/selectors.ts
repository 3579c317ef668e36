// What pages may know about reviews beside their lists (reviewLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { isOwn } from './ownReview'
import { type ReviewFilters, type ReviewsState, reviewLists } from './reviewLists'

/** The filters of the search in a business's reviews. */
export const selectReviewFilters = ({ reviews }: { reviews: ReviewsState }): ReviewFilters => reviews.filters

/** Whether the last new review was created, and nobody has logged out since. */
export const selectIsCreated = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.createSuccess

/** Why the last new review was refused; null where it was not. */
export const selectRefusal = createSelector(
  ({ reviews }: { reviews: ReviewsState }) => reviews.errors.create,
  ({ reviews }: { reviews: ReviewsState }) => reviews.createErrorCode,
  (text, code) => (text === null ? null : { text, isLanguage: code === 'INAPPROPRIATE_LANGUAGE' }),
)

/** The review that was just sent to this business; null otherwise. */
export const selectSent = ({ reviews: { sent } }: { reviews: ReviewsState }, businessId: string) =>
  sent?.businessId === businessId ? sent : null

/** Whether a new review is on its way to the server. */
export const selectIsCreating = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.create

/** Whether changes to a review are on their way to the server. */
export const selectIsUpdating = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.update

/** Whether the deletion of a review is on its way to the server. */
export const selectIsDeleting = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.delete

/** What the server says of the last change or deletion that it refused, or null. */
export const selectWriteError = ({ reviews }: { reviews: ReviewsState }, write: 'update' | 'delete'): string | null =>
  reviews.errors[write]

/**
 * Whether a review of the business by this user is known: from the guard's answer, a list of the page, the user's own reviews, or
 * a write under way (Q73). The latest reviews of all do not count: they are kept for good and may be out of date.
 */
export const selectHasOwnReview = (root: ListsRoot, businessId: string, userId: string | undefined): boolean =>
  answersTo<Review>(root, queriesOf.Review).some(({ endpoint, args, items }) => {
    if (endpoint === 'listReviews') return false
    // A review in a list of one business may leave the business out.
    const { id, businessId: of = endpoint === 'listReviewsByBusiness' ? id : undefined } = (args ?? {}) as {
      id?: string
      businessId?: string
    }
    return items.some((review) => isOwn(review, userId) && (review.business?._id ?? of) === businessId)
  })

/** How many reviews the list on a business's page counts; 0 while it is not known. */
export const selectBusinessTotal = (root: ListsRoot): number => {
  const { isOpen, total } = reviewLists.businessComments.selectShown(root)
  return isOpen ? total : 0
}
