// Navigates on request: the only place that performs `navigation/requested` (Q56).
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectPendingNavigation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { appPath } from '@/lib/safeUrl'
import { useAppSelector } from '@/lib/storeHooks'

/** Performs each request once. The router throws on hostile paths, so any path that is not ours leads home (Q53). */
export function Navigator() {
  const pending = useAppSelector(selectPendingNavigation)
  const navigate = useNavigate()
  const performed = useRef(0)
  useEffect(() => {
    if (!pending || pending.id === performed.current) return
    performed.current = pending.id
    void navigate(appPath(pending.to) ?? routes.home, { replace: pending.replace, state: pending.state })
  }, [pending, navigate])
  return null
}
