// Whether values of two recordings are alike: days and times do not count; ids and stand-ins may differ if always the
// same way.
import type { Change } from '@/replay/diff'

/** How two logs are read. */
export interface Alike {
  /** A value as one text, the same for values that are alike; for keys. */
  keyOf: (value: unknown) => string
  /** Whether two texts are the same or stand for one another. Remembers which do. */
  areAlike: (one: string, other: string) => boolean
  /** How many texts were taken to stand for one another. */
  assumed: () => number
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
/** Or a day: logs draw their stand-ins of days from so few that two may be the same by chance. */
const isTime = (value: unknown): boolean =>
  typeof value === 'number' ? value > 1e11 : /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(String(value))

/** The router draws it at random. */
const isDrawn = (key: string): boolean => key === 'key'

/** An address or the key of a request: they are made of names in the code and of what was typed. */
const composed = /^(\/|[a-z]\w*\()/i
/** Its parts with the signs between them, which have odd places; any other text is one part. */
const partsOf = (text: string): string[] => (composed.test(text) ? text.split(/([/?&=#(){}[\]":,]+)/) : [text])

/** Every text in a value with its parts, names of its fields too. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const text of [value, ...partsOf(value)]) into.add(text)
  if (!isTree(value)) return into
  for (const [key, inner] of Object.entries(value)) {
    textsOf(key, into)
    textsOf(inner, into)
  }
  return into
}

/** Its words, but for how an address begins. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/^\w+:/, '')
    .match(/\p{L}{4,}/gu) ?? []
/** Stand-ins of two logs have no word in common, nor is one the other cut short (redact/standIns.ts). */
const haveWord = (one: string, other: string): boolean =>
  (one.length > 2 && other.startsWith(one)) ||
  (other.length > 2 && one.startsWith(other)) ||
  wordsOf(one).some((word) => wordsOf(other).includes(word))

/** A text without its letters: a stand-in has case, accents and signs of what it stands for, also as part of a text. */
const formOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\p{M}/gu, '´')
    .replace(/\d{4,}/g, ({ length }) => '0'.repeat(length))

/** What a log calls people and things it does not name, and what a session numbers by chance, without the number. */
const unnumbered = (text: string): string =>
  text.replace(/(?:«|%C2%AB)(\w+)(?::|%3A)\d+(?:»|%C2%BB)/g, '«$1»').replace(/^[\w-]{21}$/, '«id»')
const isHidden = (text: string): boolean => unnumbered(text) !== text

/** A word of the code, a number, or what somebody typed as one word. */
const isWord = (text: string): boolean => /^[a-z\d]\w*$/.test(text)

/** Whether one may stand for the other: a stand-in is as long as what it stands for. */
const haveSameForm = (one: string, other: string): boolean =>
  isWord(one) || isWord(other) ? one.length === other.length : !haveWord(one, other) || formOf(one) === formOf(other)

/** How two logs, or parts of them, are to be read: a text that stands in both means itself. */
export function alikeIn(log: unknown, otherLog: unknown): Alike {
  const [ours, theirs] = [textsOf(log), textsOf(otherLog)]
  const [there, here] = [new Map<string, string>(), new Map<string, string>()]
  const named = (part: string): string => (!part || (ours.has(part) && theirs.has(part)) ? part : '«own»')
  const text = (value: string): string =>
    partsOf(value)
      .map((part, at) => (at % 2 > 0 ? part : isHidden(part) || isTime(part) ? '«own»' : named(part)))
      .join('')
  /** Whether two texts that differ may mean the same. */
  const canBe = (one: string, other: string): boolean => {
    // What one log hides, the other may name, unless the one that hides it names it, too.
    if (isHidden(one) && isHidden(other)) return unnumbered(one) === unnumbered(other)
    if (!one || !other || theirs.has(one) || ours.has(other)) return false
    if (isHidden(one) || isHidden(other)) return true
    if (/^\d$/.test(one) || /^\d$/.test(other)) return false
    return haveSameForm(one, other)
  }
  const areAlikeParts = (one: string, other: string): boolean => {
    if (one === other || (unnumbered(one) === '«id»' && unnumbered(other) === '«id»')) return true
    if (isTime(one) || isTime(other)) return isTime(one) && isTime(other)
    if (there.has(one) || here.has(other)) return there.get(one) === other && here.get(other) === one
    if (!canBe(one, other)) return false
    there.set(one, other)
    here.set(other, one)
    return true
  }
  const areAlike = (one: string, other: string): boolean => {
    const [parts, others] = [partsOf(one), partsOf(other)]
    const areAlikeAt = (part: string, at: number) =>
      at % 2 > 0 ? part === others[at] : areAlikeParts(part, others[at] as string)
    return parts.length === others.length && parts.every(areAlikeAt)
  }
  const keyOf = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => {
      if (isDrawn(key)) return undefined
      if (isTime(inner)) return '«time»'
      return typeof inner === 'string' ? text(inner) : inner
    }) ?? ''
  return { keyOf, areAlike, assumed: () => there.size }
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
