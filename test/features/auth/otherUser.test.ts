// @vitest-environment jsdom
// What follows when the session becomes somebody else's: the cache is emptied, nothing is done to the wrong account; and
// what another tab stored is this tab's session too: who is signed in follows the storage (S14 to S16).
import { serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { categoriesApi } from '@/api'
import { changePassword, deleteAccount } from '@/features/auth/model/accountCalls'
import { checkSession } from '@/features/auth/model/checkSession'
import { loadProfile } from '@/features/auth/model/profile'
import { followStorage } from '@/features/auth/model/sessionChanges'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { authErrorSet, loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const besa = { _id: 'u2', name: 'Besa', email: 'besa@example.al' }
let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth

const signIn = (user: typeof arta) =>
  startSession({ accessToken: freshToken({ sub: user._id }), refreshToken: freshToken(), user })

beforeEach(() => {
  signIn(arta)
  app = makeRecordedStore()
})

it('a log-in of the same user leaves the cache, and so does the first one', async () => {
  serve(() => ({ body: { success: true, data: [] } }))
  await app.dispatch(categoriesApi.endpoints.listCategories.initiate())
  app.dispatch(loginSucceeded({ user: arta }))
  app.dispatch(loginSucceeded({ user: { ...arta, name: 'Arta Hoxha' } }))
  expect(Object.keys(app.store.getState().api.queries)).toEqual(['listCategories(undefined)'])
})

describe('an answer of who is signed in that names somebody else than the token (Q52)', () => {
  const answers = () => serve(() => ({ body: { success: true, data: { user: besa } } }))
  const isNowhere = () =>
    expect(JSON.stringify([app.store.getState(), { ...localStorage }])).not.toMatch(/"u2"|Besa|besa@/)

  it('is none for the profile: who is known stays', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    app.dispatch(loginSucceeded({ user: arta }))
    answers()
    expect(await app.dispatch(loadProfile())).toEqual({ success: false, error: 'Failed to load profile data: 200' })
    expect(auth().user).toEqual(arta)
    isNowhere()
  })

  it('is none for the check at the start: the token says who it is', async () => {
    startSession({ accessToken: freshToken({ sub: arta._id, email: arta.email }), refreshToken: freshToken() })
    answers()
    await app.dispatch(checkSession())
    expect(auth().user).toMatchObject({ _id: arta._id, email: arta.email })
    isNowhere()
  })

  it('is none for who is to be deleted: nobody is', async () => {
    startSession({ accessToken: freshToken({ email: arta.email }), refreshToken: freshToken() })
    app.dispatch(loginSucceeded({ user: { _id: 'authenticated', name: 'User' } }))
    const { calls } = answers()
    expect(await app.dispatch(deleteAccount())).toEqual({ success: false, error: 'Could not determine user ID' })
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /auth/me'])
    isNowhere()
  })
})

describe('an account that took another one’s place', () => {
  it.each([
    ['accountChanged', ['GET /auth/me']],
    ['network', []],
    [undefined, []],
  ] as const)('is looked up when the error is %s', async (code, expected) => {
    const { calls } = serve(() => ({ body: { success: true, data: { user: besa } } }))
    app.dispatch(loginSucceeded({ user: arta }))
    startSession({ accessToken: freshToken({ sub: besa._id }), refreshToken: freshToken() })
    app.dispatch(authErrorSet('Gabim', code))
    await new Promise((resolve) => setTimeout(resolve))
    await settle()
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(expected)
  })

  const calls = [
    ['a change of password', () => changePassword('Old1', 'New12345')],
    ['a deletion', () => deleteAccount()],
  ] as const

  it.each(calls)('is spared %s that was meant for the one before', async (_, call) => {
    const server = serve(() => ({ body: { success: true, data: { user: besa } } }))
    app.dispatch(loginSucceeded({ user: arta }))
    signIn(besa)
    const result = await app.dispatch(call() as ReturnType<typeof deleteAccount>)
    expect(result).toMatchObject({ success: false, error: expect.any(String) })
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(auth()).toMatchObject({ user: { _id: 'u2' }, error: result.error, errorCode: 'accountChanged' })
  })
})

/** Another tab leaves this in the storage, and this tab looks at it; gives back what was said. */
function follow(
  items: Partial<Record<'accessToken' | 'refreshToken' | 'session' | 'renewed', string>> & { user?: object },
) {
  localStorage.clear()
  for (const [key, value] of Object.entries(items)) {
    localStorage.setItem(storageKeys[key as 'user'], typeof value === 'string' ? value : JSON.stringify(value))
  }
  const before = app.events().length
  app.dispatch(followStorage())
  return app
    .events()
    .slice(before)
    .map(([name]) => name)
}

describe('news from another tab', () => {
  beforeEach(() => void app.dispatch(loginSucceeded({ user: arta })))

  it('of no tokens end the session here, once', () => {
    expect(follow({ user: arta })).toEqual(['LOGOUT'])
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false })
    expect(follow({})).toEqual([])
  })

  it('of no tokens end the check that is still running here', () => {
    const fresh = makeRecordedStore()
    app = fresh
    expect(auth()).toMatchObject({ user: null, loading: true })
    expect(follow({})).toEqual(['LOGOUT'])
    expect(auth().loading).toBe(false)
  })

  it('of tokens refreshed after the end of their session end it here, and remove them [X16]', () => {
    const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) }
    expect(follow({ ...tokens, user: arta, renewed: '1', session: '1' })).toEqual([])
    expect(follow({ ...tokens, user: arta, renewed: '1' })).toEqual(['LOGOUT'])
    expect({ ...localStorage }).toEqual({})
  })

  it('of one token alone leave the session as it is', () => {
    expect(follow({ refreshToken: freshToken({ sub: 'u2' }) })).toEqual([])
    expect(follow({ accessToken: freshToken() })).toEqual([])
    expect(follow({ refreshToken: freshToken(), user: { ...arta, _id: 'u2' } })).toEqual([])
    expect(auth().user).toEqual(arta)
  })

  it('of the same user change nothing, or what is new of them', () => {
    const accessToken = freshToken({ sub: 'u1' })
    expect(follow({ accessToken, user: arta })).toEqual([])
    expect(follow({ accessToken, user: { ...arta, name: 'Arta B.' } })).toEqual(['SET_USER'])
    expect(follow({ accessToken, user: { ...arta, name: 'Arta B.', email: 'b@example.al' } })).toEqual(['SET_USER'])
    expect(auth().user).toEqual({ ...arta, name: 'Arta B.', email: 'b@example.al' })
  })

  it('keep what the storage does not know of the same user', () => {
    app.dispatch(authEvents.SET_USER({ ...arta, verified: true }))
    expect(follow({ accessToken: freshToken({ sub: 'u1' }), user: { ...arta, name: 'A.' } })).toEqual(['SET_USER'])
    expect(auth().user).toEqual({ ...arta, name: 'A.', verified: true })
  })

  it('of somebody else sign them in, by the stored user or the token', () => {
    const ben = { _id: 'u2', name: 'Ben' }
    expect(follow({ accessToken: freshToken({ sub: 'u2' }), user: ben })).toEqual(['LOGIN_SUCCESS'])
    expect(auth().user).toEqual(ben)
    expect(follow({ accessToken: freshToken({ sub: 'u3', name: 'Cen' }) })).toEqual(['LOGIN_SUCCESS'])
    expect(auth().user).toEqual({ _id: 'u3', name: 'Cen' })
  })

  it('of a user who has verified an e-mail here sign them in', () => {
    app = makeRecordedStore()
    app.dispatch(authEvents.VERIFY_EMAIL_SUCCESS({ user: arta, message: 'U verifikua', authenticated: false }))
    expect(follow({ accessToken: freshToken({ sub: 'u1' }), user: arta })).toEqual(['LOGIN_SUCCESS'])
    expect(auth()).toMatchObject({ user: arta, isAuthenticated: true })
  })

  it('of a token whose user is another than the stored one believe the token', () => {
    expect(follow({ accessToken: freshToken({ sub: 'u2' }), user: arta })).toEqual(['LOGIN_SUCCESS'])
    expect(auth().user).toMatchObject({ _id: 'u2' })
  })
})
