// How many characters a text may still have: shown below its field as the helper text, and said here.
import { plural } from '@/lib/albanianFormat'
import { useDebounced } from './useDebounced'
import { VisuallyHidden } from './VisuallyHidden'

/** How many are left in the last fifth of the limit, or too many; else ''. An ë or emoji of two code units is one. */
export function charactersLeft(value: string, limit: number): string {
  const remaining = limit - [...value.normalize('NFC')].length
  if (remaining > limit / 5) return ''
  const characters = plural(Math.abs(remaining), 'karakter', 'karaktere')
  return remaining < 0 ? `${characters} mbi kufirin` : `Edhe ${characters}`
}

/** How long somebody does not type before the number is said, in ms. */
const ANNOUNCED_AFTER = 1000

/** Says the number once somebody pauses, not after every letter. */
export function Countdown({ value, limit }: { value: string; limit: number }) {
  return <VisuallyHidden live>{useDebounced(charactersLeft(value, limit), ANNOUNCED_AFTER)}</VisuallyHidden>
}
