// Calendar days as date inputs write them, yyyy-mm-dd, and the reader's clock.
import { inTirana } from './tiranaTime'

/** Whether the text is a day of the calendar, from the year 1000 on. */
export function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // 31 February would be parsed as 3 March, which was not meant.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day in Tirana at that moment (ms since 1970 UTC), yyyy-mm-dd, wherever the reader is. */
export const isoDay = (time: number): string => inTirana(time).toISOString().slice(0, 10)

/** The reader's own day at that moment, for what they say of their own days (Q67). */
export const localDay = (time: number): string => localMoment(time).slice(0, 10)

/** '14:05': what the reader's own clock shows at that moment, for what they have written and until when it is kept. */
export const localTime = (time: number): string => localMoment(time).slice(11, 16)

const localMoment = (time: number): string => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString()

/** The day in Tirana so many months before that moment; the last of its month where there is no such day. */
export function monthsBefore(time: number, months: number): string {
  const there = inTirana(time)
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(there.getUTCDate(), lastDay))).toISOString().slice(0, 10)
}
