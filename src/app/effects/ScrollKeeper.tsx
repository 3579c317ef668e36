// A new page begins at its top; Back and Forward return to where the reader was.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long the page may take to grow to the old position, in ms. */
const patience = 1500

/** Tries in every frame until the page is long enough, or the reader scrolls; returns how to stop. */
function scrollWhenPossible(top: number): () => void {
  let frame = 0
  let first: number | undefined
  const attempt = (time: number) => {
    first ??= time
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) >= 2 && time - first < patience) frame = requestAnimationFrame(attempt)
  }
  const stop = () => cancelAnimationFrame(frame)
  attempt(performance.now())
  for (const event of ['wheel', 'touchstart', 'keydown']) {
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
