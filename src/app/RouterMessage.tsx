// What somebody was sent home with: the message in the router's state, as after the deletion of an account (Q21, interface 10).
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/lib/store'

/** Says it once: it leaves the history entry, so that Back or a reload does not say it again. */
export function RouterMessage() {
  const { pathname, state } = useLocation()
  const dispatch = useAppDispatch()
  useEffect(() => {
    const message: unknown = pathname === routes.home ? state?.message : undefined
    if (typeof message !== 'string' || message === '') return
    dispatch(noticeShown({ kind: 'success', text: message }))
    window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [pathname, state, dispatch])
  return null
}
