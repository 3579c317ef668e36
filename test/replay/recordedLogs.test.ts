// This folder's logs are replayed as by `npm run replay`: real journeys (test/e2e/recordJourneys.ts writes them anew)
// and testers' sessions. The shortest has its own process (deep: each). A test beside a log (`--to-test`) judges it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runNode } from '@test/processes'
import { describe, expect, it, vi } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { replayFile } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'

vi.setConfig({ testTimeout: 120_000 })

const folder = 'test/replay'
const hasTest = (file: string) => existsSync(join(folder, file.replace(/\.actionlog\.json$/, '.test.ts')))
const files = readdirSync(folder).filter((file) => file.endsWith('.actionlog.json') && !hasTest(file))
const named = (...names: string[]) => names.map((name) => `${name}.actionlog.json`)
const long = named('forms-and-dialogs', 'shelf-by-shelf', 'shelves-on-a-phone', 'shelves-signed-in')
const short = named('refused-and-out-of-order', 'search-read-filter', 'write-change-delete')

it('the journeys are there, with checkpoints', () => {
  expect(files).toEqual(expect.arrayContaining([...long, ...short]))
  for (const file of [...long, ...short]) {
    const log = readLog(readFileSync(join(folder, file), 'utf8'))
    expect(log.actions.length).toBeGreaterThan(long.includes(file) ? 200 : 20)
    expect(log.checkpoints.at(-1)?.[0]).toBe(log.actions.length)
  }
})

const inOwnProcess = (path: string) => runNode(['--import', 'tsx', 'src/tools/log/app/replayCli.ts', resolve(path)])

async function inThisProcess(path: string) {
  const lines: string[] = []
  const code = await replayFile([resolve(path)], rootReducer as AnyReducer, (line) => lines.push(line))
  return { code, output: lines.join('\n') }
}

describe('replays exactly', () => {
  it.each(files)('%s', async (file) => {
    const path = join(folder, file)
    const { actions, checkpoints, finalHash } = readLog(readFileSync(path, 'utf8'))
    const isAlone = process.env.TEST_DEEP === '1' || file === short[0]
    const { code, output } = await (isAlone ? inOwnProcess : inThisProcess)(path)
    const count = checkpoints.filter(([step]) => step > 0).length
    const all = `${count} of ${count} checked steps hold`
    expect(output).toContain(`${actions.length} steps, final state ${finalHash}, ${all}`)
    expect(code).toBe(0)
  })
})
