// What failed for want of a connection is mended when it is back.
import { useEffect, useEffectEvent } from 'react'

/** Calls `recover` each time the connection comes back, as long as something waits for it. */
export function useWhenOnline(isAwaited: boolean, recover: () => void): void {
  const run = useEffectEvent(() => recover())
  useEffect(() => {
    if (!isAwaited) return
    const onOnline = () => run()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isAwaited])
}
