// Navigates on request, and prefetches what it navigates to: the only place that performs `navigation/requested` (Q56).
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectPendingNavigation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { appPath } from '@/lib/safeUrl'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { prefetchData } from '../pages'

/**
 * Performs each request once, with the first requests of its page. An effect comes after everything that was dispatched with the
 * request: a log-out has emptied the cache by now. The router throws on hostile paths, so any path that is not ours leads home
 * (Q53).
 */
export function Navigator() {
  const pending = useAppSelector(selectPendingNavigation)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const performed = useRef(0)
  useEffect(() => {
    if (!pending || pending.id === performed.current) return
    performed.current = pending.id
    const { replace, state } = pending
    const to = appPath(pending.to) ?? routes.home
    const [pathname = '', search = ''] = to.split(/[?#]/)
    if (pathname !== window.location.pathname) dispatch(prefetchData(pathname, search, state))
    void navigate(to, { replace, state })
  }, [pending, dispatch, navigate])
  return null
}
