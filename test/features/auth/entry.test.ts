// @vitest-environment jsdom
// Logging in and signing up on the real store: the events, what is stored, what the screen is told.
import { type Reply, serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { logIn, signUp } from '@/features/auth/model/entryCalls'
import { storageKeys } from '@/lib/storageKeys'
import { authErrorSet } from '@/session/events'
import { readStoredUser } from '@/session/storedUser'
import { clearSession } from '@/session/tokens'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', email: 'arta@example.al', name: 'Arta' }
const credentials = { email: 'arta@example.al', password: ' Fjalë kalimi 1 ' }
const form = { name: 'Arta', ...credentials }
const session = () => ({ accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) })

let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth

beforeEach(() => {
  clearSession()
  app = makeRecordedStore()
})

describe('a log-in', () => {
  it('sends what it needs of the form, stores tokens and user, signs in and clears the error [AUTHSTATE-10] [AUTHCALL-02]', async () => {
    app.dispatch(authErrorSet('Gabim'))
    const tokens = session()
    const { calls } = serve(() => ({ body: { success: true, data: { ...tokens, user: arta } } }))
    const whole = { ...credentials, showPassword: true }
    expect(await app.dispatch(logIn(whole))).toEqual({ success: true })
    expect({ ...localStorage }).toEqual({ ...tokens, user: JSON.stringify(arta) })
    expect(auth()).toMatchObject({ user: arta, isAuthenticated: true, error: null, loginLoading: false })
    expect(calls.map(({ path, body }) => [path, body])).toEqual([['/auth/login', credentials]])
    expect(app.events().slice(1)).toEqual([
      ['CLEAR_ERROR'],
      ['SET_LOGIN_LOADING', true],
      ['LOGIN_SUCCESS', { user: arta }],
    ])
  })

  it.each<[string, Reply]>([
    ['success', { body: { success: true, data: { ...session(), user: arta } }, delay: 200 }],
    ['failure', { status: 401, body: { message: 'Email i gabuar' }, delay: 200 }],
  ])('that another one has replaced is nobody’s %s', async (_, late) => {
    const besa = { _id: 'u2', email: 'besa@example.al', name: 'Besa' }
    const data = { accessToken: freshToken({ sub: 'u2' }), refreshToken: freshToken({ sub: 'u2' }), user: besa }
    const { calls } = serve((_call, nth) => (nth === 1 ? late : { body: { success: true, data } }))
    const first = app.dispatch(logIn(credentials))
    await expect.poll(() => calls).toHaveLength(1)
    expect(await app.dispatch(logIn({ ...credentials, email: besa.email }))).toEqual({ success: true })
    const before = app.events().length
    expect(await first).toEqual({ success: false })
    expect(app.events()).toHaveLength(before)
    expect(auth()).toMatchObject({ user: besa, isAuthenticated: true, error: null, loginLoading: false })
    expect(readStoredUser()).toEqual(besa)
  })

  it('that a page of another server answers says nothing of the password, and can be tried again', async () => {
    serve(() => ({ text: '<!doctype html><h1>Wi-Fi</h1>' }))
    const error = 'Serveri nuk u përgjigj. Kontrollo lidhjen me internetin dhe provo përsëri.'
    expect(await app.dispatch(logIn(credentials))).toEqual({ success: false, error, canRetry: true })
    expect(auth()).toMatchObject({ error, isAuthenticated: false, loginLoading: false })
  })

  it('believes the token, and asks who that is, where the reply names somebody else (Q52)', async () => {
    const besa = { _id: 'u2', email: 'besa@example.al', name: 'Besa' }
    const accessToken = freshToken({ sub: 'u2' })
    serve(({ path }) => ({ body: { success: true, data: path === '/auth/me' ? besa : { accessToken, user: arta } } }))
    expect(await app.dispatch(logIn(credentials))).toEqual({ success: true })
    expect(auth().user?._id).toBe('u2')
    await expect.poll(() => auth().user).toEqual(besa)
    expect(readStoredUser()).toEqual(besa)
  })

  const errors = [
    { field: 'password', message: 'I shkurtër' },
    { field: 'email', message: 'Jo i vlefshëm' },
  ]
  it.each<[string, Reply, string, string | null]>([
    ['the server’s words', { status: 401, body: { message: 'Email i gabuar' } }, 'Email i gabuar', null],
    ['the server’s words of too many tries', { status: 429, body: { message: 'Prit pak' } }, 'Prit pak', null],
    ['why it has no tokens', { body: { message: 'Prit pak', data: { user: arta } } }, 'Prit pak', null],
    ['the same of an address', { body: { message: 'Verifiko', data: { user: arta } } }, 'Verifiko', 'unverified'],
    ['what its code means', { status: 401, body: { code: 'EMAIL_NOT_VERIFIED', message: 'Jo' } }, 'Jo', 'unverified'],
    ['that it is forbidden', { status: 403, body: { message: 'Jo' } }, 'Jo', 'unverified'],
    ['in Albanian', { status: 401, body: { message: 'E PAVERIFIKUAR' } }, 'E PAVERIFIKUAR', 'unverified'],
    ['in English', { body: { success: false, message: 'Not verified yet' } }, 'Not verified yet', 'unverified'],
    ['the first field’s [LOGIN-21]', { status: 400, body: { message: 'Kontrollo', errors } }, 'I shkurtër', null],
    ['the connection’s text', { offline: true }, 'Gabim në lidhje me serverin', 'network'],
  ])('says %s where it fails, and of which kind the failure is', async (_, reply, error, errorCode) => {
    serve(() => reply)
    expect(await app.dispatch(logIn(credentials))).toEqual({ success: false, error })
    expect(auth()).toMatchObject({ error, errorCode, loginLoading: false, isAuthenticated: false, user: null })
  })

  it.each<[string, Reply]>([
    ['an empty refusal', { status: 401 }],
    ['too many tries', { status: 429 }],
    ['a broken server', { status: 500, text: '<h1>500</h1>' }],
    ['success: false', { body: { success: false } }],
    ['an answer without tokens', { body: { success: true, data: { user: arta } } }],
  ])('falls back to its own text on %s [AUTHERR-08]', async (_, reply) => {
    serve(() => reply)
    expect(await app.dispatch(logIn(credentials))).toEqual({ success: false, error: 'Gabim në identifikimin' })
    expect(auth()).toMatchObject({ error: 'Gabim në identifikimin', isAuthenticated: false, user: null })
  })

  it.each([
    ['at the root', (parts: object) => ({ success: true, message: 'Mirë se erdhe!', ...parts })],
    ['under data', (parts: object) => ({ success: true, message: '', data: parts })],
  ])('reads the session %s, stores no "undefined" for what is missing, says what is said [S29]', async (_, body) => {
    const { accessToken } = session()
    const answer = body({ accessToken, user: arta })
    serve(() => ({ body: answer }))
    const message = answer.message && { message: answer.message }
    expect(await app.dispatch(logIn(credentials))).toStrictEqual({ success: true, ...message })
    expect({ ...localStorage }).toEqual({ accessToken, user: JSON.stringify(arta) })
    expect(auth().isAuthenticated).toBe(true)
  })

  it.each([
    ['the id of the token', { sub: 'u1' }, 'u1'],
    ['no id, where the token has none either', {}, 'authenticated'],
  ])('keeps a user without an id, with %s [AUTHENT-01] [AUTHSTATE-10]', async (_, claims, _id) => {
    const { _id: _none, ...named } = arta
    serve(() => ({ body: { success: true, data: { accessToken: freshToken(claims), user: named } } }))
    await app.dispatch(logIn(credentials))
    expect(auth()).toMatchObject({ user: { ...named, _id }, isAuthenticated: true })
    expect(readStoredUser()).toEqual({ ...named, _id })
  })

  it('lets in at once whom the reply does not name, then asks who it is [S29]', async () => {
    const { accessToken, refreshToken } = session()
    const { to } = serve(({ path }) =>
      path === '/auth/me'
        ? { body: { success: true, data: { user: arta } }, delay: 1 }
        : { body: { success: true, data: { accessToken, refreshToken } } },
    )
    expect(await app.dispatch(logIn(credentials))).toEqual({ success: true })
    expect(auth()).toMatchObject({ user: { _id: 'u1' }, isAuthenticated: true })
    await expect.poll(() => auth().user).toEqual(arta)
    expect(to('/auth/me')).toHaveLength(1)
    expect(localStorage.getItem(storageKeys.user)).toBe(JSON.stringify(arta))
  })
})

