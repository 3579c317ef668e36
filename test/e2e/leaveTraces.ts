// What a test that failed in the browser leaves: a picture of its page and the log of its session, ready for a replay.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Chunk } from '@/replay/recorder'
import { writeLog } from '@/replay/writeLog'
import { withTexts } from '@/tools/log/withTexts'
import packageJson from '../../package.json'

const folder = '.cache/e2e'

/** The store that the page's React tree was given, in any build; undefined where the app does not run. */
const storeOf = (page: Page) =>
  page.evaluate(() => {
    interface Fiber {
      child: Fiber | null
      memoizedProps?: { store?: { recorder: { chunks(): unknown }; getState(): unknown } }
    }
    const root = document.getElementById('root') as unknown as Record<string, Fiber> | null
    const [, top] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    for (let fiber = top ?? null; fiber; fiber = fiber.child) {
      const store = fiber.memoizedProps?.store
      if (store?.recorder) return { chunks: store.recorder.chunks(), state: store.getState() }
    }
    return undefined
  })

/**
 * Writes both, named after the test; returns what to type to replay the log, or undefined if there is none. The log
 * holds the texts: all of them are the test's own.
 */
export async function leaveTraces(page: Page, test: string): Promise<string | undefined> {
  // A file's name has at most 255 bytes.
  const name = `${folder}/${test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}`
  await page.screenshot({ path: `${name}.png` })
  const session = await storeOf(page)
  if (!session) return undefined
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  mkdirSync(folder, { recursive: true })
  const text = writeLog({
    chunks: session.chunks as Chunk[],
    state: session.state,
    redactor: withTexts,
    app: { name: packageJson.name, version: packageJson.version },
    env: { lang: 'sq-AL', tz: 'Europe/Tirane', viewport: [width, height] },
    reason: 'test',
  })
  writeFileSync(`${name}.actionlog.json`, text)
  return `npm run replay -- '${name}.actionlog.json'`
}
