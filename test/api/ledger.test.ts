// Writes of reviews: what is expected, which lists they reach, what they make of the business, how long rows stay.
import type { UnknownAction } from '@reduxjs/toolkit'
import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { baseApi, cacheKey, type ListsRoot, type QueryRequest, queryRequest, rowCompleted } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { answeredReview, belongs, expectedReview } from '@/api/endpoints/reviewWrites'
import { answerToRequest } from '@/api/lists/answers'
import type { QueryEntry } from '@/api/lists/entries'
import { noWrites, writesAfter } from '@/api/lists/ledger'

const ofUser = (id: string) => ({ endpoint: 'listReviewsByUser', args: { id } }) as const
const draft = { business: 'b1', user: 'u1', rating: 4, title: 'Mirë', comment: 'E mirë.', isApproved: true as const }

describe('the review that is expected', () => {
  const at = Date.UTC(2026, 2, 9, 10)
  const plain = {
    _id: 'pending:q1',
    user: { _id: 'u1' },
    business: { _id: 'b1' },
    rating: 4,
    title: 'Mirë',
    comment: 'E mirë.',
    isApproved: true,
    createdAt: '2026-03-09T10:00:00.000Z',
  }
  it.each([
    [{}, {}],
    [{ experienceDate: '2026-03-01' }, { experienceDate: '2026-03-01' }],
    [{ orderId: 'P-1' }, { orderId: 'P-1' }],
  ])('has of %j just %j', (given, expected) => {
    expect(expectedReview('q1', { ...draft, ...given }, at)).toStrictEqual({ ...plain, ...expected })
  })
})

describe('the review as answered', () => {
  const known = aReview({ user: { _id: 'u1', name: 'Arta' }, business: { _id: 'b1', name: 'Kafe Drini' } })
  it.each<[string, Partial<Review>, Partial<Review>]>([
    ['the names it leaves out', { user: { _id: 'u1' }, business: { _id: 'b1' } }, {}],
    ['author and business it leaves out', { user: undefined, business: undefined }, {}],
    ['those without an id', { user: { username: 'a7' } }, { user: { _id: 'u1', name: 'Arta', username: 'a7' } }],
    ['not those of somebody else', { user: { _id: 'u2' } }, { user: { _id: 'u2' } }],
    ['not those of another business', { business: { _id: 'b2' } }, { business: { _id: 'b2' } }],
    ['newer names', { user: { _id: 'u1', name: 'Arta H.' } }, { user: { _id: 'u1', name: 'Arta H.' } }],
  ])('keeps %s', (_, answer, expected) => {
    expect(answeredReview(known, aReview({ ...known, title: 'Re', ...answer }))).toEqual({
      ...known,
      title: 'Re',
      ...expected,
    })
  })

  it('has no author where nobody knew one', () => {
    const nameless = { ...known, user: undefined, business: undefined }
    expect(answeredReview(nameless, aReview({ user: { _id: 'u2' }, business: undefined }))).toMatchObject({
      user: { _id: 'u2' },
      business: undefined,
    })
  })
})

