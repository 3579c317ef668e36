// The current visitor's id, for requests whose answer depends on it.
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { hasTokens } from '@/session/tokens'
import { useAppSelector } from '@/store/storeHooks'
import { selectAuthLoading, selectUserId } from '../model/selectors'

/**
 * `userId` for `user_id`, undefined for nobody. `isKnown` is false while a stored session is being checked: a request
 * before that would be sent twice, for nobody and for the user. Visitors without tokens never wait.
 */
export function useCurrentUserId(): { userId: string | undefined; isKnown: boolean } {
  // HTML is rendered for nobody, so hydration starts as nobody too.
  const isHydrating = useIsHydrating()
  const isChecking = useAppSelector(selectAuthLoading)
  return { userId: useAppSelector(selectUserId), isKnown: isHydrating || !isChecking || !hasTokens() }
}
