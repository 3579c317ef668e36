// Accounts and sessions of the mock behave like a server's.
import { demoUser, unverifiedUser } from '@mocks/seed/users'
import { describe, expect, it } from 'vitest'
import { type Client, createClient } from './client'

const { email, password } = demoUser
const unverified = { email: unverifiedUser.email, password: unverifiedUser.password }
const minute = 60_000
const day = 86_400_000

const claims = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
const mailed = (client: Client, to: string) =>
  new URL(client.backend.outbox.last(to)?.link ?? '').searchParams.get('token') ?? ''
const me = async (client: Client, token: string) => (await client.get('/auth/me', token)).status

describe('tokens', () => {
  it('are three-part with the claims of the user, and live 15 minutes and 7 days [SESSION-13] [SESSION-14]', async () => {
    const { accessToken, refreshToken } = await createClient().login()
    expect(accessToken.split('.')).toHaveLength(3)
    expect(claims(accessToken)).toMatchObject({ sub: demoUser.id, name: demoUser.name, email })
    expect(claims(accessToken).exp - claims(accessToken).iat).toBe(900)
    expect(claims(refreshToken).exp - claims(refreshToken).iat).toBe(604_800)
    expect(claims(refreshToken).jti).not.toBe(claims(accessToken).jti)
  })

  it('expire to the millisecond', async () => {
    const client = createClient()
    const { accessToken } = await client.login()
    client.pass(15 * minute - 1)
    expect(await me(client, accessToken)).toBe(200)
    client.pass(1)
    expect(await me(client, accessToken)).toBe(401)
  })

  it('are refused when made up, changed, or of the other kind', async () => {
    const client = createClient()
    const { accessToken, refreshToken } = await client.login()
    const [header, , signature] = accessToken.split('.')
    const forged = `${header}.${btoa(JSON.stringify({ ...claims(accessToken), sub: 'usr_003' }))}.${signature}`
    for (const token of ['x', 'a.b.c', forged, refreshToken]) expect(await me(client, token)).toBe(401)
    expect(await client.post('/auth/refresh', { refreshToken: accessToken })).toMatchObject({ status: 401 })
  })

  it('rotate: each refresh token works once', async () => {
    const client = createClient()
    const { refreshToken } = await client.login()
    const second = await client.post('/auth/refresh', { refreshToken })
    expect(second.status).toBe(200)
    expect(await me(client, String(second.body.data.accessToken))).toBe(200)
    const again = await client.post('/auth/refresh', { refreshToken })
    expect(again).toMatchObject({ status: 401, body: { message: 'Invalid refresh token' } })
    const third = await client.post('/auth/refresh', { refreshToken: second.body.data.refreshToken })
    expect(third.status).toBe(200)
  })

  it('of a refresh expire after seven days', async () => {
    const client = createClient()
    const { refreshToken } = await client.login()
    client.pass(7 * day)
    const answer = await client.post('/auth/refresh', { refreshToken })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Refresh token expired' } })
  })

  it('of a refresh end with the log-out; an unknown one is no failure', async () => {
    const client = createClient()
    const { refreshToken, accessToken } = await client.login()
    expect((await client.post('/auth/logout', { refreshToken }, accessToken)).status).toBe(200)
    expect((await client.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect((await client.post('/auth/refresh', { refreshToken })).status).toBe(401)
  })

  it('ask for a refresh token in the body', async () => {
    expect((await createClient().post('/auth/refresh', {})).status).toBe(400)
  })
})

describe('log-in', () => {
  it('tells neither which of the two is wrong nor that an account is unverified, without the right password', async () => {
    const client = createClient()
    const stranger = { email: 'x@y.example', password }
    const refused = { status: 401, body: { message: 'Gabim në email ose në fjalëkalim' } }
    for (const known of [email, unverifiedUser.email])
      expect(await client.post('/auth/login', { email: known, password: 'gabuar' })).toMatchObject(refused)
    expect(await client.post('/auth/login', stranger)).toMatchObject(refused)
  })

  it('is refused until the e-mail is verified', async () => {
    const message = 'Email-i nuk është verifikuar ende. Hape linkun që ke marrë me email.'
    const answer = await createClient().post('/auth/login', unverified)
    expect(answer).toMatchObject({ status: 403, body: { message } })
  })

  it('does not mind the case of the e-mail', async () => {
    expect((await createClient().post('/auth/login', { email: ` ${email.toUpperCase()} `, password })).status).toBe(200)
  })

  it('is stopped for a minute after ten failures, for that address only', async () => {
    const client = createClient()
    const fail = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1) await client.post('/auth/login', { email, password: 'gabuar' })
    }
    // A success in between makes them ten anew.
    for (let turn = 0; turn < 2; turn += 1) {
      await fail(9)
      expect((await client.post('/auth/login', { email, password })).status).toBe(200)
    }
    await fail(10)
    client.pass(10_000)
    const stopped = await client.post('/auth/login', { email, password })
    expect(stopped).toMatchObject({ status: 429, body: { message: expect.stringContaining('Too many') } })
    expect(stopped.headers.get('retry-after')).toBe('50')
    expect((await client.post('/auth/login', { email: 'x@y.example', password })).status).toBe(401)
    client.pass(50_000)
    expect((await client.post('/auth/login', { email, password })).status).toBe(200)
  })
})

