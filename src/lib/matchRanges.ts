// Where typed words stand in a text, so that it can be marked.
import { foldText, searchWords } from './cleanText'

/** The beginning and the end of a part of a text. */
export type Range = [from: number, to: number]

/** The text folded, and for each of its signs the place in `text` it comes from: a letter may be several signs. */
function folded(text: string): { signs: string; places: number[] } {
  const places: number[] = []
  let signs = ''
  for (let at = 0; at < text.length; at += 1) {
    for (const sign of foldText(text.charAt(at)).split('')) {
      signs += sign
      places.push(at)
    }
  }
  return { signs, places }
}

/** Fewer letters begin words that have nothing to do with what is searched for. */
const MIN_LENGTH = 3

/** Whether no word goes on at this place. */
const isBeginning = (signs: string, at: number) => !/[\p{L}\p{N}]$/u.test(signs.slice(Math.max(0, at - 2), at))

/**
 * The beginnings of words in `text` that are a word of `typed` of three letters or more, whatever its case or marks (ç,
 * ë); in order, never touching.
 */
export function matchRanges(text: string, typed: string): Range[] {
  const words = searchWords(typed).filter((word) => word.length >= MIN_LENGTH)
  // Most texts are shown while nothing is searched for.
  if (words.length === 0) return []
  const { signs, places } = folded(text)
  /** Where in the text the sign behind this one begins. */
  const behind = (at: number): number => {
    let next = at + 1
    while (places[next] === places[at]) next += 1
    return places[next] ?? text.length
  }
  const ranges: Range[] = []
  for (const word of words) {
    for (let at = signs.indexOf(word); at >= 0; at = signs.indexOf(word, at + 1)) {
      if (!isBeginning(signs, at)) continue
      // Up to the next letter: a mark of its own belongs to the letter before it.
      ranges.push([places[at] ?? 0, behind(at + word.length - 1)])
    }
  }
  const joined: Range[] = []
  for (const [from, to] of ranges.sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
