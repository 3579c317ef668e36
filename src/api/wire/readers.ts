// Total readers of unknown replies: own properties only, nothing recursive, nothing throws (robustness F20-F33, X23).

import { wellFormed } from '@/lib/wellFormed'

/** Turns an unknown value into something usable, or undefined. */
export type Reader<T> = (value: unknown) => T | undefined

/** An own property of an object or array; undefined for anything else, getters that throw included. */
export function field(raw: unknown, name: string): unknown {
  try {
    if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, name)) return undefined
    return (raw as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

/** The first usable value, trying all names in order on each source in order. */
export function pick<T>(read: Reader<T>, sources: readonly unknown[], ...names: string[]): T | undefined {
  for (const source of sources) {
    for (const name of names) {
      const value = read(field(source, name))
      if (value !== undefined) return value
    }
  }
  return undefined
}

/** The body's `data` and the body itself: the places where a reply's content may be (Q27). */
export const dataOrRoot = (raw: unknown): unknown[] => [field(raw, 'data'), raw]

/** The places where a reply may keep its object or list: under a name in `data` or at the root, `data`, the root. */
export function places(raw: unknown, ...names: string[]): unknown[] {
  const data = field(raw, 'data')
  const named = (source: unknown) => names.map((name) => field(source, name))
  return [...named(data), ...named(raw), data, field(data, 'data'), raw]
}

/** The first value that the reader accepts. */
export function firstOf<T>(read: Reader<T>, values: readonly unknown[]): T | undefined {
  for (const value of values) {
    const found = read(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** Every field of T, optional ones as possibly undefined: one that the contract gains must be read to compile. */
export type Fields<T> = { [Name in keyof Required<T>]: T[Name] }

/** An object without its undefined fields, which neither logs nor contract allow; frozen. */
export function compact<T extends object>(fields: NoInfer<Fields<T>>): T {
  // A plain loop, as a reply may hold ten thousand; frozen here, as the store would freeze all in one go.
  const kept: Partial<Fields<T>> = {}
  for (const name in fields) {
    if (fields[name] !== undefined) kept[name] = fields[name]
  }
  return Object.freeze(kept) as T
}

/** The same, or undefined when no field is left. */
export function some<T extends object>(fields: NoInfer<Fields<T>>): T | undefined {
  const found = compact<T>(fields)
  return Object.keys(found).length > 0 ? found : undefined
}

/** The value if it is an array, without holes. */
export const array: Reader<unknown[]> = (value) => {
  try {
    return Array.isArray(value) ? Object.values(value) : undefined
  } catch {
    return undefined
  }
}

/** The members as read, each id (or, without one, each name) once: the first stays (F23, F24). */
export function list<T extends { _id?: string; name?: string }>(read: Reader<T>, value: unknown): T[] {
  const items = new Map<string, T>()
  for (const member of array(value) ?? []) {
    const item = read(member)
    const key = item && (item._id ?? item.name)
    if (item && key !== undefined && !items.has(key)) items.set(key, item)
  }
  return [...items.values()]
}

/** A string, or a finite number in digits; blanks and all else are nothing. Halves of characters are removed. */
export const text: Reader<string> = (value) => {
  const string = typeof value === 'string' ? wellFormed(value) : Number.isFinite(value) ? String(value) : ''
  return string.trim() ? string : undefined
}

/** A non-blank string, never a number: tokens and messages. */
export const string: Reader<string> = (value) => (typeof value === 'string' ? text(value) : undefined)

/** A name, without the marks that would change the writing direction of the text around it (X32). */
export const name: Reader<string> = (value) => text(text(value)?.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''))

/** An id, safe in an address (no lone surrogates or dot segments) and as a key of an object (no `__proto__`, X23). */
export const id: Reader<string> = (value) => {
  const found = text(value)
  const isWhole = typeof value === 'number' || found === value
  return found && isWhole && !/^(\.\.?|__proto__)$/.test(found) ? found : undefined
}

/** The id of a thing given as an object or by its id alone. */
export const idIn: Reader<string> = (raw) => id(raw) ?? pick(id, [raw], '_id', 'id')

/** A boolean, nothing that merely looks like one. */
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A finite number, also written as a string. */
export const number: Reader<number> = (value) => {
  const found = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}

/** Reads an integer of at least `min`, fractions cut off, bounded so that one can count with it. */
export const integerFrom =
  (min: number): Reader<number> =>
  (value) => {
    const found = Math.floor(number(value) ?? Number.NaN)
    // Adding 0 turns -0, which JSON would not keep, into 0.
    return found >= min ? Math.min(found, Number.MAX_SAFE_INTEGER) + 0 : undefined
  }

/** A rating from 0 to 5; 0 says that there is none. */
export const rating = (value: unknown): number => Math.min(5, Math.max(0, number(value) ?? 0))

/** An ISO date or moment of the years 1900 to 2999, as it was sent (F31). */
export const date: Reader<string> = (value) =>
  typeof value === 'string' && /^(19|2\d)\d\d-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** Field to message; a field named `__proto__` is dropped, as merging it later could change a prototype (X23, Q16). */
export const fieldMessages: Reader<Record<string, string>> = (value) => {
  if (typeof value !== 'object' || array(value)) return undefined
  const entries: [string, string][] = []
  for (const name of keys(value)) {
    const message = string(field(value, name))
    if (message !== undefined && name !== '__proto__') entries.push([name, message])
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function keys(value: object | null): string[] {
  try {
    return Object.keys(value ?? {})
  } catch {
    return []
  }
}
