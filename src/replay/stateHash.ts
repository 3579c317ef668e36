// One short hash for a whole state. Each object is hashed once and remembered, so that after a small action only what
// changed costs time. It tells apart what `deepStrictEqual` does: undefined from missing, -0 from 0, NaN, dates.

/** Two halves of 32 bits. */
type Lanes = readonly [high: number, low: number]

const hashes = new WeakMap<object, Lanes>()

/** Seeds: a value's kind is hashed first, so that '1', 1, [1] and {0: 1} differ. */
const kinds = { text: 1, number: 2, other: 3, list: 4, record: 5, date: 6 } as const

/** Mixes another 32 bits into both halves (MurmurHash3's mixing, once per half). */
function mix([high, low]: Lanes, word: number): Lanes {
  let h = Math.imul(word, 0xcc9e2d51)
  h = Math.imul((h << 15) | (h >>> 17), 0x1b873593)
  const a = high ^ h
  let l = Math.imul(word, 0x85ebca6b)
  l = Math.imul((l << 13) | (l >>> 19), 0xc2b2ae35)
  const b = low ^ l
  return [
    (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64 + b) | 0,
    (Math.imul((b << 17) | (b >>> 15), 9) + 0x9e3779b9) | 0,
  ]
}

/** Spreads a small difference in the input over all output bits. */
function finish(word: number): number {
  let h = word ^ (word >>> 16)
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const settle = ([high, low]: Lanes): Lanes => {
  const a = finish(high ^ Math.imul(low, 0x27d4eb2f))
  return [a, finish(low ^ a)]
}

function ofText(text: string, kind: number): Lanes {
  let high = kind
  let low = text.length
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return settle([high ^ (low >>> 16), low ^ (high >>> 16)])
}

function ofList(list: readonly unknown[]): Lanes {
  let lanes: Lanes = [kinds.list, list.length]
  for (const item of list) {
    const [high, low] = lanesOf(item)
    lanes = mix(mix(lanes, high), low)
  }
  return settle(lanes)
}

const keyHashes = new Map<string, Lanes>()

/** The same keys come in every state, so their hashes are kept; bounded, as a file may hold any keys. */
function ofKey(key: string): Lanes {
  let lanes = keyHashes.get(key)
  if (!lanes) {
    lanes = ofText(key, kinds.record)
    if (keyHashes.size < 10_000) keyHashes.set(key, lanes)
  }
  return lanes
}

/** The order of keys must not matter: each key with its value is hashed alone, and the results are added. */
function ofRecord(record: Readonly<Record<string, unknown>>): Lanes {
  let high = 0
  let low = 0
  let count = 0
  for (const key of Object.keys(record)) {
    const value = lanesOf(record[key])
    const [a, b] = settle(mix(mix(ofKey(key), value[0]), value[1]))
    high = (high + a) | 0
    low = (low + b) | 0
    count += 1
  }
  return settle([high ^ kinds.record, low ^ count])
}

function ofObject(value: object): Lanes {
  const cached = hashes.get(value)
  if (cached) return cached
  let lanes: Lanes
  if (Array.isArray(value)) lanes = ofList(value)
  else if (value instanceof Date) lanes = ofText(String(value.getTime()), kinds.date)
  else lanes = ofRecord(value as Readonly<Record<string, unknown>>)
  hashes.set(value, lanes)
  return lanes
}

function lanesOf(value: unknown): Lanes {
  if (typeof value === 'object' && value !== null) return ofObject(value)
  if (typeof value === 'string') return ofText(value, kinds.text)
  if (typeof value === 'number') return ofText(Object.is(value, -0) ? '-0' : String(value), kinds.number)
  return ofText(`${typeof value} ${String(value)}`, kinds.other)
}

/** The hash of a value, 16 hexadecimal digits. What is hashed must not be changed afterwards, as state never is. */
export function hashOf(value: unknown): string {
  return lanesOf(value)
    .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
    .join('')
}
