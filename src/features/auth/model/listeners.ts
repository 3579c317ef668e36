// What follows from the session's events: the API cache and the storage forget a user who is gone.

import type { TypedStartListening } from '@reduxjs/toolkit'
import { baseApi } from '@/api'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { clearSession } from '@/session/tokens'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { scheduleSessionCheck } from './checkSession'

/** Starts the listeners of the session. */
export function addAuthListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  // Nothing of the user may stay behind: not the tokens, not the stored user, not what the server told them (trap 4).
  startListening({
    actionCreator: loggedOut,
    effect: (_, { dispatch }) => {
      clearSession()
      dispatch(baseApi.util.resetApiState())
    },
  })
  // The next user on the same page must not see anything that was loaded for the previous one.
  startListening({
    actionCreator: loginSucceeded,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = getOriginalState().auth.user
      if (before && before._id !== payload.user._id) dispatch(baseApi.util.resetApiState())
    },
  })
  // Of an account that took another one's place only the token is known (Q74). A check under way ends first.
  startListening({
    actionCreator: authErrorSet,
    effect: ({ meta }, { dispatch }) => {
      if (meta?.code === 'accountChanged') scheduleSessionCheck(dispatch)
    },
  })
}
