// `--against` compares with the app of another checkout: here a reducer in a folder, which counts from three to five.
import {
  existsSync,
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
import { runNode } from '@test/processes'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exitCodes } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { asIn, noLonger } from '@/tools/log/toTest'
import { compareBuilds, lastStepsOfPages } from '../e2e/logInBuilds'
import { command, fileBy } from './logs'

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
  for (const name of ['.biome.jsonc', '.gitignore']) writeFileSync(join(folder, 'project', name), readFileSync(name))
  for (const linked of ['other/node_modules', 'project/node_modules', 'project/src', 'project/tsconfig.json'])
    symlinkSync(resolve(linked.replace(/^\w+\//, '')), join(folder, linked))

  file = join(folder, 'counted.actionlog.json')
  writeFileSync(file, fileBy(counting, { n: { value: 0 } }, Array(6).fill({ type: 'n/more' })))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const run = (by: AnyReducer, checkout: string, ...more: string[]) =>
  command([file, '--against', checkout, ...more], by, folder, join(folder, 'project'))

it('names the first step where the app of another checkout differs, whatever was recorded, and looks no further', async () => {
  const { code, text } = await run(counting, 'other', '--with', file)
  expect(code).toBe(exitCodes.diverged)
  expect(text).toContain(`Compared with the app in ${join(folder, 'other')}, not with what was recorded\nState:\n`)
  for (const line of ['DIVERGED at step 4, n/more', '  n.value: expected 5, actual 4', '  n.value: 3 -> 4'])
    expect(text).toContain(`\n  ${line}\n`)
  expect(text).toMatch(/\n {2}The cause is here\. Not seen this way: answers, effects .*$/)
  expect(readdirSync(folder).filter((name) => name.startsWith('replay-'))).toEqual([])
})

it('looks at the logs where the state is the same, and says what was not compared', async () => {
  const { code, text } = await run(skipping, 'other', '--no-pictures', '--with', file)
  // The log was recorded by another reducer.
  expect(code).toBe(exitCodes.same)
  expect(text).toMatch(/6 of 6 checked steps hold\n {2}Not seen this way: answers/)
  for (const words of ['Answers and actions:', 'States were not compared', 'No request, answer or action differs'])
    expect(text).toContain(words)
  expect(text).toMatch(/Pages were not compared: for --no-pictures\nNothing differs of what was compared$/)
  const alone = await run(skipping, 'other', '--no-pictures')
  expect(alone.text).toContain('Answers and actions were not compared: --with OTHER does')
})

it('refuses a folder without an app or its packages, a folder for pictures that is there, and the same app', async () => {
  mkdirSync(join(folder, 'bare/src'), { recursive: true })
  const refused = { none: 'it has no src', bare: 'it has no node_modules, which npm ci installs' }
  for (const [checkout, words] of Object.entries(refused))
    expect(await run(counting, checkout)).toMatchObject({ code: 2, text: expect.stringContaining(words) })
  const taken = await run(counting, 'other', '--pictures', 'project')
  expect(taken).toMatchObject({ code: 2, text: expect.stringContaining(`${join(folder, 'project')} is there already`) })
  const same = await run(counting, 'project')
  expect(same).toMatchObject({ code: exitCodes.unchecked, text: expect.stringContaining('is the same as this one') })
})

it('makes a test of what another checkout makes of the log, red here and green there, in the form that the check wants', async () => {
  const { code, lines } = await run(counting, 'other', '--to-test')
  expect(code).toBe(exitCodes.diverged)
  expect(lines.at(-1)).toBe(`Wrote test/replay/counted.test.ts: red here, green in ${join(folder, 'other')}`)
  const test = readFileSync(join(folder, 'project/test/replay/counted.test.ts'), 'utf8').replace(/"/g, "'")
  expect(test).toContain("it('counted.actionlog.json: right at step 4, n/more', () => {")
  expect(test).toContain('{ until: 4 }')
  expect(test).toContain("expect(replayed.state).toHaveProperty(['n', 'value'], 5)")
  const target = join(folder, 'project/test/replay')
  expect(readFileSync(join(target, 'counted.actionlog.json'), 'utf8')).toBe(readFileSync(file, 'utf8'))
  const biome = [resolve('node_modules/@biomejs/biome/bin/biome'), 'format', 'test/replay']
  expect(await runNode(biome, { cwd: join(folder, 'project') })).toMatchObject({ code: 0 })
})

it('makes no test where nothing differs, or where it would be red in the good checkout, too', async () => {
  rmSync(join(folder, 'project/test'), { recursive: true, force: true })
  const same = await run(skipping, 'other', '--to-test')
  expect(same).toMatchObject({ code: 2, text: expect.stringContaining('both apps come to the same state') })
  const never = await run(counting, 'other', '--to-test', '--shows', 'true')
  expect(never).toMatchObject({ code: 2, text: expect.stringContaining('it would be red in') })
  expect(existsSync(join(folder, 'project/test'))).toBe(false)
})

it('a page that does not come to rest in a minute is named and has no picture, and the others are compared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opened = (path: string) => ({ type: 'navigation/locationChanged', payload: { path } })
  const actions = ['/', '/faq', '/login'].map(opened)
  const browserOf = (never: string) => {
    let step = ''
    const field = { setInputFiles: vi.fn(), waitFor: vi.fn(), click: vi.fn(), fill: (value: string) => (step = value) }
    const screenshot = () => (step === never ? new Promise(() => undefined) : Promise.resolve(Buffer.from(step)))
    const evaluate = () => Promise.resolve(step)
    const page = { goto: vi.fn(), keyboard: { press: vi.fn() }, addStyleTag: vi.fn(), getByLabel: () => field }
    const waits = { waitForFunction: vi.fn(), requests: () => Promise.resolve([]), evaluate, screenshot }
    const newPage = () => Promise.resolve({ ...page, ...waits, getByRole: () => field })
    const context = { setDefaultTimeout: vi.fn(), addInitScript: vi.fn(), newPage, close: vi.fn() }
    return { newContext: () => Promise.resolve(context) } as unknown as Browser
  }
  const builds = [
    { name: 'one', url: '' },
    { name: 'other', url: '' },
  ] as const
  const sights = { log: { ...readLog(readFileSync(file, 'utf8')), actions }, file, tell: vi.fn() }
  const compared = compareBuilds(browserOf('2'), builds, sights, join(folder, 'pictures'))
  await vi.waitFor(() => expect(sights.tell).toHaveBeenLastCalledWith('one: page 2 of 3, step 2, /faq'))
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(sights.tell).toHaveBeenLastCalledWith('other: page 2 of 3, step 2, /faq'))
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await compared).toEqual({ pages: 3, late: [{ step: 2, path: '/faq' }] })
  expect(readdirSync(join(folder, 'pictures')).filter((name) => name.includes('step-2'))).toEqual([])
})

it('shows of a page what was on it when the visitor left, and without a diary what was before the next', () => {
  const types = ['opened', 'view', 'view', 'opened', 'view', 'opened'].map((name) =>
    name === 'opened' ? 'navigation/locationChanged' : 'view/changed',
  )
  const actions = types.map((type) => ({ type, payload: {} }))
  const press = (after: number) => ({ kind: 'press', control: 'link', name: 'x', at: 0, after }) as const
  expect(lastStepsOfPages({ actions })).toEqual([3, 5, 6])
  expect(lastStepsOfPages({ actions, diary: [press(1), press(2), press(6)] })).toEqual([2, 5, 6])
})

describe('what a test expects', () => {
  const item = (id: string, stars = 1) => ({ _id: id, stars, by: { name: id } })
  const state = (...list: object[]) => ({ api: { n: list.length }, reviews: { list } })

  it('may be that it does not show any more what it showed', () => {
    const { what, line } = noLonger("state.a === 'b'")
    expect([what, line]).toEqual([
      "state.a === 'b' is mended",
      'expect(showsOf("state.a === \'b\'")(replayed)).toBe(false)',
    ])
  })

  it.each<[string, object, object, string]>([
    ['is which item stands in a list', state(item('b'), item('a')), state(item('a'), item('b')), '","0","_id"], "b")'],
    ['is the field of an item that stands there', state(item('a', 2)), state(item('a')), '","0","stars"], 2)'],
    ['is that an item is gone', state(item('a')), state(item('a'), item('b')), '","1"])'],
    ['may be in the data layer only', { api: { n: 1 } }, { api: { n: 2 } }, '["api","n"], 1)'],
  ])('%s', (name, right, wrong, expected) => {
    const { line } = asIn(right, wrong, 'here')
    const isGone = name.includes('gone')
    expect(line.startsWith(`expect(replayed.state).${isGone ? 'not.' : ''}toHaveProperty([`)).toBe(true)
    expect(line.slice(-expected.length)).toBe(expected)
    if (!expected.includes('api')) expect(line).toContain('["reviews","list",')
  })
})
