// Refreshing the session while calls are under way: once, together, and never against the user's will.
import fc from '@test/fastCheck'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api/baseApi'
import { authApi } from '@/api/generated/auth'
import { reviewsApi } from '@/api/generated/reviews'
import '@/api/generated/users'
import { type RefreshResult, refreshSession, sendLogout } from '@/api/reauth'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { freshToken, staleToken } from '../session/tokens'
import { type Call, errorOf, makeApiStore, type Reply, serve } from './fakeServer'

const OVER = 'Session expired. Please log in again.'
const UNABLE = 'Authentication failed - unable to refresh token'
const NETWORK = 'Network error. Please check your connection.'
const EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'

const NOW = Date.parse('2026-08-01T10:00:00Z')
const user = { _id: 'u1', name: 'Ana' }
const getMe = () => authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })
/** Authenticated calls that are not the same question. */
const ownReviews = (page: number) => reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1', page })
/** Calls that write. */
const write = (page: number) =>
  reviewsApi.endpoints.createReview.initiate({
    newReview: { business: `b${page}`, user: 'u1', rating: 4, title: 'Mirë', comment: 'Kafe', isApproved: true },
  })

/**
 * A server that accepts the tokens it issued last; `refreshing` replaces what it says to a refresh. This device's clock is `ahead`
 * of its own by so many seconds; only then do its tokens say when they were issued.
 */
function sessionServer(
  refreshing?: (call: Call, nth: number) => Reply | undefined,
  delays: (nth: number) => number = () => 0,
  ahead?: number,
) {
  const valid = { accessToken: '', refreshToken: '' }
  let owner = 'u1'
  const times = (lifetime: number) => {
    const iat = Date.now() / 1000 - (ahead ?? 0)
    return ahead === undefined ? {} : { iat, exp: iat + lifetime }
  }
  const issue = (sub = owner) => {
    owner = sub
    valid.accessToken = freshToken({ sub, ...times(900) })
    valid.refreshToken = freshToken({ sub, ...times(604_800) })
    return { ...valid }
  }
  let refreshes = 0
  const server = serve((call, nth): Reply => {
    if (call.path === '/auth/refresh') {
      refreshes += 1
      const { refreshToken } = call.body as { refreshToken: string }
      const special = refreshing?.(call, refreshes)
      if (special) return special
      if (refreshToken !== valid.refreshToken)
        return { status: 401, body: { success: false, message: 'Invalid token' } }
      return { body: { success: true, data: issue() }, delay: 80 }
    }
    const isAccepted = call.bearer === valid.accessToken
    const answer: Reply = isAccepted
      ? { body: { success: true, data: { user }, comments: [] } }
      : { status: 401, body: { success: false, message: 'Unauthorized' } }
    return { ...answer, delay: delays(nth) }
  })
  return { ...server, valid, issue, refreshes: () => server.to('/auth/refresh') }
}

/** Signed in with a token that the server has revoked though its time is not up. */
function revoked(server: ReturnType<typeof sessionServer>) {
  const { refreshToken } = server.issue()
  const accessToken = freshToken({ sub: 'u1' })
  startSession({ accessToken, refreshToken, user })
  return { accessToken, refreshToken }
}

/** Signed in with a token whose time is up. */
function expired(server: ReturnType<typeof sessionServer>) {
  const { refreshToken } = server.issue()
  const accessToken = staleToken({ sub: 'u1' })
  startSession({ accessToken, refreshToken, user })
  return { accessToken, refreshToken }
}

/** Lets time pass until the promise is settled, at most a minute of it. */
async function settle<T>(promise: PromiseLike<T>): Promise<T> {
  let done = false
  const watched = Promise.resolve(promise).finally(() => {
    done = true
  })
  for (let step = 0; step < 600 && !done; step++) await vi.advanceTimersByTimeAsync(100)
  return watched
}

