// A log from outside in a terminal: `npm run replay -- FILE` shows what it says, and nothing of it acts there.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '@test/processes'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'printed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Sets the clipboard, clears the screen in one sign, and writes over its own line. */
const hostile = '\u001b]52;c;aGVq\u0007\u009b2J\revery step holds'
const shown = '\\x1b]52;c;aGVq\\x07\\x9b2J\\x0devery step holds'

interface Log {
  app: Record<string, string>
  error?: { message: string }
  /** The actions, as JSON. */
  payload: string
}

/** A good log with such texts in it: all that it says of its app, its error, and an action's type. */
function writeHostile(): string {
  const log: Log = JSON.parse(readFileSync('test/replay/search-read-filter.actionlog.json', 'utf8'))
  log.app = { name: `N${hostile}`, version: `V${hostile}`, commit: `C${hostile}` }
  log.error = { message: `E${hostile}` }
  log.payload = log.payload.replace('api/config/middlewareRegistered', JSON.stringify(`T${hostile}`).slice(1, -1))
  const file = join(folder, 'a.actionlog.json')
  writeFileSync(file, JSON.stringify(log))
  return file
}

const file = writeHostile()

it.each([
  ['a log', [] as string[]],
  ['one of its steps', ['--diff', '1']],
])('%s is printed with every control as an escape, wherever it stands', async (_, options) => {
  const { output } = await runNode(['--import', 'tsx', 'src/tools/log/app/replayCli.ts', file, ...options])
  for (const place of ['C', 'E', 'T']) expect(output).toContain(place + shown)
  expect(output).not.toMatch(/(?![\n\t])\p{Cc}/u)
})

it('whoever reads may stop: the rest is not written, and nothing is complained of', async () => {
  const command = `"${process.execPath}" --import tsx src/tools/log/app/replayCli.ts test/replay/search-read-filter.actionlog.json --diff 20`
  const { output } = await runNode([
    '-e',
    `const { stderr, stdout } = require('node:child_process').spawnSync('sh', ['-c', ${JSON.stringify(`${command} | true`)}], { encoding: 'utf8' }); console.log(JSON.stringify({ stderr, stdout }))`,
  ])
  expect(JSON.parse(output)).toEqual({ stderr: '', stdout: '' })
})
