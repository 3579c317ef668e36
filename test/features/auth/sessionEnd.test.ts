// @vitest-environment jsdom
// How a session ends: by wish, by expiry, by deletion of the account; what is left, and what is still under way.

import { type Reply, serve } from '@test/api/fakeServer'
import { aPending, putPending, storedPending } from '@test/builders/texts'
import { freshToken, staleToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsApi, refreshSession, reviewsApi } from '@/api'
import { deleteAccount } from '@/features/auth/model/accountCalls'
import { followStorage, logOut } from '@/features/auth/model/sessionChanges'
import { redirectTimeKey } from '@/lib/storageKeys'
import { writeItem } from '@/platform/browserStorage'
import { SESSION_EXPIRED } from '@/session/constants'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', email: 'arta@example.al', name: 'Arta' }
let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth
const sessionKeys = ['accessToken', 'refreshToken', 'user', 'pendingVerificationEmail']
const names = () => app.events().map(([name]) => name)

beforeEach(() => {
  startSession({ accessToken: freshToken(), refreshToken: freshToken(), user: arta })
  rememberPendingEmail('arta@example.al')
  app = makeRecordedStore()
  app.dispatch(loginSucceeded({ user: arta }))
})

const refresh = () => refreshSession(app.dispatch)
const endings: [string, () => unknown][] = [
  ['a log-out', () => serve(() => ({ body: { success: true } })) && app.dispatch(logOut())],
  [
    'a log-out in another tab',
    () => {
      for (const key of sessionKeys) localStorage.removeItem(key)
      app.dispatch(followStorage())
    },
  ],
  ['a refused refresh', () => serve(() => ({ status: 401, body: { message: 'Invalid refresh token' } })) && refresh()],
  [
    'a refresh token past its time',
    () => {
      writeItem('refreshToken', staleToken())
      serve(() => ({ status: 503 }))
      return refresh()
    },
  ],
]

it('a log-out leads home before the session is gone', async () => {
  await endings[0]?.[1]()
  expect(app.store.getState().navigation.pending?.to).toBe('/')
  const told = app.actions.map(({ type }) => type).filter((type) => /requested|LOGOUT/.test(type))
  expect(told).toEqual(['navigation/requested', 'auth/LOGOUT'])
})

it.each(endings)(
  '%s clears tokens, user and pending e-mail, leaves the review that waits for a log-in and the way back (Q08) alone, and says LOGOUT once [AUTHSTATE-11] [AUTHSTATE-12] [AUTHENT-07]',
  async (_, end) => {
    const review = aPending({ timestamp: Date.now() })
    putPending(review)
    rememberRedirect('/koment/biz_001')
    await end()
    await settle()
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['pendingComment', 'pendingRedirect', redirectTimeKey])
    expect(storedPending()).toMatchObject(review)
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false, userEmail: null, pendingVerification: false })
    expect(names().filter((name) => name === 'LOGOUT')).toHaveLength(1)
  },
)

it('only an expired session says so, after everything is cleared', async () => {
  await endings[2]?.[1]()
  expect(app.events().slice(-2)).toEqual([['LOGOUT'], ['SET_ERROR', SESSION_EXPIRED]])
  expect(SESSION_EXPIRED).toBe('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.')
  expect(auth().error).toBe(SESSION_EXPIRED)
})

describe('after a deletion with other calls under way,', () => {
  it.each<[string, Reply]>([
    ['401s', { status: 401, body: { success: false, message: 'jwt expired' } }],
    ['answers', { body: { success: true, data: { user: arta } } }],
  ])('their late %s refresh nothing and bring nobody back [S28]', async (_, late) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { to } = serve(({ method }) => (method === 'DELETE' ? { body: { success: true } } : { ...late, delay: 500 }))
    const under = [
      app.dispatch(accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false })),
      app.dispatch(reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1' }, { subscribe: false })),
    ]
    await settle()
    expect(await app.dispatch(deleteAccount())).toEqual({ success: true, message: 'Llogaria u fshi me sukses' })
    await vi.advanceTimersByTimeAsync(500)
    const results = await Promise.all(under)
    expect(results.map(({ data }) => data)).toEqual([undefined, undefined])
    expect(app.store.getState().api.queries).toEqual({})
    expect(to('/auth/refresh')).toEqual([])
    expect(names().filter((name) => name === 'LOGOUT')).toHaveLength(1)
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false, error: null })
    expect({ ...localStorage }).toEqual({})
    // What / says is on its way there.
    expect(app.store.getState().navigation.pending).toMatchObject({
      to: '/',
      state: { message: 'Llogaria u fshi me sukses' },
    })
  })
})

it('the calls that wait while a session ends hear that it has expired, before the state does [AUTHERR-05] (Q116)', async () => {
  const { to } = serve(() => ({ status: 401, body: { success: false, message: 'Invalid token' } }))
  const results = await Promise.all([
    app.dispatch(accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false })),
    app.dispatch(reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1' }, { subscribe: false })),
    app.dispatch(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' })),
  ])
  for (const { error } of results)
    expect(error).toMatchObject({ kind: 'unauthenticated', message: 'Session expired. Please log in again.' })
  await expect.poll(() => auth().error).toBe(SESSION_EXPIRED)
  expect(to('/auth/refresh')).toHaveLength(1)
  expect(names().filter((name) => name === 'LOGOUT')).toHaveLength(1)
})