const endings = (actions: { type: string }[]) =>
  actions.filter((action) => loggedOut.match(action) || authErrorSet.match(action))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  clearSession()
})
afterEach(() => {
  clearSession()
})

describe('one refresh for all', () => {
  /** Reads and writes at the same time; nobody looks at what is read, so a write makes none of it be read again. */
  const oneHundred = () => {
    const { dispatch } = makeApiStore()
    const read = (page: number) =>
      reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1', page }, { subscribe: false })
    const calls = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? dispatch(write(nth)) : dispatch(read(nth))))
    return Promise.all<{ data?: unknown; error?: unknown }>(calls)
  }

  it('before sending: 100 calls with an expired token share one refresh, and none carries the old token, but each the new one [NET-05] [SESSION-10] [SESSION-11] [S01]', async () => {
    const server = sessionServer()
    const { accessToken } = expired(server)
    const results = await settle(oneHundred())
    expect(results.every(({ error }) => error === undefined)).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.calls.filter((call) => call.bearer === accessToken)).toEqual([])
    expect(server.calls.filter((call) => call.bearer === server.valid.accessToken)).toHaveLength(100)
    expect(server.calls).toHaveLength(101)
  })

  it('after 401s that come in over 400 ms: one refresh, one retry each, with the new token [NET-05] [SESSION-10] [SESSION-12] [S02] [Q01]', async () => {
    const server = sessionServer(undefined, (nth) => (nth * 37) % 400)
    revoked(server)
    const results = await settle(oneHundred())
    expect(results.every(({ error }) => error === undefined)).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.calls.length).toBeLessThanOrEqual(201)
    expect(server.calls.filter((call) => call.bearer === server.valid.accessToken)).toHaveLength(100)
  })

  it('that fails fails for all of them [SESSION-10]', async () => {
    const server = sessionServer(() => ({ status: 503, delay: 80 }))
    revoked(server)
    const results = await settle(oneHundred())
    expect(results.map(({ error }) => error)).toEqual(results.map(() => expect.objectContaining({ message: UNABLE })))
    expect(server.refreshes()).toHaveLength(1)
  })

  it('in any order of answers: one refresh, everybody served [SESSION-10] [S02]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 500 }), { minLength: 4, maxLength: 24 }), async (delays) => {
        const server = sessionServer(undefined, (nth) => delays[nth % delays.length] ?? 0)
        revoked(server)
        const { dispatch } = makeApiStore()
        const calls = delays.slice(0, 12).map((_, page) => dispatch(ownReviews(page)))
        const results = await settle(Promise.all(calls))
        expect(results.every((result) => result.isSuccess)).toBe(true)
        expect(server.refreshes()).toHaveLength(1)
        clearSession()
      }),
      { numRuns: 25 },
    )
  })

  it('a token that another tab stored meanwhile is used without a refresh', async () => {
    const server = sessionServer(undefined, () => 100)
    revoked(server)
    const { dispatch } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(50)
    localStorage.setItem('accessToken', server.valid.accessToken)
    expect((await settle(call)).isSuccess).toBe(true)
    expect(server.refreshes()).toEqual([])
  })

  it('a call is never repeated as somebody else who signed in in another tab', async () => {
    const server = sessionServer(undefined, () => 100)
    revoked(server)
    const { dispatch } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(50)
    localStorage.setItem('accessToken', freshToken({ sub: 'u2' }))
    expect(errorOf(await settle(call)).message).toBe(OVER)
    expect(server.calls).toHaveLength(1)
  })
})

