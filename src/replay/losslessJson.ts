// Saves what JSON loses (undefined, NaN, infinities, -0, dates, big integers), listed beside it with their paths.
import { LogError } from './actionLog'

/** Where a value stands in another: keys and indexes from the outside in. */
export type Path = readonly (string | number)[]
/** A value that JSON loses, and its path. `code` is one letter plus what is needed to restore the value. */
export type Leaf = readonly [path: Path, code: string]

/** The code of a value that JSON does not keep; undefined for all others. */
function codeOf(value: unknown): string | undefined {
  if (value === undefined) return 'u'
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 'n'
    if (value === Number.POSITIVE_INFINITY) return '+'
    if (value === Number.NEGATIVE_INFINITY) return '-'
    return Object.is(value, -0) ? '0' : undefined
  }
  if (typeof value === 'bigint') return `b${value}`
  return value instanceof Date ? `d${value.getTime()}` : undefined
}

function decode(code: string): unknown {
  const rest = code.slice(1)
  if (code[0] === 'd') return new Date(Number(rest))
  if (code[0] === 'b' && /^-?\d+$/.test(rest)) return BigInt(rest)
  const plain: Readonly<Record<string, number | undefined>> = {
    u: undefined,
    n: Number.NaN,
    '+': Number.POSITIVE_INFINITY,
    '-': Number.NEGATIVE_INFINITY,
    '0': -0,
  }
  if (!Object.hasOwn(plain, code)) throw new LogError(`An exact value has the code ${code}, which is unknown`)
  return plain[code]
}

/** All values inside that JSON would lose. */
export function lostLeaves(value: unknown): Leaf[] {
  const leaves: Leaf[] = []
  const path: (string | number)[] = []
  const visit = (inner: unknown): void => {
    const code = codeOf(inner)
    if (code !== undefined) leaves.push([[...path], code])
    else if (typeof inner === 'object' && inner !== null) {
      const keys = Array.isArray(inner) ? inner.keys() : Object.keys(inner)
      for (const key of keys) {
        path.push(key)
        visit((inner as Readonly<Record<string | number, unknown>>)[key])
        path.pop()
      }
    }
  }
  visit(value)
  return leaves
}

/** JSON of any value: what JSON cannot express is null until `restoreLeaves`. */
export function toJson(value: unknown, leaves: readonly Leaf[]): string {
  const hasBig = leaves.some(([, code]) => code[0] === 'b')
  return JSON.stringify(value ?? null, hasBig ? (_, inner) => (typeof inner === 'bigint' ? null : inner) : undefined)
}

/** Restores the lost values in a value that was just read (and that nothing else refers to yet). */
export function restoreLeaves(value: unknown, leaves: readonly Leaf[]): unknown {
  const holder = { value }
  for (const [path, code] of leaves) set(holder, ['value', ...path], decode(code))
  return holder.value
}

/** A file may come from anywhere: only own properties are walked, so that no prototype is written to. */
function set(root: object, path: Path, value: unknown): void {
  let target = root
  for (const key of path.slice(0, -1)) {
    const next: unknown = Object.hasOwn(target, key) ? (target as Record<string | number, unknown>)[key] : undefined
    if (typeof next !== 'object' || next === null) throw pathMissing(path)
    target = next
  }
  const last = path.at(-1) ?? ''
  if (Array.isArray(target) && !Object.hasOwn(target, last)) throw pathMissing(path)
  Object.defineProperty(target, last, { value, writable: true, enumerable: true, configurable: true })
}

const pathMissing = (path: Path) =>
  new LogError(`An exact value belongs at ${path.slice(1).join('.')}, but that is not there`)

/** The leaves of many similar values: one row per path and code, with the indexes of the values that have it. */
export type LeafTable = [path: Path, code: string, indexes: number[]][]

/** The table of what JSON loses in each value. */
export function leafTable(values: readonly unknown[]): LeafTable {
  const rows = new Map<string, LeafTable[number]>()
  values.forEach((value, index) => {
    for (const [path, code] of lostLeaves(value)) {
      const key = JSON.stringify([path, code])
      const row = rows.get(key)
      if (row) row[2].push(index)
      else rows.set(key, [path, code, [index]])
    }
  })
  return [...rows.values()]
}

/** The leaves of each value, by its index. */
export function leavesByIndex(table: LeafTable): ReadonlyMap<number, Leaf[]> {
  const leaves = new Map<number, Leaf[]>()
  for (const [path, code, indexes] of table) {
    for (const index of indexes) leaves.set(index, [...(leaves.get(index) ?? []), [path, code]])
  }
  return leaves
}