describe('a sign-up', () => {
  it.each([
    ['at the root', (said: object) => ({ success: true, ...said })],
    ['under data', (said: object) => ({ success: true, data: said })],
  ])(
    'keeps what the server says %s, and stores the e-mail [AUTHSTATE-05] [AUTHSTATE-07] [AUTHCALL-03] [AUTHERR-19]',
    async (_, body) => {
      const said = { message: 'Të dërguam një email', requiresVerification: true, email: 'arta@example.al' }
      const { calls } = serve(() => ({ status: 201, body: body(said) }))
      expect(await app.dispatch(signUp({ ...form, email: 'Arta@example.al' }))).toEqual({ success: true, ...said })
      expect(calls.map(({ path, body }) => [path, body])).toEqual([
        ['/auth/signup', { ...form, email: 'Arta@example.al' }],
      ])
      expect({ ...localStorage }).toEqual({ pendingVerificationEmail: 'arta@example.al' })
      expect(auth()).toMatchObject({
        pendingVerification: true,
        userEmail: 'arta@example.al',
        successMessage: 'Të dërguam një email',
        signupLoading: false,
        isAuthenticated: false,
      })
      expect(app.events().map(([name]) => name)).toEqual(['CLEAR_ERROR', 'SET_SIGNUP_LOADING', 'SIGNUP_SUCCESS'])
    },
  )

  it.each([
    ['none', {}],
    ['none that is an address', { email: 'Shih postën' }],
  ])(
    'says its own text where the server says none, and keeps the e-mail typed where it names %s [AUTHERR-20] [AUTHSTATE-06] [AUTHSTATE-07]',
    async (_, named) => {
      serve(() => ({ status: 201, body: { success: true, ...named } }))
      const message = 'Kontrollo email-in tënd për verifikim'
      expect(await app.dispatch(signUp(form))).toEqual({
        success: true,
        requiresVerification: false,
        email: form.email,
        message: 'Kemi dërguar një email verifikimi.',
      })
      expect(auth()).toMatchObject({ successMessage: message, pendingVerification: false, userEmail: form.email })
      expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe(form.email)
    },
  )

  it('keeps the general message beside those of the fields where it fails [AUTHERR-30] [AUTHCALL-03]', async () => {
    const errors = [{ field: 'email', message: 'Ky email është i zënë' }]
    serve(() => ({ status: 409, body: { success: false, message: 'Kontrollo fushat', errors } }))
    expect(await app.dispatch(signUp(form))).toEqual({
      success: false,
      error: 'Kontrollo fushat',
      validationErrors: { email: 'Ky email është i zënë' },
    })
    expect(auth()).toMatchObject({ error: 'Kontrollo fushat', signupLoading: false })
    expect({ ...localStorage }).toEqual({})
  })

  const doubt = 'Nuk e dimë nëse llogaria u hap; provo të hysh.'
  it.each<[Reply, string, object]>([
    [{ status: 500 }, 'Gabim në regjistrimin', {}],
    [{ body: { success: false } }, 'Gabim në regjistrimin', {}],
    [{ status: 502 }, 'Gabim në regjistrimin', { doubt }],
    [{ offline: true }, 'Gabim në lidhje me serverin', { doubt }],
    [{ status: 400, body: { success: false, errors: [{}] } }, 'An unexpected error occurred', {}],
  ])(
    'falls back to its own text where the server has no words: %j [AUTHERR-09] [AUTHERR-29]',
    async (reply, text, unknown) => {
      serve(() => reply)
      expect(await app.dispatch(signUp(form))).toEqual({ success: false, error: text, ...unknown })
      expect(auth().error).toBe(text)
    },
  )
})
