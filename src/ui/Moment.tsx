// When something happened: the day, and how long ago.
import { formatDate, relativeTime } from '@/lib/albanianFormat'

interface MomentProps {
  at: string | undefined
  /** ms since 1970 UTC; 0 while it is not known. */
  now: number
}

/** '9 mars 2026 · 2 ditë më parë', which breaks at the dot only. */
export function Moment({ at, now }: MomentProps) {
  const day = formatDate(at)
  return (
    <time dateTime={at}>{now > 0 && at ? `${day} · ${relativeTime(at, now).replaceAll(' ', '\u00a0')}` : day}</time>
  )
}

/** '9 mars 2026'; how long ago is its title. */
export const Day = ({ at, now }: MomentProps) => (
  <time dateTime={at} title={now > 0 && at ? relativeTime(at, now) : undefined}>
    {formatDate(at)}
  </time>
)
