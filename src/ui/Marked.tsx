// A text in which the words searched for are marked.
import type { ReactNode } from 'react'
import { matchRanges } from '@/lib/matchRanges'

/** `text` with the words of `typed` in `<mark>`, whatever case or marks (ç, ë); keyed for translators (Name.tsx). */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const ranges = matchRanges(text, typed)
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of ranges) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  parts.push(text.slice(end))
  return <span key={`${ranges.join()} ${text}`}>{parts}</span>
}
