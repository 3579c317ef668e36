// What each step of a recording changed, beside the hashes, so that a replay that differs can say what was expected.
// Short values stand as they are, those of the action as their place in it, all others as a hash.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type Change, diff } from './diff'
import { hashOf } from './stateHash'

type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>

/** What stands at a path of the state after a step; nothing where there is none any more. */
export type Expected = readonly [path: Path, now?: { is: unknown } | { as: Path } | { like: string }]

/** Characters of one value that is written out, and of all that a step keeps. */
const [LONGEST, MOST] = [160, 1_500]
/** How deep it is looked for what changed: less where that is too much to keep. */
const depths = [Number.POSITIVE_INFINITY, 4, 2]

const isTree = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** The length of a value as JSON, roughly; infinite where JSON loses something, or beyond `most`. */
function lengthOf(value: unknown, most = LONGEST): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? 8 : Number.POSITIVE_INFINITY
  if (typeof value === 'boolean' || value === null) return 5
  if (!isTree(value)) return Number.POSITIVE_INFINITY
  let length = 2
  for (const key of Object.keys(value)) {
    if (length > most) return Number.POSITIVE_INFINITY
    length += lengthOf(value[key], most - length) + (Array.isArray(value) ? 1 : key.length + 4)
  }
  return length
}

/** The place of each object in an action, by its hash. */
type Places = ReadonlyMap<string, Path>

function placesIn(action: UnknownAction): Places {
  const places = new Map<string, Path>()
  const visit = (value: Fields, path: Path) => {
    const hash = hashOf(value)
    if (!places.has(hash)) places.set(hash, path)
    for (const key of Object.keys(value)) {
      const inner = value[key]
      if (isTree(inner)) visit(inner, [...path, key])
    }
  }
  if (isTree(action.payload)) visit(action.payload, ['payload'])
  return places
}

/** The rows of one step at this depth; undefined where they are too long to keep. */
function rowsAt(depth: number, changed: readonly string[], [before, now]: [Fields, Fields], places: () => Places) {
  const rows: Expected[] = []
  let room = MOST
  const add = (length: number, ...row: Expected) => {
    room -= length + row[0].join().length + 2 * row[0].length + 12
    rows.push(row)
  }
  const write = (value: unknown, path: Path): void => {
    const length = lengthOf(value)
    if (length <= LONGEST) add(length, path, { is: value })
    else if (isTree(value)) writeTree(value, path)
    else add(16, path, { like: hashOf(value) })
  }
  const writeTree = (value: Fields, path: Path) => {
    const place = places().get(hashOf(value))
    if (place) return add(place.join().length, path, { as: place })
    if (path.length >= depth) return add(16, path, { like: hashOf(value) })
    add(2, path, { is: Array.isArray(value) ? [] : {} })
    for (const key of Object.keys(value)) if (room >= 0) write(value[key], [...path, key])
  }
  const compare = (one: unknown, other: unknown, path: Path) => {
    const isSameKind = isTree(one) && isTree(other) && Array.isArray(one) === Array.isArray(other)
    const isBrought = isSameKind && Array.isArray(one) && one.length !== other.length && places().has(hashOf(other))
    if (!isSameKind || isBrought || path.length >= depth) return write(other, path)
    for (const key of Object.keys(one)) if (!Object.hasOwn(other, key)) add(0, [...path, key])
    for (const key of Object.keys(other)) if (room >= 0) compareAt(key, one, other, path)
  }
  const compareAt = (key: string, old: Fields, next: Fields, path: Path) => {
    const isSame = Object.is(old[key], next[key]) && (old[key] !== undefined || Object.hasOwn(old, key))
    if (!isSame) compare(old[key], next[key], [...path, key])
  }
  for (const slice of changed) {
    if (Object.hasOwn(now, slice)) compareAt(slice, before, now, [])
    else add(0, [slice])
  }
  return room < 0 ? undefined : rows
}

/** What the action made of these slices; none where that is more than a log keeps. */
export function expectedFrom(
  changed: readonly string[],
  before: Fields,
  now: Fields,
  action: UnknownAction,
): Expected[] {
  let known: Places | undefined
  const places = () => {
    known ??= placesIn(action)
    return known
  }
  for (const depth of depths) {
    const rows = rowsAt(depth, changed, [before, now], places)
    if (rows) return rows
  }
  return []
}

const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === 'string' && key !== '__proto__')

/** Whether it is one, in a file that may come from anywhere. */
export function isExpected(row: unknown): row is Expected {
  if (!Array.isArray(row) || !isPath(row[0]) || row.length > 2) return false
  if (row.length === 1) return true
  const [, now] = row
  return isTree(now) && ('is' in now || isPath(now.as) || typeof now.like === 'string')
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (isTree(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value)

/** The value with another one at a path; undefined for none. */
function withRow(
  value: unknown,
  [key = '', ...rest]: Path,
  change: (copy: Record<string, unknown>, key: string) => void,
): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  if (rest.length === 0) change(copy, key)
  else copy[key] = withRow(Object.hasOwn(copy, key) ? copy[key] : {}, rest, change)
  return copy
}

/** A list ends where something is gone from it. */
function remove(copy: Record<string, unknown> | unknown[], key: string): void {
  if (Array.isArray(copy)) copy.length = Math.min(copy.length, Number(key) || 0)
  else delete copy[key]
}

/** The expected state: `before` with what the rows say. A value known by its hash alone is a symbol if it differs. */
function expectedState(before: unknown, rows: readonly Expected[], action: UnknownAction, actual: unknown): unknown {
  return rows.reduce((state, [path, now]) => {
    if (!now) return withRow(state, path, remove)
    const [hash, there] = ['like' in now ? now.like : '', valueAt(actual, path)]
    const known = 'is' in now ? now.is : 'as' in now ? valueAt(action, now.as) : undefined
    const value = hash ? (hashOf(there) === hash ? there : Symbol.for(hash)) : known
    return withRow(state, path, (copy, key) => {
      copy[key] = value
    })
  }, before)
}

/** A step that differs: the last state that held, what was recorded of the step, its action, and its state here. */
export interface Differing {
  before: unknown
  rows: readonly Expected[]
  action: UnknownAction
  actual: unknown
}

/** Where a slice is not as expected, as far as the log knows: the expected value `before`, the actual one `after`. */
export function differencesIn(slice: string, { before, rows, action, actual }: Differing): Change[] {
  const rowsOfSlice = rows.filter(([path]) => path[0] === slice)
  const expected = expectedState(before, rowsOfSlice, action, actual)
  const [one, other] = [expected, actual].map((state) => {
    const value = valueAt(state, [slice])
    return value === undefined ? {} : { [slice]: value }
  })
  return rowsOfSlice.length > 0 ? diff(one, other) : []
}
