// What other tabs do, as far as it concerns this one: a log-out or a log-in, a review, the end of an account.
import { useEffect } from 'react'
import { reviewWritten } from '@/api'
import { selectAuthLoading } from '@/features/auth/model/selectors'
import { followStorage } from '@/features/auth/model/sessionChanges'
import { businessDraftKey, deletedAccountKey, reviewNewsKey, storageKeys } from '@/lib/storageKeys'
import { listen } from '@/platform/listen'
import { onTabNews } from '@/storage/tabNews'
import { holdBrowsingSession } from '@/storage/tabSession'
import { useAppDispatch } from '@/store/storeHooks'

const { accessToken, refreshToken, user, session } = storageKeys
const sessionKeys: readonly string[] = [accessToken, refreshToken, user, session]

/** This tab's half-typed business goes with its author's account, which another tab has deleted. */
function forgetBusinessDraft(author: string): void {
  try {
    sessionStorage.removeItem(businessDraftKey + author)
  } catch {
    // Without session storage nothing was kept.
  }
}

/**
 * Follows a log-out or log-in of another tab (S14, S15, S16), and refetches what a review there has changed (Q73). No
 * event tells of what happened before, or during a stay in the back-forward cache (L09): it looks by itself then.
 */
export function SessionSync(): null {
  const dispatch = useAppDispatch()
  useEffect(holdBrowsingSession, [])
  useEffect(() => onTabNews(deletedAccountKey, forgetBusinessDraft), [])
  useEffect(() => onTabNews(reviewNewsKey, (businessId) => dispatch(reviewWritten(businessId))), [dispatch])
  useEffect(() => {
    const look = () => dispatch(followStorage())
    // A check that is still running looks at its end.
    dispatch((_, getState) => selectAuthLoading(getState()) || look())
    return listen(window, {
      // A null key means that storage was cleared.
      storage: ({ key }) => (key === null || sessionKeys.includes(key)) && look(),
      pageshow: ({ persisted }) => persisted && look(),
    })
  }, [dispatch])
  return null
}
