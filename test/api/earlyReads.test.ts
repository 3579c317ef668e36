// @vitest-environment jsdom
// Reads sent by the boot script while the scripts load: the base query takes each answer once, as the call's first try.
// Which reads those are: test/build/firstReads.test.ts.
import { type Call, errorOf, makeApiStore, type Reply, serve } from '@test/api/fakeServer'
import fc from '@test/fastCheck'
import { makeToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessesApi } from '@/api/endpoints/generated/businesses'
import { reviewsApi } from '@/api/endpoints/generated/reviews'
import { TIMEOUT } from '@/api/http/transport'
import { makeStore } from '@/app/store'
import { sendFirstReads, takeEarlyAnswer } from '@/document/earlyReads'
import { type FirstReads, readsName } from '@/document/names'
import { checkSession } from '@/features/auth/model/checkSession'
import { selectUserId } from '@/features/auth/model/selectors'

const now = Date.UTC(2026, 10, 28)
const reads: FirstReads = {
  api: '',
  key: '',
  pages: [['^/biznes/([\\w-]+)/*$', ['/v1/businesses/__param__?'], ['/v1/businesses/__param__?user_id=__user__']]],
}
const fine: Reply = { body: { success: true, data: { _id: 'b1', name: 'Kafe' } } }

/** What the boot script of a document does at an address. */
function boot(address = '/biznes/b1', { state = null, ...more }: Partial<FirstReads> & { state?: unknown } = {}) {
  window.history.pushState(state, '', address)
  const meta = document.createElement('meta')
  meta.name = readsName
  meta.content = JSON.stringify({ ...reads, ...more })
  document.body.append(meta)
  sendFirstReads()
  meta.remove()
}

const ask = (id = 'b1') => makeApiStore().dispatch(businessesApi.endpoints.getBusiness.initiate({ id }))
const askList = () => makeApiStore().dispatch(reviewsApi.endpoints.listReviews.initiate({ page: 1 }))
const bothReads: Partial<FirstReads> = { pages: [['^/biznes/b1$', ['/v1/businesses/b1?', '/v1/reviews?page=1'], []]] }
const paths = (calls: readonly Call[]) => calls.map(({ path, url }) => path + url.search)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now })
})
afterEach(() => {
  globalThis.earlyReads = undefined
})