describe('once and never more', () => {
  it('refreshes once and retries once; a second 401 ends it [SESSION-12] [AUTHERR-07] [S05]', async () => {
    const server = sessionServer(() => ({
      body: { success: true, data: { accessToken: freshToken(), refreshToken: freshToken() } },
    }))
    revoked(server)
    const { dispatch, actions } = makeApiStore()
    const error = errorOf(await settle(dispatch(getMe())))
    expect(error).toEqual({ kind: 'unauthenticated', status: 401, message: UNABLE, serverMessage: 'Unauthorized' })
    expect(server.refreshes()).toHaveLength(1)
    expect(server.to('/auth/me')).toHaveLength(2)
    expect(endings(actions)).toEqual([])
    expect(readTokens().accessToken).not.toBeNull()
  })

  it('a second 401 of a review call keeps its body and what the server said [DIRCALL-29] [DIRCALL-35]', async () => {
    const server = sessionServer(() => ({ body: { success: true, data: { accessToken: freshToken() } } }))
    revoked(server)
    const error = errorOf(await settle(makeApiStore().dispatch(ownReviews(1))))
    const body = { success: false, message: 'Unauthorized' }
    expect(error).toMatchObject({ status: 401, message: UNABLE, serverMessage: 'Unauthorized', body })
  })

  it('a refusal that is no 401 is neither refreshed nor retried [SESSION-12]', async () => {
    startSession({ accessToken: freshToken(), refreshToken: freshToken() })
    for (const status of [400, 403, 404, 419, 500]) {
      const { calls } = serve(() => ({ status, body: { success: false, message: 'Jo' } }))
      expect(errorOf(await settle(makeApiStore().dispatch(getMe())))).toMatchObject({ status, message: 'Jo' })
      expect(calls).toHaveLength(1)
    }
  })

  it('a refresh before sending counts: a 401 after it brings no second one [SESSION-12] [S17]', async () => {
    const server = sessionServer(() => ({
      body: { success: true, data: { accessToken: freshToken(), refreshToken: freshToken() } },
    }))
    expired(server)
    const { dispatch } = makeApiStore()
    expect(errorOf(await settle(dispatch(getMe()))).message).toBe(UNABLE)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.to('/auth/me')).toHaveLength(1)
  })

  describe.each([-8 * 86_400, -3600, 3600, 8 * 86_400])('with a clock that is off by %d s', (seconds) => {
    function signedIn() {
      vi.setSystemTime(NOW + seconds * 1000)
      const server = sessionServer(undefined, undefined, seconds)
      startSession({ ...server.issue(), user })
      return server
    }

    it('no call costs a refresh, and the session is not over (Q75) [S17]', async () => {
      const server = signedIn()
      const { dispatch, actions } = makeApiStore()
      for (let nth = 1; nth <= 3; nth++) expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
      expect(server.refreshes()).toEqual([])
      expect(endings(actions)).toEqual([])
    })

    it('a token whose time is up by the server’s clock is refreshed once before the call, and its successor is good [SESSION-11] [S17]', async () => {
      const server = signedIn()
      vi.setSystemTime(NOW + (seconds + 870) * 1000)
      const { dispatch } = makeApiStore()
      for (let nth = 1; nth <= 3; nth++) expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
      expect(server.calls.map(({ path }) => path)).toEqual(['/auth/refresh', '/auth/me', '/auth/me', '/auth/me'])
    })

    it('a refresh token whose time is up by the server’s clock ends the session (Q75) [S17]', async () => {
      signedIn()
      vi.setSystemTime(NOW + (seconds + 604_740) * 1000)
      const { dispatch, actions } = makeApiStore()
      expect(await refreshSession(dispatch)).toMatchObject({ outcome: 'expired' })
      expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
      expect({ ...localStorage }).toEqual({})
    })
  })

  it.each([
    ['in ms', { iat: NOW }],
    ['later than its end', { iat: NOW / 1000 + 9000 }],
    ['as text', { iat: String(NOW / 1000 - 7200) }],
    ['that is the local time, nearly', { iat: NOW / 1000 - 29 }],
    ['that is missing', {}],
  ])('a time of issue %s says nothing about the clock (Q75) [S17]', async (_what, claims) => {
    const tokens = { accessToken: freshToken(claims), refreshToken: freshToken() }
    startSession(tokens)
    expect({ ...localStorage }).toEqual(tokens)
  })

  it('a token far from its end that gets a 401 is refreshed all the same [SESSION-12] [S17]', async () => {
    const server = sessionServer()
    const { refreshToken } = server.issue()
    startSession({ accessToken: freshToken({ exp: 9e9, sub: 'u1' }), refreshToken })
    expect((await settle(makeApiStore().dispatch(getMe()))).isSuccess).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
  })

  it.each([
    ['HTML', { status: 401, text: '<html>401</html>' }],
    ['nothing', { status: 401 }],
    ['cut JSON', { status: 401, text: '{"succ' }],
    ['a body cut short', { status: 401, cut: true }],
  ])('a 401 with %s is a 401: refresh and retry [SESSION-12] [S06] [F10] [F11]', async (_what, first) => {
    const { accessToken, refreshToken } = { accessToken: freshToken(), refreshToken: freshToken() }
    startSession({ accessToken, refreshToken })
    const next = freshToken()
    const { calls } = serve((call) => {
      if (call.path === '/auth/refresh') return { body: { data: { accessToken: next } } }
      return call.bearer === next ? { body: { success: true, user } } : first
    })
    expect((await settle(makeApiStore().dispatch(getMe()))).isSuccess).toBe(true)
    expect(calls.map((call) => call.path)).toEqual(['/auth/me', '/auth/refresh', '/auth/me'])
  })

  it('log-in, log-out and the other calls without a session never refresh: their 401 is their answer [S30]', async () => {
    const server = sessionServer(() => ({ status: 401, body: { message: 'Kredenciale të gabuara' } }))
    expired(server)
    const { dispatch } = makeApiStore()
    const { login, signup } = authApi.endpoints
    const failed = await settle(dispatch(login.initiate({ credentials: { email: 'a@b.al', password: 'x' } })))
    expect(errorOf(failed)).toMatchObject({ kind: 'unauthenticated', message: 'Unauthorized' })
    await settle(dispatch(signup.initiate({ signupForm: { name: 'A', email: 'a@b.al', password: 'x' } })))
    expect(server.refreshes()).toEqual([])
    await sendLogout()
    expect(server.calls.map((call) => call.path)).toEqual(['/auth/login', '/auth/signup', '/auth/logout'])
  })
})

