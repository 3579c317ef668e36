// A button that opens and closes something beside it.

import { useLayoutEffect, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'

/**
 * State for a disclosure: put `area` on the element around button and panel, and `button` on the button. Escape closes,
 * a press or the focus outside closes, and so does a new `resetKey` (a new page); a focus that was inside goes back to the button.
 */
export function useDisclosure(name: string, resetKey: string) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = useLogged(name, openAt === resetKey, false)

  // In the commit that takes the panel away: a passive effect would leave the focus on the body for some frames.
  useLayoutEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && area.current?.contains(target))) setOpenAt(null)
    }
    document.addEventListener('keydown', onKey)
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, onElsewhere)
      // A link in the panel led to the page that is open already.
      if (document.activeElement === document.body) button.current?.focus()
    }
  }, [open])

  return {
    open,
    area,
    button,
    toggle: () => setOpenAt(open ? null : resetKey),
    close: () => setOpenAt(null),
  }
}
