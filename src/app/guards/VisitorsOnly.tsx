// Pages for those who are not signed in: log-in, sign-up, verification (ACC §2 Route guards, Q03).
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { selectAuthLoading, selectIsAuthenticated } from '@/features/auth/model/selectors'
import { safePath } from '@/lib/safeUrl'
import { useAppSelector } from '@/store/storeHooks'
import type { Elements } from '@/ui/elements'
import { Spinner } from '@/ui/Spinner'

/**
 * Shows a spinner until the session is checked, then its children to visitors (LOGIN-11, SIGNUP-11). Users already signed in
 * when they enter go to `/` (GUARD-05), or back to the page that sent them here before another tab signed in; after a sign-in on
 * the page itself, the page decides where to go.
 */
export function VisitorsOnly({ children }: { children: Elements }) {
  const isChecking = useAppSelector(selectAuthLoading)
  return isChecking ? (
    <Spinner label="Duke kontrolluar identifikimin..." />
  ) : (
    <RedirectSignedIn>{children}</RedirectSignedIn>
  )
}

/** Checks once, when it is first shown. */
function RedirectSignedIn({ children }: { children: Elements }) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated)
  const [wasSignedIn] = useState(isAuthenticated)
  const { key, state } = useLocation()
  const { from } = readLoginRouterState(state)
  // By its key it redirects again who comes a second time while the other page is still loading.
  return wasSignedIn ? <Navigate key={key} to={safePath(from)} replace /> : children
}
