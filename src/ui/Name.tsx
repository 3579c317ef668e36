// Names, and the word to be typed, which a browser's translator must leave as they are.
import type { ReactElement, ReactNode } from 'react'
import { appName } from '@/brand'
import { confirmWord } from '@/lib/confirmWord'

/** The name of a person, a business or a network, in the middle of other words. */
export const Name = ({ children }: { children: string }) => <span translate="no">{children}</span>

/**
 * A text as it is; with the brand, the word that confirms a deletion or one of `names` in it, an element that marks
 * these. By its key another text is another element: the texts in it never change, as a translator requires.
 */
export function withNames(text: string, ...names: readonly string[]): string | ReactElement {
  const present = [appName, confirmWord, ...names].filter((name) => name !== '' && text.includes(name))
  if (present.length === 0) return text
  const parts: ReactNode[] = []
  for (let rest = text; rest !== ''; ) {
    const at = (name: string) => rest.indexOf(name)
    const [name] = present.filter((one) => at(one) >= 0).sort((one, other) => at(one) - at(other))
    const [start, end] = name === undefined ? [rest.length, rest.length] : [at(name), at(name) + name.length]
    parts.push(rest.slice(0, start), name && <Name key={parts.length}>{name}</Name>)
    rest = rest.slice(end)
  }
  return <span key={text}>{parts}</span>
}
