// Logs of this folder are replayed in a process of their own, as `npm run replay` does: real journeys through the app
// (test/e2e/recordJourneys.ts writes them anew), and sessions of testers. A log with a test beside it (`--to-test`) is judged
// by that one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runNode } from '@test/processes'
import { describe, expect, it, vi } from 'vitest'
import { readLog } from '@/replay/readLog'

vi.setConfig({ testTimeout: 60_000 })

const folder = 'test/replay'
const hasTest = (file: string) => existsSync(join(folder, file.replace(/\.actionlog\.json$/, '.test.ts')))
const files = readdirSync(folder).filter((file) => file.endsWith('.actionlog.json') && !hasTest(file))
const long = ['forms-and-dialogs', 'shelf-by-shelf', 'shelves-on-a-phone', 'shelves-signed-in'].map(
  (name) => `${name}.actionlog.json`,
)
const journeys = [
  ...long,
  ...['refused-and-out-of-order', 'search-read-filter', 'write-change-delete'].map((name) => `${name}.actionlog.json`),
]

it('the journeys are there, with checkpoints', () => {
  expect(files).toEqual(expect.arrayContaining(journeys))
  for (const file of journeys) {
    const log = readLog(readFileSync(join(folder, file), 'utf8'))
    expect(log.actions.length).toBeGreaterThan(long.includes(file) ? 200 : 20)
    expect(log.checkpoints.at(-1)?.[0]).toBe(log.actions.length)
  }
})

const replayed = (path: string) => runNode(['--import', 'tsx', 'src/app/actionLog/replayCli.ts', resolve(path)])

it('a log of version 1 replays there too, without a claim that it was compared', async () => {
  const { code, output } = await replayed(join(folder, 'version1/write-change-delete.actionlog.json'))
  expect(output).toContain('Migrated from version 1: its checkpoints no longer apply')
  expect(output).toMatch(/\d+ steps, final state [0-9a-f]{16}, nothing was checked: there are no checkpoints/)
  expect(code).toBe(3)
})

describe.concurrent('replays exactly in a fresh process', () => {
  it.each(files)('%s', async (file) => {
    const path = join(folder, file)
    const { actions, checkpoints, finalHash } = readLog(readFileSync(path, 'utf8'))
    const { code, output } = await replayed(path)
    const count = checkpoints.filter(([step]) => step > 0).length
    const all = `${count} of ${count} checked steps hold`
    expect(output).toContain(`${actions.length} steps, final state ${finalHash}, ${all}`)
    expect(code).toBe(0)
  })
})
