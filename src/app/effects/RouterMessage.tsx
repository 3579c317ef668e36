// Shows the message passed along in the router's state, as after deleting an account (Q21, interface 10) or adding a
// business (Q43).
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/store/storeHooks'

// The account screens show such messages themselves.
const places = [routes.home, routes.business, routes.writeReview]

/** Shows it once: it is removed from the history entry, so that Back or a reload does not repeat it. */
export function RouterMessage() {
  const { pathname, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const message: unknown = places.some((place) => matchPath(place, pathname)) ? state?.message : undefined
    if (typeof message !== 'string' || message === '') return
    dispatch(noticeShown({ kind: 'success', text: message }))
    window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [pathname, state, dispatch])
  return null
}
