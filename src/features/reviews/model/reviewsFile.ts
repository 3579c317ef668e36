// The user's own reviews as a file to take along.
import type { Review } from '@/api/endpoints/generated/types'

/** JSON with what the user wrote, each with its business and days; no ids. Days and times as the server sent them. */
export const reviewsFile = (reviews: readonly Review[]): string =>
  JSON.stringify(
    reviews.map(({ business, rating, title, comment, experienceDate, createdAt, isApproved }) => ({
      business: business?.name,
      rating,
      title,
      comment,
      experienceDate,
      createdAt,
      isPublished: isApproved,
    })),
    null,
    2,
  )
