// What failed for want of a connection is mended when it is back.
import { useEffect, useEffectEvent } from 'react'
import { listen } from '@/platform/listen'

/** Calls `recover` each time the connection comes back, as long as something waits for it. */
export function useWhenOnline(isAwaited: boolean, recover: () => void): void {
  const run = useEffectEvent(() => recover())
  useEffect(() => {
    if (!isAwaited) return
    return listen(window, { online: () => run() })
  }, [isAwaited])
}