describe('a refresh that fails for the server’s reasons', () => {
  const html = '<html>Invalid session, expired</html>'
  const failures: [string, Reply, string, string][] = [
    ['500', { status: 500, body: { message: 'Baza ra' } }, 'Baza ra', UNABLE],
    ['500 that says invalid', { status: 500, body: { message: 'Invalid upstream' } }, 'Invalid upstream', UNABLE],
    ['502 with HTML', { status: 502, text: html }, 'Token refresh failed', UNABLE],
    ['503', { status: 503 }, 'Token refresh failed', UNABLE],
    ['429', { status: 429, body: { message: 'Too many, expired' } }, 'Too many, expired', UNABLE],
    ['200 with HTML', { text: html }, 'Token refresh failed', UNABLE],
    ['200 without a token', { body: { success: true, data: {} } }, 'Token refresh failed', UNABLE],
    ['401 with another message', { status: 401, body: { message: 'Nope' } }, 'Nope', UNABLE],
    ['no connection', { offline: true }, 'Network error during token refresh', NETWORK],
    ['a body cut short', { cut: true }, 'Network error during token refresh', NETWORK],
    ['no answer in time', { hangs: true }, 'Network error during token refresh', NETWORK],
  ]

  it.each(failures)(
    '%s keeps the session and fails the call [AUTHERR-02] [AUTHERR-04] [AUTHERR-06] [AUTHERR-07] [S07]',
    async (_what, reply, own, shown) => {
      const server = sessionServer((_call, nth) => (nth <= 1 ? reply : undefined))
      const tokens = revoked(server)
      const { dispatch, actions } = makeApiStore()
      const error = errorOf(await settle(dispatch(getMe())))
      expect(error.message).toBe(shown)
      expect(error.kind).toBe(shown === NETWORK ? 'network' : reply.status === 401 ? 'unauthenticated' : 'unexpected')
      expect(readTokens()).toEqual(tokens)
      expect(localStorage.getItem('user')).toBe(JSON.stringify(user))
      expect(endings(actions)).toEqual([])

      // What the refresh itself says, while it rests and therefore without asking again.
      const asked = server.refreshes().length
      expect(await refreshSession(dispatch)).toMatchObject({ outcome: 'failed', message: own })
      expect(server.refreshes()).toHaveLength(asked)

      // And when the server is back, so is the session.
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
    },
  )

  it('50 calls one after another ask for one refresh within the cool-down, and for one after it [S09]', async () => {
    const server = sessionServer(() => ({ status: 503 }))
    revoked(server)
    const { dispatch } = makeApiStore()
    const ask50 = async () => {
      for (let nth = 0; nth < 50; nth++) await dispatch(getMe())
    }
    await ask50()
    expect(server.refreshes()).toHaveLength(1)
    vi.setSystemTime(NOW + 29_999)
    await ask50()
    expect(server.refreshes()).toHaveLength(1)
    vi.setSystemTime(NOW + 30_000)
    await ask50()
    expect(server.refreshes()).toHaveLength(2)
  })

  it('another session does not wait for the cool-down of the one before', async () => {
    const server = sessionServer((_call, nth) => (nth === 1 ? { status: 503 } : undefined))
    revoked(server)
    const { dispatch } = makeApiStore()
    await settle(dispatch(getMe()))
    revoked(server)
    expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
  })

  it('without a refresh token there is nothing to refresh with, and the session stays [AUTHERR-03] [AUTHERR-07]', async () => {
    const server = sessionServer()
    const accessToken = freshToken()
    startSession({ accessToken })
    const { dispatch, actions } = makeApiStore()
    expect(await refreshSession(dispatch)).toEqual({
      outcome: 'failed',
      message: 'No refresh token available',
      status: 401,
    })
    expect(errorOf(await dispatch(getMe()))).toMatchObject({ kind: 'unauthenticated', message: UNABLE })
    expect(server.refreshes()).toEqual([])
    expect(readTokens().accessToken).toBe(accessToken)
    expect(endings(actions)).toEqual([])
  })

  it('nobody has nothing to refresh with either [AUTHERR-03]', async () => {
    const { dispatch, actions } = makeApiStore()
    const failed = { outcome: 'failed', message: 'No refresh token available', status: 401 }
    expect(await refreshSession(dispatch)).toEqual(failed)
    expect(endings(actions)).toEqual([])
  })

  it('an expired token without a refresh token is sent as it is: the server’s clock decides', async () => {
    const server = sessionServer()
    server.valid.accessToken = staleToken()
    startSession({ accessToken: server.valid.accessToken })
    expect((await makeApiStore().dispatch(getMe())).isSuccess).toBe(true)
  })

  it('an authenticated call of nobody is not sent [AUTHERR-07]', async () => {
    const { calls } = sessionServer()
    expect(errorOf(await makeApiStore().dispatch(getMe())).message).toBe(UNABLE)
    expect(calls).toEqual([])
  })

  it('with the refresh token alone an authenticated call refreshes first [DIRCALL-27]', async () => {
    for (const [call, path] of [
      [getMe(), '/auth/me'],
      [ownReviews(1), '/reviews/user/u1'],
    ] as const) {
      const server = sessionServer()
      clearSession()
      startSession({ refreshToken: server.issue().refreshToken })
      expect((await settle(makeApiStore().dispatch(call as ReturnType<typeof getMe>))).isSuccess).toBe(true)
      expect(server.calls.map((one) => one.path)).toEqual(['/auth/refresh', path])
    }
  })
})

