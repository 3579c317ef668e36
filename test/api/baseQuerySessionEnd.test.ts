// @vitest-environment jsdom
// A refresh that fails, a session that is over, and answers that come too late: never against the user's will.
import { describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api/endpoints/baseApi'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { freshToken, staleToken } from '../session/tokens'
import { errorOf, makeApiStore, type Reply, refresh, serve } from './fakeServer'
import {
  atNow,
  EXPIRED,
  endings,
  expired,
  getMe,
  NETWORK,
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

/** What a refresh may meet, with its own words for it and those of the call that needed it. */
const html = '<html>Invalid session, expired</html>'
const failures: [string, Reply, string, string][] = [
  ['500', { status: 500, body: { message: 'Baza ra' } }, 'Baza ra', UNABLE],
  ['500 that says invalid', { status: 500, body: { message: 'Invalid upstream' } }, 'Invalid upstream', UNABLE],
  ['502 with HTML', { status: 502, text: html }, 'Token refresh failed', UNABLE],
  ['503', { status: 503 }, 'Token refresh failed', UNABLE],
  ['400', { status: 400, body: { message: 'Nope' } }, 'Nope', UNABLE],
  ['404', { status: 404, body: { message: 'Invalid path' } }, 'Invalid path', UNABLE],
  ['429', { status: 429, body: { message: 'Too many, expired' } }, 'Too many, expired', UNABLE],
  ['200 with HTML', { text: html }, 'Token refresh failed', UNABLE],
  ['200 without a token', { body: { success: true, data: {} } }, 'Token refresh failed', UNABLE],
  ['401 with another message', { status: 401, body: { message: 'No such token' } }, 'No such token', UNABLE],
  ['no connection', { offline: true }, 'Network error during token refresh', NETWORK],
  ['a body cut short', { cut: true }, 'Network error during token refresh', NETWORK],
  ['no answer in time', { hangs: true }, 'Network error during token refresh', NETWORK],
]

describe('a refresh that fails for the server’s reasons', () => {
  it.each(failures)(
    '%s keeps the session and fails the call [AUTHERR-02] [AUTHERR-04] [AUTHERR-06] [AUTHERR-07] [S07]',
    async (_what, reply, own, shown) => {
      const server = sessionServer((_call, nth) => (nth <= 1 ? reply : undefined))
      const tokens = revoked(server)
      const { dispatch, actions } = makeApiStore()
      const error = errorOf(await settle(dispatch(getMe())))
      expect(error.message).toBe(shown)
      // A screen that shows the failed call has the server's own words.
      expect(error.serverMessage).toBe((reply.body as { message?: string } | undefined)?.message)
      expect(error.kind).toBe(shown === NETWORK ? 'network' : reply.status === 401 ? 'unauthenticated' : 'unexpected')
      expect(readTokens()).toEqual(tokens)
      expect(localStorage.getItem('user')).toBe(JSON.stringify(user))
      expect(endings(actions)).toEqual([])

      // What the refresh itself says, while it rests and therefore without asking again.
      const asked = server.refreshes().length
      expect(await settle(refresh(dispatch))).toMatchObject({ error: { message: own } })
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

  it('a write, which somebody has asked for, does not wait for the cool-down', async () => {
    const server = sessionServer((_call, nth) => (nth === 1 ? { status: 503 } : undefined))
    revoked(server)
    const { dispatch } = makeApiStore()
    expect(errorOf(await settle(dispatch(getMe()))).message).toBe(UNABLE)
    expect((await settle(dispatch(write(1)))).error).toBeUndefined()
  })

  it('an access token past its time and no refresh token end the session once the server has refused them', async () => {
    const server = sessionServer()
    startSession({ accessToken: staleToken() })
    const { dispatch, actions } = makeApiStore()
    expect(errorOf(await settle(dispatch(getMe())))).toMatchObject({ code: 'SESSION_OVER', message: OVER })
    expect(server.refreshes()).toEqual([])
    expect({ ...localStorage }).toEqual({})
    expect(endings(actions)).toEqual([loggedOut(), authErrorSet(EXPIRED, 'sessionExpired')])
  })

  it('another session does not wait for the cool-down of the one before', async () => {
    const server = sessionServer((_call, nth) => (nth === 1 ? { status: 503 } : undefined))
    revoked(server)
    const { dispatch } = makeApiStore()
    await settle(dispatch(getMe()))
    revoked(server)
    expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
  })

  it('without a refresh token there is nothing to refresh with: a session stays, nobody sends an authenticated call [AUTHERR-03] [AUTHERR-07]', async () => {
    const { calls } = sessionServer()
    const { dispatch, actions } = makeApiStore()
    const nothing = { error: { kind: 'unauthenticated', message: 'No refresh token available', status: 401 } }
    expect(await refresh(dispatch)).toEqual(nothing)
    const error = { kind: 'unauthenticated', status: 401, code: 'SESSION_OVER', message: UNABLE }
    expect(errorOf(await dispatch(getMe()))).toEqual(error)
    expect(calls).toEqual([])
    const accessToken = freshToken()
    startSession({ accessToken })
    expect(await refresh(dispatch)).toEqual(nothing)
    expect(errorOf(await dispatch(getMe()))).toMatchObject({ kind: 'unauthenticated', message: UNABLE })
    expect(calls.map(({ path }) => path)).toEqual(['/auth/me'])
    expect(readTokens().accessToken).toBe(accessToken)
    expect(endings(actions)).toEqual([])
  })

  it('an expired token without a refresh token is sent as it is: the server’s clock decides', async () => {
    const server = sessionServer()
    server.valid.accessToken = staleToken()
    startSession({ accessToken: server.valid.accessToken })
    expect((await makeApiStore().dispatch(getMe())).isSuccess).toBe(true)
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
      const refused = () => ({ ...reply, delay: 50 })
      const server = sessionServer(refused, (nth) => nth * 40)
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

  it.each(failures.filter(([what]) => !what.startsWith('401')))(
    'is not over with %s, though the access token has expired (Q76) [S07]',
    async (_what, reply) => {
      const server = sessionServer((_call, nth) => (nth === 1 ? reply : undefined))
      const tokens = expired(server)
      const { dispatch, actions } = makeApiStore()
      expect((await settle(dispatch(getMe()))).isError).toBe(true)
      // By a refresh that fails nothing is sent with the old token.
      expect(server.calls.filter(({ path }) => path !== '/auth/refresh')).toEqual([])
      expect(endings(actions)).toEqual([])
      expect(readTokens()).toEqual(tokens)
      await vi.advanceTimersByTimeAsync(30_000)
      expect((await settle(dispatch(getMe()))).isSuccess).toBe(true)
    },
  )
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

  it.each<[string, Reply]>([
    ['says yes', { body: { success: true, data: { accessToken: freshToken() } } }],
    ['says no', { status: 401, body: { message: 'invalid' } }],
  ])('B signs in while A’s refresh is under way, which %s: B’s tokens stay [S12]', async (_what, answer) => {
    const b = { accessToken: freshToken({ sub: 'b' }), refreshToken: freshToken({ sub: 'b' }) }
    revoked(sessionServer(() => ({ ...answer, delay: 80 })))
    const { dispatch, actions } = makeApiStore()
    const call = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(20)
    startSession({ ...b, user: { _id: 'b', name: 'Ben' } })
    expect(errorOf(await settle(call)).message).toBe(OVER)
    expect(readTokens()).toEqual(b)
    expect(endings(actions)).toEqual([])
  })

  it('the call that began the refresh is given up: the others get their answers [S13]', async () => {
    const server = sessionServer()
    revoked(server)
    const { dispatch } = makeApiStore()
    const first = dispatch(getMe())
    await vi.advanceTimersByTimeAsync(20)
    first.abort()
    const results = await settle(Promise.all([1, 2].map((page) => dispatch(ownReviews(page)))))
    await first
    expect(results.map((result) => result.isSuccess)).toEqual([true, true])
    expect(server.refreshes()).toHaveLength(1)
    expect(readTokens()).toEqual(server.valid)
  })

  it('the cache is emptied during a refresh, as by another user: who waits learns that, and the new tokens are not lost', async () => {
    const server = sessionServer()
    revoked(server)
    const { dispatch } = makeApiStore()
    const refreshed = refresh(dispatch)
    await vi.advanceTimersByTimeAsync(20)
    dispatch(baseApi.util.resetApiState())
    await vi.advanceTimersByTimeAsync(80)
    expect(await refreshed).toMatchObject({ error: { code: 'SESSION_REPLACED' } })
    expect(readTokens()).toEqual(server.valid)
  })
})

describe('a refresh that answers with another user', () => {
  const ben = { _id: 'u2', name: 'Ben' }
  // Known by the access token, whatever the refresh token looks like.
  const bens = () => ({ accessToken: freshToken({ sub: 'u2' }), refreshToken: 'opaque too' })
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
    expect(await settle(refresh(dispatch))).toEqual({ data: { success: true } })
    expect(endings(actions)).toEqual([])
    expect(readTokens().refreshToken).toBe('opaque')
  })
})
