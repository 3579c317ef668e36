// Calendar days as date inputs write them, yyyy-mm-dd.
import { inTirana } from './tiranaTime'

/** The day in Tirana at that moment (ms since 1970 UTC), yyyy-mm-dd, wherever the reader is (Q58). */
export const isoDay = (time: number): string => inTirana(time).toISOString().slice(0, 10)

/** The reader's own day at that moment, for what they say of their own days (Q67). */
export const localDay = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
