// @vitest-environment jsdom
// The calls of accounts and sessions (ACC §7): what is sent and what is read.
import { beforeEach, describe, expect, it } from 'vitest'
import { accountsApi, logoutCall, refreshSession, usersApi } from '@/api'
import { errorOf } from '../api/fakeServer'
import { staleToken } from '../session/tokens'
import { access, ask, failed, ok, plain, signIn, storedTokens, token } from './ask'

const account = accountsApi.endpoints

beforeEach(signIn)

describe('accounts and sessions', () => {
  const user = { _id: 'u1', name: 'Arta' }
  const tokens = { accessToken: token('new access'), refreshToken: token('new refresh') }
  const rawSession = { ...tokens, user: { id: 'u1', name: 'Arta', __v: 0 } }
  const places = [
    ['data', { data: rawSession }],
    ['the root', rawSession],
  ] as const

  it.each(places)(
    'POST /auth/refresh sends the refresh token and reads the session from %s [AUTHCALL-01]',
    async (_place, body) => {
      const older = { _id: 'u1', name: 'Arta e Vjetër', email: 'vjeter@b.al', role: 'User' }
      for (const known of [undefined, older, { _id: 'authenticated', name: 'User' }]) {
        signIn()
        if (known) localStorage.setItem('user', JSON.stringify(known))
        const { sent, data } = await ask(refreshSession, ok(body))
        expect(sent).toEqual({ ...plain, call: 'POST /auth/refresh', body: { refreshToken: token('refresh') } })
        expect(data).toEqual({ success: true })
        expect(storedTokens()).toEqual({ access: tokens.accessToken, refresh: tokens.refreshToken })
        expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
      }
    },
  )
  it.each(places)(
    'POST /auth/login sends e-mail and password and reads tokens and user from %s [AUTHCALL-02]',
    async (_place, body) => {
      const credentials = { email: 'a@b.al', password: ' fjalë ' }
      const { sent, data } = await ask(account.login.initiate({ credentials }), ok(body))
      expect(sent).toEqual({ ...plain, call: 'POST /auth/login', body: credentials })
      expect(data).toEqual({ success: true, data: { user } })
      expect(storedTokens()).toEqual({ access: tokens.accessToken, refresh: tokens.refreshToken })
    },
  )
  it('POST /auth/signup sends the form and reads the whole reply [AUTHCALL-03]', async () => {
    const signupForm = { name: 'Arta', email: 'a@b.al', password: 'fjalë' }
    const said = { message: 'Gati', requiresVerification: true, email: 'a@b.al', validationErrors: { name: 'Shkurt' } }
    for (const body of [said, { data: said }]) {
      const { sent, data } = await ask(account.signup.initiate({ signupForm }), { status: 201, ...ok(body) })
      expect(sent).toEqual({ ...plain, call: 'POST /auth/signup', body: signupForm })
      expect(data).toEqual({ success: true, ...said })
    }
    const refusal = await ask(
      account.signup.initiate({ signupForm }),
      failed('Jo', 400, { validationErrors: said.validationErrors }),
    )
    expect(refusal.error).toMatchObject({ kind: 'invalid', message: 'Jo', fields: said.validationErrors })
  })
  it('GET /auth/verify-email sends the token in the query and reads message and user [AUTHCALL-04]', async () => {
    for (const body of [
      { message: 'Gati', user },
      { message: 'Gati', data: { user } },
    ]) {
      const { sent, data } = await ask(account.verifyEmail.initiate({ token: 'a+b/c=&d ë' }), ok(body))
      expect(sent).toEqual({ ...plain, call: 'GET /auth/verify-email', query: { token: 'a+b/c=&d ë' } })
      expect(data).toEqual({ success: true, message: 'Gati', data: { user } })
    }
  })
  const email = { body: { email: 'a@b.al' } }
  const password = { body: { token: 'tok', password: 'e re' } }
  it.each([
    ['[AUTHCALL-05]', 'POST /auth/resend-verification', account.resendVerification.initiate(email), email.body],
    ['[AUTHCALL-06]', 'POST /auth/forgot-password', account.forgotPassword.initiate(email), email.body],
    ['[AUTHCALL-07]', 'POST /auth/reset-password', account.resetPassword.initiate(password), password.body],
  ] as const)('%s %s sends its body and reads success or error', async (_id, call, initiate, body) => {
    const done = await ask(initiate, ok({ message: 'Gati' }))
    expect(done.sent).toEqual({ ...plain, call, body })
    expect(done.data).toEqual({ success: true, message: 'Gati' })
    expect(done.error).toBeUndefined()
    expect((await ask(initiate, {})).data).toEqual({ success: true })
    // Both ways to say that it failed, and both names of the text.
    for (const reply of [
      failed('Jo'),
      failed('Jo', 200),
      { status: 400, body: { error: 'Jo' } },
      { body: { success: false, error: 'Jo' } },
    ]) {
      const refused = await ask(initiate, reply)
      expect(refused.data).toBeUndefined()
      expect(errorOf(refused).message).toBe('Jo')
    }
  })
  it('POST /auth/change-password is authenticated and reads message and validationErrors [AUTHCALL-08]', async () => {
    const body = { currentPassword: 'e vjetër', newPassword: 'e re' }
    const validationErrors = { newPassword: 'Shkurt' }
    const done = await ask(account.changePassword.initiate({ body }), ok({ message: 'Gati', validationErrors }))
    expect(done.sent).toEqual({ ...plain, call: 'POST /auth/change-password', body, bearer: access })
    expect(done.data).toEqual({ success: true, message: 'Gati', validationErrors })
    for (const status of [200, 400, 422]) {
      const refused = await ask(account.changePassword.initiate({ body }), failed('Jo', status, { validationErrors }))
      expect(refused.error).toMatchObject({ message: 'Jo', fields: validationErrors })
    }
  })
  it('POST /auth/logout sends the refresh token, with the bearer token if there is one [AUTHCALL-09]', async () => {
    const body = { refreshToken: token('refresh') }
    const signedIn = await ask(logoutCall(), ok())
    expect(signedIn.sent).toEqual({ ...plain, call: 'POST /auth/logout', body, bearer: access })
    const bearer = staleToken({ sub: 'u1' })
    localStorage.setItem('accessToken', bearer)
    const late = await ask(logoutCall(), ok())
    expect(late.sent).toEqual({ ...plain, call: 'POST /auth/logout', body, bearer })
    localStorage.removeItem('accessToken')
    const without = await ask(logoutCall(), ok())
    expect(without.sent).toEqual({ ...plain, call: 'POST /auth/logout', body })
  })
  it.each([
    ['data.user', { data: { user } }],
    ['data', { data: user }],
    ['user', { user }],
    ['the body', user],
  ])('GET /auth/me is authenticated, sends no body and reads the user from %s [AUTHCALL-11]', async (_place, body) => {
    const { sent, data } = await ask(account.getMe.initiate(), ok(body))
    expect(sent).toEqual({ ...plain, call: 'GET /auth/me', bearer: access })
    expect(data).toEqual({ success: true, data: { user } })
  })
  it('DELETE /users/{id} is authenticated and sends no body', async () => {
    const { sent, data } = await ask(usersApi.endpoints.deleteUser.initiate({ id: 'u1' }), ok({ message: 'Gati' }))
    expect(sent).toEqual({ ...plain, call: 'DELETE /users/u1', bearer: access })
    expect(data).toEqual({ success: true, message: 'Gati' })
  })
})
