// The state of an e-mail verification, and the way back after it.
import { useEffect, useLayoutEffect, useState } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLogged } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { safePath } from '@/lib/safeUrl'
import { dropRedirect } from '@/storage/redirectAfterLogin'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { AccountResult } from '../../model/accountResults'
import { selectUser } from '../../model/selectors'
import { authEvents } from '../../model/slice'

/** Uses the token by itself, and again at `retry`. The result stays when success takes the token off the URL (Q49). */
function useTokenResult(token: string): { own: AccountResult | undefined; retry: () => void } {
  const { verifyEmail } = useAuth()
  const [ended, setEnded] = useState<{ token: string; result: AccountResult }>()
  const isAnswered = ended?.token === token
  // Before paint: the state says that verification is running.
  useLayoutEffect(() => {
    if (!token || isAnswered) return
    let isWaiting = true
    // Sent once however often this effect runs; the answer for another token is ignored.
    void verifyEmail(token).then((result) => {
      if (isWaiting) setEnded({ token, result })
    })
    return () => {
      isWaiting = false
    }
  }, [token, verifyEmail, isAnswered])
  const isOfThis = ended && (ended.token === token || (!token && ended.result.success))
  return { own: isOfThis ? ended.result : undefined, retry: () => setEnded(undefined) }
}

/**
 * The address that waits for verification; undefined until storage was read, null when there is none. It comes from the
 * state, so that a replayed session shows its own; the last one stays when the session ends.
 */
function usePendingEmail(fromQuery: string): string | null | undefined {
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

/**
 * Status (`missing` without address and token), address and result for the URL's token and address, '' for none; `retry` uses the token again. Leaving
 * the screen clears its error and message, also those still to come.
 */
export function useVerification(token: string, fromQuery: string) {
  const dispatch = useAppDispatch()
  const email = usePendingEmail(fromQuery)
  const { own, retry } = useTokenResult(token)
  const result = useLogged('verificationResult', own)
  useLayoutEffect(
    () => () => {
      dispatch(authEvents.CLEAR_ERROR())
      dispatch(authEvents.CLEAR_SUCCESS_MESSAGE())
      dispatch(authEvents.SET_RESEND_LOADING(false))
    },
    [dispatch],
  )
  const withoutResult = token ? 'verifying' : email === null ? 'missing' : 'pending'
  const ended = result?.success ? 'success' : 'error'
  // Logged because it depends on the token, which itself must not be in the log.
  const status = useLogged('verification', result ? ended : withoutResult)
  return {
    status,
    isLoading: useAppSelector(({ auth }) => auth.verificationLoading),
    /** The address in the answer comes first. */
    email: useAppSelector(selectUser)?.email ?? email ?? '',
    result,
    retry,
  }
}

/** How long the success stays readable, in ms. */
const WAY_BACK_AFTER = 2000

/**
 * Once verified, goes to `from`, or to `/` if that is no page of this site, unless the visitor leaves first. Without a
 * session it goes through the log-in, which knows the address and leads there.
 */
export function useReturnPath(isVerified: boolean, from: string | undefined, email: string, message: string): void {
  const { isAuthenticated } = useAuth()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isVerified || from === undefined) return
    // Sign-up stored it for a log-in that is no longer needed.
    if (isAuthenticated) dropRedirect()
    const login = { to: routes.login, state: { from, email, message, isSuccess: true } }
    const next = { replace: true, ...(isAuthenticated ? { to: safePath(from) } : login) }
    const timer = setTimeout(() => dispatch(navigationRequested(next)), WAY_BACK_AFTER)
    return () => clearTimeout(timer)
  }, [isVerified, isAuthenticated, from, email, message, dispatch])
}
