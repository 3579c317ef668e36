// The auth slice: handles the seventeen events according to the table in machine.ts and nothing else.
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type AuthErrorCode, authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { type AuthEvents, type AuthState, initialAuthState, transitions } from './machine'

const event = <E extends keyof AuthEvents>(name: E) => createAction<AuthEvents[E]>(`auth/${name}`)

/** The creators of the seventeen events, by name; the three that other modules handle too come from session/events. */
export const authEvents = {
  INIT: event('INIT'),
  SET_LOADING: event('SET_LOADING'),
  SET_LOGIN_LOADING: event('SET_LOGIN_LOADING'),
  SET_SIGNUP_LOADING: event('SET_SIGNUP_LOADING'),
  SET_VERIFICATION_LOADING: event('SET_VERIFICATION_LOADING'),
  SET_RESEND_LOADING: event('SET_RESEND_LOADING'),
  LOGIN_SUCCESS: loginSucceeded,
  SIGNUP_SUCCESS: event('SIGNUP_SUCCESS'),
  VERIFY_EMAIL_SUCCESS: event('VERIFY_EMAIL_SUCCESS'),
  LOGOUT: loggedOut,
  SET_USER: event('SET_USER'),
  SET_PENDING_VERIFICATION: event('SET_PENDING_VERIFICATION'),
  SET_USER_EMAIL: event('SET_USER_EMAIL'),
  SET_ERROR: authErrorSet,
  CLEAR_ERROR: event('CLEAR_ERROR'),
  SET_SUCCESS_MESSAGE: event('SET_SUCCESS_MESSAGE'),
  CLEAR_SUCCESS_MESSAGE: event('CLEAR_SUCCESS_MESSAGE'),
}

type AuthEvent = PayloadAction<unknown, `auth/${keyof AuthEvents}`, { code?: AuthErrorCode } | undefined>
type Row = (payload: unknown, code?: AuthErrorCode) => Partial<AuthState>

/** The slice behind the DevTools key `auth`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {},
  extraReducers: (builder) => {
    for (const name of Object.keys(transitions) as (keyof AuthEvents)[]) {
      // Each row takes its own event's payload; the loop cannot say so in types.
      const row = transitions[name] as Row
      builder.addCase(`auth/${name}`, (state, { payload, meta }: AuthEvent) => ({
        ...state,
        ...row(payload, meta?.code),
      }))
    }
  },
})