describe('a new review', () => {
  const review = aReview()
  it.each<[boolean, string, Partial<QueryRequest>, Partial<Review>?]>([
    [true, 'the first page of its business', { args: { id: 'b1', page: 1 } }],
    [true, 'a list of its business that names no page', { args: { id: 'b1' } }],
    [false, 'its second page', { args: { id: 'b1', page: 2 } }],
    [false, 'another business', { args: { id: 'b2', page: 1 } }],
    [false, 'a business, when it names none', {}, { business: undefined }],
    [true, 'the published ones', { args: { id: 'b1', approved: true } }],
    [false, 'the published ones, when it is not', { args: { id: 'b1', approved: true } }, { isApproved: false }],
    [true, 'those that may be unpublished', { args: { id: 'b1' } }, { isApproved: false }],
    [true, 'its author’s', ofUser('u1')],
    [false, 'another author’s', ofUser('u2')],
    [false, 'an author’s, when it has none', ofUser('u1'), { user: undefined }],
    [true, 'the latest', { endpoint: 'listReviews', args: { page: 1 } }],
    [true, 'the latest, asked for without arguments', { endpoint: 'listReviews', args: undefined }],
    [false, 'the latest, when it is not published', { endpoint: 'listReviews', args: {} }, { isApproved: false }],
    [false, 'the latest without author', { endpoint: 'listReviews', args: {} }, { user: undefined }],
    [false, 'the latest without the author’s name', { endpoint: 'listReviews', args: {} }, { user: { _id: 'u1' } }],
    [true, 'the latest by a user’s name', { endpoint: 'listReviews', args: {} }, { user: { username: 'a7' } }],
    [false, 'the latest without business', { endpoint: 'listReviews', args: {} }, { business: undefined }],
    [false, 'the latest without its name', { endpoint: 'listReviews', args: {} }, { business: { _id: 'b1' } }],
    [false, 'what a search finds', { endpoint: 'searchReviews', args: { id: 'u1', businessId: 'b1' } }],
    [false, 'a single one', { endpoint: 'getReview', args: { id: 'u1' } }],
  ])('%s: belongs to %s', (expected, _, where, fields = {}) => {
    const one = { ...review, ...fields }
    expect(belongs(one, { endpoint: 'listReviewsByBusiness', args: { id: 'b1', page: 1 }, ...where })).toBe(expected)
  })
})

const all = queryRequest('listReviewsByBusiness', { id: 'b1', page: 1 })
const second = queryRequest('listReviewsByBusiness', { id: 'b1', page: 2 })
const head = queryRequest('getBusiness', { id: 'b1' })
const directory = queryRequest('listBusinesses', {})
const found = queryRequest('searchReviews', { businessId: 'b1' })

const [good, bad] = [aReview({ _id: 'r1', rating: 5 }), aReview({ _id: 'r2', rating: 2 })]
const business = aBusiness({ _id: 'b1', reviewCount: 4, averageRating: 3 })

/** The state as far as the ledger knows it, and what becomes of it. */
class World {
  root: ListsRoot = { api: { queries: {} }, writes: noWrites }

  constructor() {
    this.answers(all, reviewPage([good, bad], { total: 4 }))
    this.answers(second, reviewPage([], { current: 2 }))
    this.answers(head, { success: true, data: business })
    this.answers(directory, businessPage([business, aBusiness({ _id: 'b2', reviewCount: 7 })]))
  }

  private put(request: QueryRequest, change: Partial<QueryEntry>): void {
    const { queries } = this.root.api
    const key = cacheKey(request)
    const known = queries[key] ?? { status: 'pending', endpointName: request.endpoint, originalArgs: request.args }
    this.root = { ...this.root, api: { queries: { ...queries, [key]: { ...known, ...change } } } }
  }

  private after(action: UnknownAction): void {
    const writes = writesAfter(action, this.root, (key) => this.root.api.queries[key] !== undefined)
    this.root = { ...this.root, writes }
  }

  private told(type: string, request: QueryRequest, requestId: string): void {
    this.after({ type, meta: { requestId, arg: { queryCacheKey: cacheKey(request), endpointName: request.endpoint } } })
  }

  asks(request: QueryRequest, requestId: string): void {
    this.put(request, { status: 'pending', requestId })
    this.told('api/executeQuery/pending', request, requestId)
  }

  answers(request: QueryRequest, data: object, requestId = 'first'): void {
    this.put(request, { status: 'fulfilled', data, requestId })
    this.told('api/executeQuery/fulfilled', request, requestId)
  }

  drops(request: QueryRequest): void {
    const { [cacheKey(request)]: _, ...queries } = this.root.api.queries
    this.root = { ...this.root, api: { queries } }
    this.after(baseApi.internalActions.removeQueryResult({ queryCacheKey: cacheKey(request) as never }))
  }

  private mutation(phase: string, endpointName: string, originalArgs: object, payload?: unknown): void {
    const meta = { requestId: endpointName, startedTimeStamp: 0, arg: { endpointName, originalArgs } }
    this.after({ type: `api/executeMutation/${phase}`, payload, meta })
  }

  sends(endpoint: string, args: object): void {
    this.mutation('pending', endpoint, args)
  }