describe('a session that is over', () => {
  const replies: Reply[] = [
    { status: 401, body: { message: 'Invalid refresh token' } },
    { status: 400, body: { message: 'TokenExpiredError' } },
    { status: 401, body: { message: 'refresh_token_invalid_or_used' } },
    { status: 403, body: { success: false, error: 'invalid' } },
    { body: { success: false, message: 'Refresh token has expired' } },
  ]

  it.each(replies)(
    'ends once when the server says %j, however many calls wait [AUTHERR-01] [AUTHERR-05] [S08]',
    async (reply) => {
      const server = sessionServer(
        () => ({ ...reply, delay: 50 }),
        (nth) => nth * 40,
      )
      revoked(server)
      localStorage.setItem('pendingVerificationEmail', 'a@b.al')
      const { dispatch, actions } = makeApiStore()
      const results = await settle(Promise.all(Array.from({ length: 20 }, (_, page) => dispatch(ownReviews(page)))))
      for (const result of results)
        expect(errorOf(result)).toEqual({ kind: 'unauthenticated', status: 401, message: OVER, code: 'SESSION_OVER' })
      expect({ ...localStorage }).toEqual({})
      expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
      expect(server.refreshes()).toHaveLength(1)
    },
  )

  it.each([401, 403])(
    'ends with a %d in any words once the access token has expired (Q76), or is gone [AUTHERR-05]',
    async (status) => {
      for (const accessToken of [staleToken(), undefined]) {
        const server = sessionServer(() => ({ status, body: { message: 'Unauthorized' } }))
        startSession({ accessToken, refreshToken: freshToken(), user })
        const { dispatch, actions } = makeApiStore()
        expect(errorOf(await settle(dispatch(getMe()))).message).toBe(OVER)
        expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
        expect({ ...localStorage }).toEqual({})
        expect(server.calls).toHaveLength(1)
      }
    },
  )

  it.each<[string, Reply]>([
    ['no connection', { offline: true }],
    ['no answer in time', { hangs: true }],
    ['400', { status: 400, body: { message: 'Nope' } }],
    ['404', { status: 404, body: { message: 'Invalid path' } }],
    ['429', { status: 429, body: { message: 'Too many, invalid' } }],
    ['500', { status: 500, body: { message: 'expired' } }],
    ['503', { status: 503 }],
    ['200 without a token', { body: { success: true } }],
  ])('is not over with %s, though the access token has expired (Q76) [S07]', async (_what, reply) => {
    const server = sessionServer((_call, nth) => (nth === 1 ? reply : undefined))
    const tokens = expired(server)
    const { dispatch, actions } = makeApiStore()
    expect((await settle(dispatch(getMe()))).isError).toBe(true)
    expect(endings(actions)).toEqual([])
    expect(readTokens()).toEqual(tokens)
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
  })

  it('is known to be over when the refresh token has expired: the server is not asked [AUTHERR-01] [AUTHERR-05] [SESSION-17]', async () => {
    const server = sessionServer()
    const exp = NOW / 1000 + 60
    startSession({ accessToken: staleToken(), refreshToken: freshToken({ exp }), user })
    const { dispatch, actions } = makeApiStore()
    expect(errorOf(await dispatch(getMe())).message).toBe(OVER)
    expect(server.calls).toEqual([])
    expect({ ...localStorage }).toEqual({})
    expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
  })

  it('one second earlier it is not [SESSION-17]', async () => {
    const server = sessionServer()
    server.issue()
    server.valid.refreshToken = freshToken({ exp: NOW / 1000 + 61 })
    startSession({ accessToken: staleToken(), refreshToken: server.valid.refreshToken })
    expect((await settle(makeApiStore().dispatch(getMe()))).isSuccess).toBe(true)
  })
})

