// One tab at a time: what must not happen twice runs under a lock that all tabs of this origin share.

/** How long one tab may hold the lock while another waits, in ms: as long as a call may take. */
export const LOCK_WAIT = 15_000

/** How long the other tab's result may take to arrive in this tab's storage, in ms. */
export const SETTLE_WAIT = 300

const SETTLE_STEP = 25

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The tab that holds the lock. */
const holderOf = async (name: string) =>
  (await navigator.locks.query()).held?.find((lock) => lock.name === name)?.clientId

/**
 * Runs `run`, which must not throw, while no other tab does; without Web Locks (plain http) at once. A tab that waited
 * polls `done` for up to 300 ms first, since storage is cached per process and the other tab's write arrives after its
 * lock (robustness S03); what `done` returns is the result. A tab that holds the lock for longer than a call may take is
 * suspended (phones do so), perhaps for ever: the lock is taken from it, and what it runs goes on when it wakes.
 */
export async function exclusively<T>(name: string, done: () => T | undefined, run: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined
  const runOnce = () => (running ??= run())
  const runUnlessDone = async (): Promise<T> => {
    for (let waited = 0; waited <= SETTLE_WAIT; waited += SETTLE_STEP) {
      const result = done()
      if (result !== undefined) return result
      await pause(SETTLE_STEP)
    }
    return runOnce()
  }
  /** The result under the lock; undefined if it did not come in time. */
  const wait = async () => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), LOCK_WAIT)
    try {
      return await navigator.locks.request(name, { signal: timeout.signal }, () => {
        clearTimeout(timer)
        return runUnlessDone()
      })
    } catch {
      return running
    } finally {
      clearTimeout(timer)
    }
  }

  try {
    const ifFree = async (lock: Lock | null) => lock && { result: await runOnce() }
    const free = await navigator.locks.request(name, { ifAvailable: true }, ifFree)
    if (free) return free.result
    for (let holder = await holderOf(name); ; ) {
      const result = await wait()
      if (result !== undefined) return result
      const next = await holderOf(name)
      // Another tab than before is at work, not suspended.
      if (next === holder) return done() ?? (await navigator.locks.request(name, { steal: true }, runOnce))
      holder = next
    }
  } catch {
    return runOnce() // there are no locks, the browser refuses them to this page, or another tab took this one
  }
}
