// The route table (ACC 2, DIR 2) under one pathless layout, and what happens on every change of place.
import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { performEarlyPresses } from '@/document/earlyPresses'
import { selectPendingNavigation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { appPath } from '@/lib/safeUrl'
import { serverNow } from '@/session/tokens'
import { hasUnsentTexts } from '@/storage/textNews'
import { clockTicked } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { CrashPage } from './CrashPage'
import { Effects } from './effects/Effects'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { Notices } from './layout/Notices'
import { aliases, pages, prefetchData } from './pages'
import { reportLocation } from './reportLocation'
import styles from './router.module.scss'

const MINUTE = 60_000

const table: RouteObject[] = [
  ...Object.entries(aliases).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { element: <Layout />, children: pages.map(({ path, Late }) => ({ path, element: <Late /> })) },
]

/** All routes. The reporter comes first, so that the store knows a location before its page requests data. */
export function AppRoutes() {
  return (
    <>
      <LocationReporter />
      <Navigator />
      {useRoutes(table)}
      <Effects />
      <EarlyPresses />
    </>
  )
}

/** Forgets the unsent texts that are too old; what does it is loaded only where there is a text. */
async function forgetOldTexts(): Promise<void> {
  if (!hasUnsentTexts()) return
  const texts = await import('@/storage/discardedTexts')
  texts.forgetOldTexts(Date.now())
}

/** Reports each location with its moment, and every minute while the page is visible; always discards old texts. */
function LocationReporter() {
  const { pathname, search, key, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(reportLocation({ pathname, search, key, state }))
  }, [pathname, search, key, state, dispatch])
  useEffect(() => {
    const tidy = () => void forgetOldTexts().catch(() => undefined)
    tidy()
    const timer = setInterval(() => {
      tidy()
      if (!document.hidden) dispatch(clockTicked(serverNow()))
    }, MINUTE)
    return () => clearInterval(timer)
  }, [dispatch])
  return null
}

/**
 * The only place that performs `navigation/requested`: each once, with the first requests of its page. An effect comes
 * after everything that was dispatched with the request: a log-out has emptied the cache by now. The router throws on
 * hostile paths, so any path that is not ours leads home (Q53).
 */
function Navigator() {
  const pending = useAppSelector(selectPendingNavigation)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const performed = useRef(0)
  useEffect(() => {
    if (!pending || pending.id === performed.current) return
    performed.current = pending.id
    const { replace, state } = pending
    const to = appPath(pending.to) ?? routes.home
    const [pathname = '', search = ''] = to.split(/[?#]/)
    if (pathname !== window.location.pathname) dispatch(prefetchData(pathname, search, state))
    void navigate(to, { replace, state })
  }, [pending, dispatch, navigate])
  return null
}

/** The skip link's target. */
const mainId = 'main'

/**
 * A page that throws leaves header and footer in place; the next page starts clean. No Suspense around the page: the
 * first one is loaded before rendering; while a later one loads, the previous page stays (ProgressBar).
 */
function Layout() {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <a href={`#${mainId}`} data-skip data-noprint>
        Kalo te përmbajtja kryesore
      </a>
      <Header />
      <Notices />
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={CrashPage}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}

/** Performs early presses once everything is hydrated, its own effects have run, and early typing is rendered. */
function EarlyPresses(): null {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (isReady) performEarlyPresses()
    else setIsReady(true)
  }, [isReady])
  return null
}
