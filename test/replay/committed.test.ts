// Every log in this folder is replayed in a process of its own, as `npm run replay` does: real journeys through the app
// (test/e2e/recordJourneys.ts writes them anew), and sessions of testers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '@test/processes'
import { describe, expect, it, vi } from 'vitest'
import { readLog } from '@/replay/read'

vi.setConfig({ testTimeout: 60_000 })

const folder = 'test/replay'
const files = readdirSync(folder).filter((file) => file.endsWith('.actionlog.json'))

it('some journeys are there, with checkpoints', () => {
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) {
    const log = readLog(readFileSync(join(folder, file), 'utf8'))
    expect(log.actions.length).toBeGreaterThan(20)
    expect(log.checkpoints.at(-1)?.[0]).toBe(log.actions.length)
  }
})

describe.concurrent('replays exactly in a fresh process', () => {
  it.each(files)('%s', async (file) => {
    const path = join(folder, file)
    const { actions, checkpoints, finalHash } = readLog(readFileSync(path, 'utf8'))
    const { code, output } = await runNode(['--import', 'tsx', 'src/app/actionLog/replayCli.ts', path])
    const all = `${checkpoints.length} of ${checkpoints.length} checkpoints hold`
    expect(output).toContain(`${actions.length} steps, final state ${finalHash}, ${all}`)
    expect(code).toBe(0)
  })
})
