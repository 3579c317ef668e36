// What was pressed on a page that is HTML before the app ran; the boot script remembers it (lib/bootScript.ts).
import { useEffect, useState } from 'react'

/** Performs them once everything is hydrated, its own effects have run, and what was typed before is rendered, too. */
export function EarlyPresses(): null {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (isReady) performEarlyPresses()
    else setIsReady(true)
  }, [isReady])
  return null
}

declare global {
  interface Window {
    /** The buttons pressed so far; from the call on, no more are remembered. Gone once the app answers by itself. */
    takeEarlyPresses?: () => Iterable<HTMLButtonElement>
  }
}

/**
 * Performs presses on prerendered buttons from before the app ran, which the boot script remembers, once each. A press on a button that
 * the app did not keep does nothing; the form of one that is disabled says what is missing, as it does after an Enter.
 */
export function performEarlyPresses(): void {
  const buttons = window.takeEarlyPresses?.() ?? []
  delete window.takeEarlyPresses
  for (const button of buttons) {
    if (button.disabled) button.form?.requestSubmit()
    else button.click()
  }
}
