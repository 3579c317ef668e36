// What pages may know about reviews beside their lists (reviewLists of slice.ts).
import type { ReviewsState } from './reviewLists'

/** Why the last new review was not created, or null (WRITE-22). */
export const selectCreateError = ({ reviews }: { reviews: ReviewsState }): string | null => reviews.errors.create
