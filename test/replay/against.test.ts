// `--against` compares with the app of another checkout: here a reducer in a folder, which counts from three to five.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeLog } from '@/replay/writeLog'
import { exitCodes, replayFile } from '@/tools/log/cli'
import type { AnyReducer } from '@/tools/log/replayLog'
import { identity } from './journeys'

vi.setConfig({ testTimeout: 60_000 })

let folder = ''
/** A session in which six were counted, recorded by `counting`. */
let file = ''

const counting: AnyReducer = (state) => ({ n: { value: (state as { n: { value: number } }).n.value + 1 } })

const skipping: AnyReducer = (state, action) => {
  const { n } = counting(state, action) as { n: { value: number } }
  return { n: { value: n.value === 4 ? 5 : n.value } }
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'against-')))
  vi.stubEnv('TMPDIR', folder)
  const files = {
    'package.json': '{ "type": "module" }',
    'src/app/rootReducer.ts': `export const rootReducer = (state = { n: { value: 0 } }, action: { type: string }) =>
  action.type === 'n/more' ? { n: { value: state.n.value === 3 ? 5 : state.n.value + 1 } } : state\n`,
    'src/api/index.ts': `import { createApi } from '@reduxjs/toolkit/query'
export const baseApi = createApi({ baseQuery: () => ({ data: null }), endpoints: () => ({}) })\n`,
  }
  for (const part of ['other/src/app', 'other/src/api', 'project']) mkdirSync(join(folder, part), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'other', name), text)
  for (const linked of ['other/node_modules', 'project/src', 'project/tsconfig.json'])
    symlinkSync(resolve(linked.replace(/^\w+\//, '')), join(folder, linked))

  const actions = Array.from({ length: 6 }, () => ({ type: 'n/more' }))
  const states: unknown[] = [{ n: { value: 0 } }]
  for (const action of actions) states.push(counting(states.at(-1), action))
  const chunk = { base: states[0], first: 0, actions, times: actions.map(() => 0), states: states.slice(1) }
  const parts = { chunks: [chunk], state: states.at(-1), redactor: identity, env: {}, reason: 'test' } as const
  file = join(folder, 'counted.actionlog.json')
  writeFileSync(file, writeLog({ ...parts, app: { name: 'Counter', version: '1' } }))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function run(reducer: AnyReducer, checkout: string, ...more: string[]) {
  const lines: string[] = []
  const args = [file, '--against', checkout, ...more]
  const code = await replayFile(args, reducer, (line) => lines.push(line), join(folder, 'project'), folder)
  return { code, lines }
}

it('names the first step where the app of another checkout differs, whatever was recorded', async () => {
  const differing = await run(counting, 'other')
  expect(differing.code).toBe(exitCodes.diverged)
  expect(differing.lines).toContain(`Compared with the app in ${join(folder, 'other')}, not with what was recorded`)
  expect(differing.lines).toContain('DIVERGED at step 4, n/more')
  expect(differing.lines).toContain('  n.value: expected 5, actual 4')
  expect(differing.lines).toContain('  n.value: 3 -> 4')
  const same = await run(skipping, 'other')
  expect(same.code).toBe(exitCodes.same)
  expect(same.lines.at(-1)).toMatch(/6 of 6 checked steps hold$/)
  expect(readdirSync(folder).filter((name) => name.startsWith('replay-'))).toEqual([])
})

it('refuses a folder without an app, and a folder for pictures that is there already', async () => {
  const none = await run(counting, 'elsewhere')
  expect(none).toMatchObject({ code: 2, lines: expect.arrayContaining([expect.stringContaining('it has no src')]) })
  const taken = await run(counting, 'other', '--pictures', 'project')
  expect(taken).toEqual({ code: 2, lines: [expect.any(String), `${join(folder, 'project')} is there already`] })
})

it('makes a test that says what another checkout makes of the log, and none where nothing differs', async () => {
  const { code, lines } = await run(counting, 'other', '--to-test')
  expect(code).toBe(exitCodes.diverged)
  expect(lines.at(-1)).toBe('Wrote test/replay/counted.test.ts: red until it is mended')
  const test = readFileSync(join(folder, 'project/test/replay/counted.test.ts'), 'utf8')
  expect(test).toContain("it('counted.actionlog.json: right at step 4, n/more', () => {")
  expect(test).toContain('{ until: 4 }')
  expect(test.replace(/\s+/g, ' ')).toContain("expect(replayed.state).toHaveProperty([ 'n', 'value', ], 5)")
  const same = await run(skipping, 'other', '--to-test')
  expect(same).toMatchObject({ code: exitCodes.threwOrUnreadable })
  expect(same.lines.at(-1)).toBe('Nothing differs, so there is nothing to test')
})
