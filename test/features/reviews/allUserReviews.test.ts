// Which requests are for all of a user's reviews: a write leaves their answers alone, unless it ended while they were under way.
import { describe, expect, it, vi } from 'vitest'
import { allUserReviewsRequest, isOfAllUserReviews, type QueryRequest, reviewWritten } from '@/api'
import { ratingSampleRequest } from '@/features/reviews/model/distribution'
import { ownReviewCheckRequest } from '@/features/reviews/model/ownReview'
import { initialState } from '@/features/reviews/model/reviewLists'
import {
  businessReviewsRequest,
  latestReviewsRequest,
  userReviewsRequest,
} from '@/features/reviews/model/reviewRequests'
import { writeEnded } from '@/features/reviews/model/writeEnded'

const all = [allUserReviewsRequest('u1', 1), allUserReviewsRequest('u1', 10)]
/** Two of them are of a hundred reviews, too. */
const others = [
  userReviewsRequest('u1', 1),
  ratingSampleRequest('b1'),
  ownReviewCheckRequest('b1', 'u1'),
  businessReviewsRequest('b1', 1, 'u1'),
  latestReviewsRequest,
]

/** What is dispatched when a write ends while this request is under way. */
function endedDuring(request: QueryRequest, isSuperseded: boolean) {
  const dispatch = vi.fn()
  const listing = { ...request, ...(isSuperseded && { isSuperseded }) }
  writeEnded({ businessId: 'b1' })(dispatch, () => ({
    reviews: { ...initialState, listings: { key: listing as never } },
  }))
  return dispatch.mock.calls.flat()
}

describe('all of a user’s reviews (Q70)', () => {
  it('are what their requests ask for, and no others', () => {
    expect(all.map(isOfAllUserReviews)).toEqual([true, true])
    expect(others.map(isOfAllUserReviews)).toEqual(others.map(() => false))
  })

  it('are fetched again for a write that ended while they were under way, and for no other reason', () => {
    for (const request of all) {
      expect(endedDuring(request, true)).toEqual([reviewWritten('b1')])
      expect(endedDuring(request, false)).toEqual([])
    }
    for (const request of others) expect(endedDuring(request, true)).toEqual([])
  })
})
