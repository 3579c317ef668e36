// A native popover, which its button opens without any script (`popoverTarget`).

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'

/** Closes it; does nothing in browsers without popovers. */
const hide = (popover: HTMLElement | null) => popover?.hidePopover?.()

/**
 * State for a popover: put `popover` and `onToggle` on it. Escape and a press outside close it natively, and so does a new
 * `resetKey` (a new page).
 */
export function usePopover(name: string, resetKey: string) {
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before hydration; a browser without popovers does not know the selector.
  useLayoutEffect(() => {
    const element = popover.current
    if (element && 'showPopover' in element) setIsOpen(element.matches(':popover-open'))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what closes it.
  useEffect(() => () => hide(popover.current), [resetKey])
  return {
    popover,
    isOpen: useLogged(name, isOpen, false),
    onToggle: ({ newState }: { newState: string }) => setIsOpen(newState === 'open'),
    close: () => hide(popover.current),
  }
}
