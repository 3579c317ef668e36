// A text with the searched words in it marked.
import { splitMatches } from '@/lib/matchText'

/** Every place where a word of `term` stands, whatever its case and marks, is a `<mark>`. */
export function Marked({ text, term = '' }: { text: string; term?: string }) {
  let at = 0
  return splitMatches(text, term).map(({ text: part, isMatch }) => {
    at += part.length
    return isMatch ? <mark key={at}>{part}</mark> : part
  })
}