  ends(endpoint: string, args: object, data?: Review): void {
    this.mutation('fulfilled', endpoint, args, { success: true, data })
  }

  refuses(endpoint: string, args: object, kind = 'unexpected'): void {
    this.mutation('rejected', endpoint, args, { kind, status: 500, message: 'Jo' })
  }

  completes(fields: Pick<Review, 'user' | 'business'>): void {
    this.after(rowCompleted({ requestId: 'createReview', fields }))
  }

  ids(request: QueryRequest): string[] {
    return answerToRequest(this.root, request).items.map(({ _id }) => _id)
  }

  total(request: QueryRequest): number {
    return answerToRequest(this.root, request).total
  }

  score(request: QueryRequest = head): [count: number, average: number] {
    const [one] = answerToRequest<typeof business>(this.root, request).items
    return [one?.reviewCount ?? -1, one?.averageRating ?? -1]
  }
}

const newReview = draft
const update = { id: 'r2', reviewChanges: { title: 'Tjetër', rating: 4 } }
const saved = aReview({ _id: 'r9', rating: 4 })

describe('a row', () => {
  it('lies on top of every answer that it can change, and of no other', () => {
    const world = new World()
    const untouched = answerToRequest(world.root, second)
    world.sends('createReview', { newReview })
    expect(world.ids(all)).toEqual(['pending:createReview', 'r1', 'r2'])
    expect(world.total(all)).toBe(5)
    expect(answerToRequest(world.root, second)).toBe(untouched)
    world.ends('createReview', { newReview }, saved)
    expect(world.ids(all)).toEqual(['r9', 'r1', 'r2'])
    world.sends('updateReview', update)
    expect(answerToRequest<Review>(world.root, all).items[2]).toEqual({ ...bad, title: 'Tjetër', rating: 4 })
    world.sends('deleteReview', { id: 'r1' })
    expect(world.ids(all)).toEqual(['r9', 'r2'])
    expect(world.total(all)).toBe(4)
  })

  it('stands in front of nothing before the first answer', () => {
    const world = new World()
    world.asks(found, 'q1')
    world.sends('createReview', { newReview })
    expect(world.ids(found)).toEqual([])
  })

  it('has the names that its request lacks', () => {
    const world = new World()
    world.sends('createReview', { newReview })
    world.completes({ user: { _id: 'u1', name: 'Arta' }, business: { _id: 'b1', name: 'Kafe Drini' } })
    const [shown] = answerToRequest<Review>(world.root, all).items
    expect(shown).toMatchObject({ user: { name: 'Arta' }, business: { name: 'Kafe Drini' } })
    world.ends('createReview', { newReview }, { ...saved, user: { _id: 'u1' }, business: { _id: 'b1' } })
    expect(answerToRequest<Review>(world.root, all).items[0]).toMatchObject({ _id: 'r9', user: { name: 'Arta' } })
  })

  it('leaves with a refusal, and everything is as it was', () => {
    const world = new World()
    const before = [answerToRequest(world.root, all), world.score()]
    for (const [write, args] of [
      ['createReview', { newReview }],
      ['updateReview', update],
      ['deleteReview', { id: 'r1' }],
    ] as const) {
      world.sends(write, args)
      expect([answerToRequest(world.root, all), world.score()]).not.toEqual(before)
      world.refuses(write, args)
      expect([answerToRequest(world.root, all), world.score()]).toEqual(before)
      expect(world.root.writes).toEqual([])
    }
  })

  it.each(['updateReview', 'deleteReview'])('of %s deletes what the server no longer knows [Q11]', (write) => {
    const world = new World()
    world.sends(write, update)
    world.refuses(write, update, 'notFound')
    expect(world.ids(all)).toEqual(['r1'])
    expect(world.score()).toEqual([3, 10 / 3])
  })

  it('stays until every answer is newer, be it answered before, under way or late', () => {
    const world = new World()
    world.sends('deleteReview', { id: 'r1' })
    world.asks(all, 'early')
    world.ends('deleteReview', { id: 'r1' })
    // Begun before the write ended: it may still have what was deleted.
    world.answers(all, reviewPage([good, bad]), 'early')
    expect(world.ids(all)).toEqual(['r2'])
    world.asks(all, 'new')
    expect(world.ids(all)).toEqual(['r2'])
    world.answers(all, reviewPage([good, bad]), 'new')
    expect(world.ids(all)).toEqual(['r1', 'r2'])
    expect(world.root.writes).toHaveLength(1)
    // Those that nobody uses any more are dropped.
    for (const request of [second, head, directory]) world.drops(request)
    expect(world.root.writes).toEqual([])
  })

  it('does not lie on an answer to a request that was sent after the write', () => {
    const world = new World()
    world.sends('deleteReview', { id: 'r1' })
    world.ends('deleteReview', { id: 'r1' })
    world.asks(found, 'q1')
    world.answers(found, reviewPage([good]), 'q1')
    expect(world.ids(found)).toEqual(['r1'])
  })

  it('goes with the cache; a write that ends later is nobody’s', () => {
    const world = new World()
    world.sends('deleteReview', { id: 'r1' })
    const after = writesAfter(baseApi.util.resetApiState(), world.root, () => true)
    expect(after).toEqual([])
    world.root = { api: { queries: {} }, writes: after }
    world.ends('deleteReview', { id: 'r1' })
    expect(world.root.writes).toEqual([])
  })

  it('is none of a call that no list follows, nor of an answer that says nothing', () => {
    const world = new World()
    world.sends('login', {})
    expect(world.root.writes).toEqual([])
    world.sends('createBusiness', { newBusiness: {} })
    expect(world.ids(directory)).toEqual(['b1', 'b2'])
    world.ends('createBusiness', { newBusiness: {} })
    expect(world.root.writes).toEqual([])
  })
})

