// Writes under way: what is expected of them, which lists they reach, what becomes of them when the server answers, and what a
// business's page is told meanwhile.
import { aReview } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import type { Listing } from '@/api'
import { listingOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import {
  answeredReview,
  belongs,
  expectedReview,
  type PendingWrite,
  reviewsAfter,
  withNames,
  withPendingWrites,
} from '@/features/reviews/model/pendingWrites'
import { selectReviewedNames } from '@/features/reviews/model/reviewedNames'
import { initialState, type ReviewsState } from '@/features/reviews/model/reviewLists'
import { selectBusinessTotal, selectHasOwnReview, selectPendingChange } from '@/features/reviews/model/selectors'

const blank = listingOf<Review>({}, null)
const listing = (fields: Partial<Listing<Review>> = {}): Listing<Review> => ({
  ...blank,
  endpoint: 'listReviewsByBusiness',
  args: { id: 'b1', page: 1 },
  ...fields,
})

const ofUser = (id: string) => ({ endpoint: 'listReviewsByUser', args: { id } }) as const

const draft = { business: 'b1', user: 'u1', rating: 4, title: 'Mirë', comment: 'E mirë.', isApproved: true as const }
const create = (review: Review): PendingWrite => ({ kind: 'create', review })

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
    [{ experienceDate: '', orderId: '' }, {}],
  ])('has of %j just %j', (given, expected) => {
    expect(expectedReview('q1', { ...draft, ...given }, at)).toStrictEqual({ ...plain, ...expected })
  })
})

