// This folder's logs are replayed as by `npm run replay`: real journeys (test/e2e/recordJourneys.ts writes them anew)
// and testers' sessions. The shortest has its own process (deep: each). A test beside a log (`--to-test`) judges it.
// In a terminal, nothing of a log from outside acts.
import { exec } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runNode } from '@test/processes'
import { describe, expect, it, vi } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { command } from './logs'

vi.setConfig({ testTimeout: 120_000 })

const folder = 'test/replay'
const hasTest = (file: string) => existsSync(join(folder, file.replace(/\.actionlog\.json$/, '.test.ts')))
const files = readdirSync(folder).filter((file) => file.endsWith('.actionlog.json') && !hasTest(file))
const named = (...names: string[]) => names.map((name) => `${name}.actionlog.json`)
const long = named('forms-and-dialogs', 'shelf-by-shelf', 'shelves-on-a-phone', 'shelves-signed-in')
const short = named('refused-and-out-of-order', 'search-read-filter', 'write-change-delete')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('the journeys are there, with checkpoints', () => {
  expect(files).toEqual(expect.arrayContaining([...long, ...short]))
  for (const file of [...long, ...short]) {
    const { actions, checkpoints } = readLog(read(file))
    expect(actions.length).toBeGreaterThan(long.includes(file) ? 200 : 20)
    expect(checkpoints.at(-1)?.[0]).toBe(actions.length)
  }
})

const program = ['--import', 'tsx', 'src/tools/log/app/replayCli.ts']

describe('replays exactly', () => {
  it.each(files)('%s', async (file) => {
    const { actions, checkpoints, finalHash } = readLog(read(file))
    const isAlone = process.env.TEST_DEEP === '1' || file === short[0]
    const { code, output } = isAlone
      ? await runNode([...program, join(folder, file)])
      : await command([file], rootReducer as AnyReducer, folder).then(({ code, text }) => ({ code, output: text }))
    const count = checkpoints.filter(([step]) => step > 0).length
    const all = `${count} of ${count} checked steps hold`
    expect(output).toContain(`${actions.length} steps, final state ${finalHash}, ${all}`)
    expect(code).toBe(0)
  })
})

describe('in a terminal', () => {
  it('every control is an escape, wherever it stands: in what a log says of its app, its error, an action’s type', async () => {
    // Sets the clipboard, clears the screen in one sign, and writes over its own line.
    const hostile = '\u001b]52;c;aGVq\u0007\u009b2J\revery step holds'
    const log = JSON.parse(read('search-read-filter.actionlog.json'))
    log.app = { name: `N${hostile}`, version: `V${hostile}`, commit: `C${hostile}` }
    log.error = { message: `E${hostile}` }
    log.payload = log.payload.replace('api/config/middlewareRegistered', JSON.stringify(`T${hostile}`).slice(1, -1))
    const place = mkdtempSync(join(tmpdir(), 'printed-'))
    writeFileSync(join(place, 'a.json'), JSON.stringify(log))
    const { output } = await runNode([...program, join(place, 'a.json'), '--diff', '1'])
    rmSync(place, { recursive: true })
    for (const name of ['C', 'E', 'T'])
      expect(output).toContain(`${name}\\x1b]52;c;aGVq\\x07\\x9b2J\\x0devery step holds`)
    expect(output).not.toMatch(/(?![\n\t])\p{Cc}/u)
  })

  it('whoever reads may stop: the rest is not written, and nothing is complained of', async () => {
    const words = [`"${process.execPath}"`, ...program, join(folder, 'search-read-filter.actionlog.json'), '--diff 20']
    expect(await promisify(exec)(`${words.join(' ')} | true`)).toEqual({ stderr: '', stdout: '' })
  })
})
