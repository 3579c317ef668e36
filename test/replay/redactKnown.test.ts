// What is learnt of a log before it is redacted: who is signed in, what they wrote, and what public pages have named.
import { describe, expect, it } from 'vitest'
import { makeKnown, marksOfArgs, marksOfReply, NOBODY } from '@/replay/redact/known'

type Call = { args?: unknown; reply?: unknown; phase?: 'pending' | 'fulfilled' | 'rejected'; meta?: object }
const call =
  (how: 'Query' | 'Mutation') =>
  (endpointName: string, { args, reply, phase = 'fulfilled', meta = {} }: Call = {}) => ({
    type: `api/execute${how}/${phase}`,
    payload: reply,
    meta: { requestId: 'q1', arg: { endpointName, originalArgs: args }, ...meta },
  })
const [query, write] = [call('Query'), call('Mutation')]

const review = (_id: string, more: object = {}) => {
  const about = { user: { _id: 'u9', name: 'Beni' }, business: { _id: 'b9' } }
  return { _id, ...about, isApproved: true, ...more }
}
const reviewsOf = (endpoint: string, ...reviews: object[]) => query(endpoint, { reply: { reviews } })
const signedIn = (user: object) => ({ type: 'auth/LOGIN_SUCCESS', payload: { user } })

function knownOf(...values: unknown[]) {
  const known = makeKnown()
  for (const value of values) known.learn(value)
  return known
}
const isMe = (id: unknown, ...values: unknown[]) => knownOf(...values).isMe(id)
const isPublic = (id: string, ...values: unknown[]) => knownOf(...values).isPublic(id)

const u1 = { _id: 'u1' }
const cachedQuery = (endpointName: string, more: object) => ({ api: { queries: { k: { endpointName, ...more } } } })
const cachedWrite = (endpointName: string, data: object) => ({ api: { mutations: { k: { endpointName, data } } } })
const kept = (endpointName: string, more: object) => ({
  reviews: { openLists: [{ kept: { k: { endpointName, ...more } } }] },
})
const onItsWay = (row: object) => ({ writes: [{ requestId: 'q2', endpoint: 'updateReview', row }] })

describe('who is signed in', () => {
  it.each<[string, unknown]>([
    ['a log-in', signedIn(u1)],
    ['another action with a user', { type: 'auth/INIT', payload: { user: u1 } }],
    ['a user that is set', { type: 'auth/SET_USER', payload: u1 }],
    ['the state', { auth: { user: u1 } }],
    ['a state that was shown', { type: 'replay/stateShown', payload: { auth: { user: u1 } } }],
    ['what is asked for, sent or not', query('listReviewsByUser', { args: { id: 'u1' }, phase: 'pending' })],
    ['who asks', query('listReviewsByBusiness', { args: { id: 'b1', userId: 'u1' }, phase: 'rejected' })],
    ['who writes', write('createReview', { args: { newReview: { user: 'u1' } }, phase: 'pending' })],
    ['an answer to who one is', query('getMe', { reply: { data: { user: u1 } } })],
    ['an answer to a log-in', write('login', { reply: { data: { user: u1 } } })],
    ['the cache of calls', cachedQuery('listReviewsByUser', { originalArgs: { id: 'u1' } })],
    ['the cache of writes', cachedWrite('login', { data: { user: u1 } })],
    ['a list that was left', kept('listReviewsByUser', { originalArgs: { id: 'u1' } })],
    ['a review on its way', onItsWay({ item: { user: u1 } })],
  ])('is known from %s', (_, value) => expect(['u1', 'u2'].map((id) => isMe(id, value))).toEqual([true, false]))

  const noCall = { type: 'x/executeQuery/pending', meta: query('listReviewsByUser', { args: { id: 'u1' } }).meta }
  it.each<[string, unknown]>([
    ['the user of a set user', { type: 'auth/SET_USER', payload: { user: u1 } }],
    ['the author of a public review', reviewsOf('listReviews', review('r1', { user: u1 }))],
    ['the id of a business', query('getBusiness', { args: { id: 'u1' } })],
    ['an answer that was refused', query('getMe', { phase: 'rejected', reply: { data: { user: u1 } } })],
    ['what a call takes that nobody knows', query('constructor', { args: { id: 'u1', userId: 'u1' } })],
    ['what is no call', noCall],
  ])('is not %s', (_, value) => expect(isMe('u1', value)).toBe(false))

  it('is nobody where there is no id, or the one of nobody in particular', () => {
    const known = knownOf(...['', NOBODY, 7].map((_id) => signedIn({ _id })), signedIn({}), null, 'a')
    expect(['', NOBODY, 7, undefined].map(known.isMe)).toEqual([false, false, false, false])
  })
})

