// The calendar day as date inputs write it.

/** The day in Tirana at that moment (ms since 1970 UTC), yyyy-mm-dd, wherever the reader is (Q58). */
export const isoDay = (time: number): string =>
  // Swedes write their dates as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tirane' }).format(time)
