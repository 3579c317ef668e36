// @vitest-environment jsdom
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
import { reviewsRecounted } from '@/lib/reviewEvents'
import { reviewNewsKey } from '@/lib/storageKeys'

const all = [allUserReviewsRequest('u1', 1), allUserReviewsRequest('u1', 10)]
/** Two of them are of a hundred reviews, too. */
const others = [
  userReviewsRequest('u1', 1),
  ratingSampleRequest('b1'),
  ownReviewCheckRequest('b1', 'u1'),
  businessReviewsRequest('b1', 1, 'u1'),
  latestReviewsRequest,
]

const change = { by: 1, stars: 4 }

/** What is dispatched when a write ends while these requests are listed. */
function dispatchedBy(result: Parameters<typeof writeEnded>[0], ...listings: object[]) {
  const dispatch = vi.fn()
  writeEnded(result)(dispatch, () => ({
    reviews: { ...initialState, listings: Object.fromEntries(listings.map((one, at) => [at, one as never])) },
  }))
  return dispatch.mock.calls.flat()
}

/** The same while this request is under way, and another one is not. */
const endedDuring = (request: QueryRequest, isSuperseded: boolean) =>
  dispatchedBy({ businessId: 'b1' }, latestReviewsRequest, { ...request, ...(isSuperseded && { isSuperseded }) })

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

it.each<[string, Parameters<typeof writeEnded>[0], object[]]>([
  [
    'the business and the other tabs',
    { businessId: 'b1', change },
    [reviewsRecounted({ businessId: 'b1', ...change })],
  ],
  ['the other tabs alone where nobody knows the business', { change }, []],
])('a write to a review tells %s', (_, result, dispatched) => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  expect(dispatchedBy(result)).toEqual(dispatched)
  expect(setItem.mock.calls).toEqual([[reviewNewsKey, result.businessId ?? '']])
})
