// Turns a log into a Vitest file that replays it and expects every step and the final state, or what a bug lacks.
import type { ActionLog } from '@/replay/actionLog'
import type { Change } from '@/replay/diff'
import type { Replayed } from './replayLog'
import type { Unfollowed } from './sideBySide'
import { exactText, verdictOf } from './verdict'

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

/** What a test made of this replay expects of its steps: all that were compared hold, also where one does not today. */
const verdictText = (log: ActionLog, replayed: Replayed): string =>
  replayed.checked > 0 ? exactText(replayed.checked) : verdictOf(log, { ...replayed, threw: undefined })

/** A test of the log in `file`, or its first `until` actions: each step, and the end as it is now if none differs. */
export function testOf(file: string, log: ActionLog, replayed: Replayed, until?: number): string {
  const { actions, error } = log
  const { state, finalHash, steps, divergence, threw } = replayed
  const count = until === undefined ? `${actions.length} actions` : `the first ${steps} of ${actions.length} actions`
  const why = error && steps === actions.length ? ` until ${error.message}` : ''
  const options = until === undefined ? '' : `, { until: ${steps} }`
  // A bug's result is nothing to hold on to.
  const end =
    divergence || threw
      ? ''
      : `  expect(replayed.state).toMatchObject(${literal(readableParts(state), '  ')})
  expect(replayed.finalHash).toBe('${finalHash}')
`
  return `// A recorded session as a test, made by \`npm run replay -- FILE --to-test\`. Each step is compared with what was recorded: a failure
// names the first that differs, with its slice. Where the recording itself is wrong, say below what the state should be, and drop the
// lines about the verdict and the hash, which stands for all of the state.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { verdictOf } from '@/tools/log/verdict'

it(${quoted(`replays ${file}: ${count}${why}`)}, () => {
  const log = readLog(readFileSync(join(import.meta.dirname, ${quoted(file)}), 'utf8'))
  const replayed = replayLog(log, rootReducer as AnyReducer${options})
  expect(verdictOf(log, replayed)).toBe(${quoted(verdictText(log, replayed))})
${end}})
`
}

/** Places that a test names at most. */
const MOST_PLACES = 8

/** What a state should be in place of a bug: `what` in words, and a line of the test for each expectation. */
export interface Mended {
  what: string
  lines: readonly string[]
}

/** That a predicate (shows.ts) does not hold. */
export const noLonger = (predicate: string): Mended => ({
  what: `${predicate} is mended`,
  lines: [`expect(showsOf(${quoted(predicate)})(replayed)).toBe(false)`],
})

/** That these places are as another checkout's app makes them: `before` of each. */
export function asBefore(places: readonly Change[], where: string): Mended {
  const lines = places
    .slice(0, MOST_PLACES)
    .map(({ path, kind, before }) =>
      kind === 'added'
        ? `expect(replayed.state).not.toHaveProperty(${literal(path, '  ')})`
        : `expect(replayed.state).toHaveProperty(${literal(path, '  ')}, ${literal(before, '  ')})`,
    )
  const more = places.length - MOST_PLACES
  return { what: `right ${where}`, lines: more > 0 ? [...lines, `// And ${more} more places.`] : lines }
}

/** A test that dispatches the step's action on the state before it, and waits for the follower: red until it comes. */
export function effectTestOf(file: string, { step, name: action, follower }: Unfollowed): string {
  return `// @vitest-environment jsdom
// A missing effect in a recorded session as a test, made by \`npm run replay -- FILE --with OTHER --to-test\`: red until it is mended.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it, vi } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'

it(${quoted(`${file}: ${action} is followed by ${follower}`)}, async () => {
  // No request is answered: what follows by itself is waited for.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const log = readLog(readFileSync(join(import.meta.dirname, ${quoted(file)}), 'utf8'))
  const { state } = replayLog(log, rootReducer as AnyReducer, { until: ${step - 1} })
  const store = makeStore(state as Parameters<typeof makeStore>[0])
  store.dispatch(log.actions[${step - 1}] as UnknownAction)
  const types = () => store.recorder.chunks().flatMap(({ actions }) => actions.map(({ type }) => type))
  await vi.waitFor(() => expect(types()).toContain(${quoted(follower)}))
})
`
}

/** The text of a test that replays the log in `file`, or its first `until` actions; red until its bug is mended. */
export function redTestOf(file: string, { what, lines }: Mended, until?: number): string {
  const text = lines.join('\n')
  const shows = text.includes('showsOf(') ? "import { showsOf } from '@/tools/log/shows'\n" : ''
  return `// A bug in a recorded session as a test, made by \`npm run replay -- FILE --to-test\`: red until it is mended.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
${shows}
it(${quoted(`${file}: ${what}`)}, () => {
  const log = readLog(readFileSync(join(import.meta.dirname, ${quoted(file)}), 'utf8'))
  const replayed = replayLog(log, rootReducer as AnyReducer${until === undefined ? '' : `, { until: ${until} }`})
${lines.map((line) => `  ${line}\n`).join('')}})
`
}
