// A new page begins at its top; Back, Forward and a reload return to where the reader was.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepPlace, readPlace } from '@/storage/readingPlace'

/** How long the page's lists may take, in ms: longer than a call waits for its answer. */
const patience = 20_000

/** The place the reader is to come back to, while the page is too short for it. */
let awaited: number | undefined

/** Scrolls there, again whenever the page has changed, until it is long enough or the reader does something; returns how to stop. */
function scrollWhenPossible(top: number): () => void {
  const end = performance.now() + patience
  awaited = top
  const attempt = () => {
    if (performance.now() < end) window.scrollTo(0, top)
    else stop()
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = new MutationObserver(attempt)
  const stop = () => {
    observer.disconnect()
    awaited = undefined
  }
  observer.observe(document.body, { childList: true, subtree: true })
  attempt()
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { once: true, passive: true })
  }
  return stop
}

/** Whether this is the first sight of the page, or the reader has scrolled it since it was reloaded. */
function isToBeLeft(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  if ((load as PerformanceNavigationTiming | undefined)?.type === 'navigate') return true
  const { scrollY, innerHeight } = window
  // At its end the browser has led back as far as it could.
  return scrollY > 0 && scrollY + innerHeight < document.documentElement.scrollHeight - 2
}

/** Remembers the scroll position of each history entry while the app is open, and that of the present one for a reload. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const entry = useRef({ key, pathname })
  const stopReload = useRef(() => {})

  useEffect(() => {
    const remember = () => positions.current.set(entry.current.key, window.scrollY)
    const nameOfEntry = () => `${entry.current.key} ${entry.current.pathname}`
    const keep = () => keepPlace(nameOfEntry(), awaited ?? window.scrollY)
    const handOver = () => {
      keep()
      // Before any script runs, the browser can lead back on a page that is HTML.
      window.history.scrollRestoration = 'auto'
    }
    // The last that a page hears which is put away and reloaded later.
    const hide = () => document.hidden && keep()
    // The reader may have scrolled the prerendered page. Read in the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      const top = isToBeLeft() ? 0 : readPlace(nameOfEntry())
      if (top > 0) stopReload.current = scrollWhenPossible(top)
      remember()
    })
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', handOver)
    document.addEventListener('visibilitychange', hide)
    return () => {
      cancelAnimationFrame(frame)
      stopReload.current()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', handOver)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])

  useLayoutEffect(() => {
    const previous = entry.current
    entry.current = { key, pathname }
    if (previous.key === key) return
    stopReload.current()
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.()
    else if (type === 'POP') return scrollWhenPossible(positions.current.get(key) ?? 0)
    else if (previous.pathname !== pathname) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])
  return null
}
