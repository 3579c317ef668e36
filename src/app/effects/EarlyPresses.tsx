// Presses what was pressed on a page that is HTML before the app ran.
import { useEffect, useState } from 'react'
import { performEarlyPresses } from '@/document/earlyPresses'

/** Does so once everything is hydrated, its own effects have run, and what was typed before is rendered, too. */
export function EarlyPresses(): null {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (isReady) performEarlyPresses()
    else setIsReady(true)
  }, [isReady])
  return null
}
