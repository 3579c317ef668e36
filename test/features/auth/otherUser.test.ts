// @vitest-environment jsdom
// What follows when the session becomes somebody else's: the cache is emptied, nothing is done to the wrong account.
import { serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { categoriesApi } from '@/api'
import { changePassword, deleteAccount } from '@/features/auth/model/accountCalls'
import { checkSession } from '@/features/auth/model/checkSession'
import { loadProfile } from '@/features/auth/model/profile'
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
