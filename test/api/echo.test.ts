// @vitest-environment jsdom
// A server that repeats passwords and tokens in refusals: they reach neither the state, nor an action, nor who asked.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logoutCall, refreshSession } from '@/api/endpoints/baseApi'
import { authApi } from '@/api/endpoints/generated/auth'
import { secretCalls } from '@/api/endpoints/queryActions'
import { maskEchoedSecrets } from '@/api/http/maskEchoedSecrets'
import { clearSession, readTokens, startSession } from '@/session/tokens'
import { freshToken } from '../session/tokens'
import { makeApiStore, type Reply, serve } from './fakeServer'

const form = { name: 'Ana', email: 'a@b.al' }
const password = 'hunter2222'
const old = `i vjetri "me" thonjëza`
const oneTime = 'një-herë/abc+123'
let accessToken: string
let refreshToken: string
let nth = 0

beforeEach(() => {
  nth += 1
  accessToken = freshToken()
  // Another one a test: after a failure the same one rests.
  refreshToken = `refresh-opaque-${nth}`
  startSession({ accessToken, refreshToken, user: { _id: 'u1', name: 'Ana' } })
})
afterEach(clearSession)

const { login, signup, verifyEmail, resetPassword, changePassword } = authApi.endpoints
/** Each call, the session's own too, with its secrets. */
const calls: Record<string, () => { call: unknown; secrets: string[] }> = {
  refreshSession: () => ({ call: refreshSession, secrets: [refreshToken] }),
  login: () => ({ call: login.initiate({ credentials: { email: 'a@b.al', password } }), secrets: [password] }),
  signup: () => ({ call: signup.initiate({ signupForm: { ...form, password } }), secrets: [password] }),
  verifyEmail: () => ({
    call: verifyEmail.initiate({ token: oneTime }),
    secrets: [oneTime, encodeURIComponent(oneTime)],
  }),
  resetPassword: () => ({
    call: resetPassword.initiate({ body: { token: oneTime, password } }),
    secrets: [oneTime, password],
  }),
  changePassword: () => ({
    call: changePassword.initiate({ body: { currentPassword: old, newPassword: password } }),
    secrets: [old, password, accessToken],
  }),
  logout: () => ({ call: logoutCall(), secrets: [refreshToken, accessToken] }),
}
const logIn = () => calls.login?.().call as never

/** The secrets, said back in every place where a server may speak. */
function echoes(secrets: string[]): Record<string, Reply> {
  const message = `Value ${secrets.map((one) => `password '${one}'`).join(', ')}`
  const errors = secrets.flatMap((field) => [
    { field: 'password', message },
    { field, message },
  ])
  const validationErrors = { password: message, [secrets[0] as string]: message }
  return {
    'a message': { status: 400, body: { success: false, message } },
    'an error': { status: 500, body: { error: message, code: secrets[0] } },
    'a list of errors': { status: 422, body: { success: false, errors } },
    'errors without a field': { status: 400, body: { success: false, errors: [{ message }] } },
    'field messages': { status: 400, body: { success: false, validationErrors } },
    'a refusal of the session': { status: 401, body: { success: false, message } },
    'a message that is cut in the middle of it': { status: 400, body: { message: 'x'.repeat(294) + secrets[0] } },
    'a text that is no JSON': { status: 400, text: message },
    'the message of a success': { body: { success: true, message, validationErrors } },
  }
}

describe.each([...secretCalls, 'refreshSession', 'logout'])('%s', (name) => {
  it.each(Object.keys(echoes([])))('keeps a secret that comes back in %s out of all that is known', async (where) => {
    const { call, secrets } = calls[name]?.() ?? { call: undefined, secrets: [] }
    // A refresh after a refusal is sent none of the call's secrets.
    const { calls: sent } = serve(({ path }) =>
      path === '/auth/refresh' && name !== 'refreshSession' ? { status: 500 } : (echoes(secrets)[where] as Reply),
    )
    const { store, dispatch, actions } = makeApiStore()
    const result = await dispatch(call as never)
    expect(sent.length).toBeGreaterThan(0)
    // Arguments are emptied by the app's own first middleware (dropSecretArgs), which this store does without.
    const seen = JSON.stringify([store.getState(), result, actions.map((action) => ({ ...action, meta: undefined }))])
    for (const secret of secrets) {
      expect(seen).not.toContain(JSON.stringify(secret).slice(1, -1))
      expect(seen).not.toContain(`x${secret.slice(0, 4)}`)
    }
  })
})

describe('what is left', () => {
  it('is the rest of the sentence', async () => {
    const errors = [{ field: 'password', message: 'hunter2222 is weak' }]
    serve(() => ({ status: 400, body: { success: false, message: `Weak password 'hunter2222'.`, errors } }))
    const { dispatch } = makeApiStore()
    const { error } = (await dispatch(logIn())) as { error?: unknown }
    expect(error).toMatchObject({ message: `Weak password '•••'.`, fields: { password: '••• is weak' } })
  })

  it('is all that is no text to read: new tokens, and a user whose name is the password', async () => {
    const user = { _id: password, name: password }
    serve(() => ({ body: { success: true, message: password, data: { accessToken, refreshToken, user } } }))
    const { dispatch } = makeApiStore()
    const { data } = (await dispatch(logIn())) as { data?: unknown }
    expect(data).toEqual({ success: true, message: '•••', data: { user } })
    expect(readTokens()).toEqual({ accessToken, refreshToken })
  })

  it('is an answer without any secret in its request, byte for byte', () => {
    const text = '{ "message" : "a@b.al" }'
    expect(maskEchoedSecrets(text, { url: '/auth/forgot-password', body: { email: 'a@b.al' } })).toBe(text)
    expect(maskEchoedSecrets(text, { url: '/reviews' }, 'bearer-1')).toBe(text)
    expect(maskEchoedSecrets('', { url: '/auth/login', body: { password: 'x' } })).toBe('')
  })
})
