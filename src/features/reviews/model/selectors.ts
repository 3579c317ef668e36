// What pages may know about reviews beside their lists (reviewLists.ts).
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { isOwn } from './ownReview'
import { type ReviewFilters, type ReviewsState, reviewLists } from './reviewLists'

/** The filters of the search in a business's reviews. */
export const selectReviewFilters = ({ reviews }: { reviews: ReviewsState }): ReviewFilters => reviews.filters

/** Whether the last new review was created, and nobody has logged out since. */
export const selectIsCreated = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.createSuccess

/** Why the last new review was refused, with `advice` in place of the state's text if there is any; null if it was not. */
export const refusalIn = ({ reviews: { errors, createErrorCode } }: { reviews: ReviewsState }, advice?: string) =>
  errors.create === null
    ? null
    : { text: advice ?? errors.create, isLanguage: createErrorCode === 'INAPPROPRIATE_LANGUAGE' }

/** The review just sent to this business, or null. */
export const selectSent = ({ reviews: { sent } }: { reviews: ReviewsState }, businessId: string) =>
  sent?.businessId === businessId ? sent : null

/** Whether a new review is being sent. */
export const selectIsCreating = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.create

/** Whether changes to a review are being sent. */
export const selectIsUpdating = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.update

/** Whether a review is being deleted. */
export const selectIsDeleting = ({ reviews }: { reviews: ReviewsState }): boolean => reviews.loading.delete

/** The server's words for the last refused change or deletion, or null. */
export const selectWriteError = ({ reviews }: { reviews: ReviewsState }, write: 'update' | 'delete'): string | null =>
  reviews.errors[write]

/**
 * Whether a review of the business by this user is known: from the guard's answer, a list of the page, the user's own
 * reviews, or a write under way (Q73). The latest reviews do not count: they are kept for good and may be outdated.
 */
export const selectHasOwnReview = (root: ListsRoot, businessId: string, userId: string | undefined): boolean =>
  answersTo<Review>(root, queriesOf.Review).some(({ endpoint, args, items }) => {
    if (endpoint === 'listReviews') return false
    // A review in one business's list may lack the business.
    const { id, businessId: of = endpoint === 'listReviewsByBusiness' ? id : undefined } = (args ?? {}) as {
      id?: string
      businessId?: string
    }
    return items.some((review) => isOwn(review, userId) && (review.business?._id ?? of) === businessId)
  })

/** How many reviews the list on a business's page counts; 0 until known. */
export const selectBusinessTotal = (root: ListsRoot): number => {
  const { isOpen, total } = reviewLists.businessComments.selectShown(root)
  return isOpen ? total : 0
}
