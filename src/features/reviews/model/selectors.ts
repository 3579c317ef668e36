// What pages may know about reviews beside their lists (reviewLists.ts).
import type { ReviewsState } from './reviewLists'

/** Why the last new review was not created, or null (WRITE-22). */
export const selectCreateError = ({ reviews }: { reviews: ReviewsState }): string | null => reviews.errors.create

/** The code of that error, which the form goes by; null when it has none. */
export const selectCreateErrorCode = ({ reviews }: { reviews: ReviewsState }): string | null => reviews.createErrorCode
