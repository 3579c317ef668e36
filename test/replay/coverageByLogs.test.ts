// The page says what no committed log reaches.
import { runNode } from '@test/processes'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000 })

it('the table in docs/log-tools.md is fresh', async () => {
  const { code, output } = await runNode(['--import', 'tsx', 'test/replay/coverageByLogs.ts'])
  expect(code, output).toBe(0)
})
