// Asks before a link of the app takes somebody away from a form whose text is kept nowhere: it holds a password.

import { useEffect, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'

/** The link that a click follows in this tab, away from this page; nothing for any other click. */
function linkAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  if (!link || !isPlain || (link.target !== '' && link.target !== '_self')) return null
  return link.origin === window.location.origin && link.pathname !== window.location.pathname ? link : null
}

/** Rendered as long as there is something to lose. Back is not held up: the browser gives no page a say in it. */
export function LeaveQuestion() {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const isMeant = useRef(false)
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const found = linkAway(event)
      if (!found || isMeant.current) return
      event.preventDefault()
      event.stopPropagation()
      setLink(found)
    }
    // Before the router sees it.
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])
  const isAsked = useLogged('leaveQuestion', link !== undefined, false)
  if (!isAsked) return null
  return (
    <ConfirmDialog
      title="Ta lëmë regjistrimin?"
      confirmLabel="Largohu"
      cancelLabel="Qëndro këtu"
      onConfirm={() => {
        isMeant.current = true
        setLink(undefined)
        link?.click()
      }}
      onClose={() => setLink(undefined)}
    >
      Ajo që ke shkruar nuk ruhet.
    </ConfirmDialog>
  )
}
