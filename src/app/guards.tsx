// The guards around the pages of the account: for signed-in users, or for everybody else (ACC §2 Route guards, Q03).
import { type ComponentProps, type ComponentType, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { selectAuthLoading, selectIsAuthenticated } from '@/features/auth/model/selectors'
import { AuthProvider } from '@/features/auth/ui/AuthProvider'
import { useCurrentUserId } from '@/features/auth/ui/useCurrentUserId'
import { selectPendingNavigation } from '@/features/navigation/model/selectors'
import { lowerPath, routes } from '@/lib/paths'
import { safePath } from '@/lib/safeUrl'
import { useAppSelector } from '@/store/storeHooks'
import type { Elements } from '@/ui/elements'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'

/** To a user who opens the link of another account's e-mail. */
const OTHER_ACCOUNT = 'Linku nuk u përdor. Dil nga llogaria dhe hape përsëri.'

interface SignedInOnlyProps {
  /** What /login says to those who were sent there from here. */
  message: string
  /** Of the page, shown with `waiting` while the session is being checked. */
  frame: Pick<ComponentProps<typeof PageFrame>, 'heading' | 'width'>
  waiting: string
  children: Elements
}

/**
 * Shows its children to signed-in users. Others go to /login, which replaces this page and gets `{ from, message }` as
 * router state, unless they are on their way elsewhere: a log-out or a deletion ends at `/` (Q04).
 */
function SignedInOnly({ message, frame, waiting, children }: SignedInOnlyProps) {
  const { pathname, search, hash } = useLocation()
  const isChecking = useAppSelector(selectAuthLoading)
  const isAuthenticated = useAppSelector(selectIsAuthenticated)
  const isLeaving = useAppSelector(selectPendingNavigation) !== null
  if (isAuthenticated) return children
  if (isChecking) {
    return (
      <PageFrame {...frame}>
        <Spinner label={waiting} />
      </PageFrame>
    )
  }
  return (
    <>
      <Spinner label={waiting} />
      {!isLeaving && <Navigate to={routes.login} replace state={{ from: pathname + search + hash, message }} />}
    </>
  )
}

/**
 * Shows its children to visitors, a spinner while a stored session is checked. Users already signed in go to `/`, from
 * /login back to the page that sent them there (Q93); after a sign-in here, the page itself decides.
 */
function VisitorsOnly({ children }: { children: Elements }) {
  const { isKnown } = useCurrentUserId()
  return !isKnown ? (
    <Spinner label="Duke kontrolluar identifikimin..." />
  ) : (
    <RedirectSignedIn>{children}</RedirectSignedIn>
  )
}

/** Checks once, when it is first shown. */
function RedirectSignedIn({ children }: { children: Elements }) {
  const isAuthenticated = useAppSelector(selectIsAuthenticated)
  const [wasSignedIn] = useState(isAuthenticated)
  const { key, pathname, search, state } = useLocation()
  const to = lowerPath(pathname) === routes.login ? safePath(readLoginRouterState(state).from) : routes.home
  const told = search.includes('token=') ? { message: OTHER_ACCOUNT } : null
  // By its key it redirects again who comes a second time while the other page is still loading.
  return wasSignedIn ? <Navigate key={key} to={to} replace state={told} /> : children
}

/** Each of them around a page, by its name in the table of pages. */
const guards = {
  everybody: (page: Elements) => page,
  visitors: (page: Elements) => <VisitorsOnly>{page}</VisitorsOnly>,
  ownReviews: (page: Elements) => (
    <SignedInOnly
      message="Hyr për të parë komentet e tua."
      frame={{ heading: 'Komentet e mia' }}
      waiting="Duke ngarkuar…"
    >
      {page}
    </SignedInOnly>
  ),
  ownProfile: (page: Elements) => (
    <SignedInOnly
      message="Hyr për të parë profilin tënd."
      frame={{ heading: 'Profili im', width: 'text' }}
      waiting="Duke ngarkuar profilin..."
    >
      {page}
    </SignedInOnly>
  ),
}

/** The name of a guard. */
export type GuardName = keyof typeof guards

/** A page of the account within its guard, and with `useAuth`, which such pages call. */
export const guarded =
  (name: GuardName, Page: ComponentType): ComponentType =>
  () =>
    guards[name](
      <AuthProvider>
        <Page />
      </AuthProvider>,
    )
