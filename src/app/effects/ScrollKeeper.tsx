// A new page begins at its top; Back, Forward and a reload return to where the reader was.
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { listen } from '@/platform/listen'
import { keepPlace, readPlace } from '@/storage/readingPlace'

/** How long the page's lists may take, in ms: longer than a call waits for its answer. */
const patience = 20_000

/** The place that the reader is to come back to, while the page is too short for it. */
let awaited: number | undefined

/** Scrolls there, and again at every change, until the page is long enough or the reader acts; returns how to stop. */
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

/** Whether the reader has scrolled before the app ran. At the page's end the browser led back as far as it could. */
const isScrolled = () =>
  window.scrollY > 0 && window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2

/** Whether the page was followed or typed to: in the first entry of a tab it would else be taken for the one before. */
const isNew = () =>
  performance.getEntriesByType('navigation').some((load) => (load as PerformanceNavigationTiming).type === 'navigate')

/** Remembers the scroll position of each history entry while the app is open, and that of the last one beyond. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const entry = useRef({ key, pathname })
  const stopReload = useRef(() => {})

  // In the first commit: before the browser can lead back to somewhere on a page that is still growing.
  useLayoutEffect(() => {
    const place = () => awaited ?? window.scrollY
    const nameOfEntry = () => `${entry.current.key} ${entry.current.pathname}`
    const remember = () => positions.current.set(entry.current.key, place())
    const keep = () => keepPlace(nameOfEntry(), place())
    const handOver = () => {
      keep()
      // Before any script runs, the browser can lead back on a page that is HTML.
      window.history.scrollRestoration = 'auto'
    }
    // The last that a page hears which is put away and reloaded later.
    const hide = () => document.hidden && keep()
    window.history.scrollRestoration = 'manual'
    const before = readPlace(nameOfEntry())
    if (before > 0 && !isNew() && !isScrolled()) stopReload.current = scrollWhenPossible(before)
    // The reader may have scrolled the prerendered page. Read in the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(remember)
    const stopScrolling = listen(window, { scroll: remember, pagehide: handOver }, { passive: true })
    const stopHiding = listen(document, { visibilitychange: hide })
    return () => {
      cancelAnimationFrame(frame)
      stopReload.current()
      stopScrolling()
      stopHiding()
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
