// What components may know about the signed-in user.
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import type { AuthState } from './machine'

interface WithAuth {
  auth: AuthState
}

/** The user, or null. */
export const selectUser = (state: WithAuth) => state.auth.user

/** Whether somebody is signed in; also false until that is known. */
export const selectIsAuthenticated = (state: WithAuth) => state.auth.isAuthenticated

/** Whether it is still unknown if somebody is signed in. */
export const selectAuthLoading = (state: WithAuth) => state.auth.loading

/** Whether somebody is signed in; undefined until that is known. */
export const selectIsSignedIn = ({ auth: { isAuthenticated, loading } }: WithAuth) =>
  isAuthenticated || (loading ? undefined : false)

/** The signed-in user's id for `user_id`; undefined for nobody and for the placeholder user (Q12). */
export function selectUserId({ auth: { user, isAuthenticated } }: WithAuth): string | undefined {
  return isAuthenticated && user && user._id !== PLACEHOLDER_USER_ID ? user._id : undefined
}
