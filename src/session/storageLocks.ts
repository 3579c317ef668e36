// Locks for browsers without Web Locks: an item of local storage says which tab holds one, as in auth0-spa-js.
import { nanoid } from '@reduxjs/toolkit'
import { readItem, writeItem } from '../lib/browserStorage'

/** How long a tab waits to see whether another one wrote the item in the same moment, in ms: storage has no test-and-set. */
export const CLAIM_WAIT = 60

/** A holder that has not renewed its item for so long, in ms, is gone: closed, crashed or reloaded. */
export const ABANDONED_AFTER = 3000

const RENEW_EVERY = 1000
const POLL_EVERY = 50

interface Options {
  /** Gives null to `granted` instead of waiting for another tab. */
  ifAvailable?: boolean
  /** Ends the waiting: the promise is rejected. */
  signal?: AbortSignal
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The holder named by the item; undefined when nobody has renewed it lately. The item reads `id time`. */
function holderOf(key: string): string | undefined {
  const [id, time] = (readItem(key) ?? '').split(' ')
  return Math.abs(Date.now() - Number(time)) < ABANDONED_AFTER ? id : undefined
}

/** Takes the lock if nobody holds it: the last tab to write has it, once every other one must have read that. */
async function claim(key: string, id: string): Promise<boolean> {
  if (holderOf(key)) return false
  writeItem(key, `${id} ${Date.now()}`)
  await pause(CLAIM_WAIT)
  return holderOf(key) === id
}

/**
 * `LockManager.request`, as far as lock.ts uses it: runs `granted` while no other tab does, and gives its result. The lock is
 * released however that ends. Rejects with the signal's reason.
 */
export async function request<T>(
  name: string,
  { ifAvailable, signal }: Options,
  granted: (lock: object | null) => T | Promise<T>,
): Promise<T> {
  const key = `lock:${name}`
  const id = nanoid()
  while (!(await claim(key, id))) {
    if (ifAvailable) return granted(null)
    await pause(POLL_EVERY)
    if (signal?.aborted) throw signal.reason
  }
  // Never what another tab has taken over from one that slept.
  const write = (item: string | null) => holderOf(key) === id && writeItem(key, item)
  const renewal = setInterval(() => write(`${id} ${Date.now()}`), RENEW_EVERY)
  try {
    return await granted({})
  } finally {
    clearInterval(renewal)
    write(null)
  }
}
