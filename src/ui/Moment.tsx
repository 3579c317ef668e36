// When something happened: the day, and how long ago.
import { formatDate, relativeTime } from '@/lib/albanianFormat'

/** '9 mars 2026 · 2 ditë më parë', which breaks at the dot only; `now` in ms since 1970 UTC, 0 while it is not known. */
export function Moment({ at, now }: { at: string | undefined; now: number }) {
  const day = formatDate(at)
  return (
    <time dateTime={at}>{now > 0 && at ? `${day} · ${relativeTime(at, now).replaceAll(' ', '\u00a0')}` : day}</time>
  )
}
