// Albanian words without their endings: people type "klinikë" where a name says "Klinika".
import { foldText } from './cleanText'

/** A stem with fewer letters would be that of too many words. */
const MIN_LENGTH = 3

/** What cases add to a vowel: klinika-ve, hoteli-t, farmaci-së, makinë-n. */
const caseEnding = /(?<=[aeiou])(ve|te|se|t|s|n|sh)$/

/** What number, gender and the definite form add to the stem: klinik-a, hotel-e, farmaci-a, piano-ja. */
const vowels = /(?<![aeiouj])[aeiouj]+$/
/** The last of them, where the word is short: Kruj-ë. */
const lastVowel = /[aeiou]$/

/** The `e` between the last two consonants that goes where an ending follows: palestër, palestra. */
const fleetingVowel = /(?<=[^aeiou])e(?=[lmnr]$)/

/** Words that say nothing about what is searched for, in the languages that people search in. */
const particles = new Set(
  (
    'ne n te per dhe e i nga me se nje ku mund duhet nevoje kam afer mire mira miri kerkoj dua vend vendi meje ' +
    'best good near in a un una il la di the of to for where i my mein der die das shqiperi shqiperia albania'
  ).split(' '),
)

const without = (ending: RegExp, word: string) => {
  const rest = word.replace(ending, '')
  return rest.length < MIN_LENGTH ? word : rest
}

/** The words of a text in lower case, without marks and signs; an emoji is a word. */
export const foldedWords = (text: string): string[] =>
  foldText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []

/** The same without words like `dhe` and `në`. */
export const meaningfulWords = (text: string): string[] => foldedWords(text).filter((word) => !particles.has(word))

/** What a folded word may be a form of, most likely first: "avokat" keeps its last letters, "hotelit" loses them. */
export function stemsOf(word: string): [likely: string, shorter: string] {
  const bare = (rest: string) => (rest.replace(vowels, '').length < MIN_LENGTH ? lastVowel : vowels)
  const stem = (rest: string) => without(bare(rest), rest).replace(fleetingVowel, '')
  return [stem(word), stem(without(caseEnding, word))]
}

/** Whether the words with these stems may be forms of one. */
export const isSameWord = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((stem) => other.includes(stem))
