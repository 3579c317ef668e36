// On every new page: focus to its heading and a polite announcement, so that a screen reader follows (Q45).
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { appName } from '@/brand'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const suffix = ` · ${appName}`
const pageTitle = () => document.title.replace(suffix, '')

/** Focuses the heading; false while the page has none yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Calls `ready` once the page has its heading, unless the reader has left by then; returns how to stop waiting. */
function whenHeadingIsThere(ready: () => void): () => void {
  if (focusHeading()) {
    ready()
    return () => undefined
  }
  const before = document.activeElement
  const observer = new MutationObserver(() => {
    const movedOn = document.activeElement !== before && document.activeElement !== document.body
    if (movedOn || focusHeading()) {
      observer.disconnect()
      ready()
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The announcer. The browser announces the first page of a visit; a change of the query is not a new page. */
export function RouteFocus() {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  // In the commit that takes the pressed link away, so that the focus is never on the body.
  useLayoutEffect(() => {
    if (announcedPath.current === pathname) return
    return whenHeadingIsThere(() => {
      announcedPath.current = pathname
      setAnnouncement(`U hap faqja “${pageTitle()}”`)
    })
  }, [pathname])
  return <VisuallyHidden live>{announcement}</VisuallyHidden>
}