describe('whoever is late changes nothing', () => {
  it.each([1, 79, 81, 5000])('log-out %d ms after the refresh began: the storage stays empty [S10]', async (ms) => {
    const server = sessionServer(() => ({ body: { success: true, data: server.issue() }, delay: 80 + 6000 }))
    revoked(server)
    const { dispatch, actions } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(ms)
    clearSession()
    const error = errorOf(await settle(call))
    expect(error).toMatchObject({ kind: 'unauthenticated', message: OVER })
    expect({ ...localStorage }).toEqual({})
    expect(endings(actions)).toEqual([])
    expect(server.to('/auth/me')).toHaveLength(1)
  })

  it('log-out during a retried call: its late answer is not handed on [S11]', async () => {
    const server = sessionServer(undefined, (nth) => (nth > 1 ? 1000 : 0))
    revoked(server)
    const { store, dispatch } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(500)
    expect(server.to('/auth/me')).toHaveLength(2)
    clearSession()
    expect(errorOf(await settle(call)).message).toBe(OVER)
    expect(JSON.stringify(store.getState())).not.toContain('Ana')
  })

  it.each([
    ['says yes', undefined],
    ['says no', { status: 401, body: { message: 'invalid' }, delay: 80 }],
  ] as [string, Reply | undefined][])(
    'B signs in while A’s refresh is under way, which %s: B’s tokens stay [S12]',
    async (_what, answer) => {
      const b = { accessToken: freshToken({ sub: 'b' }), refreshToken: freshToken({ sub: 'b' }) }
      const server = sessionServer(
        () => answer ?? { body: { success: true, data: { accessToken: freshToken() } }, delay: 80 },
      )
      revoked(server)
      const { dispatch, actions } = makeApiStore()
      const call = dispatch(getMe())
      await vi.advanceTimersByTimeAsync(20)
      startSession({ ...b, user: { _id: 'b', name: 'Ben' } })
      expect(errorOf(await settle(call)).message).toBe(OVER)
      expect(readTokens()).toEqual(b)
      expect(endings(actions)).toEqual([])
    },
  )

  it('B’s own refresh does not wait for A’s, which hangs [S12]', async () => {
    const server = sessionServer((_call, nth) => (nth === 1 ? { hangs: true } : undefined))
    revoked(server)
    const { dispatch } = makeApiStore()
    dispatch(ownReviews(1))
    await vi.advanceTimersByTimeAsync(10)
    const { refreshToken } = server.issue('b')
    startSession({ accessToken: freshToken({ sub: 'b' }), refreshToken })
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(200)
    expect(server.refreshes()).toHaveLength(2)
    expect((await settle(call)).isSuccess).toBe(true)
  })

  it.each(['abort', 'resetApiState'])(
    'the call that began the refresh is given up (%s): the others get their answers [S13]',
    async (how) => {
      const server = sessionServer()
      revoked(server)
      const { dispatch } = makeApiStore()
      const first = dispatch(getMe())
      await vi.advanceTimersByTimeAsync(20)
      if (how === 'abort') first.abort()
      else dispatch(baseApi.util.resetApiState())
      const others = Promise.all([1, 2].map((page) => dispatch(ownReviews(page))))
      const results = await settle(others)
      await first
      expect(results.map((result) => result.isSuccess)).toEqual([true, true])
      expect(server.refreshes()).toHaveLength(1)
      expect(readTokens()).toEqual(server.valid)
    },
  )

  it('another tab won the race: its tokens are adopted, this tab’s refusal is forgotten', async () => {
    const server = sessionServer(() => ({ status: 401, body: { message: 'invalid' }, delay: 80 }))
    revoked(server)
    const { dispatch, actions } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(20)
    const theirs = server.issue()
    for (const [key, value] of Object.entries(theirs)) localStorage.setItem(key, value)
    expect((await settle(call)).isSuccess).toBe(true)
    expect(readTokens()).toEqual(theirs)
    expect(endings(actions)).toEqual([])
  })
})

