// What failed for want of a connection is mended when it is back.
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `recover` each time the connection comes back, as long as something waits for it; and once at the beginning of
 * that, if it came back since this was mounted: the failure of what began before may be shown only then.
 */
export function useWhenOnline(isAwaited: boolean, recover: () => void): void {
  const cameBack = useRef(false)
  const run = useEffectEvent(() => {
    cameBack.current = !isAwaited
    if (isAwaited) recover()
  })
  useEffect(() => {
    const onOnline = () => run()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  useEffect(() => {
    if (isAwaited && cameBack.current) run()
  }, [isAwaited])
}
