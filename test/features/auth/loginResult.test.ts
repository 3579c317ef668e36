// @vitest-environment jsdom
// What a log-in, a log-out and the e-mail for verification hand on beside the session: words, kinds of errors, ways.
import { serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { settle } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '@/features/auth/model/loginAndSignup'
import { logOut } from '@/features/auth/model/logOut'
import { clearSession, startSession } from '@/session/tokens'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', email: 'arta@example.al', name: 'Arta' }
const credentials = { email: 'arta@example.al', password: 'Fjalekalimi1' }
const tokens = () => ({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) })
let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth

beforeEach(() => {
  clearSession()
  app = makeRecordedStore()
})

describe('a log-in', () => {
  it.each([
    ['Mirë se erdhe!', { success: true, message: 'Mirë se erdhe!' }],
    [undefined, { success: true }],
    ['', { success: true }],
  ])('with the words %j ends as %j', async (message, result) => {
    serve(() => ({
      body: { success: true, ...(message !== undefined && { message }), data: { ...tokens(), user: arta } },
    }))
    expect(await app.dispatch(logIn(credentials))).toStrictEqual(result)
  })

  it.each([
    [true, ['/auth/login']],
    [false, ['/auth/login', '/auth/me']],
  ])(
    'asks who it is, and checks the session, only where the answer does not say (it does: %s)',
    async (isSaid, expected) => {
      const { calls } = serve(({ path }) => ({
        body: {
          success: true,
          data: { ...(path === '/auth/login' && tokens()), ...((isSaid || path === '/auth/me') && { user: arta }) },
        },
      }))
      await app.dispatch(logIn(credentials))
      await settle()
      expect(calls.map(({ path }) => path)).toEqual(expected)
      expect(app.events().some(([name]) => name === 'INIT')).toBe(!isSaid)
    },
  )

  it.each([
    [{ status: 403, body: { code: 'EMAIL_NOT_VERIFIED', message: 'Jo' } }, 'unverified'],
    [{ offline: true }, 'network'],
    [{ status: 401, body: { message: 'Jo' } }, null],
    [{ body: { success: true, data: {} } }, null],
  ])('that ends with %o has an error of the kind %s', async (reply, code) => {
    serve(() => reply)
    expect((await app.dispatch(logIn(credentials))).success).toBe(false)
    expect(auth()).toMatchObject({ errorCode: code, error: expect.any(String) })
  })
})

it('a log-out leads home before the session is gone', async () => {
  startSession({ ...tokens(), user: arta })
  serve(() => ({ body: { success: true } }))
  await app.dispatch(logOut())
  expect(app.store.getState().navigation.pending?.to).toBe('/')
  expect(app.actions.map(({ type }) => type).filter((type) => /requested|LOGOUT/.test(type))).toEqual([
    'navigation/requested',
    'auth/LOGOUT',
  ])
})