describe('a refresh that answers with another user', () => {
  const ben = { _id: 'u2', name: 'Ben' }
  const bens = () => ({ accessToken: freshToken({ sub: 'u2' }), refreshToken: freshToken({ sub: 'u2' }) })
  /** Answers the refresh with these tokens, everything else with success. */
  const serveBen = (tokens: object) =>
    serve(({ path }) =>
      path === '/auth/refresh'
        ? { body: { success: true, data: tokens }, delay: 80 }
        : { body: { success: true, data: { user: ben } } },
    )

  it.each([
    ['before the call', () => staleToken({ sub: 'u1' })],
    ['after a 401', () => freshToken({ sub: 'u1' })],
  ])(
    '%s: nothing begun for the former one is sent, the token wins, and that is said (Q74, Q52)',
    async (_what, first) => {
      const accessToken = first()
      const tokens = bens()
      const { calls } = serve(({ path, bearer }) => {
        if (path === '/auth/refresh') return { body: { success: true, data: { ...tokens, user: ben } }, delay: 80 }
        return bearer === accessToken ? { status: 401 } : { body: { success: true } }
      })
      startSession({ accessToken, refreshToken: freshToken({ sub: 'u1' }), user })
      const { dispatch, actions } = makeApiStore()
      const results = await settle(Promise.all([1, 2, 3].map((page) => dispatch(write(page)))))
      for (const result of results) expect(errorOf(result).code).toBe('SESSION_OVER')
      expect(calls.filter(({ bearer }) => bearer === tokens.accessToken)).toEqual([])
      expect(calls.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1)
      // Only a fetched user is believed.
      expect({ ...localStorage }).toEqual(tokens)
      expect(actions.filter((action) => loginSucceeded.match(action) || authErrorSet.match(action))).toEqual([
        loginSucceeded({ user: { _id: 'u2' } }),
        authErrorSet('Llogaria ka ndryshuar.', 'accountChanged'),
      ])
    },
  )

  it.each<[string, object, object | undefined]>([
    ['whose token says the same', { accessToken: freshToken({ sub: 'u1' }) }, user],
    ['whose token does not tell', { accessToken: 'opaque' }, user],
    ['who was not known before', { accessToken: freshToken({ sub: 'u2' }) }, undefined],
  ])('but not one %s: that is the same session', async (_what, reply, known) => {
    serveBen(reply)
    startSession({ refreshToken: 'opaque', user: known as typeof user })
    const { dispatch, actions } = makeApiStore()
    expect(await settle(refreshSession(dispatch))).toEqual({ outcome: 'refreshed' })
    expect(actions).toEqual([])
    expect(readTokens().refreshToken).toBe('opaque')
  })
})

