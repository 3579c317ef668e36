// A message that one page hands to the next.
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/store/storeHooks'

// The account screens show such messages themselves.
const places = [routes.home, routes.business, routes.writeReview]

/** Shows the message in the router's state (Q21, Q43) and removes it, so that Back or a reload does not repeat it. */
export function RouterMessage(): null {
  const { pathname, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const { message, isSuccess } = readLoginRouterState(state)
    if (!message || !places.some((place) => matchPath(place, pathname))) return
    dispatch(noticeShown({ kind: isSuccess ? 'success' : 'info', text: message }))
    window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [pathname, state, dispatch])
  return null
}
