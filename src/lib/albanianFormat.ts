// Albanian words for times and numbers. Chromium has no Albanian Intl data, so nothing here asks Intl for 'sq'.
import { inTirana } from './tiranaTime'

const months = [
  'janar',
  'shkurt',
  'mars',
  'prill',
  'maj',
  'qershor',
  'korrik',
  'gusht',
  'shtator',
  'tetor',
  'nëntor',
  'dhjetor',
]
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A moment as the server writes it (ISO 8601) or in ms since 1970 UTC. */
export type Moment = string | number | undefined

interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** The calendar day in Tirana at that moment, wherever the reader is. */
function calendarDay(time: number): CalendarDay {
  const there = inTirana(time)
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() }
}

/** ms since 1970 UTC; NaN for an invalid moment. Only ISO dates count, since Date.parse takes 'shop 12' too. */
function toTime(moment: Moment): number {
  if (typeof moment === 'string') return /^\d{4}-\d{2}-\d{2}/.test(moment) ? Date.parse(moment) : Number.NaN
  return moment !== undefined && Math.abs(moment) <= 8.64e15 ? moment : Number.NaN
}

/** '9 mars 2026', in Tirana's time zone; 'Datë e panjohur' for a missing or broken date. */
export function formatDate(moment: Moment): string {
  const time = toTime(moment)
  if (Number.isNaN(time)) return 'Datë e panjohur'
  const { day, month, year } = calendarDay(time)
  return `${day} ${months[month - 1]} ${year}`
}

/** '1 biznes', '12 biznese', '0 biznese'. */
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const ago = (n: number, one: string, many: string): string => `${plural(n, one, many)} më parë`

/**
 * How long ago: 'tani', '5 minuta më parë', 'dje', '1 vit më parë'; from a day on by the calendar in Tirana, so that
 * 'dje' is never two days ago. A future moment reads 'tani', since it only means that two clocks differ.
 */
export function relativeTime(moment: Moment, now: number): string {
  const time = toTime(moment)
  if (Number.isNaN(time)) return 'Datë e panjohur'
  const passed = now - time
  if (passed < minute) return 'tani'
  if (passed < hour) return ago(Math.floor(passed / minute), 'minutë', 'minuta')
  const hours = ago(Math.floor(passed / hour), 'orë', 'orë')
  if (passed < day) return hours
  const then = calendarDay(time)
  const today = calendarDay(now)
  const wholeMonths = (today.year - then.year) * 12 + today.month - then.month - (today.day < then.day ? 1 : 0)
  if (wholeMonths >= 12) return ago(Math.floor(wholeMonths / 12), 'vit', 'vjet')
  if (wholeMonths > 0) return ago(wholeMonths, 'muaj', 'muaj')
  const days = (Date.UTC(today.year, today.month - 1, today.day) - Date.UTC(then.year, then.month - 1, then.day)) / day
  // The day on which summer time ends has 25 hours.
  if (days < 1) return hours
  return days === 1 ? 'dje' : ago(days, 'ditë', 'ditë')
}

/** A count for a narrow place: '1000', above it '1.5K', '2K'. */
export const formatCount = (n: number): string => (n > 1000 ? `${Math.round(n / 100) / 10}K` : String(n))

/** A rating with at most one decimal: a server may say 4.999 (F32). */
export const roundedRating = (rating: number): number => Math.round(rating * 10) / 10

/** An average with one decimal and a point: '4.3', '5.0'. */
export const formatRating = (average: number): string => roundedRating(average).toFixed(1)
