// @vitest-environment jsdom
// Which requests are for all of a user's reviews, and who hears of a write that has ended.
import { describe, expect, it, vi } from 'vitest'
import { allUserReviewsRequest, type QueryRequest, reviewWritten } from '@/api'
import { ratingSampleRequest } from '@/features/reviews/model/distribution'
import { ownReviewCheckRequest, writeEnded } from '@/features/reviews/model/ownReview'
import {
  businessReviewsRequest,
  latestReviewsRequest,
  userReviewsRequest,
} from '@/features/reviews/model/reviewRequests'
import { reviewNewsKey } from '@/lib/storageKeys'

it('all of a user’s reviews are what their requests ask for, and no others (Q70)', () => {
  const all = [allUserReviewsRequest('u1', 1), allUserReviewsRequest('u1', 10)]
  const purposes = (requests: readonly QueryRequest[]) => requests.map(({ purpose }) => purpose)
  expect(purposes(all)).toEqual(['overview', 'overview'])
  /** Two of them are of a hundred reviews, too. */
  const others = [
    userReviewsRequest('u1', 1),
    ratingSampleRequest('b1'),
    ownReviewCheckRequest('b1', 'u1'),
    businessReviewsRequest('b1', 1, 'u1'),
    latestReviewsRequest,
  ]
  expect(purposes(others)).toEqual(others.map(() => undefined))
})

describe('a write to a review that has ended', () => {
  it.each([
    ['of a business', 'b1', false, []],
    ['of nobody knows which business', undefined, false, []],
    ['without an answer that shows it', 'b1', true, [reviewWritten('b1')]],
  ])('%s tells the other tabs, and has fetched again what no answer has shown', (_, id, isUnseen, dispatched) => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const dispatch = vi.fn()
    writeEnded(id, isUnseen)(dispatch)
    expect(dispatch.mock.calls.flat()).toEqual(dispatched)
    expect(setItem.mock.calls).toEqual([[reviewNewsKey, id ?? '']])
  })
})
