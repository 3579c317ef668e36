// An event of the reviews that the businesses follow too: their counts.
import { createAction } from '@reduxjs/toolkit'

/** A business has one published review more or fewer, as the server has confirmed. */
export const reviewsRecounted = createAction<{ businessId: string; by: 1 | -1 }>('reviews/recounted')