describe('sign-up', () => {
  const form = { name: 'Çlirim Ëmbëlsira', email: 'Clirim@Posta.Example', password: 'sekret1' }

  it('opens an account that the link of the e-mail verifies, once', async () => {
    const client = createClient()
    const { status, body } = await client.post('/auth/signup', form)
    expect(status).toBe(201)
    const message = 'Kontrollo email-in tënd për verifikim'
    expect(body).toMatchObject({ requiresVerification: true, email: 'clirim@posta.example', message })
    const mail = client.backend.outbox.last('clirim@posta.example')
    expect(mail?.subject).toBe('Verifiko email-in tënd në Vlerëso')
    expect(mail?.body).toBe(`Përshëndetje, Çlirim Ëmbëlsira! Hape këtë link për të verifikuar email-in: ${mail?.link}`)
    expect(mail?.link).toMatch(/^https:\/\/app\.example\/verify-email\?token=/)

    const token = mailed(client, 'clirim@posta.example')
    const verify = () => client.get(`/auth/verify-email?token=${token}`)
    const done = { message: 'Email-i u verifikua me sukses', data: { user: { verified: true } } }
    expect(await verify()).toMatchObject({ status: 200, body: done })
    expect(await verify()).toMatchObject({ status: 400, body: { message: 'Ky link është përdorur tashmë' } })
    const { accessToken } = await client.login('clirim@posta.example', 'sekret1')
    expect(claims(accessToken).sub).toMatch(/^usr_n/)
  })

  it('answers an error for every field that is wrong', async () => {
    const { status, body } = await createClient().post('/auth/signup', { name: 'A', email: 'a@b', password: '12345' })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'name', message: 'Emri duhet të ketë të paktën 2 karaktere' },
      { field: 'email', message: 'Email nuk është valid' },
      { field: 'password', message: 'Fjalëkalimi duhet të ketë të paktën 6 karaktere' },
    ])
  })

  it('takes an e-mail once', async () => {
    const errors = [{ field: 'email', message: 'Ky email është i regjistruar tashmë' }]
    const answer = await createClient().post('/auth/signup', { ...form, email: email.toUpperCase() })
    expect(answer).toMatchObject({ status: 400, body: { errors } })
  })
})

