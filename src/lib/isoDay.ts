// The calendar day as date inputs write it.
import { inTirana } from './tiranaTime'

/** The day in Tirana at that moment (ms since 1970 UTC), yyyy-mm-dd, wherever the reader is (Q58). */
export const isoDay = (time: number): string => inTirana(time).toISOString().slice(0, 10)