describe('names', () => {
  const names = { user: { _id: 'u1', name: 'Arta' }, business: { _id: 'b1', name: 'Kafe Drini' } }
  it('are put into the write of that request, if it is a new review', () => {
    const bare = aReview({ user: { _id: 'u1' }, business: { _id: 'b1' } })
    const writes = { q1: create(bare), q2: { kind: 'delete', id: 'r1' } as const }
    expect(withNames(writes, 'q1', names)).toEqual({ ...writes, q1: create({ ...bare, ...names }) })
    expect(withNames(writes, 'q2', names)).toBe(writes)
    expect(withNames(writes, 'q3', names)).toBe(writes)
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
  it.each<[boolean, string, Partial<Listing<Review>>, Partial<Review>?]>([
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
    expect(belongs(one, listing(where))).toBe(expected)
    const shown = withPendingWrites(listing({ ...where, total: 3 }), { q1: create(one) })
    expect([shown.items.length, shown.total]).toEqual(expected ? [1, 4] : [0, 3])
  })
})

describe('writes', () => {
  const [first, second] = [aReview({ _id: 'r1' }), aReview({ _id: 'r2', title: 'E dyta' })]
  it('change a list in their order, and what they do not reach stays the very same', () => {
    const added = aReview({ _id: 'r3' })
    const update: PendingWrite = { kind: 'update', id: 'r2', changes: { title: 'Tjetër', comment: 'x', rating: 1 } }
    expect(reviewsAfter([first, second], create(added))).toEqual([added, first, second])
    expect(reviewsAfter([first, second], { kind: 'delete', id: 'r1' })).toEqual([second])
    expect(reviewsAfter([first, second], update)).toEqual([
      first,
      { ...second, title: 'Tjetër', comment: 'x', rating: 1 },
    ])
    const both = withPendingWrites(listing({ items: [first, second], total: 12 }), {
      q1: update,
      q2: { kind: 'delete', id: 'r1' },
    })
    expect(both.items.map(({ title }) => title)).toEqual(['Tjetër'])
    expect(both.total).toBe(11)
    const untouched = listing({ items: [first], total: 1 })
    expect(withPendingWrites(untouched, { q1: update })).toBe(untouched)
    expect(withPendingWrites(untouched, {})).toBe(untouched)
  })
})

describe('what a page is told meanwhile', () => {
  const state = (listings: Listing<Review>[], pendingWrites: ReviewsState['pendingWrites'] = {}) => ({
    reviews: {
      ...initialState,
      listings: Object.fromEntries(listings.map((one, at) => [String(at), one])),
      pendingWrites,
    },
  })
  const [good, bad] = [aReview({ _id: 'r1', rating: 5 }), aReview({ _id: 'r2', rating: 2 })]
  const ofBusiness = listing({ items: [good, bad] })
  const change = (writes: PendingWrite[], lists = [ofBusiness], id = 'b1') =>
    selectPendingChange(state(lists, Object.fromEntries(writes.map((one, at) => [`q${at}`, one]))), id)
  const remove = (id: string): PendingWrite => ({ kind: 'delete', id })
  const update = (id: string, rating?: number): PendingWrite => ({
    kind: 'update',
    id,
    changes: { title: 't', comment: 'c', ...(rating && { rating }) },
  })

  it.each<[string, { by: number; stars: number }, PendingWrite[]]>([
    ['nothing', { by: 0, stars: 0 }, []],
    ['one more', { by: 1, stars: 4 }, [create(aReview({ _id: 'r9', rating: 4 }))]],
    ['nothing by one of another business', { by: 0, stars: 0 }, [create(aReview({ business: { _id: 'b2' } }))]],
    ['nothing by one of no business', { by: 0, stars: 0 }, [create(aReview({ business: undefined }))]],
    ['one less', { by: -1, stars: -5 }, [{ kind: 'delete', id: 'r1' }]],
    ['both less', { by: -2, stars: -7 }, [remove('r1'), remove('r2')]],
    ['nothing by one that is not listed', { by: 0, stars: 0 }, [{ kind: 'delete', id: 'r7' }]],
    ['other stars', { by: 0, stars: -3 }, [update('r1', 2)]],
    ['the same stars', { by: 0, stars: 0 }, [update('r1')]],
    ['a change and its deletion', { by: -1, stars: -5 }, [update('r1', 1), { kind: 'delete', id: 'r1' }]],
    ['all at once', { by: 0, stars: 1 }, [create(aReview({ _id: 'r9', rating: 3 })), { kind: 'delete', id: 'r2' }]],
  ])('%s', (_, expected, writes) => {
    expect(change(writes)).toEqual(expected)
  })

  it('counts only published ones of that business, each once', () => {
    const twice = [ofBusiness, listing({ args: { id: 'b1', page: 1, limit: 100 }, items: [good] })]
    expect(change([remove('r1')], twice)).toEqual({ by: -1, stars: -5 })
    expect(change([remove('r1')], [listing({ items: [{ ...good, isApproved: false }] })])).toEqual({ by: 0, stars: 0 })
    expect(change([remove('r1')], [listing({ args: { id: 'b2' }, items: [good] })])).toEqual({ by: 0, stars: 0 })
    expect(change([remove('r1')], [listing({ endpoint: 'listReviewsByUser', items: [good] })])).toEqual({
      by: 0,
      stars: 0,
    })
    expect(change([remove('r1')], [ofBusiness], 'b2')).toEqual({ by: 0, stars: 0 })
  })

  const searched = { endpoint: 'searchReviews', args: { businessId: 'b1' } } as const
  const unnamed = [{ ...good, business: undefined }]
  it.each<[boolean, string, Listing<Review>[], (string | undefined)?, PendingWrite[]?]>([
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
    [false, 'it is being deleted', [listing({ items: [good] })], 'u1', [remove('r1')]],
    [true, 'it is being sent', [listing()], 'u1', [create(aReview({ _id: 'pending:q1' }))]],
    [true, 'it is in a single answer', [listing({ endpoint: 'getReview', args: undefined, items: [good] })], 'u1'],
  ])('that there is an own review is %s when %s', (expected, _, lists, userId, writes = []) => {
    const pending = Object.fromEntries(writes.map((one, at) => [`q${at}`, one]))
    expect(selectHasOwnReview(state(lists, pending), 'b1', userId)).toBe(expected)
  })

  it('the total of the list that is open, 0 without one; the names of all that is reviewed', () => {
    expect(selectBusinessTotal(state([]))).toBe(0)
    const open = [
      { list: 'userReviews', total: 3 },
      { list: 'businessComments', total: 7 },
    ] as ReviewsState['openLists']
    expect(selectBusinessTotal({ reviews: { ...initialState, openLists: open } })).toBe(7)
    const nameless = aReview({ business: undefined })
    const other = aReview({ business: { _id: 'b2', name: 'Furra' } })
    expect(selectReviewedNames(state([listing({ items: [good, nameless] }), listing({ items: [other] })]))).toEqual([
      'Kafe Drini',
      'Furra',
    ])
  })
})
