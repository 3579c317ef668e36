// The mock's screening of reviews: a handful of words is enough to see what the app does about them.
import { wordsOf } from './text'

/** Folded words that no review may contain; `budalla` is the one for trying it out. */
const refusedWords: readonly string[] = [
  'budalla',
  'budallenj',
  'idiot',
  'idiote',
  'hajdut',
  'hajdute',
  'mut',
  'kurve',
  'bastard',
  'fuck',
  'shit',
  'asshole',
]

/** Whether a text contains a refused word as a whole word, whatever its case and diacritics. */
export const isOffensive = (...texts: string[]): boolean =>
  texts.some((text) => wordsOf(text.replace(/[^\p{L}\p{M}\s]/gu, ' ')).some((word) => refusedWords.includes(word)))
