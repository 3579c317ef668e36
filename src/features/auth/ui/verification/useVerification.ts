// How far the verification of an e-mail address is.

import { useLayoutEffect, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { AccountResult } from '../../model/accountResults'
import { authEvents } from '../../model/slice'
import { useAuth } from '../useAuth'

/** What the verification screen shows (VERIFY-05); `missing` when it knows neither an address nor a token. */
export type VerificationStatus = 'missing' | 'pending' | 'verifying' | 'success' | 'error'

/** What the address bar of the screen says. */
interface Query {
  token: string | null
  email: string | null
}

/** Uses the token, by itself. The result stays when the token has gone from the address after a success (Q49). */
function useTokenResult(token: string | null): AccountResult | undefined {
  const { verifyEmail } = useAuth()
  const [ended, setEnded] = useState<{ token: string; result: AccountResult }>()
  // Before the browser paints: the state says that it is being verified.
  useLayoutEffect(() => {
    if (!token) return
    let isWaiting = true
    // Sent once however often this effect runs; what was asked for another token is not told here.
    void verifyEmail(token).then((result) => {
      if (isWaiting) setEnded({ token, result })
    })
    return () => {
      isWaiting = false
    }
  }, [token, verifyEmail])
  if (!ended) return undefined
  return ended.token === token || (!token && ended.result.success) ? ended.result : undefined
}

/**
 * The address that waits for verification (Q14); undefined until storage was asked, null when there is none. It is the state's,
 * so that a replayed session shows the one it had; the last one stays when the session ends.
 */
function usePendingEmail(fromQuery: string | null): string | null | undefined {
  const { recallPendingEmail } = useAuth()
  const inState = useAppSelector(({ auth }) => (auth.pendingVerification ? auth.userEmail : null))
  const [email, setEmail] = useState(inState)
  const [isAsked, setAsked] = useState(false)
  useLayoutEffect(() => {
    recallPendingEmail(fromQuery)
    setAsked(true)
  }, [recallPendingEmail, fromQuery])
  if (inState && inState !== email) setEmail(inState)
  return isAsked ? email : undefined
}

/** Status, address and result. Leaving the screen clears its error and its message, also those still to come (VERIFY-21). */
export function useVerification({ token, email: fromQuery }: Query) {
  const dispatch = useAppDispatch()
  const email = usePendingEmail(fromQuery)
  const result = useLogged('verificationResult', useTokenResult(token))
  useLayoutEffect(
    () => () => {
      dispatch(authEvents.CLEAR_ERROR())
      dispatch(authEvents.CLEAR_SUCCESS_MESSAGE())
      dispatch(authEvents.SET_RESEND_LOADING(false))
    },
    [dispatch],
  )
  const withoutResult = token ? 'verifying' : email === null ? 'missing' : 'pending'
  // The token, by which the page goes, is not in the log.
  const status: VerificationStatus = useLogged(
    'verification',
    result ? (result.success ? 'success' : 'error') : withoutResult,
  )
  return { status, isLoading: useAppSelector(({ auth }) => auth.verificationLoading), email: email ?? '', result }
}