describe('an early answer', () => {
  it('is taken once: whoever asks again asks the server', async () => {
    const { calls } = serve(() => fine)
    boot()
    expect((await ask()).data).toMatchObject({ data: { name: 'Kafe' } })
    expect(paths(calls)).toEqual(['/businesses/b1'])
    expect((await ask()).data).toMatchObject({ data: { name: 'Kafe' } })
    expect(calls.length).toBe(2)
  })

  it('that is still under way is waited for', async () => {
    const { calls } = serve(() => ({ ...fine, delay: 3000 }))
    boot()
    const asked = ask()
    await vi.advanceTimersByTimeAsync(3000)
    expect([(await asked).isSuccess, calls.length]).toEqual([true, 1])
  })

  it('is the answer to that request alone', async () => {
    serve(() => fine)
    boot()
    const address = `${location.origin}/v1/businesses/b1?`
    const take = (init: RequestInit, more = '') => takeEarlyAnswer(new Request(address + more, init))
    const others: HeadersInit[] = [{ authorization: 'Bearer x' }, { 'x-api-key': 'x' }]
    for (const headers of others) expect(take({ headers })).toBeUndefined()
    expect([take({}, 'user_id=u1'), take({ method: 'POST' }), take({ method: 'DELETE' })]).toEqual(Array(3))
    expect(await take({})).toBeInstanceOf(Response)
  })

  it('with another key is none', async () => {
    const { calls } = serve(() => fine)
    boot('/biznes/b1', { key: 'Key-1' })
    await ask()
    expect(calls.map(({ headers }) => headers.get('x-api-key'))).toEqual(['Key-1', null])
  })

  it('is taken however late the scripts come', async () => {
    const { calls } = serve(() => fine)
    boot()
    await settle()
    vi.setSystemTime(now + 60_000)
    expect([(await ask()).isSuccess, calls.length]).toEqual([true, 1])
  })

  // How often a business is asked for, and how often comments, which are never repeated.
  it.each<[string, Reply, number, number]>([
    ['400', { status: 400, body: { success: false, message: 'Jo' } }, 2, 1],
    ['403', { status: 403, body: { success: false, message: 'Jo' } }, 1, 1],
    ['404', { status: 404, body: { success: false, message: 'Jo' } }, 1, 1],
    ['404, cut short', { status: 404, cut: true }, 1, 1],
    ['429', { status: 429, headers: { 'retry-after': '9' } }, 1, 1],
    ['429, cut short', { status: 429, cut: true }, 1, 1],
    ['500', { status: 500 }, 2, 1],
    ['503', { status: 503, text: '<h1>' }, 2, 1],
    ['no answer', { offline: true }, 2, 1],
    ['an answer cut short', { ...fine, cut: true }, 2, 1],
    ['an answer that may not be read', { opaque: true }, 2, 1],
  ])(
    'that fails, by %s, is the first try of a call that goes on as any other (Q106)',
    async (_, failure, ...counts) => {
      const outcome = async (isEarly: boolean, asked: typeof ask | typeof askList) => {
        const { calls } = serve(() => failure)
        globalThis.earlyReads = undefined
        if (isEarly) boot('/biznes/b1', bothReads)
        const error = errorOf(await asked())
        // The list is there, too, where the business is asked for: nobody takes its failure, and nobody hears of it.
        return [paths(calls).filter((path) => path.startsWith(asked === ask ? '/b' : '/r')).length, error]
      }
      for (const [index, asked] of [ask, askList].entries()) {
        const late = await outcome(false, asked)
        expect(late[0]).toBe(counts[index])
        expect(await outcome(true, asked)).toEqual(late)
      }
      await settle()
    },
  )

  it('that does not come is given up like any other', async () => {
    const { calls } = serve((_call, nth) => (nth === 1 ? { hangs: true } : { status: 404 }))
    boot()
    const asked = ask()
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
    expect(calls.length).toBe(1)
    // The read is repeated once.
    await vi.advanceTimersByTimeAsync(1)
    expect(errorOf(await asked).status).toBe(404)
  })

  it('of a call that is aborted is given up at once, before it is taken or after', async () => {
    const sent = held()
    boot()
    const asked = ask()
    await settle()
    asked.abort()
    expect((await asked).isError).toBe(true)
    boot()
    const request = new Request(sent[1]?.url ?? '', { signal: AbortSignal.abort() })
    expect(takeEarlyAnswer(request)).toBeUndefined()
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  it('leads to the very actions that an answer of the base query’s own does', async () => {
    serve(() => fine)
    const actionsOf = async () => {
      const { actions, dispatch } = makeApiStore()
      await dispatch(businessesApi.endpoints.getBusiness.initiate({ id: 'b1' }))
      const text = JSON.stringify(actions)
      return text.replace(/"requestId":"[^"]*"/g, '')
    }
    const late = await actionsOf()
    boot()
    await settle()
    expect(await actionsOf()).toBe(late)
    expect(late).toContain('Kafe')
  })
})

/** Has every answer wait; the requests that have been sent, as they go out. */
function held(): Request[] {
  const sent: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return new Promise(() => undefined)
  })
  return sent
}

it('nothing is asked early at an address that may ask for something else, or where a link has brought something along', () => {
  const sent = held()
  for (const address of ['/biznes/b1?faqe=2', '/biznes/b1?kerko=x', '/biznes/b1?email=x', '/faq']) boot(address)
  boot('/biznes/b1', { state: { usr: { category: {} } } })
  expect(sent).toEqual([])
  boot('/biznes/b1?utm_source=x', { state: { usr: null, key: 'k' } })
  expect(sent.length).toBe(1)
})

/** A token whose `exp` is so many s from now. */
const token = (exp: number, claims: object) => makeToken({ exp: now / 1000 + exp, ...claims })
const stored = (items: Readonly<Record<string, string>>) => {
  localStorage.clear()
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
}
const ana = JSON.stringify({ _id: 'u1', name: 'Ana' })

/** The user for whom the boot script asks; null for a visitor, undefined where it asks for nobody. */
function earlyUser(items: Readonly<Record<string, string>>): string | null | undefined {
  const sent = held()
  stored(items)
  boot()
  return sent.map(({ url }) => new URL(url).searchParams.get('user_id'))[0]
}

