// @vitest-environment jsdom
// Every order of what can happen to a session (S31): calls, a refresh, log-out and log-in, answers in any order, and
// another tab. 10,000 orders with TEST_DEEP, else a sample; the seed is fixed.
import fc from '@test/fastCheck'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountsApi, reviewsApi } from '@/api'
import { makeStore } from '@/app/store'
import { followStorage, logOut } from '@/features/auth/model/sessionChanges'
import { storageKeys } from '@/lib/storageKeys'
import { idOf, readClaims } from '@/session/claims'
import { loginSucceeded } from '@/session/events'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'

const isDeep = process.env.TEST_DEEP === '1'

type UserId = 'a' | 'b'
const NOW = Date.parse('2026-08-01T10:00:00Z')
const people = { a: { _id: 'a', name: 'Ana' }, b: { _id: 'b', name: 'Ben' } }
const steps = ['me', 'reviews', 'more', 'logout', 'loginA', 'loginB', 'revoke', 'otherTabOut', 'otherTabB'] as const
type Step = (typeof steps)[number]

/** A server that refuses a token that was replaced or used twice; each answer comes when the scheduler says so. */
function scheduledServer(scheduler: fc.Scheduler) {
  const access = new Map<string, UserId>()
  const refresh = new Map<string, UserId>()
  const refreshing = new Map<string, number>()
  /** The access tokens that a refresh has brought. */
  const refreshed = new Set<unknown>()
  const seen = { bearerOfNobody: [] as string[], loggedOut: [] as unknown[], most: 0, reused: 0 }
  const issue = (id: UserId) => {
    const tokens = { accessToken: freshToken({ sub: id }, NOW), refreshToken: freshToken({ sub: id }, NOW) }
    access.set(tokens.accessToken, id)
    refresh.set(tokens.refreshToken, id)
    return tokens
  }
  const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
  const refused = () => json({ success: false, message: 'Invalid token' }, 401)

  async function answerRefresh(request: Request): Promise<Response> {
    const { refreshToken } = (await request.json()) as { refreshToken: string }
    const asked = (refreshing.get(refreshToken) ?? 0) + 1
    refreshing.set(refreshToken, asked)
    seen.most = Math.max(seen.most, asked)
    await scheduler.schedule(Promise.resolve(), 'refresh')
    refreshing.set(refreshToken, asked - 1)
    const id = refresh.get(refreshToken)
    if (!id) seen.reused += 1
    refresh.delete(refreshToken)
    if (!id) return refused()
    const data = issue(id)
    refreshed.add(data.accessToken)
    return json({ success: true, data })
  }

  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/auth/refresh')) return answerRefresh(request)
    const bearer = request.headers.get('authorization')?.slice(7)
    // The one call of a session that has just ended; it names the session as it was, whatever else is under way.
    if (pathname.endsWith('/auth/logout')) {
      seen.loggedOut.push(bearer)
      await scheduler.schedule(Promise.resolve(), 'told')
      return json({ success: true })
    }
    // A request carries the session as stored at this moment, never one that has ended.
    if (bearer && readTokens().accessToken !== bearer) seen.bearerOfNobody.push(pathname)
    await scheduler.schedule(Promise.resolve(), pathname)
    const id = bearer && access.get(bearer)
    return id ? json({ success: true, data: { user: people[id] }, comments: [] }) : refused()
  })
  return { issue, seen, refreshed, revoke: () => access.clear() }
}

/** Plays the steps in the scheduler's order; what must hold is checked on the way and at the end. */
async function play(scheduler: fc.Scheduler, order: readonly Step[]): Promise<void> {
  clearSession()
  const server = scheduledServer(scheduler)
  const store = makeStore()
  const { dispatch } = store
  const logIn = (id: UserId) => {
    startSession({ ...server.issue(id), user: people[id] })
    dispatch(loginSucceeded({ user: people[id] }))
  }
  const reviews = (page: number) =>
    dispatch(reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'a', page }, { subscribe: false }))
  const nowSignedIn = () => store.getState().auth.user?._id
  const mixedUp: string[] = []
  const bearersBefore: unknown[] = []
  /** Requests the signed-in user. The answer is about whoever sent the request, and nobody else may see it. */
  const askMe = async () => {
    const [asker, bearer] = [nowSignedIn(), idOf(readClaims(readTokens().accessToken))]
    const { data } = await dispatch(
      accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    const about = data?.data.user?._id
    // A request already under way is shared, whatever session is stored by now.
    const isOthers = about !== bearer && about !== asker
    const isLate = asker !== nowSignedIn() && about !== nowSignedIn()
    if (about && (isOthers || isLate))
      mixedUp.push(`${asker} asked as ${bearer}, ${nowSignedIn()} was told of ${about}`)
  }
  const perform: Record<Step, () => unknown> = {
    me: askMe,
    reviews: () => reviews(1),
    more: () => reviews(2),
    // Nobody is signed in when it returns, whatever is under way; the server hears of the session that it was.
    logout: () => {
      bearersBefore.push(readTokens().accessToken ?? undefined)
      const told = dispatch(logOut())
      expect([nowSignedIn(), readTokens()]).toEqual([undefined, { accessToken: null, refreshToken: null }])
      return told
    },
    loginA: () => logIn('a'),
    loginB: () => logIn('b'),
    revoke: server.revoke,
    otherTabOut: () => {
      localStorage.clear()
      void scheduler.schedule(Promise.resolve(), 'storage').then(() => dispatch(followStorage()))
    },
    otherTabB: () => {
      const parts = { ...server.issue('b'), user: JSON.stringify(people.b) }
      for (const [key, value] of Object.entries(parts)) {
        localStorage.setItem(storageKeys[key as keyof typeof parts], value)
        // The storage event arrives later than the write.
        void scheduler.schedule(Promise.resolve(), 'storage').then(() => dispatch(followStorage()))
      }
    },
  }
  logIn('a')
  const calls: PromiseLike<unknown>[] = []
  for (const step of order) {
    void scheduler.schedule(Promise.resolve(step), step).then(() => {
      const done = perform[step]()
      if (done instanceof Promise) calls.push(done)
    })
  }
  await scheduler.waitIdle()
  // Every call ends; none waits for an answer that never comes. The code of a refresh is loaded on the way.
  await scheduler.waitFor(Promise.all(calls))
  await scheduler.waitIdle()

  expect(mixedUp).toEqual([])
  const { user, isAuthenticated } = store.getState().auth
  const { accessToken, refreshToken } = readTokens()
  const { most } = server.seen
  // Beside them only what a refresh brought too late is ended at the server.
  const isDropped = (bearer: unknown) => server.refreshed.has(bearer) && !bearersBefore.includes(bearer)
  const loggedOut = server.seen.loggedOut.filter((bearer) => !isDropped(bearer))
  expect({ ...server.seen, loggedOut }).toEqual({ bearerOfNobody: [], loggedOut: bearersBefore, most, reused: 0 })
  expect(most).toBeLessThanOrEqual(1)
  expect(isAuthenticated).toBe(accessToken !== null && refreshToken !== null)
  if (isAuthenticated) expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null')).toEqual(user)
  else expect({ ...localStorage }).toEqual({})
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

it('in any order of calls, answers, log-out and log-in nothing is sent for those who have left, one refresh at most is under way, and state and storage agree [SESSION-10] [S31]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 9 }), play),
    { numRuns: isDeep ? 10_000 : 300, seed: 8 },
  )
}, 900_000)
