// After a verification: back to where the visitor came from.
import { useEffect } from 'react'
import { safePath } from '@/lib/safeUrl'
import { dropRedirect } from '@/storage/pendingRedirect'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useAuth } from '../useAuth'

/** How long the success can be read, in ms. */
const WAY_BACK_AFTER = 2000

/** Once verified and signed in, goes to `from`, or `/` if that is no page of ours, unless the visitor leaves before (VERIFY-16). */
export function useReturnPath(isVerified: boolean, from: string | undefined): void {
  const { isAuthenticated } = useAuth()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isVerified || !isAuthenticated || from === undefined) return
    // Sign-up remembered it for a log-in that is not needed any more.
    dropRedirect()
    const timer = setTimeout(() => dispatch(navigationRequested({ to: safePath(from), replace: true })), WAY_BACK_AFTER)
    return () => clearTimeout(timer)
  }, [isVerified, isAuthenticated, from, dispatch])
}
