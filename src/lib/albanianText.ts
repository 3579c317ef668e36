// Sorting Albanian text by its own alphabet.
import { foldText } from './foldText'

/** The 36 letters in order, w among them as dictionaries place it; two signs can be one letter. */
const alphabet = 'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh'.split(' ')
const rank = new Map(alphabet.map((letter, index) => [letter, index]))
// Signs and digits stand before the letters in their code order; letters of other alphabets after them.
const firstLetter = 0x41

interface SortKey {
  letters: number[]
  /** Marks and capitals, which count only between texts of the same letters. */
  details: string
}

function sortKey(text: string): SortKey {
  const letters: number[] = []
  const plain = text.normalize('NFC')
  for (let at = 0; at < plain.length; at += 1) {
    const pair = plain.slice(at, at + 2)
    const lower = pair.toLowerCase()
    // 'dH' is two letters: a digraph begins with the capital, if it has one.
    const digraph = pair[1] === lower[1] || pair[0] !== lower[0] ? rank.get(lower) : undefined
    if (lower.length === 2 && digraph !== undefined) {
      letters.push(firstLetter + digraph)
      at += 1
      continue
    }
    const sign = lower[0] ?? ''
    const letter = rank.get(sign) ?? rank.get(foldText(sign))
    letters.push(letter === undefined ? signRank(sign) : firstLetter + letter)
  }
  return { letters, details: plain }
}

/** Other letters come after z, everything else before a. */
function signRank(sign: string): number {
  const code = sign.charCodeAt(0)
  return code < firstLetter ? code : code + firstLetter
}

const capital = (sign: string): number => (sign === sign.toLowerCase() ? 0 : 1)

/**
 * The order of the Albanian alphabet, in which dh, gj, ll, nj, rr, sh, th, xh and zh are letters: 'Dritë' < 'Durrës' <
 * 'Dhoma'. Small letters come before capitals where nothing else differs; 0 only for the same text.
 */
export function compareAlbanian(a: string, b: string): number {
  const one = sortKey(a)
  const other = sortKey(b)
  for (let at = 0; at < Math.max(one.letters.length, other.letters.length); at += 1) {
    const difference = (one.letters[at] ?? -1) - (other.letters[at] ?? -1)
    if (difference !== 0) return difference
  }
  for (let at = 0; at < Math.max(one.details.length, other.details.length); at += 1) {
    const difference = capital(one.details[at] ?? '') - capital(other.details[at] ?? '')
    if (difference !== 0) return difference
  }
  return one.details < other.details ? -1 : one.details > other.details ? 1 : 0
}
