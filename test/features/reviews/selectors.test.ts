// @vitest-environment jsdom
// What pages are told of reviews beside their lists; which requests are for all of a user's reviews, and who hears of a
// write that has ended.
import { aReview, reviewPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { describe, expect, it, vi } from 'vitest'
import { allUserReviewsRequest, cacheKey, type ListsRoot, type QueryRequest, reviewWritten, type Write } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { ratingSampleRequest } from '@/features/reviews/model/distribution'
import { ownReviewCheckRequest, writeEnded } from '@/features/reviews/model/ownReview'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import {
  businessReviewsRequest,
  latestReviewsRequest,
  userReviewsRequest,
} from '@/features/reviews/model/reviewRequests'
import { selectBusinessTotal, selectHasOwnReview } from '@/features/reviews/model/selectors'
import { reviewNewsKey } from '@/lib/storageKeys'

type Listing = QueryRequest & { items: Review[] }
const listing = (fields: Partial<Listing> = {}): Listing => ({
  endpoint: 'listReviewsByBusiness',
  args: { id: 'b1', page: 1 },
  items: [],
  ...fields,
})
const ofUser = (id: string) => ({ endpoint: 'listReviewsByUser', args: { id } }) as const
const good = aReview({ _id: 'r1', rating: 5 })
const ofBusiness = listing({ items: [good, aReview({ _id: 'r2', rating: 2 })] })

const state = (listings: Listing[], writes: Write[] = []): ListsRoot => ({
  api: {
    queries: Object.fromEntries(
      listings.map(({ endpoint, args, items }) => [
        cacheKey({ endpoint, args }),
        { status: 'fulfilled', endpointName: endpoint, originalArgs: args, data: reviewPage(items) },
      ]),
    ),
  },
  writes,
})
const removes: Write = { requestId: 'q1', endpoint: 'deleteReview', row: { kind: 'delete', id: 'r1' } }
const creates: Write = {
  requestId: 'q1',
  endpoint: 'createReview',
  row: { kind: 'create', item: aReview({ _id: 'pending:q1' }) },
}

describe('what a page is told', () => {
  const searched = { endpoint: 'searchReviews', args: { businessId: 'b1' } } as const
  const unnamed = [{ ...good, business: undefined }]
  it.each<[boolean, string, Listing[], (string | undefined)?, Write[]?]>([
    [true, 'a list of the business has it', [ofBusiness], 'u1'],
    [false, 'it is another’s', [ofBusiness], 'u2'],
    [false, 'nobody is signed in', [ofBusiness], undefined],
    [false, 'no list has it', [], 'u1'],
    [true, 'a list of the business does not say which', [listing({ items: unnamed })], 'u1'],
    [false, 'the list is another business’s', [listing({ args: { id: 'b2' }, items: unnamed })], 'u1'],
    [true, 'the user’s own list has it', [listing({ ...ofUser('u1'), items: [good] })], 'u1'],
    [false, 'a user’s list with that very id does not say which', [listing({ ...ofUser('b1'), items: unnamed })], 'u1'],
    [false, 'only the latest have it', [listing({ endpoint: 'listReviews', args: {}, items: [good] })], 'u1'],
    [true, 'a search in the business has it', [listing({ ...searched, items: unnamed })], 'u1'],
    [false, 'it is being deleted', [listing({ items: [good] })], 'u1', [removes]],
    [true, 'it is being sent', [listing()], 'u1', [creates]],
    [true, 'it is in a single answer', [listing({ endpoint: 'getReview', args: undefined, items: [good] })], 'u1'],
  ])('that there is an own review is %s when %s', (expected, _, lists, userId, writes = []) => {
    expect(selectHasOwnReview(state(lists, writes), 'b1', userId)).toBe(expected)
  })

  it('has the total of the list that is open, 0 without one', async () => {
    const server = stubServer()
    const store = makeStore()
    expect(selectBusinessTotal(store.getState())).toBe(0)
    store.dispatch(openList('listReviewsByBusiness', { id: 'b1' }))
    await settle()
    await server.last('/reviews/business/b1').reply(reviewPage([good], { total: 7 }))
    expect(selectBusinessTotal(store.getState())).toBe(7)
    store.dispatch(reviewLists.businessComments.closed())
    expect(selectBusinessTotal(store.getState())).toBe(0)
  })
})

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
