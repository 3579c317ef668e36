// Pages for those who are not signed in: log-in, sign-up, verification (ACC §2 Route guards, Q03).
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { selectAuthLoading, selectIsAuthenticated } from '@/features/auth/model/selectors'
import { routes } from '@/lib/paths'
import { useAppSelector } from '@/lib/store'
import { Spinner } from '@/ui/Spinner'

/**
 * Shows its children to visitors once the session is checked, and until then a spinner (LOGIN-11, SIGNUP-11). Who is signed in by
 * then, or on entering later, goes to `/` (GUARD-05); who signs in on the page is moved by the page alone.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const isChecking = useAppSelector(selectAuthLoading)
  return isChecking ? <Spinner label="Duke kontrolluar identifikimin..." /> : <Door>{children}</Door>
}

/** Looks once, when it is first shown. */
function Door({ children }: { children: ReactNode }) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated)
  const [wasSignedIn] = useState(isAuthenticated)
  return wasSignedIn ? <Navigate to={routes.home} replace /> : children
}