describe('what a refresh stores', () => {
  it.each([
    ['data', (tokens: object) => ({ success: true, data: { ...tokens, user } })],
    ['the root', (tokens: object) => ({ ...tokens, user })],
  ])('takes tokens and user from %s', async (_where, body) => {
    const tokens = { accessToken: freshToken(), refreshToken: freshToken() }
    startSession({ accessToken: freshToken(), refreshToken: freshToken() })
    const { calls } = serve(() => ({ body: body(tokens) }))
    const result: RefreshResult = await settle(refreshSession(() => undefined))
    expect(result).toEqual({ outcome: 'refreshed' })
    expect({ ...localStorage }).toEqual({ ...tokens, user: JSON.stringify(user) })
    expect(calls).toHaveLength(1)
  })

  it('asks with the refresh token alone and without a bearer token', async () => {
    const refreshToken = freshToken()
    startSession({ accessToken: freshToken(), refreshToken })
    const { calls } = serve(() => ({ body: { accessToken: freshToken() } }))
    await settle(refreshSession(() => undefined))
    expect(calls.map(({ method, path, bearer, body }) => ({ method, path, bearer, body }))).toEqual([
      { method: 'POST', path: '/auth/refresh', bearer: null, body: { refreshToken } },
    ])
    expect(readTokens().refreshToken).toBe(refreshToken)
  })
})
