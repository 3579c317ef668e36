// @vitest-environment jsdom
// The key of a write: which calls carry one, and when two carry the same.
import { createBackend } from '@mocks/backend'
import { anchor } from '@mocks/seed/data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppError, businessesApi, isUnanswered, reviewsApi } from '@/api'
import * as env from '@/platform/env'
import { clearSession, startSession } from '@/session/tokens'
import { parameters } from '../contract/document'
import { freshToken, staleToken } from '../session/tokens'
import { callAll } from './callAll'
import { makeApiStore, type Reply, serve } from './fakeServer'

const KEY = 'idempotency-key'
const { updateReview } = reviewsApi.endpoints
const changes = (comment: string) => ({ id: 'r1', reviewChanges: { title: 'Mirë', comment, rating: 5 } })

/** Sends these changes one after the other, each with its answer; the keys that the server saw. */
async function keysOf(...sendings: [comment: string, reply: Reply][]): Promise<(string | null)[]> {
  const { calls } = serve((_call, nth) => sendings[nth - 1]?.[1] ?? {})
  const { dispatch } = makeApiStore()
  for (const [comment] of sendings) await dispatch(updateReview.initiate(changes(comment)))
  return calls.map(({ headers }) => headers.get(KEY))
}

const saved: Reply = { body: { success: true, data: { _id: 'r1' } } }

beforeEach(() => {
  clearSession()
  // Off by default: interface 4 names the headers that a server has to allow (decision 0019).
  vi.spyOn(env, 'idempotencyKeys', 'get').mockReturnValue(true)
})

