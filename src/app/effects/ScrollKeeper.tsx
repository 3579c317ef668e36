// A new page begins at its top; Back and Forward return to where the reader was.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long the page's lists may take, in ms: longer than a call waits for its answer. */
const patience = 20_000

/** Scrolls there, again whenever the page has changed, until it is long enough or the reader does something; returns how to stop. */
function scrollWhenPossible(top: number): () => void {
  const end = performance.now() + patience
  const attempt = () => {
    if (performance.now() < end) window.scrollTo(0, top)
    else stop()
    if (Math.abs(window.scrollY - top) < 2) stop()
  }
  const observer = new MutationObserver(attempt)
  const stop = () => observer.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  attempt()
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { once: true, passive: true })
  }
  return stop
}

/** Remembers the scroll position of each history entry while the app is open; a reload is left to the browser. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const entry = useRef({ key, pathname })

  useEffect(() => {
    const remember = () => positions.current.set(entry.current.key, window.scrollY)
    const handOver = () => {
      window.history.scrollRestoration = 'auto'
    }
    // The reader may have scrolled the prerendered page. Read in the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(remember)
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', handOver)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', handOver)
    }
  }, [])

  useLayoutEffect(() => {
    const previous = entry.current
    entry.current = { key, pathname }
    if (previous.key === key) return
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.()
    else if (type === 'POP') return scrollWhenPossible(positions.current.get(key) ?? 0)
    else if (previous.pathname !== pathname) window.scrollTo(0, 0)
  }, [key, pathname, hash, type])
  return null
}
