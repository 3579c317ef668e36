// Notices what other tabs do: a log-out, a log-in (S14, S15, S16), a review.
import { useEffect } from 'react'
import { reviewWritten } from '@/api'
import { followStorage } from '@/features/auth/model/otherTabs'
import { selectAuthLoading } from '@/features/auth/model/selectors'
import { storageKeys } from '@/lib/storageKeys'
import { onReviewNews } from '@/storage/reviewNews'
import { useAppDispatch } from '@/store/storeHooks'

const { accessToken, refreshToken, user } = storageKeys

/**
 * Follows the storage, and refetches what a review written elsewhere has changed (Q73). No event tells of what happened before this
 * was there, or during a stay in the back-forward cache (L09): it looks by itself then.
 */
export function SessionSync(): null {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const look = () => dispatch(followStorage())
    const onStorage = ({ key }: StorageEvent) => {
      // A null key means that storage was cleared.
      if (key === accessToken || key === refreshToken || key === user || key === null) look()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    // A check that is still running looks at its end.
    dispatch((_, getState) => selectAuthLoading(getState()) || look())
    const stopHearing = onReviewNews((businessId) => dispatch(reviewWritten(businessId)))
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      stopHearing()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [dispatch])
  return null
}
