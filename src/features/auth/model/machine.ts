// The auth state's table: which event sets which fields. slice.ts makes reducers of it, docs/state.md draws it.
import type { User } from '@/api/endpoints/generated/types'
import type { AuthErrorCode } from '@/session/events'

/** The fields of ACC §3, under their names there. */
export interface AuthState {
  user: User | null
  /** The check at the start, or other work on the session, is in progress. */
  loading: boolean
  loginLoading: boolean
  signupLoading: boolean
  verificationLoading: boolean
  resendLoading: boolean
  error: string | null
  /** What the error is, for code: no code reads the text. */
  errorCode: AuthErrorCode | null
  successMessage: string | null
  isAuthenticated: boolean
  /** An account was opened, and its e-mail is not verified yet. */
  pendingVerification: boolean
  userEmail: string | null
}

/** What travels with each of the seventeen events. */
export interface AuthEvents {
  INIT: { user: User | null }
  SET_LOADING: boolean
  SET_LOGIN_LOADING: boolean
  SET_SIGNUP_LOADING: boolean
  SET_VERIFICATION_LOADING: boolean
  SET_RESEND_LOADING: boolean
  LOGIN_SUCCESS: { user: User }
  SIGNUP_SUCCESS: { requiresVerification: boolean; email: string; message: string }
  /** `authenticated`: the session has tokens. */
  VERIFY_EMAIL_SUCCESS: { user: User | null; message: string; authenticated: boolean }
  LOGOUT: undefined
  SET_USER: User | null
  SET_PENDING_VERIFICATION: boolean
  SET_USER_EMAIL: string | null
  SET_ERROR: string
  CLEAR_ERROR: undefined
  SET_SUCCESS_MESSAGE: string
  CLEAR_SUCCESS_MESSAGE: undefined
}

const idle = {
  loading: false,
  loginLoading: false,
  signupLoading: false,
  verificationLoading: false,
  resendLoading: false,
}
const nobody = { user: null, isAuthenticated: false, pendingVerification: false, userEmail: null }
const noError = { error: null, errorCode: null }

/** Loading, and nobody signed in. */
export const initialAuthState: AuthState = {
  user: null,
  ...idle,
  loading: true,
  ...noError,
  successMessage: null,
  isAuthenticated: false,
  pendingVerification: false,
  userEmail: null,
}

/** The fields each event sets; all others stay. An error may have a code. */
export const transitions: {
  [Event in keyof AuthEvents]: (payload: AuthEvents[Event], code?: AuthErrorCode) => Partial<AuthState>
} = {
  INIT: ({ user }) => ({ user, isAuthenticated: user !== null, loading: false }),
  SET_LOADING: (loading) => ({ loading }),
  SET_LOGIN_LOADING: (loginLoading) => ({ loginLoading }),
  SET_SIGNUP_LOADING: (signupLoading) => ({ signupLoading }),
  SET_VERIFICATION_LOADING: (verificationLoading) => ({ verificationLoading }),
  SET_RESEND_LOADING: (resendLoading) => ({ resendLoading }),
  LOGIN_SUCCESS: ({ user }) => ({ ...idle, user, isAuthenticated: true, ...noError }),
  SIGNUP_SUCCESS: ({ requiresVerification, email, message }) => ({
    ...idle,
    pendingVerification: requiresVerification,
    userEmail: email,
    successMessage: message,
    ...noError,
  }),
  VERIFY_EMAIL_SUCCESS: ({ user, message, authenticated }) => ({
    ...idle,
    user,
    isAuthenticated: authenticated,
    pendingVerification: false,
    userEmail: null,
    successMessage: message,
    ...noError,
  }),
  LOGOUT: () => ({ ...idle, ...nobody, ...noError, successMessage: null }),
  SET_USER: (user) => ({ user }),
  SET_PENDING_VERIFICATION: (pendingVerification) => ({ pendingVerification }),
  SET_USER_EMAIL: (userEmail) => ({ userEmail }),
  SET_ERROR: (error, code) => ({ ...idle, error, errorCode: code ?? null }),
  CLEAR_ERROR: () => noError,
  SET_SUCCESS_MESSAGE: (successMessage) => ({ successMessage }),
  CLEAR_SUCCESS_MESSAGE: () => ({ successMessage: null }),
}
