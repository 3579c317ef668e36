// What failed for want of a connection is mended when it is back.
import { useEffect, useEffectEvent } from 'react'

/** When the connection last came back while this page was open, in ms since 1970 UTC. */
let cameBack = 0
globalThis.addEventListener?.('online', () => {
  cameBack = Date.now()
})

/**
 * Calls `recover` each time the connection comes back, as long as something waits for it. It may have come back before
 * the failure was shown: so at once, too, with that moment, for what had begun `before` it.
 */
export function useWhenOnline(isAwaited: boolean, recover: (before?: number) => void): void {
  const run = useEffectEvent(recover)
  useEffect(() => {
    if (!isAwaited) return
    run(cameBack)
    const onOnline = () => run()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isAwaited])
}
