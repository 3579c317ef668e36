// `npx tsx test/e2e/recordJourneys.ts [NAME…]`: walks through the app in a browser and tells whether each journey's log
// replays. `--write` makes the logs test/replay/<journey>.actionlog.json, which every run of the tests then replays: do
// so when the state or the actions have changed for good.
import { writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { rootReducer } from '@/app/rootReducer'
import type { Chunk } from '@/replay/recorder'
import { makeRedactor } from '@/replay/redact/redact'
import { writeLog } from '@/replay/writeLog'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import packageJson from '../../package.json'
import { noteAll, phone, walkAlong, walkFar, walkOnPhone, walkSignedIn } from './longWalk'
import { button, demo, field, giveStars, logIn, main, waitForHeading } from './onPage'
import { demoSession, store } from './session'
import { setStage } from './stage'
import { takeStore } from './takeStore'

async function write(page: Page): Promise<void> {
  await giveStars(page, '4 nga 5 yje: Mirë')
  await field(page, 'Komenti *').fill('Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.')
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
}

/** What happens on a page; `scenario` tells the backend how to be. */
type Walk = (page: Page, scenario: (name: 'normal' | 'maintenance') => void) => Promise<void>

const journeys: Readonly<Record<string, Walk>> = {
  'search-read-filter': async (page) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('sofra')
    await page.getByRole('option', { name: /Sofra e Shtatë Lugëve/ }).click()
    await waitForHeading(page, 'Sofra e Shtatë Lugëve')
    await main(page).getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Faqja tjetër' }).click()
    await page.waitForURL(/faqe=2/)
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).first().click()
    await waitForHeading(page, 'Kategoritë e bizneseve')
    await page.getByRole('link', { name: 'Restorante dhe kafene', exact: true }).click()
    await waitForHeading(page, /Restorante dhe kafene/)
    await page.getByRole('button', { name: '4+ Yje' }).click()
    await page.waitForURL(/yje=4/)
    await page.getByRole('link', { name: 'Kafe Dritarja Blu' }).click()
    await waitForHeading(page, 'Kafe Dritarja Blu')
  },
  'write-change-delete': async (page) => {
    await page.goto('/koment/biz_150')
    await write(page)
    await button(page, 'Vazhdo për të dërguar').click()
    await logIn(page)
    await page.waitForURL(/biznes\/biz_150/)
    await page.getByRole('button', { name: 'Ndrysho komentin “Mirë”' }).click()
    await field(page, 'Titulli *').fill('Edhe më mirë')
    await button(page, 'Ruaj').click()
    await page.getByText('Komenti u përditësua me sukses').waitFor()
    await page.getByRole('button', { name: 'Fshi komentin “Edhe më mirë”' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fshi komentin' }).click()
    await page.getByText('Komenti u fshi me sukses').waitFor()
    await logOut(page)
  },
  'refused-and-out-of-order': async (page, scenario) => {
    await page.goto('/login')
    await logIn(page, { ...demo, password: 'gabim-gabim' })
    await main(page).getByRole('alert').first().waitFor()
    await logIn(page)
    await page.waitForURL((url) => url.pathname !== '/login')
    // The categories are there, so that only the businesses of one are missing.
    await main(page).getByRole('link', { name: 'Restorante dhe kafene' }).first().waitFor()
    scenario('maintenance')
    await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).first().click()
    await waitForHeading(page, 'Kategoritë e bizneseve')
    await main(page).getByRole('link', { name: 'Restorante dhe kafene', exact: true }).click()
    await waitForHeading(page, 'Restorante dhe kafene')
    await button(page, /^Provo/)
      .first()
      .waitFor()
    scenario('normal')
    await button(page, /^Provo/)
      .first()
      .click()
    await main(page).getByRole('article').first().waitFor()
    await logOut(page)
  },
  'forms-and-dialogs': async (page) => void (await noteAll(page, walkFar, '/')),
  'shelf-by-shelf': async (page) => void (await noteAll(page, walkAlong, '/')),
  'shelves-signed-in': async (page) => {
    await page.addInitScript(store, await demoSession(stage.api.url))
    await noteAll(page, walkSignedIn, '/')
  },
  'shelves-on-a-phone': async (page) => {
    await page.setViewportSize(phone)
    await noteAll(page, walkOnPhone, '/')
  },
}

/** A store, as far as this looks into it. */
interface Recorded {
  getState(): unknown
  recorder: { chunks(): Chunk[] }
}

/** Reads the log out of a page as it is: the transfer keeps undefined, NaN and -0. */
const readStore = (page: Page) =>
  page.evaluate(() => {
    const { recordedStore } = window as unknown as { recordedStore: Recorded }
    return { state: recordedStore.getState(), chunks: recordedStore.recorder.chunks() }
  })

const stage = await setStage()
const browser = await chromium.connect(stage.browser.wsEndpoint())
const options = {
  baseURL: stage.galleryUrl,
  locale: 'sq-AL',
  timezoneId: 'Europe/Tirane',
  viewport: { width: 1280, height: 800 },
}

async function record(name: string, walk: Walk): Promise<void> {
  stage.api.backend.reset()
  const context = await browser.newContext(options)
  await takeStore(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await walk(page, (scenario) => stage.api.backend.setScenario(scenario))
  await page.waitForLoadState('networkidle')
  const { width, height } = page.viewportSize() ?? options.viewport
  const text = writeLog({
    ...(await readStore(page)),
    redactor: makeRedactor(),
    app: { name: packageJson.name, version: packageJson.version },
    env: { lang: options.locale, tz: options.timezoneId, viewport: [width, height], online: true, focused: true },
    reason: 'test',
  })
  await context.close()
  const log = readLog(text)
  const { steps, finalHash, divergence, threw } = replayLog(log, rootReducer as AnyReducer)
  if (divergence || threw) throw new Error(`it does not replay: ${JSON.stringify({ divergence, threw })}`)
  console.log(`${name}: ${steps} actions, ${text.length} bytes, replays to ${finalHash}`)
  if (process.argv.includes('--write')) writeFileSync(`test/replay/${name}.actionlog.json`, `${text}\n`)
}

try {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const chosen = Object.entries(journeys).filter(([name]) => words.length === 0 || words.includes(name))
  for (const [name, walk] of chosen) {
    await record(name, walk).catch((error: unknown) => {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    })
  }
} finally {
  await browser.close()
  await stage.close()
}
