// What changed between two values, path by path.

/** One path whose value differs. */
export interface Change {
  path: readonly string[]
  kind: 'added' | 'removed' | 'changed'
  before?: unknown
  after?: unknown
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

const sameDate = (before: unknown, after: unknown): boolean =>
  before instanceof Date && after instanceof Date && before.getTime() === after.getTime()

/** Where `after` differs from `before`; identical references are skipped. */
export function diff(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  const compare = (old: unknown, now: unknown, path: readonly string[]): void => {
    if (Object.is(old, now) || sameDate(old, now)) return
    if (!isTree(old) || !isTree(now) || Array.isArray(old) !== Array.isArray(now)) {
      changes.push({ path, kind: 'changed', before: old, after: now })
      return
    }
    for (const key of Object.keys({ ...old, ...now })) {
      const inner = [...path, key]
      if (!Object.hasOwn(now, key)) changes.push({ path: inner, kind: 'removed', before: old[key] })
      else if (!Object.hasOwn(old, key)) changes.push({ path: inner, kind: 'added', after: now[key] })
      else compare(old[key], now[key], inner)
    }
  }
  compare(before, after, [])
  return changes
}

/** How many characters of a value a line shows. */
const LONGEST = 100

function short(value: unknown): string {
  // All that a log knows of a long value (expected.ts).
  if (typeof value === 'symbol') return `a value of hash ${value.description}`
  const text =
    value === undefined || typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? typeof value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text
}

/** A value in full, on as many lines as it takes. */
export const fullValue = (value: unknown): string =>
  value === undefined || typeof value === 'number' ? String(value) : (JSON.stringify(value, null, 2) ?? typeof value)

const pathText = (path: readonly string[]): string =>
  path.length === 0
    ? 'the whole'
    : path
        .map((key, index) => (/^\w+$/.test(key) ? `${index > 0 ? '.' : ''}${key}` : `[${JSON.stringify(key)}]`))
        .join('')

/** A change as one line of text. */
export function changeText({ path, kind, before, after }: Change): string {
  if (kind === 'added') return `+ ${pathText(path)}: ${short(after)}`
  if (kind === 'removed') return `- ${pathText(path)}: ${short(before)}`
  return `  ${pathText(path)}: ${short(before)} -> ${short(after)}`
}

/** A place that is not as expected, as one line of text. */
export function differenceText({ path, kind, before, after }: Change): string {
  const [expected, actual] = [kind === 'added' ? 'none' : short(before), kind === 'removed' ? 'none' : short(after)]
  return `${pathText(path)}: expected ${expected}, actual ${actual}`
}
