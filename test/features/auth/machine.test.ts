// The auth state answers its events by the table, and only by it.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type AuthState, initialAuthState, transitions } from '@/features/auth/model/machine'
import { authEvents, authSlice } from '@/features/auth/model/slice'

const reduce = authSlice.reducer
const user = { _id: 'u1', name: 'Arta', email: 'arta@example.al' }
const flags = ['loading', 'loginLoading', 'signupLoading', 'verificationLoading', 'resendLoading'] as const

const anyState = fc.record<AuthState>({
  user: fc.constantFrom(null, user),
  loading: fc.boolean(),
  loginLoading: fc.boolean(),
  signupLoading: fc.boolean(),
  verificationLoading: fc.boolean(),
  resendLoading: fc.boolean(),
  error: fc.option(fc.string()),
  errorCode: fc.constantFrom(null, 'sessionExpired', 'network'),
  successMessage: fc.option(fc.string()),
  isAuthenticated: fc.boolean(),
  pendingVerification: fc.boolean(),
  userEmail: fc.option(fc.string()),
})

describe('auth state', () => {
  it('holds exactly the specified fields, and the error’s code [AUTHSTATE-01]', () => {
    const loading = 'loading loginLoading signupLoading verificationLoading resendLoading'
    const others = 'user error errorCode successMessage isAuthenticated pendingVerification userEmail'
    expect(Object.keys(reduce(undefined, { type: '@@init' })).sort()).toEqual(`${loading} ${others}`.split(' ').sort())
  })

  it('answers exactly the seventeen events, by their names [AUTHSTATE-02]', () => {
    const names = `INIT SET_LOADING SET_LOGIN_LOADING SET_SIGNUP_LOADING SET_VERIFICATION_LOADING SET_RESEND_LOADING
      LOGIN_SUCCESS SIGNUP_SUCCESS VERIFY_EMAIL_SUCCESS LOGOUT SET_USER SET_PENDING_VERIFICATION SET_USER_EMAIL
      SET_ERROR CLEAR_ERROR SET_SUCCESS_MESSAGE CLEAR_SUCCESS_MESSAGE`.split(/\s+/)
    expect(Object.keys(transitions)).toEqual(names)
    expect(Object.entries(authEvents).map(([, creator]) => creator.type)).toEqual(names.map((name) => `auth/${name}`))
  })

  it('starts loading, with nobody signed in [AUTHSTATE-03]', () => {
    expect(reduce(undefined, { type: '@@init' })).toMatchObject({ loading: true, isAuthenticated: false, user: null })
  })

  const inAnyState = (check: (state: AuthState, flag: boolean) => void) =>
    fc.assert(fc.property(anyState, fc.boolean(), check))

  it('ends every loading with any error [AUTHSTATE-04]', () => {
    inAnyState((state) => {
      for (const code of [undefined, 'network', 'sessionExpired'] as const) {
        const after = reduce(state, authEvents.SET_ERROR('Gabim', code))
        expect(after).toMatchObject({ error: 'Gabim', errorCode: code ?? null })
        for (const flag of flags) expect(after[flag]).toBe(false)
      }
    })
  })

  it('takes pendingVerification, e-mail and message from the sign-up reply [AUTHSTATE-05] [AUTHSTATE-06]', () => {
    inAnyState((state, requiresVerification) => {
      const event = authEvents.SIGNUP_SUCCESS({ requiresVerification, email: 'a@b.al', message: 'ok' })
      const kept = { pendingVerification: requiresVerification, userEmail: 'a@b.al', successMessage: 'ok' }
      expect(reduce(state, event)).toMatchObject(kept)
    })
  })

  it('sets the user and clears what was pending once verified [AUTHSTATE-08]', () => {
    inAnyState((state, authenticated) => {
      const event = authEvents.VERIFY_EMAIL_SUCCESS({ user, message: 'U verifikua', authenticated })
      const nothingPending = { pendingVerification: false, userEmail: null, successMessage: 'U verifikua' }
      expect(reduce(state, event)).toMatchObject({ user, isAuthenticated: authenticated, ...nothingPending })
    })
  })

  it('signs in and forgets the error on LOGIN_SUCCESS [AUTHSTATE-10]', () => {
    inAnyState((state) => {
      const after = reduce(state, authEvents.LOGIN_SUCCESS({ user }))
      expect(after).toMatchObject({ user, isAuthenticated: true, error: null, loginLoading: false })
    })
  })

  it('clears user, pending state, e-mail, error and message on LOGOUT [AUTHSTATE-13]', () => {
    inAnyState((state) => {
      expect(reduce(state, authEvents.LOGOUT())).toEqual({ ...initialAuthState, loading: false })
    })
  })

  it('sets by each event only what its row says [AUTHSTATE-01]', () => {
    inAnyState((state, value) => {
      const sets: [action: Parameters<typeof reduce>[1], fields: Partial<AuthState>][] = [
        [authEvents.SET_LOADING(value), { loading: value }],
        [authEvents.SET_LOGIN_LOADING(value), { loginLoading: value }],
        [authEvents.SET_SIGNUP_LOADING(value), { signupLoading: value }],
        [authEvents.SET_VERIFICATION_LOADING(value), { verificationLoading: value }],
        [authEvents.SET_RESEND_LOADING(value), { resendLoading: value }],
        [authEvents.SET_PENDING_VERIFICATION(value), { pendingVerification: value }],
        [authEvents.SET_USER(user), { user }],
        [authEvents.SET_USER_EMAIL('a@b.al'), { userEmail: 'a@b.al' }],
        [authEvents.SET_SUCCESS_MESSAGE('Gati'), { successMessage: 'Gati' }],
        [authEvents.CLEAR_ERROR(), { error: null, errorCode: null }],
        [authEvents.CLEAR_SUCCESS_MESSAGE(), { successMessage: null }],
      ]
      for (const [action, fields] of sets) expect(reduce(state, action)).toEqual({ ...state, ...fields })
    })
  })
})
