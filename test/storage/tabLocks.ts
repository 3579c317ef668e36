// The locks that the tabs of a browser share, for tests that are one of those tabs.
import { vi } from 'vitest'

type Use = (lock: object | null) => unknown

/** Gives this page a browser's locks: one is free again once what `use` returned has ended. Timers stand still meanwhile. */
export function shareLocks() {
  vi.useFakeTimers()
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, { ifAvailable }: LockOptions, use: Use): Promise<unknown> => {
    if (ifAvailable && held.has(name)) return use(null)
    if (held.has(name)) await held.get(name)
    const turn = Promise.resolve(use({ name })).finally(() => held.delete(name))
    held.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return {
    /** Another tab takes the lock; what is returned lets it go, like closing that tab. */
    holdElsewhere(name: string): () => void {
      let close = () => {}
      const isClosed = new Promise<void>((resolve) => {
        close = resolve
      })
      void request(name, {}, () => isClosed)
      return close
    },
    /** The locks that are still held when nothing more is about to happen. */
    async held(): Promise<string[]> {
      await vi.advanceTimersByTimeAsync(0)
      return [...held.keys()]
    },
  }
}
