// How the mock backend compares and shortens texts. A server has its own rules, so nothing here comes from src/lib.

/** A joiner between letters or in an emoji, and a tag of a flag's: they belong to the text. */
const joined =
  /(?<=[\p{L}\p{M}\p{Emoji}])[\u200C\u200D](?=[\p{L}\p{Emoji}])|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]/u

const format = new RegExp(`(${joined.source})|\\p{Cf}`, 'gu')

/** What a text is kept as: composed, trimmed, without other format characters (Q96); empty if nothing is visible. */
export function tidy(text: string): string {
  const kept = text.replace(format, '$1').normalize('NFC').trim()
  return /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(kept) ? kept : ''
}

/** Lower case without the diacritics of Latin letters. Other scripts keep their marks: Devanagari's are its vowels. */
export const fold = (text: string): string =>
  tidy(text)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()

/** By the demo data's rule `Kafene dhe bare` is `kafene_dhe_bare`, `Кафе` `кафе`. Never empty: `😀` gets a hash. */
export const slugOf = (text: string, separator = '_'): string =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(separator) || hash(text)

/** The folded words of a typed text; none for blanks. */
export const wordsOf = (text: string | null | undefined): string[] =>
  fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean)

/** A short hash of a text, for passwords, one-time tokens and drawings. Not cryptographic; this is a mock. */
export function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0')
}

/** Whether the text contains all the folded words, whatever its case and diacritics. */
export function containsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** Folded words that no review may contain, a handful to see what the app does about them; `budalla` is the one for trying it out. */
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
