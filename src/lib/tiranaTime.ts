// The clock in Tirana, which decides the app's calendar days. Computed, since the first Intl formatter with a time zone
// takes a slow phone 0.1 s. A test compares it with Intl.
const hour = 3_600_000

/** The first year of the rule; for anything older, which the site does not have, Intl is used. */
const RULE_SINCE = 1996

/** When Europe changes its clocks in a month (0 to 11) of 31 days: last Sunday, 01:00 UTC (directive 2000/84/EC). */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31, 1))
  return lastDay.setUTCDate(31 - lastDay.getUTCDay())
}

/** How many whole hours the clock is ahead of UTC. */
function hoursAhead(time: number): number {
  const utc = new Date(time)
  const year = utc.getUTCFullYear()
  if (year >= RULE_SINCE) return time >= clockChange(year, 2) && time < clockChange(year, 9) ? 2 : 1
  const there = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Tirane', hour: '2-digit' }).format(time)
  return (24 + Number(there) - utc.getUTCHours()) % 24
}

/** A moment (ms since 1970 UTC) as a date whose UTC fields say what calendar and clock show in Tirana. */
export const inTirana = (time: number): Date => new Date(time + hoursAhead(time) * hour)

/** The year at a moment (ms since 1970 UTC), for the copyright line. */
export const yearOf = (time: number): number => inTirana(time).getUTCFullYear()
