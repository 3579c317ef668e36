// @vitest-environment jsdom
// What a verified address leaves in the state, with the tokens that an answer may bring and without them.
import { serve } from '@test/api/fakeServer'
import { freshToken } from '@test/session/tokens'
import { beforeEach, expect, it } from 'vitest'
import { authEvents } from '@/features/auth/model/slice'
import { verifyEmail } from '@/features/auth/model/verification'
import { storageKeys } from '@/lib/storageKeys'
import { clearSession } from '@/session/tokens'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { makeRecordedStore } from './recorder'

const arta = { _id: 'u1', name: 'Arta', email: 'arta@example.al', verified: true }
beforeEach(clearSession)

it.each([
  ['with tokens', true, 'U verifikua!', 'U verifikua!'],
  ['without tokens', false, 'U verifikua!', 'U verifikua!'],
  ['without words of the server', true, undefined, 'Email-i u verifikua me sukses'],
  ['without either', false, undefined, 'Email-i u verifikua me sukses'],
])(
  '%s the user and a message are set, what was pending and the e-mail are gone [AUTHSTATE-08]',
  async (_, hasTokens, message, said) => {
    const app = makeRecordedStore()
    rememberPendingEmail(arta.email)
    app.dispatch(authEvents.SET_USER_EMAIL(arta.email))
    app.dispatch(authEvents.SET_PENDING_VERIFICATION(true))
    const tokens = { accessToken: freshToken({ sub: 'u1' }), refreshToken: freshToken({ sub: 'u1' }) }
    serve(() => ({
      body: { success: true, ...(message && { message }), data: { user: arta, ...(hasTokens && tokens) } },
    }))
    await app.dispatch(verifyEmail('t1'))
    expect(app.store.getState().auth).toMatchObject({
      user: arta,
      isAuthenticated: hasTokens,
      pendingVerification: false,
      userEmail: null,
      successMessage: said,
      verificationLoading: false,
      error: null,
    })
    expect(localStorage.getItem(storageKeys.pendingVerificationEmail)).toBeNull()
  },
)
