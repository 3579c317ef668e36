// @vitest-environment jsdom
// Refreshing the session while calls are under way: once, and together.
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/endpoints/generated/auth'
import { reviewsApi } from '@/api/endpoints/generated/reviews'
import { authErrorSet, loggedOut } from '@/session/events'
import { readTokens, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'
import { errorOf, makeApiStore, type Reply, refresh, sendLogout, serve } from './fakeServer'
import {
  atNow,
  EXPIRED,
  endings,
  expired,
  getMe,
  NOW,
  OVER,
  ownReviews,
  revoked,
  sessionServer,
  settle,
  UNABLE,
  user,
  write,
} from './sessionServer'

atNow()

describe('one refresh for all', () => {
  /** Reads and writes at the same time; nobody looks at what is read, so a write makes none of it be read again. */
  const oneHundred = () => {
    const { dispatch } = makeApiStore()
    const read = (page: number) =>
      reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1', page }, { subscribe: false })
    const calls = Array.from({ length: 100 }, (_, nth) => (nth % 2 ? dispatch(write(nth)) : dispatch(read(nth))))
    return Promise.all<{ data?: unknown; error?: unknown }>(calls)
  }

  it('is shared before sending: of 100 calls with an expired token none carries the old one, and each the new one [NET-05] [SESSION-10] [SESSION-11] [S01]', async () => {
    const server = sessionServer()
    const { accessToken } = expired(server)
    const results = await settle(oneHundred())
    expect(results.every(({ error }) => error === undefined)).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.calls.filter((call) => call.bearer === accessToken)).toEqual([])
    expect(server.calls.filter((call) => call.bearer === server.valid.accessToken)).toHaveLength(100)
    expect(server.calls).toHaveLength(101)
  })

  it('follows 401s that come in over 400 ms, and each call is sent once more, with the new token [NET-05] [SESSION-10] [SESSION-12] [S02] [Q01]', async () => {
    const server = sessionServer(undefined, (nth) => (nth * 37) % 400)
    revoked(server)
    const results = await settle(oneHundred())
    expect(results.every(({ error }) => error === undefined)).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.calls.length).toBeLessThanOrEqual(201)
    expect(server.calls.filter((call) => call.bearer === server.valid.accessToken)).toHaveLength(100)
  })

  it('fails for all of them when it fails [SESSION-10]', async () => {
    const server = sessionServer(() => ({ status: 503, delay: 80 }))
    revoked(server)
    const results = await settle(oneHundred())
    expect(results.map(({ error }) => error)).toEqual(results.map(() => expect.objectContaining({ message: UNABLE })))
    expect(server.refreshes()).toHaveLength(1)
  })

  it('is not asked for where another tab has stored a token meanwhile, unless that is somebody else’s', async () => {
    const server = sessionServer(undefined, () => 100)
    const ask = async (stored: () => string) => {
      revoked(server)
      const call = makeApiStore().dispatch(getMe())
      await vi.advanceTimersByTimeAsync(50)
      localStorage.setItem('accessToken', stored())
      return settle(call)
    }
    expect((await ask(() => server.valid.accessToken)).isSuccess).toBe(true)
    expect(server.to('/auth/me')).toHaveLength(2)
    expect(errorOf(await ask(() => freshToken({ sub: 'u2' }))).message).toBe(OVER)
    expect(server.to('/auth/me')).toHaveLength(3)
    expect(server.refreshes()).toEqual([])
  })
})

describe('once and never more', () => {
  it('refreshes once and retries once; a second 401 ends it, in the server’s words, with its body where it is a review call’s [SESSION-12] [AUTHERR-07] [DIRCALL-29] [DIRCALL-35] [S05]', async () => {
    const server = sessionServer(() => ({ body: { accessToken: freshToken(), refreshToken: freshToken() } }))
    revoked(server)
    const { dispatch, actions } = makeApiStore()
    const error = errorOf(await settle(dispatch(getMe())))
    const refused = { kind: 'unauthenticated', status: 401, message: UNABLE, serverMessage: 'Unauthorized' }
    expect(error).toEqual(refused)
    expect(server.refreshes()).toHaveLength(1)
    expect(server.to('/auth/me')).toHaveLength(2)
    expect(endings(actions)).toEqual([])
    expect(readTokens().accessToken).not.toBeNull()
    const body = { success: false, message: 'Unauthorized' }
    expect(errorOf(await settle(dispatch(ownReviews(1))))).toEqual({ ...refused, body })
  })

  it('a refusal that is no 401 is neither refreshed nor retried [SESSION-12]', async () => {
    startSession({ accessToken: freshToken(), refreshToken: freshToken() })
    for (const status of [400, 403, 404, 419, 500]) {
      const { calls } = serve(() => ({ status, body: { success: false, message: 'Jo' } }))
      expect(errorOf(await settle(makeApiStore().dispatch(getMe())))).toMatchObject({ status, message: 'Jo' })
      expect(calls).toHaveLength(1)
    }
  })

  it('a refresh before sending does not count: a 401 after it brings one more and one retry (Q91) [SESSION-11] [SESSION-12] [S17]', async () => {
    const server = sessionServer(() => ({ body: { accessToken: freshToken(), refreshToken: freshToken() } }))
    expired(server)
    const { dispatch } = makeApiStore()
    expect(errorOf(await settle(dispatch(getMe()))).message).toBe(UNABLE)
    const sent = ['/auth/refresh', '/auth/me', '/auth/refresh', '/auth/me']
    expect(server.calls.map(({ path }) => path)).toEqual(sent)
  })

  it('a clock put 8 days ahead during a session does not end it: the server is asked (Q75) [S17]', async () => {
    const server = sessionServer(undefined, undefined, 0)
    startSession({ ...server.issue(), user })
    vi.setSystemTime(NOW + 8 * 86_400_000)
    const { dispatch, actions } = makeApiStore()
    expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
    expect(server.refreshes()).toHaveLength(1)
    expect(endings(actions)).toEqual([])
  })

  describe.each([-8 * 86_400, -3600, 3600, 8 * 86_400])('with a clock that is off by %d s', (seconds) => {
    function signedIn(refreshing?: () => Reply) {
      vi.setSystemTime(NOW + seconds * 1000)
      const server = sessionServer(refreshing, undefined, seconds)
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

    it('a refresh token whose time is up by the server’s clock ends the session [AUTHERR-01] [SESSION-17] (Q75) [S17]', async () => {
      signedIn(() => ({ offline: true }))
      vi.setSystemTime(NOW + (seconds + 604_740) * 1000)
      const { dispatch, actions } = makeApiStore()
      expect(await settle(refresh(dispatch))).toMatchObject({ error: { code: 'SESSION_OVER' } })
      expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
      expect({ ...localStorage }).toEqual({})
    })
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
