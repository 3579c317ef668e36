// What every change of page needs: scroll position, focus, announcement, head tags, progress; and what watches links, tabs
// and builds.
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { reviewWritten } from '@/api'
import { followStorage } from '@/features/auth/model/otherTabs'
import { selectAuthLoading } from '@/features/auth/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { reloadPage } from '@/lib/reloadPage'
import { storageKeys } from '@/lib/storageKeys'
import { claimReload } from '@/storage/reloadOnce'
import { onReviewNews } from '@/storage/reviewNews'
import { useAppDispatch } from '@/store/storeHooks'
import { isOpening } from '../pageLoading'
import { LinkPrefetch } from './LinkPrefetch'
import { ProgressBar } from './ProgressBar'
import { RouteFocus } from './RouteFocus'
import { ScrollKeeper } from './ScrollKeeper'

/** All of them; rendered once, after the page. */
export function RouteEffects() {
  return (
    <>
      <ScrollKeeper />
      <RouteFocus />
      <RouterMessage />
      <HeadTags />
      <ProgressBar />
      <StaleBuildReload />
      <LinkPrefetch />
      <SessionSync />
    </>
  )
}

/** Keeps the tags for search engines and link previews in step; what comes late needs no hurry, since the HTML has those of its page. */
function HeadTags(): null {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const following = import('./followHead').then(
      ({ followHead }) => followHead(pathname, search),
      () => undefined,
    )
    return () => void following.then((stop) => stop?.())
  }, [pathname, search])
  return null
}

// The account screens show such messages themselves.
const places = [routes.home, routes.business, routes.writeReview]

/**
 * Shows the message passed along in the router's state, as after deleting an account (Q21) or adding a business (Q43). It is removed
 * from the history entry, so that Back or a reload does not repeat it.
 */
function RouterMessage() {
  const { pathname, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const message: unknown = places.some((place) => matchPath(place, pathname)) ? state?.message : undefined
    if (typeof message !== 'string' || message === '') return
    dispatch(noticeShown({ kind: 'success', text: message }))
    window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [pathname, state, dispatch])
  return null
}

/** The address of the running build's entry, as written in its HTML. */
const entry = (): string | null | undefined => document.querySelector('script[type=module]')?.getAttribute('src')

async function reloadIfStale(): Promise<void> {
  // A missing part of a page is not worth losing what was typed there.
  if (!isOpening()) return
  const build = entry()
  const page = await fetch('/', { cache: 'no-store' }).then((reply) => reply.text())
  // Offline, or without a new build, a reload would not help.
  if (build && page.includes('type="module"') && !page.includes(build) && claimReload(build)) reloadPage()
}

/**
 * After a deployment the chunks of an open tab's build are gone: when a page's chunk fails to load, the error page is shown until the
 * page is reloaded with the new build (L10).
 */
function StaleBuildReload(): null {
  useEffect(() => {
    const onMissing = () => void reloadIfStale().catch(() => undefined)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  return null
}

const { accessToken, refreshToken, user } = storageKeys

/**
 * Notices what other tabs do, a log-out, a log-in (S14, S15, S16), and refetches what a review written there has changed (Q73). No event
 * tells of what happened before this was there, or during a stay in the back-forward cache (L09): it looks by itself then.
 */
function SessionSync(): null {
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
