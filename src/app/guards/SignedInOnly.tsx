// Pages of signed-in users: everybody else is sent to log in and back again (ACC §2 Route guards).
import { Navigate, useLocation } from 'react-router-dom'
import { selectAuthLoading, selectIsAuthenticated } from '@/features/auth/model/selectors'
import { selectPendingNavigation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { useAppSelector } from '@/store/storeHooks'
import type { Elements } from '@/ui/elements'
import { Spinner } from '@/ui/Spinner'

interface SignedInOnlyProps {
  /** What /login says to those who were sent there from here (Q05). */
  message: string
  /** Shown while the session is being checked. */
  waiting: string
  children: Elements
}

/**
 * Shows its children to signed-in users. Others go to /login, which replaces this page in the history and gets `{ from, message }`
 * as router state (GUARD-01 to GUARD-03). Users already on their way elsewhere are left alone: a log-out or a deletion ends
 * at `/` (Q04).
 */
export function SignedInOnly({ message, waiting, children }: SignedInOnlyProps) {
  const { pathname, search, hash } = useLocation()
  const isChecking = useAppSelector(selectAuthLoading)
  const isAuthenticated = useAppSelector(selectIsAuthenticated)
  const isLeaving = useAppSelector(selectPendingNavigation) !== null
  if (isAuthenticated) return children
  if (isChecking || isLeaving) return <Spinner label={waiting} />
  return <Navigate to={routes.login} replace state={{ from: pathname + search + hash, message }} />
}
