// @vitest-environment jsdom
// What pages are told of reviews beside their lists.
import { aReview, reviewPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { describe, expect, it } from 'vitest'
import { cacheKey, type ListsRoot, type QueryRequest, type Write } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { selectBusinessTotal, selectHasOwnReview } from '@/features/reviews/model/selectors'

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
