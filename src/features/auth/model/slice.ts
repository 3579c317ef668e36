// The auth slice: handles the seventeen events by the table in machine.ts.
import { createAction, createSlice, type PayloadAction, type PayloadActionCreator } from '@reduxjs/toolkit'
import { type AuthErrorCode, authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { type AuthEvents, type AuthState, initialAuthState, transitions } from './machine'

type Creators = { [Name in keyof AuthEvents]: PayloadActionCreator<AuthEvents[Name], `auth/${Name}`> }
const creators = Object.keys(transitions).map((name) => [name, createAction(`auth/${name}`)])

/** The creators of the seventeen events, by name; the three that other modules use too come from session/events. */
export const authEvents = {
  ...(Object.fromEntries(creators) as Creators),
  LOGIN_SUCCESS: loginSucceeded,
  LOGOUT: loggedOut,
  SET_ERROR: authErrorSet,
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
