// Session events that several slices and listeners handle. The seventeen auth event names are the
// specification's (AUTHSTATE-02, Q59); those that only the auth slice handles are in its slice file.
import { createAction } from '@reduxjs/toolkit'
import type { User } from '@/api/generated/auth'

/** A user signed in, or was found signed in: `user` comes from the server, the storage or the token's claims. */
export const loginSucceeded = createAction<{ user: User }>('auth/LOGIN_SUCCESS')

/** The session is over: the user logged out, it expired, or another tab ended it. */
export const loggedOut = createAction('auth/LOGOUT')

/** An error text to show; any error ends all loading (AUTHSTATE-04). */
export const authErrorSet = createAction<string>('auth/SET_ERROR')
