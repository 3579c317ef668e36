// The current visitor's id, for requests whose answer depends on it.
import { useSyncExternalStore } from 'react'
import { useAppSelector } from '@/lib/storeHooks'
import { hasTokens } from '@/session/tokens'
import { selectAuthLoading, selectUserId } from '../model/selectors'

const never = () => () => {}

/**
 * `userId` for `user_id`, undefined for nobody. `isKnown` is false while a stored session is still being checked: a request
 * before that would be sent twice, once for nobody and once for the user. Visitors without tokens never wait.
 */
export function useCurrentUserId(): { userId: string | undefined; isKnown: boolean } {
  // HTML is rendered for nobody, so its hydration begins as nobody, too.
  const mayBeUser = useSyncExternalStore(never, hasTokens, () => false)
  const isChecking = useAppSelector(selectAuthLoading)
  return { userId: useAppSelector(selectUserId), isKnown: !(mayBeUser && isChecking) }
}
