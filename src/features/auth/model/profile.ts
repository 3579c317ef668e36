// The signed-in user as the server knows them now.
import { type AppError, accountsApi } from '@/api'
import { log } from '@/platform/logger'
import { userOfSession } from '@/session/storedUser'
import { sessionEpoch, storeUser } from '@/session/tokens'
import type { AppDispatch } from '@/store/storeHooks'
import type { AccountResult } from './accountResults'
import { authEvents } from './slice'

/**
 * Updates the user in state and storage; an answer younger than `maxAge` seconds will do. An answer for a session that
 * has ended is ignored. `error` is a failure's text with the HTTP status, 0 without an answer.
 */
export const loadProfile =
  (maxAge?: number) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const epoch = sessionEpoch()
    const { data, error } = await dispatch(
      accountsApi.endpoints.getMe.initiate(undefined, { forceRefetch: maxAge ?? true, subscribe: false }),
    )
    const named = data?.data.user
    if (named) {
      if (sessionEpoch() === epoch) {
        const user = userOfSession(named)
        storeUser(user)
        dispatch(authEvents.SET_USER(user))
      }
      return { success: true }
    }
    // An answer without a user had the status 200.
    const text = `Failed to load profile data: ${(error as AppError | undefined)?.status ?? 200}`
    log.error(text)
    return { success: false, error: text }
  }
