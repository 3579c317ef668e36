// An event of the reviews that the businesses follow too: their counts and averages.
import { createAction } from '@reduxjs/toolkit'

/** What writes change of a business's published reviews. */
export interface ScoreChange {
  /** By how many they are more or fewer. */
  by: number
  /** By how much the sum of their stars changes, where that is known. */
  stars?: number
}

/** A business's published reviews have changed, as the server has confirmed. */
export const reviewsRecounted = createAction<{ businessId: string } & ScoreChange>('reviews/recounted')
