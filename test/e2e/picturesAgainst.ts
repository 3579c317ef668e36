// What `npm run replay -- FILE --against DIR --pictures FOLDER` runs after the comparison: builds both checkouts and
// shows the log in each. Arguments: FILE, FOLDER, the two checkouts, the first step whose state differs.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttp } from '@mocks/http'
import { chromium } from 'playwright-core'
import { readText } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import { ensureBrowser, playwrightArguments } from '../browser'
import { compareBuilds } from './logInBuilds'
import { buildApp } from './stage'
import { serveFolder } from './staticServer'

const [file = '', folder = '', ours = '', theirs = '', differing] = process.argv.slice(2)
const workplace = mkdtempSync(join(tmpdir(), 'replay-pictures-'))
// A replay sends nothing; the page before it may.
const api = await startHttp({ port: 0, memory: true, strict: true })
try {
  // One after the other: what two builds need at once is more than some machines have.
  const one = await buildApp(join(workplace, 'one'), 'demo', api.url, 'on', ours)
  const other = await buildApp(join(workplace, 'other'), 'demo', api.url, 'on', theirs)
  const served = await Promise.all([one, other].map((built) => serveFolder(built, api.url)))
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...playwrightArguments] })
  try {
    const [first, second] = served
    const builds = [
      { name: ours, url: first?.url ?? '' },
      { name: theirs, url: second?.url ?? '' },
    ] as const
    const sights = { log: readLog(readText(file)), file, differing: differing ? Number(differing) : undefined }
    const { steps, text, picture } = await compareBuilds(browser, builds, sights, folder)
    const said = (what: string, step: number | undefined) =>
      step === undefined ? `no other ${what}` : `first other ${what} at step ${step}`
    console.log(`${steps} pages in both builds: ${said('text', text)}, ${said('picture', picture)}`)
    console.log(`Wrote ${join(folder, 'index.html')}`)
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
