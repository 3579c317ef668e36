// How many characters are left of a limit: the helper text of the field that has it.
import { plural } from '@/lib/albanianFormat'
import { useDebounced } from './useDebounced'

/**
 * How many characters are left in the last fifth of the limit, or over it; nothing before. As a reader counts: 'ë' typed as letter plus
 * combining mark is one, and so is an emoji of two code units.
 */
function countdown(value: string, limit: number): string {
  const left = limit - [...value.normalize('NFC')].length
  if (left > limit / 5) return ''
  const signs = plural(Math.abs(left), 'shenjë', 'shenja')
  return left < 0 ? `${signs} mbi kufirin` : `Edhe ${signs}`
}

/** How long somebody does not type before the number is shown and said, in ms. */
const PAUSE = 1000

/** That number, once somebody pauses, not after every letter. Nothing is cut off. */
export function Countdown({ value, limit }: { value: string; limit: number }) {
  return <span aria-live="polite">{useDebounced(countdown(value, limit), PAUSE)}</span>
}
