// Session events that several slices handle, named as the specification has them; the others are in the auth slice.
import { createAction } from '@reduxjs/toolkit'
import type { User } from '@/api/endpoints/generated/types'

/** A user signed in, or was found signed in: `user` comes from the server, the storage or the token's claims. */
export const loginSucceeded = createAction<{ user: User }>('auth/LOGIN_SUCCESS')

/** The session is over: the user logged out, it expired, or another tab ended it. */
export const loggedOut = createAction('auth/LOGOUT')

/** What kind of error is shown, where something depends on it. */
export type AuthErrorCode = 'sessionExpired' | 'accountChanged' | 'network' | 'unverified'

/** An error text to show, with its code if it has one; any error ends all loading. */
export const authErrorSet = createAction('auth/SET_ERROR', (text: string, code?: AuthErrorCode) =>
  code ? { payload: text, meta: { code } } : { payload: text, meta: undefined },
)
