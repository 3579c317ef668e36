// When something happened: how long ago, and the very day.
import { formatDate, relativeTime } from '@/lib/albanianFormat'

/** '2 ditë më parë · 9 mars 2026'; `now` in ms since 1970 UTC, 0 while it is not known. */
export function Moment({ at, now }: { at: string | undefined; now: number }) {
  const day = formatDate(at)
  return (
    <time dateTime={at} title={day}>
      {now > 0 && at ? `${relativeTime(at, now)} · ` : ''}
      {day}
    </time>
  )
}
