// Puts ë and ç back into Albanian that was typed without them. Loaded when a writer asks for it.
import { wordsWithMarks } from './wordsWithMarks'

/** A piece of the restored text; `isChanged` where it was typed otherwise. */
export interface RestoredPart {
  /** Where it begins in the text as typed. */
  from: number
  text: string
  isChanged: boolean
}

const plain = (word: string): string => word.replaceAll('ë', 'e').replaceAll('ç', 'c')

const spelling = new Map(
  wordsWithMarks
    .trim()
    .split(/\s+/)
    .map((word) => [plain(word), word]),
)

/** 'Shume' as 'Shumë', 'SHUME' as 'SHUMË'. */
function inCaseOf(typed: string, word: string): string {
  if (typed === typed.toUpperCase()) return word.toUpperCase()
  return typed[0] === typed[0]?.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1)
}

/**
 * The right spelling of a word, by the text behind it where there are two. 'te' and 'ne' are 'at' and 'us' only before a name or
 * at an end, which is rarer than 'of' and 'in'; 'me' is 'more' only before an article or an adverb, else 'with'.
 */
function spelled(word: string, behind: string): string | undefined {
  if (word === 'te') return /^\s+\p{Lu}/u.test(behind) ? undefined : 'të'
  if (word === 'ne') return /^\s+\p{L}/u.test(behind) ? 'në' : undefined
  if (word === 'me') return /^\s+(i|e|te|shume|pak|mire|keq)(?!\p{L})/iu.test(behind) ? 'më' : undefined
  return spelling.get(word)
}

/** The text in pieces, which joined are the restored text. Words that have an ë or ç already are left as they are. */
export function restoreMarks(text: string): RestoredPart[] {
  const parts: RestoredPart[] = []
  let end = 0
  for (const { 0: typed, index } of text.matchAll(/\p{L}+/gu)) {
    const right = spelled(typed.toLowerCase(), text.slice(index + typed.length, index + typed.length + 20))
    if (right === undefined) continue
    if (index > end) parts.push({ from: end, text: text.slice(end, index), isChanged: false })
    parts.push({ from: index, text: inCaseOf(typed, right), isChanged: true })
    end = index + typed.length
  }
  if (end < text.length) parts.push({ from: end, text: text.slice(end), isChanged: false })
  return parts
}