const arta = { name: ' Arta Hoxhë ', email: 'arta@posta.al' }

it.each<[text: string, users: object[], isMe: boolean]>([
  ['Me respekt, ARTA HOXHE!', [arta], true],
  ['Shkruani te Arta@Posta.al.', [arta], true],
  ['Arta', [arta], false],
  ['Arta Hoxhë', [{ name: 'Beni Leka' }, arta], true],
  [' ARTA ', [{ name: 'Arta' }], true],
  ['Arta u kthye', [{ name: 'Arta' }], false],
  ['', [{ name: '  ', email: '' }], false],
  ['7', [{ name: 7 }], false],
])(
  'a public text mentions somebody whose whole name or address is in it, however written: "%s" of %j: %s',
  (text, users, isMe) => expect(knownOf(...users.map(signedIn)).mentionsMe(text)).toBe(isMe),
)

describe('a thing', () => {
  const business = (id: string, more: Call = {}) => query('getBusiness', { reply: { data: { _id: id } }, ...more })
  const ofStatus = (status: string) => business('b1', { reply: { data: { _id: 'b1', status } } })
  const category = (more: object) => query('listCategories', { reply: { data: [{ _id: 'c1', ...more }] } })
  const two = query('listBusinesses', { reply: { businesses: [{ _id: 'b1' }, { _id: 'b2' }] } })
  const inside = query('getBusiness', { reply: { data: { _id: 'b1', name: 'Bar Kafe', category: { _id: 'c1' } } } })

  it.each<[string, string, unknown]>([
    ['a business', 'b1', business('b1')],
    ['one that has closed', 'b1', ofStatus('inactive')],
    ['one in another', 'c1', inside],
    ['by its slug', 'kafe', category({ name: 'K', slug: 'kafe' })],
    ['by the slug of its name', 'bar_kafe', category({ name: 'Bar Kafe' })],
    ['a review', 'r1', reviewsOf('listReviews', review('r1'))],
    ['its business', 'b9', reviewsOf('listReviews', review('r1'))],
    ['one of a list that was left', 'r1', kept('listReviews', { data: { reviews: [review('r1')] } })],
    ['one of the cache', 'b1', cachedQuery('getBusiness', { data: { data: { _id: 'b1' } } })],
  ])('that an answer names is public: %s', (_, id, value) => expect(isPublic(id, value)).toBe(true))

  it.each<[string, string, unknown]>([
    ['nobody named', 'b2', business('b1')],
    ['a refusal names', 'b1', business('b1', { phase: 'rejected' })],
    ['an unknown answer names', 'b1', query('constructor', { reply: { data: { _id: 'b1' } } })],
    ['no mark of the contract leads to', 'b1', query('getBusiness', { reply: { other: { _id: 'b1' } } })],
    ['is a person', 'u9', reviewsOf('listReviews', review('r1'))],
    ['is a draft', 'r1', reviewsOf('listReviews', review('r1', { isApproved: false }))],
    ['waits in review', 'b1', ofStatus('in_review')],
    ['only a draft names', 'b9', reviewsOf('listReviewsByUser', review('r1', { isApproved: false }))],
    ['nobody has approved', 'r1', reviewsOf('listReviews', review('r1', { isApproved: 'yes' }))],
    ['has another slug', 'bar_kafe', category({ name: 'Bar Kafe', slug: 'b' })],
    ['has no slug in the contract', 'bar_kafe', inside],
    ['has an id that is none', 'kafe', category({ _id: 7, name: 'K', slug: 'kafe' })],
  ])('is not public that %s', (_, id, value) => expect(isPublic(id, value)).toBe(false))

  it('is not public any more once it turns out to be somebody’s own, nor is its slug; what stands beside it is', () => {
    const known = knownOf(two, category({ name: 'K', slug: 'kafe' }))
    const shown = () => ['b1', 'b2', 'kafe'].map(known.isPublic)
    expect(shown()).toEqual([true, true, true])
    known.learn(write('updateBusiness', { args: { id: 'b1' }, phase: 'pending' }))
    known.learn(write('updateCategory', { args: { id: 'c1' } }))
    expect(shown()).toEqual([false, true, false])
  })

  it('is nothing of what is no thing: a state, a list or an answer may hold anything', () => {
    const reviews = { openLists: [null, 'x', { kept: 7 }, { kept: { k: null } }] }
    const odd = { a: 'text', b: null, c: 7, api: null, reviews, writes: [null, 7, { row: 7 }] }
    const books = { api: { queries: { k: null }, mutations: 'x' } }
    expect(() => knownOf(odd, books, query('listReviews', { reply: [null] }))).not.toThrow()
  })

  it.each<[string, unknown]>([
    ['was written, as the cache says', cachedWrite('createBusiness', { data: { _id: 'b1' } })],
    ['is on its way', onItsWay({ id: 'b1' })],
  ])('is not public that %s', (_, value) => expect(isPublic('b1', business('b1'), value)).toBe(false))

  it('is not written by a call that only asks', () => {
    const odd = write('updateBusiness', { args: { id: 7 }, reply: { data: { _id: 7 } } })
    expect(isPublic('b1', business('b1'), query('getBusiness', { args: { id: 'b1' } }), odd)).toBe(true)
  })
})

