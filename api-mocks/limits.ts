// Rate limits: a number of calls per key and time window. Kept in memory only.
import { tooMany } from './failure'

/** Counts calls by key. */
export interface Limits {
  /** Counts one more; throws a 429 when the key had `most` within the last `windowMs`. */
  count(key: string, most: number, windowMs: number): void
  /** Throws a 429 when `count` would, without counting. */
  check(key: string, most: number, windowMs: number): void
  forget(key: string): void
  clear(): void
}

/** Limits on the given clock (ms). */
export function createLimits(now: () => number): Limits {
  const calls = new Map<string, number[]>()
  const check: Limits['check'] = (key, most, windowMs) => {
    const recent = (calls.get(key) ?? []).filter((time) => time > now() - windowMs)
    calls.set(key, recent)
    const oldest = recent[recent.length - most]
    if (oldest !== undefined) throw tooMany((oldest + windowMs - now()) / 1000)
  }
  return {
    check,
    count(key, most, windowMs) {
      check(key, most, windowMs)
      calls.get(key)?.push(now())
    },
    forget: (key) => void calls.delete(key),
    clear: () => calls.clear(),
  }
}