describe('the count and the average of the business', () => {
  const sums = (by: number, stars: number): [number, number] => [4 + by, (4 * 3 + stars) / (4 + by)]
  it.each<[string, [by: number, stars: number], (world: World) => void]>([
    ['one more', [1, 4], (world) => world.sends('createReview', { newReview })],
    ['one less', [-1, -5], (world) => world.sends('deleteReview', { id: 'r1' })],
    ['other stars', [0, 2], (world) => world.sends('updateReview', update)],
    ['the same stars', [0, 0], (world) => world.sends('updateReview', { id: 'r2', reviewChanges: { title: 'x' } })],
    [
      'nothing by one of another business',
      [0, 0],
      (world) => world.sends('createReview', { newReview: { ...draft, business: 'b2' } }),
    ],
    ['nothing by one that no list has', [0, 0], (world) => world.sends('deleteReview', { id: 'r7' })],
  ])('%s at once, and the same after the answer', (_, [by, stars], write) => {
    const world = new World()
    write(world)
    expect(world.score()).toEqual(sums(by, stars))
    expect(world.score(directory)).toEqual(sums(by, stars))
  })

  it('follow the answer where it says something else than was expected', () => {
    const world = new World()
    world.sends('createReview', { newReview })
    world.ends('createReview', { newReview }, { ...saved, isApproved: false })
    expect(world.score()).toEqual([4, 3])
    world.sends('updateReview', update)
    world.ends('updateReview', update, { ...bad, rating: 1 })
    expect(world.score()).toEqual(sums(0, -1))
  })

  it('are those of published ones alone, of the business whose list names none', () => {
    const world = new World()
    world.answers(
      all,
      reviewPage([
        { ...good, isApproved: false },
        { ...bad, business: undefined },
      ]),
    )
    world.sends('deleteReview', { id: 'r1' })
    expect(world.score()).toEqual([4, 3])
    world.sends('deleteReview', { id: 'r2' })
    expect(world.score()).toEqual(sums(-1, -2))
  })

  it('are right once the business has been asked for again', () => {
    const world = new World()
    world.sends('deleteReview', { id: 'r1' })
    world.ends('deleteReview', { id: 'r1' })
    world.asks(head, 'new')
    expect(world.score()).toEqual(sums(-1, -5))
    world.answers(head, { success: true, data: { ...business, reviewCount: 3 } }, 'new')
    expect(world.score()).toEqual([3, 3])
  })
})
