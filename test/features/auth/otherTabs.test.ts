// @vitest-environment jsdom
// What another tab stored is this tab's session too: who is signed in follows the storage (S14 to S16).
import { freshToken } from '@test/session/tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { followStorage } from '@/features/auth/model/sessionChanges'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { loginSucceeded } from '@/session/events'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', email: 'arta@example.al', name: 'Arta' }
let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth

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

beforeEach(() => {
  app = makeRecordedStore()
  app.dispatch(loginSucceeded({ user: arta }))
})

describe('news from another tab', () => {
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
