// A user's reviews for what is known of all of them, not for a page on screen: their totals, and which businesses have one. Such an
// answer follows the list rules and is not fetched again for a write (Q70).
import { MAX_PAGE_SIZE, queryRequest } from './queryRequest'

/** One part of all of the user's reviews, as many as one call may ask for (Q70, Q79). `part`: from 1. */
export const allUserReviewsRequest = (userId: string, part: number) =>
  queryRequest(
    'listReviewsByUser',
    { id: userId, page: part, limit: MAX_PAGE_SIZE },
    { forUser: userId, purpose: 'overview' },
  )
