// The signed-in user as the server knows them now (AUTHCALL-11, Q22).
import { type AppError, accountsApi } from '@/api'
import { log } from '@/lib/log'
import type { AppDispatch } from '@/lib/store'
import { sessionEpoch, storeUser } from '@/session/tokens'
import { authEvents } from './slice'

/** How it ended; `error` is the text of a failure, with the HTTP status in it, 0 without an answer (PROFILE-12). */
export interface ProfileResult {
  success: boolean
  error?: string
}

/** Brings the user of the state and of the storage up to date. What comes for a session that has ended is forgotten. */
export const loadProfile =
  () =>
  async (dispatch: AppDispatch): Promise<ProfileResult> => {
    const epoch = sessionEpoch()
    const { data, error } = await dispatch(
      accountsApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    const user = data?.data.user
    if (user) {
      if (sessionEpoch() === epoch) {
        storeUser(user)
        dispatch(authEvents.SET_USER(user))
      }
      return { success: true }
    }
    // An answer without a user is one with the status 200.
    const text = `Failed to load profile data: ${(error as AppError | undefined)?.status ?? 200}`
    log.error(text)
    return { success: false, error: text }
  }
