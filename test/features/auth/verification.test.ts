// @vitest-environment jsdom
// Verifying an address and asking for e-mails again, on the real store.

import { type Reply, serve } from '@test/api/fakeServer'
import { aForm } from '@test/builders/entities'
import { putPending, storedPending } from '@test/builders/texts'
import { freshToken } from '@test/session/tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestPasswordReset } from '@/features/auth/model/accountCalls'
import { recallPendingEmail, resendVerification, verifyEmail } from '@/features/auth/model/entryCalls'
import { authEvents } from '@/features/auth/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { clearSession } from '@/session/tokens'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al', verified: true }
let app: ReturnType<typeof makeRecordedStore>
const auth = () => app.store.getState().auth

beforeEach(() => {
  clearSession()
  app = makeRecordedStore()
})

describe('a verification', () => {
  it('removes the stored e-mail, sets the user and the message, signs nobody in [AUTHSTATE-08] [AUTHSTATE-09] [AUTHCALL-04] [AUTHERR-19]', async () => {
    rememberPendingEmail('arta@example.al')
    const { calls } = serve(() => ({ body: { success: true, message: 'U verifikua!', data: { user: arta } } }))
    expect(await app.dispatch(verifyEmail('t+1/=ë'))).toEqual({ success: true, message: 'U verifikua!' })
    expect(calls.map(({ url }) => [...url.searchParams])).toEqual([[['token', 't+1/=ë']]])
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
    expect(auth()).toMatchObject({
      user: arta,
      isAuthenticated: false,
      successMessage: 'U verifikua!',
      userEmail: null,
      verificationLoading: false,
    })
    expect(app.events().map(([name]) => name)).toEqual([
      'CLEAR_ERROR',
      'SET_VERIFICATION_LOADING',
      'VERIFY_EMAIL_SUCCESS',
    ])
  })

  it.each([
    ['nothing', {}, {}],
    ['another name and e-mail', { sub: 'u1', name: 'Arta e Vjetër', email: 'vjeter@example.al', verified: false }, {}],
    ['the id, which is the user’s who comes without one', { sub: 'u1' }, { _id: undefined }],
  ])(
    'signs in when the answer brings tokens, which it stores; the user is the answer’s where the token says %s [AUTHCALL-04, AUTHSTATE-09, AUTHENT-01]',
    async (_, claims, lacking) => {
      const user = { ...arta, role: 'User' }
      const told = { ...user, ...lacking }
      for (const parts of [{ user: told }, { data: { user: told } }]) {
        const tokens = { accessToken: freshToken(claims), refreshToken: freshToken(claims) }
        serve(() => ({ body: { success: true, message: 'U verifikua!', ...tokens, ...parts } }))
        clearSession()
        rememberPendingEmail(arta.email)
        await app.dispatch(verifyEmail(tokens.accessToken))
        expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
        expect(auth()).toMatchObject({ isAuthenticated: true, successMessage: 'U verifikua!' })
        expect(auth().user).toEqual(user)
        expect(localStorage.getItem(storageKeys.refreshToken)).toBe(tokens.refreshToken)
      }
    },
  )

  it('without a message has one default for the state and one for the screen [AUTHERR-13] [AUTHERR-21] [AUTHSTATE-09]', async () => {
    rememberPendingEmail('arta@example.al')
    serve(() => ({ body: { success: true } }))
    expect(await app.dispatch(verifyEmail('t1'))).toEqual({ success: true, message: 'Email u verifikua me sukses!' })
    expect(auth().successMessage).toBe('Email-i u verifikua me sukses')
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
  })

  it.each([
    ['becomes the user’s with the tokens that sign in', true, 'u1'],
    ['stays a visitor’s without tokens', false, undefined],
  ])('sees to what was written in this tab before: it %s', async (_, hasTokens, author) => {
    const formData = aForm({ title: '' })
    putPending({ businessId: 'b1', formData, timestamp: Date.now(), redirectPath: '/koment/b1' })
    const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) }
    serve(() => ({ body: { success: true, data: { user: arta, ...(hasTokens && tokens) } } }))
    await app.dispatch(verifyEmail('t1'))
    expect(storedPending()).toMatchObject({ businessId: 'b1', formData })
    expect(storedPending()?.author).toBe(author)
  })

  it.each<[Reply, string, object]>([
    [{ status: 400, body: { success: false, message: 'Linku ka skaduar' } }, 'Linku ka skaduar', {}],
    [{ status: 500 }, 'Gabim në verifikimin e email-it', { canRetry: true }],
    [{ status: 429 }, 'Gabim në verifikimin e email-it', { canRetry: true }],
    [{ offline: true }, 'Gabim në lidhje me serverin gjatë verifikimit', { canRetry: true }],
  ])('says that it fails, and whether it may pass later: %j [AUTHERR-11]', async (reply, text, passing) => {
    rememberPendingEmail('arta@example.al')
    serve(() => reply)
    expect(await app.dispatch(verifyEmail('t1'))).toEqual({ success: false, error: text, ...passing })
    expect(auth()).toMatchObject({ error: text, verificationLoading: false, user: null })
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe('arta@example.al')
  })

  it('sends each token once per page load, and tells everybody the one result [X30]', async () => {
    const { calls } = serve(({ url }) => ({
      ...(url.searchParams.get('token') === 't1'
        ? { body: { success: true, message: 'U verifikua!' } }
        : { status: 400, body: { success: false, message: 'Linku është përdorur' } }),
      delay: 1,
    }))
    const both = [app.dispatch(verifyEmail('t1')), app.dispatch(verifyEmail('t1'))]
    expect(await Promise.all(both)).toEqual(Array(2).fill({ success: true, message: 'U verifikua!' }))
    const error = { success: false, error: 'Linku është përdorur' }
    expect(await app.dispatch(verifyEmail('t2'))).toEqual(error)
    expect(await app.dispatch(verifyEmail('t2'))).toEqual(error)
    expect(await app.dispatch(verifyEmail('t1'))).toMatchObject({ success: true })
    expect(calls).toHaveLength(2)
  })
})

