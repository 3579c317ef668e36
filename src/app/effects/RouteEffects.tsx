// What every change of page needs: scroll position, focus, announcement, progress; and what watches tabs. The rest comes late.
import { Suspense, useEffect, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { reviewWritten } from '@/api'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { selectAuthLoading } from '@/features/auth/model/selectors'
import { followStorage } from '@/features/auth/model/sessionChanges'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { reviewNewsKey, storageKeys } from '@/lib/storageKeys'
import { onTabNews } from '@/storage/tabNews'
import { holdBrowsingSession } from '@/storage/tabSession'
import { useAppDispatch } from '@/store/storeHooks'
import { late } from '@/ui/late'
import { ProgressBar } from './ProgressBar'
import { RouteFocus } from './RouteFocus'
import { ScrollKeeper } from './ScrollKeeper'

const { Late, preload } = late(() => import('./LateRouteEffects').catch(() => ({ default: () => null })))

/** Loads the late ones ahead. */
export const preloadLateEffects = preload

/** All of them; rendered once, after the page. */
export function RouteEffects() {
  return (
    <>
      <ScrollKeeper />
      <RouteFocus />
      <RouterMessage />
      <ProgressBar />
      <SessionSync />
      <LateEffects />
    </>
  )
}

/** Those that need no hurry come when the page stands, and are no part of its HTML; without a connection they come another time. */
function LateEffects() {
  const [isStanding, setIsStanding] = useState(false)
  useEffect(() => setIsStanding(true), [])
  return (
    isStanding && (
      <Suspense>
        <Late />
      </Suspense>
    )
  )
}

// The account screens show such messages themselves.
const places = [routes.home, routes.business, routes.writeReview]

/**
 * Shows the message passed along in the router's state, as after deleting an account (Q21) or adding a business (Q43); a success goes by
 * itself. It is removed
 * from the history entry, so that Back or a reload does not repeat it.
 */
function RouterMessage() {
  const { pathname, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const { message, isSuccess } = readLoginRouterState(state)
    if (!message || !places.some((place) => matchPath(place, pathname))) return
    dispatch(noticeShown({ kind: isSuccess ? 'success' : 'info', text: message }))
    window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [pathname, state, dispatch])
  return null
}

const { accessToken, refreshToken, user, session } = storageKeys

/**
 * Notices what other tabs do, a log-out, a log-in (S14, S15, S16), and refetches what a review written there has changed (Q73). No event
 * tells of what happened before this was there, or during a stay in the back-forward cache (L09): it looks by itself then.
 */
function SessionSync(): null {
  const dispatch = useAppDispatch()
  useEffect(holdBrowsingSession, [])
  useEffect(() => {
    const look = () => dispatch(followStorage())
    const onStorage = ({ key }: StorageEvent) => {
      // A null key means that storage was cleared.
      if (key === accessToken || key === refreshToken || key === user || key === session || key === null) look()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    // A check that is still running looks at its end.
    dispatch((_, getState) => selectAuthLoading(getState()) || look())
    const stopHearing = onTabNews(reviewNewsKey, (businessId) => dispatch(reviewWritten(businessId)))
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
