// What `npm run replay -- FILE --against GOOD` runs for its pictures: builds both checkouts and shows the log in each.
// Arguments: FILE, FOLDER, the two checkouts. Prints what differs as JSON, and how far it is to stderr.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttp } from '@mocks/http'
import { chromium } from 'playwright-core'
import { tell } from '@/platform/print'
import { readText } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import { ensureBrowser, playwrightArguments } from '../browser'
import { compareBuilds } from './logInBuilds'
import { buildApp } from './stage'
import { serveFolder } from './staticServer'

const [file = '', folder = '', ours = '', theirs = ''] = process.argv.slice(2)
const workplace = mkdtempSync(join(tmpdir(), 'replay-pictures-'))
// A replay sends nothing; the page before it may.
const api = await startHttp({ port: 0, memory: true, strict: true })
try {
  // One after the other: what two builds need at once is more than some machines have.
  const built: string[] = []
  for (const [index, checkout] of [ours, theirs].entries()) {
    tell(`Building ${checkout}, which takes a minute`)
    built.push(await buildApp(join(workplace, String(index)), 'demo', api.url, 'on', checkout))
  }
  const served = await Promise.all(built.map((folder) => serveFolder(folder, api.url)))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...playwrightArguments] })
  try {
    const [first, second] = served
    const builds = [
      { name: ours, url: first?.url ?? '' },
      { name: theirs, url: second?.url ?? '' },
    ] as const
    const log = readLog(readText(file))
    console.log(JSON.stringify(await compareBuilds(browser, builds, { log, file, tell }, folder)))
  } finally {
    await browser.close()
    for (const { server } of served) {
      server.closeAllConnections()
      server.close()
    }
  }
} finally {
  await api.close()
  rmSync(workplace, { recursive: true, force: true })
}
