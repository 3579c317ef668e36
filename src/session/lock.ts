// One tab at a time: what must not happen twice runs under a lock that all tabs of this origin share.

/** How long a tab waits for another one that holds the lock, in ms: as long as a call may take. */
export const LOCK_WAIT = 15_000

/** How long the other tab's result may take to arrive in this tab's storage, in ms. */
export const SETTLE_WAIT = 300

const SETTLE_STEP = 25

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Runs `run`, which must not throw, while no other tab does; without Web Locks (plain http) at once. A tab that waited
 * polls `done` for up to 300 ms first, since storage is cached per process and the other tab's write arrives after its
 * lock (robustness S03); what `done` returns is the result. Undefined when the lock was not released in time.
 */
export async function exclusively<T>(
  name: string,
  done: () => T | undefined,
  run: () => Promise<T>,
): Promise<T | undefined> {
  const runUnlessDone = async (): Promise<T> => {
    for (let waited = 0; waited <= SETTLE_WAIT; waited += SETTLE_STEP) {
      const result = done()
      if (result !== undefined) return result
      await pause(SETTLE_STEP)
    }
    return run()
  }

  let free: { result: T } | null
  try {
    free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => lock && { result: await run() })
  } catch {
    return run() // there are no locks, or the browser refuses them to this page
  }
  if (free) return free.result

  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), LOCK_WAIT)
  try {
    return await navigator.locks.request(name, { signal: timeout.signal }, () => {
      clearTimeout(timer)
      return runUnlessDone()
    })
  } catch {
    return done()
  } finally {
    clearTimeout(timer)
  }
}
