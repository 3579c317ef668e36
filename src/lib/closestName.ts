// The name that a visitor may have meant whose search found nothing.
import { meaningfulWords } from './albanianStem'

/** How many letters may differ: none in a very short word, never more than two. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** How far each beginning of a typed text is from one of a name, and the fewest letters so far. */
interface Row {
  apart: readonly number[]
  fewest: number
  /** No longer beginning of the name gets below this. */
  least: number
}

const rowOf = (apart: number[], fewest: number): Row => ({
  apart,
  fewest: Math.min(fewest, apart.at(-1) ?? 0),
  least: Math.min(...apart),
})

const firstRow = (typed: string): Row =>
  rowOf(
    Array.from({ length: typed.length + 1 }, (_, at) => at),
    typed.length,
  )

/** The row of one more letter of the name, which has `before` this row and the one before it. */
function nextRow(typed: string, name: string, length: number, last: Row, beforeLast: Row | undefined): Row {
  const letter = name[length - 1]
  const next = [length]
  for (let at = 1; at <= typed.length; at += 1) {
    const omitted = Math.min(last.apart[at] ?? 0, next[at - 1] ?? 0) + 1
    const replaced = (last.apart[at - 1] ?? 0) + (typed[at - 1] === letter ? 0 : 1)
    // Never in the first row or place: what would stand before them is undefined, which is no letter.
    const isSwapped = typed[at - 1] === name[length - 2] && typed[at - 2] === letter
    const swapped = isSwapped ? (beforeLast?.apart[at - 2] ?? 0) + 1 : replaced
    next.push(Math.min(omitted, replaced, swapped))
  }
  return rowOf(next, last.fewest)
}

/** How many letters to add, drop, replace or swap until `typed` begins `name`; beyond `most` it stops counting. */
export function lettersApart(typed: string, name: string, most = typed.length): number {
  let beforeLast: Row | undefined
  let last = firstRow(typed)
  for (let length = 1; length <= name.length && last.least <= most; length += 1) {
    const next = nextRow(typed, name, length, last, beforeLast)
    beforeLast = last
    last = next
  }
  return last.fewest
}

interface Beginning {
  name: string
  at: number
  /** The name from one of its words on. */
  text: string
}

/** How many letters two texts begin with in common. */
function sharedLetters(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/** In the order of their letters, and how many each has in common with the one before: those are compared once. */
function beginningsOf(names: Iterable<string>): { all: readonly Beginning[]; shared: Uint16Array } {
  const all = Array.from(new Set(names), (name, at): Beginning[] => {
    const words = meaningfulWords(name)
    return words.map((_, from) => ({ name, at, text: words.slice(from).join(' ') }))
  }).flat()
  all.sort((one, other) => (one.text < other.text ? -1 : 1))
  return { all, shared: Uint16Array.from(all, ({ text }, at) => sharedLetters(text, all[at - 1]?.text ?? '')) }
}

/** How far beginnings of names are from `wanted`, one after the other; letters in common are not counted again. */
function measureFrom(wanted: string) {
  const first = firstRow(wanted)
  const rows = [first]
  let last = first
  let length = 0
  return {
    /** All that begins with these letters in common with the one before is further than `most`. */
    isTooFar: (shared: number, most: number) => shared >= length && last.least > most && last.fewest > most,
    apart: (text: string, shared: number, most: number): number => {
      if (shared < length) {
        length = shared
        last = rows[length] ?? first
      }
      while (length < text.length && last.least <= most) {
        last = nextRow(wanted, text, length + 1, last, rows[length - 1])
        length += 1
        rows[length] = last
      }
      return last.fewest
    },
  }
}

/** Of equally near names the shorter, of equally short ones the one before. */
const isBetter = (one: Beginning, other: Beginning | undefined): boolean => {
  const longer = other ? other.name.length - one.name.length || other.at - one.at : 1
  return longer > 0
}

/** People get the first letter right, or swap it with the next: `spar` is no Parukeri. */
const startsAlike = (one: string, other: string) => one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])

/** Whether a beginning `further` letters away than the best so far is nearer to the text all the same. */
const isNearer = (further: number, wanted: string, one: Beginning, best: Beginning | undefined): boolean =>
  (further < 0 || (further === 0 && isBetter(one, best))) && startsAlike(wanted, one.text)

/** Reads the names once; finds for each typed text the name nearest to it from one of its words on, or undefined. */
export function closestAmong(names: Iterable<string>): (typed: string) => string | undefined {
  const { all, shared } = beginningsOf(names)
  return (typed) => {
    const wanted = meaningfulWords(typed).join(' ')
    if (wanted === '') return undefined
    let best: Beginning | undefined
    let fewest = allowed(wanted.length)
    const measure = measureFrom(wanted)
    for (let at = 0; at < all.length; at += 1) {
      const common = shared[at] ?? 0
      if (measure.isTooFar(common, fewest)) continue
      const beginning = all[at] as Beginning
      const apart = measure.apart(beginning.text, common, fewest)
      if (!isNearer(apart - fewest, wanted, beginning, best)) continue
      best = beginning
      fewest = apart
    }
    return best?.name
  }
}
