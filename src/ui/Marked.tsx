// A text in which the words searched for are marked.
import type { ReactElement } from 'react'
import { matchRanges } from '@/lib/matchRanges'

/** `text` with the words of `typed` in `<mark>`, whatever their case and with or without the marks of ç and ë. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const parts: ReactElement[] = []
  const plain = (from: number, to: number | undefined) => {
    if (from !== (to ?? text.length)) parts.push(<span key={from}>{text.slice(from, to)}</span>)
  }
  let end = 0
  for (const [from, to] of matchRanges(text, typed)) {
    plain(end, from)
    parts.push(<mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  plain(end, undefined)
  return parts
}
