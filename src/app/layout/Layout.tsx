// The pathless layout around every page: skip link, header, messages, the page, footer (Q02, ROUTE-24, ROUTE-25).
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Spinner } from '@/ui/Spinner'
import { CrashPage } from '../CrashPage'
import { late } from '../late'
import { Footer } from './Footer'
import { Header } from './Header'
import css from './Layout.module.scss'

const Notices = late((chunk) => chunk.Notices)

/** What the skip link leads to. */
const mainId = 'main'

/** A page that throws leaves header and footer standing; the next page starts clean. */
export function Layout() {
  const { pathname } = useLocation()
  return (
    <div className={css.layout}>
      <a className={css.skip} href={`#${mainId}`} data-noprint>
        Kalo te përmbajtja kryesore
      </a>
      <Header />
      <Suspense>
        <Notices />
      </Suspense>
      <main className={css.main} id={mainId} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={CrashPage}>
          <Suspense fallback={<Spinner label="Duke hapur faqen…" />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}
