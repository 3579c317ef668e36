// Names, and the word to be typed, which a browser's translator must leave as they are.
import type { ReactElement } from 'react'
import { appName } from '@/brand'
import { confirmWord } from '@/lib/wording'

/** The name of a person, a business or a network, in the middle of other words. */
export const Name = ({ children }: { children: string }) => <span translate="no">{children}</span>

/** A text as it is; with the brand, the word that confirms a deletion or one of `names` in it, an element that marks these. */
export function withNames(text: string, ...names: readonly string[]): string | ReactElement {
  const known = [appName, confirmWord, ...names].filter((name) => name !== '' && text.includes(name))
  if (known.length === 0) return text
  const parts: ReactElement[] = []
  for (let rest = text; rest !== ''; ) {
    const at = (name: string) => rest.indexOf(name)
    const [name] = known.filter((one) => at(one) >= 0).sort((one, other) => at(one) - at(other))
    const [start, end] = name === undefined ? [rest.length, rest.length] : [at(name), at(name) + name.length]
    if (start > 0) parts.push(<span key={parts.length}>{rest.slice(0, start)}</span>)
    if (name !== undefined) parts.push(<Name key={parts.length}>{name}</Name>)
    rest = rest.slice(end)
  }
  return <span>{parts}</span>
}
