// Web Locks as browsers have them, for tests: who holds a lock, who waits for it, and another tab that does not let go.
import { vi } from 'vitest'

export type Granted = (lock: object | null) => Promise<unknown> | unknown

/** Stubs the part of LockManager that is used; `take` is another tab that holds a lock until it lets go. */
export function fakeLocks() {
  const held = new Set<string>()
  const queue: { name: string; turn: () => void }[] = []
  const release = (name: string) => {
    held.delete(name)
    const next = queue.findIndex((waiting) => waiting.name === name)
    if (next >= 0) queue.splice(next, 1)[0]?.turn()
  }
  const take = (name = 'x') => {
    held.add(name)
    return () => release(name)
  }
  const run = async (name: string, granted: Granted) => {
    held.add(name)
    try {
      return await granted({})
    } finally {
      release(name)
    }
  }
  const request = (name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, granted: Granted) => {
    if (!held.has(name)) return run(name, granted)
    if (options.ifAvailable) return Promise.resolve(granted(null))
    return new Promise((resolve, reject) => {
      const waiting = { name, turn: () => resolve(run(name, granted)) }
      queue.push(waiting)
      options.signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(waiting), 1)
        reject(options.signal?.reason)
      })
    })
  }
  vi.stubGlobal('navigator', { locks: { request } })
  return { take, isHeld: (name = 'x') => held.has(name) }
}
