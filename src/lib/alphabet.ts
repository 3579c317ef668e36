// The order of the Albanian alphabet, which Chromium's Intl does not know.
import { foldText } from './cleanText'

/** The letters that the alphabet has besides a to z, each after its first sign. */
const ownLetters = /ç|ë|dh|gj|ll|nj|rr|sh|th|xh|zh/g

/** What sorts as the name does: a letter of its own after all that begins with its first sign, other signs as blanks. */
const sortKey = (name: string): string =>
  foldText(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(ownLetters, (letter) => `${letter[0]}\uffff`),
  )
    .replace(/[^\p{L}\p{N}\uffff]+/gu, ' ')
    .trim()

/**
 * Compares two names for `sort` by the 36 letters of the Albanian alphabet: Cufi, Çela, Drini, Dhoma. Digits come first,
 * w stands between v and x, é counts as e, other scripts come last; case, marks and signs only tell equals apart.
 */
export function byAlphabet(one: string, other: string): number {
  const [key, otherKey] = [sortKey(one), sortKey(other)]
  const [less, more] = key === otherKey ? [one, other] : [key, otherKey]
  return less < more ? -1 : Number(less > more)
}
