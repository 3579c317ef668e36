// Whether values of two recordings are alike: times do not count; ids and stand-ins may differ if always the same way.
import type { Change } from '@/replay/diff'

/** How two logs are read. */
export interface Alike {
  /** A value as one text, the same for values that are alike; for keys. */
  keyOf: (value: unknown) => string
  /** Whether two texts are the same or stand for one another. Remembers which do. */
  areAlike: (one: string, other: string) => boolean
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isTime = (value: unknown): boolean =>
  typeof value === 'number' ? value > 1e11 : typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** The router draws it at random. */
const isDrawn = (key: string): boolean => key === 'key'

/** Every text in a value, names of its fields too. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value)
  if (!isTree(value)) return into
  for (const [key, inner] of Object.entries(value)) textsOf(inner, into.add(key))
  return into
}

/** Its words, but for how an address begins. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/^\w+:/, '')
    .match(/\p{L}{4,}/gu) ?? []
/** Stand-ins of two logs have no word in common (redact/standIns.ts). */
const haveWord = (one: string, other: string): boolean => wordsOf(one).some((word) => wordsOf(other).includes(word))

/** What a log calls people and things it does not name, and what a session numbers by chance, without the number. */
const unnumbered = (text: string): string => text.replace(/«(\w+):\d+»/g, '«$1»').replace(/^[\w-]{21}$/, '«id»')

/** A word of the code, or of somebody who typed one word. */
const isWord = (text: string): boolean => /^[a-z]\w*$/.test(text)

/** How two logs, or parts of them, are to be read: a text that stands in both means itself. */
export function alikeIn(log: unknown, otherLog: unknown): Alike {
  const [ours, theirs] = [textsOf(log), textsOf(otherLog)]
  const [there, here] = [new Map<string, string>(), new Map<string, string>()]
  const text = (value: string): string =>
    value && unnumbered(value) === value && !(ours.has(value) && theirs.has(value)) ? '«own»' : unnumbered(value)
  /** Whether two texts that differ may mean the same. */
  const canBe = (one: string, other: string): boolean => {
    const [plain, otherPlain] = [unnumbered(one), unnumbered(other)]
    if (plain !== one || otherPlain !== other) return plain === otherPlain
    if (!one || !other || theirs.has(one) || ours.has(other)) return false
    // A stand-in is as long as what it stands for.
    return isWord(one) || isWord(other) ? one.length === other.length : !haveWord(one, other)
  }
  const areAlike = (one: string, other: string): boolean => {
    if (one === other || (unnumbered(one) === '«id»' && unnumbered(other) === '«id»')) return true
    if (there.has(one) || here.has(other)) return there.get(one) === other && here.get(other) === one
    if (!canBe(one, other)) return false
    there.set(one, other)
    here.set(other, one)
    return true
  }
  const keyOf = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => {
      if (isDrawn(key)) return undefined
      if (isTime(inner)) return '«time»'
      return typeof inner === 'string' ? text(inner) : inner
    }) ?? ''
  return { keyOf, areAlike }
}

/** Two values of which at least one has no parts. */
function plainDifference(before: unknown, after: unknown, { areAlike }: Alike, path: readonly string[]): Change[] {
  const isSame =
    Object.is(before, after) ||
    (isTime(before) && isTime(after)) ||
    (typeof before === 'string' && typeof after === 'string' && areAlike(after, before))
  return isSame ? [] : [{ path, kind: 'changed', before, after }]
}

/** Where `now` is not as `expected`. */
export function differencesOf(expected: unknown, now: unknown, alike: Alike, path: readonly string[] = []): Change[] {
  if (!isTree(expected) || !isTree(now) || Array.isArray(expected) !== Array.isArray(now))
    return plainDifference(expected, now, alike, path)
  // The name of a field is itself; what a longer key stands for, a request for example, may be another here.
  const nameOf = (key: string) => (isWord(key) ? key : alike.keyOf(key))
  const unmatched = new Map(Object.keys(now).map((key) => [nameOf(key), key]))
  const partOf = (key: string): Change[] => {
    const counterpart = Object.hasOwn(now, key) ? key : unmatched.get(nameOf(key))
    unmatched.delete(nameOf(counterpart ?? key))
    return counterpart === undefined
      ? [{ path: [...path, key], kind: 'removed', before: expected[key] }]
      : differencesOf(expected[key], now[counterpart], alike, [...path, counterpart])
  }
  const keys = Object.keys(expected).filter((key) => !isDrawn(key))
  const parts = keys.flatMap(partOf)
  const added = [...unmatched.values()].filter((key) => !isDrawn(key))
  return [...parts, ...added.map((key): Change => ({ path: [...path, key], kind: 'added', after: now[key] }))]
}
