// @vitest-environment jsdom
// Changing, resetting and deleting through the real store: what is sent, what comes back, what is left behind; and the
// signed-in user as the server knows them now.

import { type Reply, serve } from '@test/api/fakeServer'
import { aForm } from '@test/builders/entities'
import { storedDrafts } from '@test/builders/texts'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { changePassword, deleteAccount, resetPassword } from '@/features/auth/model/accountCalls'
import { loadProfile } from '@/features/auth/model/profile'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { loginSucceeded } from '@/session/events'
import { startSession } from '@/session/tokens'
import { keepText } from '@/storage/reviewTexts'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  store = makeStore()
  startSession({ accessToken: 'access', refreshToken: 'refresh', user: arta })
  store.dispatch(loginSucceeded({ user: arta }))
})

describe('a change of the password', () => {
  it('sends both passwords as typed, and succeeds with the server’s message, else its own [AUTHENT-08] [AUTHCALL-08] [AUTHERR-19]', async () => {
    const { calls } = serve((_, nth) => ({ body: { success: true, ...(nth === 1 && { message: 'U ndryshua!' }) } }))
    const change = changePassword(' Old1 ', ' New12345 ')
    expect(await store.dispatch(change)).toEqual({ success: true, message: 'U ndryshua!' })
    expect(await store.dispatch(change)).toEqual({ success: true, message: 'Fjalëkalimi u ndryshua me sukses' })
    expect(calls[0]?.body).toEqual({ currentPassword: ' Old1 ', newPassword: ' New12345 ' })
  })

  const validationErrors = { currentPassword: 'Nuk është i saktë', newPassword: 'I shkurtër' }
  const errors = Object.entries(validationErrors).map(([field, message]) => ({ field, message }))
  it.each([
    [200, { errors }, { validationErrors }],
    [400, { errors: errors.slice(1) }, { validationErrors: { newPassword: 'I shkurtër' } }],
    [422, { validationErrors }, { validationErrors }],
    [500, {}, {}],
  ])(
    'ends, at status %d and %j, with the error and the messages of the fields that are named [AUTHENT-08] [AUTHCALL-08]',
    async (status, named, expected) => {
      serve(() => ({ status, body: { success: false, message: 'Kontrollo fushat', ...named } }))
      const result = await store.dispatch(changePassword('Old1', 'New12345'))
      expect(result).toStrictEqual({ success: false, error: 'Kontrollo fushat', ...expected })
    },
  )

  it('says that the session has expired, with its flag, refreshed or not, and once for the log-in [PWCHANGE-09]', async () => {
    const error = 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'
    serve(() => ({ status: 401, body: { success: false, message: 'Refresh token expired' } }))
    const change = changePassword('Old1', 'New12345')
    expect(await store.dispatch(change)).toEqual({ success: false, error, sessionExpired: true })
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, error, errorCode: 'sessionExpired' })
    startSession({ accessToken: 'access', user: arta })
    store.dispatch(loginSucceeded({ user: arta }))
    expect(await store.dispatch(change)).toEqual({ success: false, error, sessionExpired: true })
  })

  it('is no expired session where the server refuses the call alone, in words of its own', async () => {
    serve(({ path }) =>
      path === '/auth/refresh'
        ? { body: { accessToken: 'access2' } }
        : { status: 401, body: { message: 'Fjalëkalimi aktual nuk është i saktë' } },
    )
    expect(await store.dispatch(changePassword('Old1', 'New12345'))).toEqual({
      success: false,
      error: 'Fjalëkalimi aktual nuk është i saktë',
    })
    // The dialog says it, and nothing else does.
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, error: null })
  })
})

describe('a reset of the password', () => {
  it('sends token and password as they are, and ends with success and error and nothing else [AUTHENT-09] [AUTHCALL-07]', async () => {
    const replies = [
      { body: { success: true } },
      { status: 400, body: { message: 'Skadoi' } },
      { body: { success: false, message: 'Skadoi' } },
    ]
    const { calls } = serve((_, nth) => replies[nth - 1] ?? {})
    const reset = resetPassword('t+1/=', ' New12345 ')
    expect(await store.dispatch(reset)).toEqual({ success: true })
    expect(calls[0]?.body).toEqual({ token: 't+1/=', password: ' New12345 ' })
    expect(await store.dispatch(reset)).toEqual({ success: false, error: 'Skadoi' })
    expect(await store.dispatch(reset)).toEqual({ success: false, error: 'Skadoi' })
    expect(await store.dispatch(resetPassword('', 'New12345'))).toEqual({
      success: false,
      error: 'Token i rivendosjes së fjalëkalimit mungon',
    })
    expect(calls).toHaveLength(3)
  })

  it.each([
    [{ status: 400, body: {} }],
    [{ status: 500, body: {} }],
    [{ status: 503, text: '<h1>Down</h1>' }],
    [{ body: { success: false } }],
  ])(
    'fails like a change, with a text of its own, where the server has none: %o [AUTHERR-17] [AUTHERR-18] [AUTHENT-08] [AUTHENT-09]',
    async (reply) => {
      serve(() => reply)
      const failed = { success: false, error: 'Gabim në ndryshimin e fjalëkalimit' }
      expect(await store.dispatch(resetPassword('t1', 'New12345'))).toEqual(failed)
      expect(await store.dispatch(changePassword('Old1', 'New12345'))).toEqual(failed)
    },
  )
})

