// A screen for visitors that is open while another tab signs in.
import { useEffect, useEffectEvent, useState } from 'react'
import { safePath } from '@/lib/safeUrl'
import { sessionEpoch } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { useAuth } from './AuthProvider'

/**
 * Leads on to `from`, or `/`, once another tab has signed in: there is nothing left to do here. The stored way back belongs to
 * that tab. A session that begins in this tab is one of its screen, which moves the user itself.
 */
export function useSignedInElsewhere(from: string | undefined): void {
  const { isAuthenticated } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  // It moves with the sessions of this tab only.
  const [epoch] = useState(sessionEpoch)
  const follow = useEffectEvent(() => {
    if (sessionEpoch() === epoch && isOnPage()) dispatch(navigationRequested({ to: safePath(from), replace: true }))
  })
  useEffect(() => {
    if (isAuthenticated) follow()
  }, [isAuthenticated])
}