describe('the key of a write', () => {
  it('goes with every call that the contract gives one, and with no other', async () => {
    for (const [id, { headers }] of await callAll()) {
      const isNamed = parameters(id).some(({ name }) => name.toLowerCase() === KEY)
      expect(headers.has(KEY), id).toBe(isNamed)
      if (isNamed) expect(headers.get(KEY), id).toMatch(/^[\w-]{16,64}$/)
    }
  })

  it('is another one for every write that was answered, refused or not', async () => {
    const keys = await keysOf(['a', saved], ['a', { status: 409 }], ['a', { status: 503 }], ['a', saved])
    expect(new Set(keys).size).toBe(4)
  })

  it.each<[string, Reply]>([
    ['without an answer', { offline: true }],
    ['with an answer cut short', { cut: true }],
    ['that a gateway gave up on', { status: 504 }],
    ['that a gateway could not pass on', { status: 502 }],
  ])('stays for the same write after one %s, until it has an answer', async (_, lost) => {
    const [first, second, third, fourth] = await keysOf(['a', lost], ['a', lost], ['a', saved], ['a', saved])
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('is not that of a lost write that said something else, was of another session, or has another one after it', async () => {
    const [first, second, third] = await keysOf(['a', { offline: true }], ['b', saved], ['a', { offline: true }])
    startSession({ accessToken: freshToken() })
    const [fourth] = await keysOf(['a', saved])
    expect(new Set([first, second, third, fourth]).size).toBe(4)
  })

  it('stays for each of two lost writes that say the same of two things', async () => {
    const { calls } = serve(() => ({ offline: true }))
    const { dispatch } = makeApiStore()
    for (const id of ['r1', 'r2', 'r1', 'r2']) await dispatch(updateReview.initiate({ ...changes('a'), id }))
    const [first, second, ...again] = calls.map(({ headers }) => headers.get(KEY))
    expect(again).toEqual([first, second])
    expect(second).not.toBe(first)
  })

  it('is the same when a call is sent again with a refreshed token', async () => {
    startSession({ accessToken: freshToken(), refreshToken: 'refresh-for-key' })
    const { to } = serve(({ path }, nth) => {
      if (path === '/auth/refresh') return { body: { success: true, data: { accessToken: freshToken({ n: 2 }) } } }
      return nth === 1 ? { status: 401 } : saved
    })
    await makeApiStore().dispatch(updateReview.initiate(changes('a')))
    const keys = to('/reviews/r1').map(({ headers }) => headers.get(KEY))
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

describe('a failed write', () => {
  const refused: Reply = { status: 404, body: { message: 'Nuk ka' } }
  /** A comment, what the server answers, and whether the browser is offline. */
  const sendings = {
    lost: ['a', { offline: true }, false],
    offline: ['a', { offline: true }, true],
    refused: ['a', refused, false],
    'other refused': ['b', refused, false],
  } as const satisfies Record<string, [string, Reply, boolean]>

  it.each<[string, (keyof typeof sendings)[], [isLocal: boolean, isSecondTry: boolean, isUnanswered: boolean]]>([
    ['without an answer may be done', ['lost'], [false, false, true]],
    ['refused is not', ['refused'], [false, false, false]],
    ['that could not leave is not, and is no first try', ['offline'], [true, false, false]],
    ['after one that could not leave is no second try', ['offline', 'refused'], [false, false, false]],
    ['after one without an answer is a second try', ['lost', 'refused'], [false, true, false]],
    ['is one after a try in between that could not leave', ['lost', 'offline', 'refused'], [false, true, false]],
    ['that says something else is none', ['lost', 'other refused'], [false, false, false]],
    ['is none any more once the server has answered', ['lost', 'refused', 'refused'], [false, false, false]],
  ])('%s', async (_, names, expected) => {
    serve((_call, nth) => sendings[names[nth - 1] ?? 'lost'][1])
    const { dispatch } = makeApiStore()
    let failure: AppError | undefined
    for (const [comment, , isOffline] of names.map((name) => sendings[name])) {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
      failure = (await dispatch(updateReview.initiate(changes(comment)))).error as AppError | undefined
    }
    expect([failure?.isLocal ?? false, failure?.isSecondTry ?? false, isUnanswered(failure)]).toEqual(expected)
  })

  it('whose session could not be refreshed has not left', async () => {
    startSession({ accessToken: staleToken(), refreshToken: 'refresh-for-nobody' })
    const { calls } = serve(() => ({ status: 502 }))
    const { error } = await makeApiStore().dispatch(updateReview.initiate(changes('a')))
    expect(calls.map(({ path }) => path)).toEqual(['/auth/refresh'])
    expect(error).toMatchObject({ status: 502, isLocal: true })
    expect(isUnanswered(error as AppError)).toBe(false)
  })
})

describe('the mock backend', () => {
  const backend = createBackend({ now: () => anchor, wait: async () => undefined })
  const newBusiness = {
    name: 'Kafe Pa Përgjigje',
    businessName: 'Kafe Pa Përgjigje',
    category: [...backend.db.tables.categories.all()][0]?.id ?? '',
    url: 'https://pa-pergjigje.example.com',
  }
  const add = (key?: string) =>
    backend.handle(
      new Request('http://mock.test/v1/businesses', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key && { [KEY]: key }) },
        body: JSON.stringify(newBusiness),
      }),
    )

  it('answers a write that comes again with its key like the first time, and does it once', async () => {
    const before = backend.inReview().length
    const first = await add('key-of-the-first-one')
    const again = await add('key-of-the-first-one')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
    expect(backend.inReview()).toHaveLength(before + 1)
    expect((await add('key-of-another-one')).status).toBe(409)
    expect((await add()).status).toBe(409)
  })

  it('goes on without the lost answer of a page: pressed again, the business is added once', async () => {
    backend.reset()
    const before = backend.inReview().length
    const stub = serve(() => ({ offline: true }))
    const { dispatch } = makeApiStore()
    const press = () => dispatch(businessesApi.endpoints.createBusiness.initiate({ newBusiness }))
    await press()
    const key = stub.calls[0]?.headers.get(KEY) ?? ''
    // The server has it all the same.
    expect((await add(key)).status).toBe(201)
    globalThis.fetch = async (request) => backend.handle(request as Request)
    const { data } = await press()
    expect(data?.data?.name).toBe(newBusiness.name)
    expect(backend.inReview()).toHaveLength(before + 1)
  })
})
