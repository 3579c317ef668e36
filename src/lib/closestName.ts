// The name that a visitor may have meant whose search found nothing.
import { meaningfulWords } from './albanianStem'

/** How many letters may differ: none in a very short word, never more than two. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour until `typed` is the beginning of `name`.
 */
export function lettersApart(typed: string, name: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1]
      // Never in the first row or column: what would stand before them is undefined, which is no letter.
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = next
  }
  return Math.min(...last)
}

/**
 * The name among `names` that holds, from one of its words on, what is nearest to `typed`; undefined if none is near. Of equally
 * near ones the shortest, of equally short ones the first.
 */
export function closestName(typed: string, names: Iterable<string>): string | undefined {
  const wanted = meaningfulWords(typed).join(' ')
  if (wanted === '') return undefined
  let found: string | undefined
  let fewest = allowed(wanted.length) + 1
  for (const name of new Set(names)) {
    const own = meaningfulWords(name)
    const apart = Math.min(...own.map((_, at) => lettersApart(wanted, own.slice(at).join(' '))))
    if (apart < fewest || (apart === fewest && found !== undefined && name.length < found.length)) {
      found = name
      fewest = apart
    }
  }
  return found
}