describe('a deletion of the account', () => {
  it('is authenticated, for the own id, without a body, and logs the user out [AUTHCALL-12] [AUTHENT-10]', async () => {
    const { calls } = serve(() => ({ body: { success: true } }))
    const result = await store.dispatch(deleteAccount())
    await settle()
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: '/users/u1', bearer: 'access', body: undefined })
    expect(result).toEqual({ success: true, message: 'Llogaria u fshi me sukses' })
    expect({ ...localStorage }).toEqual({})
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
    expect(store.getState().navigation.pending).toMatchObject({ to: '/', state: { message: result.message } })
  })

  it.each([
    [{ status: 403, body: { success: false, message: 'Jo' } }, 'Jo'],
    [{ status: 200, body: { success: false } }, 'Fshirja e llogarisë dështoi'],
    [{ status: 500, body: {} }, 'Gabim gjatë fshirjes së llogarisë'],
  ])(
    'says why it fails, and leaves everything as it is: %o [AUTHENT-10] [AUTHCALL-12] [DELACC-07]',
    async (reply, error) => {
      serve(() => reply)
      expect(await store.dispatch(deleteAccount())).toEqual({ success: false, error })
      expect(localStorage.getItem(storageKeys.accessToken)).toBe('access')
      expect(store.getState().auth.isAuthenticated).toBe(true)
    },
  )

  it.each<[string, Reply]>([
    ['nobody', { body: { success: true, data: {} } }],
    ['an empty id', { body: { success: true, data: { user: { _id: '', name: 'Arta' } } } }],
    ['the placeholder', { body: { success: true, data: { user: { _id: 'authenticated', name: 'User' } } } }],
    ['that it is broken', { status: 500 }],
    ['nothing', { offline: true }],
  ])(
    'asks the server who a placeholder is, and deletes nobody when that tells %s [AUTHENT-10] [AUTHCALL-12]',
    async (_, told) => {
      store.dispatch(loginSucceeded({ user: { _id: 'authenticated', name: 'User' } }))
      const { calls } = serve(({ path }) => (path === '/auth/me' ? told : { body: { success: true } }))
      expect(await store.dispatch(deleteAccount())).toEqual({ success: false, error: 'Could not determine user ID' })
      expect(calls.map(({ method, path }) => [method, path])).toEqual([['GET', '/auth/me']])
      expect(store.getState().auth.isAuthenticated).toBe(true)
    },
  )

  it('deletes who the server says that a placeholder is, and that user’s texts with the account [AUTHCALL-12]', async () => {
    keepText({ businessId: 'b1', author: arta._id }, aForm(), Date.now())
    expect(storedDrafts()).toHaveLength(1)
    store.dispatch(loginSucceeded({ user: { _id: 'authenticated', name: 'User' } }))
    const { calls } = serve(({ path }) => ({
      body: { success: true, ...(path === '/auth/me' && { data: { user: arta } }) },
    }))
    expect(await store.dispatch(deleteAccount())).toMatchObject({ success: true })
    expect(calls.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/auth/me'],
      ['DELETE', '/users/u1'],
    ])
    expect(storedDrafts()).toEqual([])
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false })
  })

  it.each([
    ['at the root', { message: 'Mirupafshim!' }],
    ['under data', { data: { message: 'Mirupafshim!' } }],
  ])(
    'says what the server says of it %s, to its caller and at home, when it succeeds [AUTHERR-19]',
    async (_, said) => {
      serve(() => ({ body: { success: true, ...said } }))
      expect(await store.dispatch(deleteAccount())).toEqual({ success: true, message: 'Mirupafshim!' })
      expect(store.getState().navigation.pending).toMatchObject({ to: '/', state: { message: 'Mirupafshim!' } })
    },
  )
})

describe('loading the profile', () => {
  const renamed = { ...arta, name: 'Arta Hoxha' }
  const stored = () => JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null')

  it('puts the user into state and storage', async () => {
    serve(() => ({ body: { success: true, data: { user: renamed } } }))
    expect(await store.dispatch(loadProfile())).toStrictEqual({ success: true })
    expect(store.getState().auth.user).toEqual(renamed)
    expect(stored()).toEqual(renamed)
  })

  it('asks again each time, unless an answer of some age will do', async () => {
    const { calls } = serve(() => ({ body: { success: true, data: { user: renamed } } }))
    await store.dispatch(loadProfile())
    await store.dispatch(loadProfile())
    expect(calls).toHaveLength(2)
    expect(await store.dispatch(loadProfile(60))).toEqual({ success: true })
    expect(calls).toHaveLength(2)
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/auth/me', bearer: 'access' })
  })

  it('ignores an answer for a session that has ended meanwhile', async () => {
    vi.spyOn(log, 'error').mockReturnValue()
    serve(() => ({ body: { success: true, data: { user: renamed } }, delay: 5 }))
    const loading = store.dispatch(loadProfile())
    const besa = { _id: 'u2', name: 'Besa', email: 'besa@example.al' }
    startSession({ accessToken: 'other', refreshToken: 'other', user: besa })
    await loading
    expect(store.getState().auth.user).toEqual(arta)
    expect(stored()).toEqual(besa)
  })

  it.each([
    [{ status: 500, body: {} }, 500],
    [{ status: 403, body: { message: 'Jo' } }, 403],
    [{ offline: true }, 0],
    [{ body: { success: true, data: {} } }, 200],
  ])('says with %o that it failed, and logs it', async (reply, status) => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    serve(() => reply)
    const text = `Failed to load profile data: ${status}`
    expect(await store.dispatch(loadProfile())).toStrictEqual({ success: false, error: text })
    expect(error).toHaveBeenCalledWith(text)
    expect(store.getState().auth.user).toEqual(arta)
    expect(stored()).toEqual(arta)
  })
})