describe('an e-mail for verification, sent again,', () => {
  it('loads, then says that it was sent; the server’s words come first, wherever they stand [AUTHERR-22] [AUTHERR-19] [AUTHCALL-05] [AUTHSTATE-02]', async () => {
    const said = [{}, { message: 'U dërgua' }, { data: { message: 'U dërgua sërish' } }]
    const { calls } = serve((_, nth) => ({ body: { success: true, ...said[nth - 1] } }))
    const text = 'Email-i i verifikimit u dërgua përsëri'
    expect(await app.dispatch(resendVerification('a@b.al'))).toEqual({ success: true, message: text })
    expect(auth()).toMatchObject({ successMessage: text, resendLoading: false })
    expect(app.events()).toContainEqual(['SET_RESEND_LOADING', true])
    for (const message of ['U dërgua', 'U dërgua sërish']) {
      expect(await app.dispatch(resendVerification('a@b.al'))).toEqual({ success: true, message })
      expect(auth().successMessage).toBe(message)
    }
    expect(calls.map(({ path, body }) => [path, body])).toEqual(
      said.map(() => ['/auth/resend-verification', { email: 'a@b.al' }]),
    )
  })

  it.each<[Reply, string]>([
    [{ status: 429, body: { success: false, message: 'Shumë kërkesa' } }, 'Shumë kërkesa'],
    [{ status: 503 }, 'Gabim në dërgimin e email-it'],
    [{ offline: true }, 'Gabim në lidhje me serverin'],
  ])('puts the text of a failure into the state: %j [AUTHERR-14]', async (reply, text) => {
    serve((_, nth) => (nth === 1 ? { body: { success: true } } : reply))
    await app.dispatch(resendVerification('a@b.al'))
    expect(await app.dispatch(resendVerification('a@b.al'))).toEqual({ success: false, error: text })
    expect(auth()).toMatchObject({ error: text, resendLoading: false, successMessage: null })
  })

  it.each<[string, Reply, boolean]>([
    ['sent', { body: { success: true, message: 'U dërgua' } }, true],
    ['refused', { status: 429, body: { success: false, message: 'Shumë kërkesa' } }, false],
  ])('and %s after the screen was left, says nothing on another one', async (_, reply, success) => {
    serve(() => ({ ...reply, delay: 1 }))
    const resending = app.dispatch(resendVerification('a@b.al'))
    app.dispatch(authEvents.SET_RESEND_LOADING(false))
    expect(await resending).toMatchObject({ success })
    expect(auth()).toMatchObject({ error: null, successMessage: null, resendLoading: false })
  })
})

describe('a link for a new password', () => {
  it('is said to be sent, by the server or by the app [AUTHERR-23] [AUTHERR-19] [AUTHCALL-06]', async () => {
    const { calls } = serve((_, nth) => ({ body: { success: true, ...(nth === 2 && { message: 'U dërgua' }) } }))
    const message = 'Linku për rivendosjen e fjalëkalimit u dërgua në email'
    expect(await app.dispatch(requestPasswordReset('A@b.al'))).toEqual({ success: true, message })
    expect(await app.dispatch(requestPasswordReset('A@b.al'))).toEqual({ success: true, message: 'U dërgua' })
    for (const { path, body } of calls) expect([path, body]).toEqual(['/auth/forgot-password', { email: 'A@b.al' }])
  })

  it.each<[Reply, string]>([
    [{ status: 404, body: { success: false, message: 'Provo më vonë' } }, 'Provo më vonë'],
    [{ body: { success: false, message: 'Provo më vonë' } }, 'Provo më vonë'],
    [{ status: 500 }, 'Gabim në dërgimin e email-it'],
    [{ body: { success: false } }, 'Gabim në dërgimin e email-it'],
    [{ offline: true }, 'Gabim në lidhje me serverin'],
  ])(
    'makes, where it fails, no error of the log-in behind the dialog: %j [AUTHERR-15] [AUTHCALL-06]',
    async (reply, error) => {
      serve(() => reply)
      expect(await app.dispatch(requestPasswordReset('a@b.al'))).toEqual({ success: false, error })
      expect(auth().error).toBeNull()
    },
  )
})

describe('the address that waits for verification', () => {
  it('is that of the state, then the stored one, then that of the page’s address, which is stored', () => {
    expect(app.dispatch(recallPendingEmail('query@b.al'))).toBe('query@b.al')
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe('query@b.al')
    expect(auth().userEmail).toBe('query@b.al')
    rememberPendingEmail('stored@b.al')
    expect(app.dispatch(recallPendingEmail('other@b.al'))).toBe('query@b.al')
    app = makeRecordedStore()
    for (const fromAddress of ['query@b.al', undefined]) {
      expect(app.dispatch(recallPendingEmail(fromAddress))).toBe('stored@b.al')
      expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBe('stored@b.al')
    }
    expect(auth().userEmail).toBe('stored@b.al')
  })

  it.each([undefined, '', '  ', `${'a'.repeat(260)}@b.al`])('is none for %j', (fromAddress) => {
    expect(app.dispatch(recallPendingEmail(fromAddress))).toBeUndefined()
    expect(auth().userEmail).toBeNull()
    expect({ ...localStorage }).toEqual({})
  })
})
