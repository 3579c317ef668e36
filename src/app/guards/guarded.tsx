// Who may see which page, and the wrapper of the account pages. Loaded with those pages: the first load does not need it.
import type { ComponentType, ReactNode } from 'react'
import { AuthProvider } from '@/features/auth/ui/AuthProvider'
import { SignedInOnly } from './SignedInOnly'
import { VisitorsOnly } from './VisitorsOnly'

const visitors = (page: ReactNode) => <VisitorsOnly>{page}</VisitorsOnly>
const signedIn = (message: string, waiting: string) => (page: ReactNode) => (
  <SignedInOnly message={message} waiting={waiting}>
    {page}
  </SignedInOnly>
)

/** Route name -> its guard (ROUTE-16 to ROUTE-21). */
const guards = {
  login: visitors,
  signup: visitors,
  verifyEmail: visitors,
  resetPassword: (page: ReactNode) => page,
  myReviews: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),
  profile: signedIn('Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'),
}

/** A route of the account pages. */
export type GuardedRoute = keyof typeof guards

/** The page of that route behind its guard, with `useAuth` for its screens. */
export const guarded =
  (route: GuardedRoute, Page: ComponentType): ComponentType =>
  () => <AuthProvider>{guards[route](<Page />)}</AuthProvider>
