// A text in which the words searched for are marked.
import type { ReactNode } from 'react'
import { matchRanges } from '@/lib/matchRanges'

/** `text` with the words of `typed` in `<mark>`, whatever their case and with or without the marks of ç and ë. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of matchRanges(text, typed)) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...parts, text.slice(end)]
}
