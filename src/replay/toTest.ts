// Turns a log into a Vitest file: it replays the session and expects its final state, as code that can be edited.
import type { ActionLog } from './actionLog'
import type { Replayed } from './replayLog'

/** The longest part of the state, as JSON, that is written out in a test for people to read. */
const READABLE = 1_500

/** The parts of a state that fit on a screen: what a tester would say about it. */
function readableParts(state: unknown): Record<string, unknown> {
  const parts = typeof state === 'object' && state !== null ? Object.entries(state) : []
  return Object.fromEntries(
    parts.filter(([key, part]) => key !== 'api' && (JSON.stringify(part)?.length ?? 0) <= READABLE),
  )
}

/** A value as TypeScript. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'bigint') return `${value}n`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value)
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item, inner)}`)
  if (items.length === 0) return `${open}${close}`
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`
const name = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

/** The text of a test that replays the log in `file` and expects what came out now. */
export function testOf(file: string, { actions, error }: ActionLog, { state, finalHash }: Replayed): string {
  const why = error ? ` until ${error.message}` : ''
  return `// A recorded session as a test, made by \`npm run replay -- FILE --to-test\`. Say below what the state should be instead where it
// is wrong; then drop the line about the hash, which stands for all of the state.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/replay/readLog'
import { type AnyReducer, replayLog } from '@/replay/replayLog'

it(${quoted(`replays ${file}: ${actions.length} actions${why}`)}, () => {
  const log = readLog(readFileSync(join(import.meta.dirname, ${quoted(file)}), 'utf8'))
  const { state, finalHash, divergence, threw } = replayLog(log, rootReducer as AnyReducer)
  expect({ divergence, threw }).toEqual({})
  expect(state).toMatchObject(${literal(readableParts(state), '  ')})
  expect(finalHash).toBe('${finalHash}')
})
`
}
