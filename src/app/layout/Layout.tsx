// The pathless layout around every page: skip link, header, messages, the page, footer (Q02).
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { CrashPage } from '../CrashPage'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.scss'
import { Notices } from './Notices'

/** The skip link's target. */
const mainId = 'main'

/**
 * A page that throws leaves header and footer in place; the next page starts clean. No Suspense around the page: the first one
 * is loaded before rendering and may be prerendered; while a later one loads, the previous page stays (ProgressBar).
 */
export function Layout() {
  const { pathname } = useLocation()
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${mainId}`} data-noprint>
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