describe('a review', () => {
  const two = [review('r1', { user: { _id: 'u1' } }), review('r2')]
  const shown = (...values: unknown[]) => {
    const known = knownOf(...values)
    return ['r1', 'r2', 'r3'].filter(known.isPublic)
  }

  it('of one’s own hides itself and what stands beside it', () => {
    const lists = [reviewsOf('listReviewsByBusiness', ...two), reviewsOf('searchReviews', review('r3'))]
    expect(shown(...lists)).toEqual(['r1', 'r2', 'r3'])
    expect(shown(...lists, signedIn({ _id: 'u1' }))).toEqual(['r3'])
  })

  it('of one’s own hides lists of the state, too, and one that was changed what stands beside it', () => {
    expect(shown(kept('searchReviews', { data: { reviews: two } }), signedIn(u1))).toEqual([])
    expect(shown(reviewsOf('searchReviews', ...two), write('deleteReview', { args: { id: 'r2' } }))).toEqual([])
  })

  it('in one’s own list is one’s own, and is seen there again though it was seen elsewhere', () => {
    expect(shown(reviewsOf('searchReviews', ...two), reviewsOf('listReviewsByUser', ...two))).toEqual([])
    const elsewhere = reviewsOf('searchReviews', review('r1'), review('r3'))
    expect(shown(elsewhere, reviewsOf('listReviewsByUser', review('r1')))).toEqual([])
  })

  it('about a business that was reviewed is hidden, with the latest ones, whatever they are about', () => {
    const reviewed = write('createReview', { args: { newReview: { business: 'b1' } }, phase: 'pending' })
    const about = [review('r1', { business: { _id: 'b1' } }), review('r2')]
    expect(shown(reviewsOf('searchReviews', ...about), reviewed)).toEqual(['r2'])
    expect(shown(reviewsOf('listReviews', ...about, review('r3')), reviewed)).toEqual([])
    expect(shown(reviewsOf('listReviews', ...about, review('r3')))).toEqual(['r1', 'r2', 'r3'])
    const sent = onItsWay({ item: { business: { _id: 'b1' } } })
    expect(shown(reviewsOf('searchReviews', ...about), sent)).toEqual(['r2'])
  })

  it('is not hidden by nobody in particular', () => {
    const nobodys = [review('r1', { user: null }), review('r2', { business: null })]
    expect(shown(reviewsOf('searchReviews', ...nobodys), signedIn({}))).toEqual(['r1', 'r2'])
  })
})

describe('what is being sent', () => {
  it('has the id of its request', () => {
    const known = knownOf(write('createReview', { phase: 'pending' }), onItsWay({}))
    const ids = ['pending:q1', 'pending:q2', 'pending:q3', 'publish:q1', 'pendingq1']
    expect(ids.filter(known.isUnsent)).toEqual(['pending:q1', 'pending:q2'])
  })

  it('has the moment at which a review was sent, of no other call', () => {
    const at = Date.UTC(2026, 10, 21, 12)
    const sent = (endpoint: string, startedTimeStamp: unknown) =>
      write(endpoint, { phase: 'pending', meta: { startedTimeStamp } })
    const known = knownOf(sent('createReview', at), sent('updateReview', at + 1), sent('createReview', 'soon'))
    expect(known.isSending('2026-11-21T12:00:00.000Z')).toBe(true)
    expect(known.isSending('2026-11-21T12:00:00.001Z')).toBe(false)
  })
})

it('the marks of the contract are those of a call that it has; of any other everything is personal', () => {
  expect(marksOfArgs('getBusiness')).toMatchObject({ id: 'thing' })
  expect(marksOfReply('getBusiness')).toMatchObject({ data: { _id: 'thing' } })
  for (const none of ['toString', 'none', ['getBusiness'], 7, undefined]) {
    expect([marksOfArgs(none), marksOfReply(none)]).toEqual(['always', 'always'])
  }
})
