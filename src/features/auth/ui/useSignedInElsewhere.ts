// For visitors' screens that are open while another tab signs in.
import { useEffect, useEffectEvent, useState } from 'react'
import { safePath } from '@/lib/safeUrl'
import { sessionEpoch } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { useAuth } from './AuthProvider'

/** Leads to `from`, or `/`, once another tab has signed in; the stored way back belongs to that tab. */
export function useSignedInElsewhere(from: string | undefined): void {
  const { isAuthenticated } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  // Changes with this tab's own sessions, after which its own screen moves the user.
  const [epoch] = useState(sessionEpoch)
  const follow = useEffectEvent(() => {
    if (sessionEpoch() === epoch && isOnPage()) dispatch(navigationRequested({ to: safePath(from), replace: true }))
  })
  useEffect(() => {
    if (isAuthenticated) follow()
  }, [isAuthenticated])
}
