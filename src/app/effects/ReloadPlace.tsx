// A reload comes back to where the reader was, also one by a phone that had put the tab away.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { keepPlace, readPlace } from '@/storage/readingPlace'
import { scrollWhenPossible } from './ScrollKeeper'

/** Whether the page was scrolled as far as it goes. */
const isAtEnd = (): boolean => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2

/** Whether this is the first sight of the page. How far it is scrolled says nothing: the browser comes back as far as it can by itself. */
function isNew(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  return (load as PerformanceNavigationTiming | undefined)?.type === 'navigate'
}

/** Keeps the place when the page goes, and leads to it once, unless another page has been opened by then. */
export function ReloadPlace(): null {
  const { key, pathname } = useLocation()
  const entry = `${key} ${pathname}`
  const first = useRef<string | null>(entry)
  useEffect(() => {
    const before = first.current === entry ? readPlace(entry) : 0
    const top = isNew() ? 0 : before
    // While the page is too short for the place, the place stays.
    const keep = () => keepPlace(entry, isAtEnd() ? Math.max(top, window.scrollY) : window.scrollY)
    const stop = top > 0 ? scrollWhenPossible(top) : undefined
    // The last that a page hears which is put away and reloaded later.
    const hide = () => document.hidden && keep()
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', hide)
    return () => {
      first.current = null
      stop?.()
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [entry])
  return null
}