describe('links in e-mails', () => {
  it('verify within a day', async () => {
    const client = createClient()
    await client.post('/auth/resend-verification', { email: unverifiedUser.email })
    client.pass(day)
    const said = async (token: string) => (await client.get(`/auth/verify-email?token=${token}`)).body.message
    expect(await said(mailed(client, unverifiedUser.email))).toBe('Linku i verifikimit ka skaduar')
    expect(await said('x')).toBe('Linku i verifikimit nuk është i vlefshëm')
  })

  it('are sent five times in ten minutes and not to strangers, though the answer is the same', async () => {
    const client = createClient()
    for (const path of ['/auth/resend-verification', '/auth/forgot-password']) {
      for (let times = 0; times < 5; times += 1)
        expect((await client.post(path, { email: 'askush@posta.example' })).status).toBe(200)
      expect((await client.post(path, { email: 'askush@posta.example' })).status).toBe(429)
      expect(client.backend.outbox.all()).toEqual([])
    }
  })

  it('set a new password once, and end the sessions', async () => {
    const client = createClient()
    const { refreshToken } = await client.login()
    await client.post('/auth/forgot-password', { email })
    const token = mailed(client, email)
    const reset = (by: string, anew = 'Tjeter123') => client.post('/auth/reset-password', { token: by, password: anew })
    const weak = await reset(token, 'vetemshkronja')
    expect(weak).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } })
    expect(await reset(token)).toMatchObject({ status: 200, body: { message: 'Fjalëkalimi u ndryshua me sukses' } })
    expect((await client.post('/auth/refresh', { refreshToken })).status).toBe(401)
    expect((await client.post('/auth/login', { email, password })).status).toBe(401)
    await client.login(email, 'Tjeter123')
    const refused = { status: 400, body: { message: 'Linku i rivendosjes ka skaduar ose nuk është i vlefshëm' } }
    for (const old of [token, 'x']) expect(await reset(old)).toMatchObject(refused)
    await client.post('/auth/forgot-password', { email })
    client.pass(60 * minute)
    expect(await reset(mailed(client, email))).toMatchObject(refused)
  })

  it('are not those of the other kind', async () => {
    const client = createClient()
    await client.post('/auth/forgot-password', { email })
    expect((await client.get(`/auth/verify-email?token=${mailed(client, email)}`)).status).toBe(400)
  })

  it('stay readable for the newest hundred e-mails', async () => {
    const client = createClient()
    for (let number = 0; number < 102; number += 1)
      await client.post('/auth/signup', { name: 'Ana', email: `a${number}@posta.example`, password: 'sekret1' })
    const mails = client.backend.outbox.all()
    expect(mails).toHaveLength(100)
    expect(mails[0]?.to).toBe('a101@posta.example')
  })
})

describe('the own account', () => {
  it('changes its password with the current one', async () => {
    const client = createClient()
    const { accessToken } = await client.login()
    const change = (currentPassword: string, newPassword: string) =>
      client.post('/auth/change-password', { currentPassword, newPassword }, accessToken)
    for (const [current, anew, field, message] of [
      ['gabuar', 'Tjeter123', 'currentPassword', 'Fjalëkalimi aktual nuk është i saktë'],
      [password, password, 'newPassword', 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'],
      [password, 'Shkurt1', 'newPassword', 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'],
    ] as const)
      expect(await change(current, anew)).toMatchObject({ status: 400, body: { errors: [{ field, message }] } })
    expect(await change(password, 'Tjeter123')).toMatchObject({ status: 200 })
    await client.login(email, 'Tjeter123')
    expect(await me(client, accessToken)).toBe(200)
  })

  it('is deleted by its user only, and its reviews stay without an author', async () => {
    const client = createClient()
    const { accessToken, refreshToken } = await client.login()
    const { reviews } = (await client.get(`/reviews/user/${demoUser.id}`, accessToken)).body
    const review = reviews.find((one) => one.isApproved)
    expect((await client.call('DELETE', '/users/usr_003', undefined, accessToken)).status).toBe(403)
    const deleted = await client.call('DELETE', `/users/${demoUser.id}`, undefined, accessToken)
    expect(deleted).toMatchObject({ status: 200, body: { message: 'Llogaria u fshi me sukses' } })
    expect(await me(client, accessToken)).toBe(401)
    expect((await client.post('/auth/refresh', { refreshToken })).status).toBe(401)
    expect((await client.post('/auth/login', { email, password })).status).toBe(401)
    const orphan = await client.get(`/reviews/${review?._id}`)
    expect(orphan.status).toBe(200)
    expect(orphan.body.data).not.toHaveProperty('user')
  })

  it('never shows the password', async () => {
    const client = createClient()
    const { accessToken } = await client.login()
    const { body } = await client.get('/auth/me', accessToken)
    expect(JSON.stringify(body)).not.toMatch(/password|\$/)
    expect(JSON.stringify(client.backend.db.tables.users.all())).not.toContain(password)
  })
})
