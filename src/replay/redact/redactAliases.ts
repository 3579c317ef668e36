// The pseudonyms of one log, and what has been learnt to hide: values that are masked wherever they come back.
import { type Kind, withoutPatterns } from './redactText'

/** Shorter values are masked only in fields known to hold them: inside other texts they would match by chance. */
const LEARNABLE = 6

/** What reducers themselves put into the state: it never contains a learnt value. */
const appTexts = /^(?:API request failed|pending:[\w-]+|\d{4}-\d\d-\d\dT[\d:.]+Z)$/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** The forms a value comes back in: plain, encoded in a URL, escaped in JSON. */
function spellings(value: string): string[] {
  const known = [value, JSON.stringify(value).slice(1, -1)]
  try {
    return [...known, encodeURIComponent(value)]
  } catch {
    return known // a lone surrogate, which no URL can hold
  }
}

/** Pseudonyms by value, for one log. */
export function makeAliases() {
  const aliases = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const ownIds = new Set<string>()
  const ownNames = new Set<string>()
  const hidden = new Map<string, string>()
  /** Ids that cannot be confused with a word. */
  const distinctive = new Map<string, string>()
  let pattern: RegExp | undefined
  let version = 0

  const isDistinctive = (id: string): boolean => id.length >= LEARNABLE && id.length < 100 && /\d/.test(id)

  function of(kind: Kind, value: string): string {
    const key = `${kind} ${value}`
    let alias = aliases.get(key)
    if (alias === undefined) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      alias = `«${kind}:${count}»`
      aliases.set(key, alias)
      if (kind === 'user' && isDistinctive(value)) {
        distinctive.set(value, alias)
        version += 1
      }
    }
    return alias
  }

  function hide(kind: Kind, value: string): void {
    if (value.length < LEARNABLE || hidden.has(value)) return
    const known = (['user', 'email', 'name'] as const).map((one) => aliases.get(`${one} ${value}`)).find(Boolean)
    const alias = known ?? of(kind, value)
    for (const spelling of spellings(value)) hidden.set(spelling, alias)
    pattern = undefined
    version += 1
  }

  /** The signed-in user: their name is masked wherever it occurs, and so is an id that cannot be confused with a word. */
  function addOwnUser({ _id, name }: { _id?: unknown; name?: unknown }): void {
    if (typeof _id === 'string' && _id !== '' && !ownIds.has(_id)) {
      ownIds.add(_id)
      version += 1
      if (isDistinctive(_id)) hide('user', _id)
    }
    if (typeof name === 'string' && name !== '' && !ownNames.has(name)) {
      ownNames.add(name)
      version += 1
      if (/\S\s+\S/.test(name)) hide('name', name.trim())
    }
  }

  function withoutHidden(text: string): string {
    if (hidden.size === 0 || text.length < LEARNABLE) return text
    pattern ??= new RegExp(
      [...hidden.keys()]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|'),
      'g',
    )
    pattern.lastIndex = 0
    if (!pattern.test(text) || appTexts.test(text)) return text
    return text.replace(pattern, (value) => hidden.get(value) ?? value)
  }

  /** Masks whatever is recognised by its form alone. */
  const maskPatterns = (text: string): string => withoutPatterns(text, of)

  return {
    of,
    hide,
    addOwnUser,
    maskPatterns,
    /** Masks whatever was learnt or is recognised by its form. */
    mask(text: string): string {
      // No id is as long as a comment.
      const person = text.length < 100 ? distinctive.get(text) : undefined
      return person ?? maskPatterns(withoutHidden(text))
    },
    isOwnId: (id: unknown): boolean => ownIds.has(id as string),
    isOwnName: (name: string): boolean => ownNames.has(name),
    /** Increases when a text may be masked differently than before. */
    version: (): number => version,
  }
}
