// Web Locks as browsers have them, for tests: who holds a lock, who waits for it, and another tab that does not let go.
import { vi } from 'vitest'

export type Granted = (lock: object | null) => Promise<unknown> | unknown

interface Options {
  ifAvailable?: boolean
  steal?: boolean
  signal?: AbortSignal
}

/** Stubs the part of LockManager that is used; `take` is another tab that holds a lock, or robs it, until it lets go. */
export function fakeLocks() {
  const held = new Map<string, { clientId: string; robbed: () => void }>()
  const queue: { name: string; turn: () => void }[] = []
  const hold = (name: string, clientId: string, robbed = () => {}) => {
    const holder = { clientId, robbed }
    held.get(name)?.robbed()
    held.set(name, holder)
    return () => {
      if (held.get(name) !== holder) return
      held.delete(name)
      const next = queue.findIndex((waiting) => waiting.name === name)
      if (next >= 0) queue.splice(next, 1)[0]?.turn()
    }
  }
  const take = (name = 'x', clientId = 'another tab') => hold(name, clientId)
  const run = (name: string, granted: Granted) =>
    new Promise((resolve, reject) => {
      const release = hold(name, 'this tab', () => reject(new DOMException('stolen', 'AbortError')))
      void Promise.resolve(granted({})).then(resolve, reject).finally(release)
    })
  const request = (name: string, options: Options, granted: Granted) => {
    if (options.steal || !held.has(name)) return run(name, granted)
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
  const query = async () => ({ held: Array.from(held, ([name, { clientId }]) => ({ name, clientId })) })
  vi.stubGlobal('navigator', { locks: { request, query } })
  return { take, isHeld: (name = 'x') => held.has(name) }
}