describe('a user’s first reads', () => {
  const good = token(99, { sub: 'u1' })
  const signedIn = { accessToken: good, user: ana }
  it.each([
    ['a good token', { accessToken: token(31, { sub: 'u1' }), user: ana }, 'u1'],
    ['both tokens good', { accessToken: token(31, { _id: 'u1' }), refreshToken: token(61, {}), user: ana }, 'u1'],
    ['a refresh token that says nothing', { accessToken: token(31, { id: 'u1' }), refreshToken: 'x', user: ana }, 'u1'],
    ['a clock that is ahead', { accessToken: token(-3000, { sub: 'u1' }), user: ana, clockOffset: '3600000' }, 'u1'],
    ['an expired token', { accessToken: token(30, { sub: 'u1' }), refreshToken: 'x', user: ana }, undefined],
    ['an expired refresh token', { accessToken: good, refreshToken: token(60, {}), user: ana }, undefined],
    ['a clock that is behind', { ...signedIn, clockOffset: '-3600000' }, undefined],
    ['no access token', { refreshToken: good, user: ana }, undefined],
    ['a token that cannot be read', { accessToken: 'x.y.z', user: ana }, 'u1'],
    ['a stored user whom nobody knows', { accessToken: token(99, {}), user: '{"name":"Ana"}' }, undefined],
    ['another one’s token', { accessToken: token(99, { sub: 'u2' }), user: ana }, undefined],
    ['no stored user', { accessToken: good }, undefined],
    ['a user without a name', { accessToken: good, user: '{"_id":"u1"}' }, undefined],
    [
      'an id that addresses escape',
      { accessToken: token(99, { sub: 'u 1' }), user: '{"_id":"u 1","name":"A"}' },
      undefined,
    ],
    ['refreshed after a log-out', { ...signedIn, renewed: '1' }, null],
    ['refreshed', { ...signedIn, renewed: '1', session: '1' }, 'u1'],
  ])('with %s are sent for the user, for a visitor or not at all', (_, items, user) => {
    expect(earlyUser(items as Record<string, string>)).toBe(user)
  })

  it('never carry the token, in a header or in the address', () => {
    const accessToken = token(99, { sub: 'u1' })
    const sent = held()
    stored({ accessToken, user: ana })
    boot()
    const told = sent.map(({ url, headers }) => url + JSON.stringify([...headers]))
    expect(told).toEqual([expect.stringContaining('user_id=u1')])
    expect(told.join()).not.toContain(accessToken)
  })

  it('are those of a visitor where the storage is denied', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const sent = held()
    boot()
    expect(sent.map(({ url }) => url)).toEqual([`${location.origin}/v1/businesses/b1?`])
  })

  it('are sent only for the user whom the app then finds, without asking', async () => {
    const id = fc.constantFrom<unknown>('u1', 'u2', '', ' ', 7, null, true, ['u1'], 'ana@example.al', 'undefined')
    const keys = ['_id', 'id', 'userId', 'sub', 'name', 'email'] as const
    const fields = fc.record(Object.fromEntries(keys.map((key) => [key, id])), { requiredKeys: [] })
    const exp = fc.constantFrom<unknown>(-1, 29, 30, 31, 60, 61, 3600, '3600', null)
    const signed = fc.tuple(fields, exp).map(([claims, from]) => {
      const at = typeof from === 'number' ? now / 1000 + from : from
      return makeToken({ ...claims, ...(at !== null && { exp: at }) })
    })
    // Often alike, or nothing would ever be sent.
    const plain = fc
      .constantFrom('u1', 'u2')
      .chain((sub) => fc.constantFrom(31, 61, 3600).map((from) => token(from, { sub })))
    const anyToken = fc.oneof(
      { weight: 4, arbitrary: plain },
      signed,
      fc.constantFrom('', 'null', 'undefined', 'x', 'a.b', 'a.bnVsbA.c', '..'),
    )
    const user = fc.oneof(
      { weight: 4, arbitrary: fc.constant(ana) },
      fields.map((one) => JSON.stringify(one)),
      fc.constantFrom('null', '{', '[]', '"u1"'),
    )
    const mark = fc.constantFrom('1', '')
    const session = fc.record(
      {
        accessToken: anyToken,
        refreshToken: anyToken,
        user,
        renewed: mark,
        session: mark,
        clockOffset: fc.constantFrom('0', 'x', '90000', '-90000'),
      },
      { requiredKeys: ['accessToken', 'user'] },
    )
    let sent = 0
    await fc.assert(
      fc.asyncProperty(session, async (items) => {
        const early = earlyUser(items)
        if (typeof early !== 'string') return
        sent += 1
        const { calls } = serve(() => ({ status: 401 }))
        stored(items)
        const store = makeStore()
        await store.dispatch(checkSession())
        expect([selectUserId(store.getState()), calls.length]).toEqual([early, 0])
      }),
      { numRuns: 400 },
    )
    expect(sent).toBeGreaterThan(20)
  })
})
