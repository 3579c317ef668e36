// rejected: a component that may return a text: let it return an element: parts
import type { ReactNode } from 'react'

export function Grown({ text }: { text: string }) {
  const parts: ReactNode[] = []
  parts.push(text)
  return parts
}
