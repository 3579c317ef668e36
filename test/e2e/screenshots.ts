// `npm run screenshots`: every page, the gallery and the states worth seeing, at three widths in both themes, into
// .cache/screenshots. `npm run screenshots -- home business` takes only those whose name holds one of the words;
// `-- --keep` renews the few in docs/screenshots.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioName } from '@mocks/scenarios'
import { chromium, type Page } from 'playwright-core'
import { galleryPath } from '@/lib/paths'
import { helpIfAsked } from '../help'
import { ownPaths, schemes, screens, widths } from './screens'
import { demoSession, store } from './session'
import { setStage } from './stage'

helpIfAsked(`npm run screenshots -- [WORD…] [--keep]

Every page, the gallery and the states worth seeing, at three widths in both themes, into .cache/screenshots.
  WORD     only those whose name holds one of the words
  --keep   renews the few in docs/screenshots`)

const folder = '.cache/screenshots'
const height = 800

/** One thing to look at. */
interface Sight {
  path: string
  /** Brings the page into the state that is worth seeing. */
  act?: (page: Page) => Promise<void>
  /** Only the window: what lies over the page belongs to it. */
  isWindow?: boolean
  scenario?: ScenarioName
  isSignedIn?: boolean
  /** Left out at other widths. */
  below?: number
}

const typeInto = (label: string, text: string, shown: RegExp) => async (page: Page) => {
  await page.getByLabel(label).first().fill(text)
  await page.getByText(shown).first().waitFor()
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** The action log's panel with a recorded session at its second write. */
const openPanel = async (page: Page) => {
  await page.keyboard.press('Control+Shift+L')
  await page.getByLabel('Open log…').setInputFiles('test/replay/write-change-delete.actionlog.json')
  await page.getByRole('button', { name: 'Open without saving' }).click()
  await page.getByRole('button', { name: 'Next write' }).click()
  await page.getByRole('button', { name: 'Next write' }).click()
}

const sights: Readonly<Record<string, Sight>> = {
  ...Object.fromEntries(
    Object.entries(screens).map(([name, [path]]) => [name, { path, isSignedIn: ownPaths.has(path) }]),
  ),
  'not-found': { path: '/nuk-ka' },
  gallery: { path: galleryPath },
  'home-search': { path: '/', isWindow: true, act: typeInto('Kërko biznese', 'sofra', /^1 rezultat$/) },
  'home-search-empty': {
    path: '/',
    isWindow: true,
    act: typeInto('Kërko biznese', 'xyzxyz', /^Nuk u gjetën rezultate/),
  },
  'home-menu': { path: '/', isWindow: true, below: 768, act: (page) => page.getByLabel('Hap menynë').click() },
  'home-failed': { path: '/', scenario: 'maintenance' },
  'home-signed-in': {
    path: '/',
    isSignedIn: true,
    isWindow: true,
    act: async (page) => {
      const menu = page.getByLabel('Hap menynë')
      if (await menu.isVisible()) await menu.click()
      else await page.getByRole('button', { name: /^Llogaria/ }).click()
    },
  },
  'categories-none-found': {
    path: '/kategorite',
    act: typeInto('Kërko kategori', 'xyzxyz', /^Nuk u gjet asnjë kategori/),
  },
  'category-filtered': { path: '/kategorite/restorante_dhe_kafene?yje=4&qyteti=Tiran%C3%AB' },
  'category-none-found': { path: '/kategorite/restorante_dhe_kafene?kerko=xyzxyz' },
  'category-missing': { path: '/kategorite/nuk-ka' },
  'category-failed': { path: '/kategorite/restorante_dhe_kafene', scenario: 'maintenance' },
  'saved-empty': { path: '/te-ruajturat' },
  'business-in-review': { path: '/biznes/biz_055' },
  'business-inactive': { path: '/biznes/biz_049' },
  'business-filters': {
    path: '/biznes/biz_001?nga=2026-11-05',
    act: async (page) => {
      await page.getByLabel('Deri në datën').fill('31.11.2026')
      await page.keyboard.press('Tab')
      await page.getByText('Kjo datë nuk ekziston.').waitFor()
    },
  },
  'business-no-comments': { path: '/biznes/biz_150' },
  'business-missing': { path: '/biznes/nuk-ka' },
  'business-failed': { path: '/biznes/biz_001', scenario: 'maintenance' },
  'faq-none-found': { path: '/faq', act: typeInto('Kërko te pyetjet', 'xyzxyz', /^Nuk u gjeten rezultate/) },
  'panel-live': { path: '/', isWindow: true, act: (page) => page.keyboard.press('Control+Shift+L') },
  panel: { path: '/faq', isWindow: true, act: openPanel },
  'parts-modal': { path: galleryPath, isWindow: true, act: press('Hap të gjatën') },
  'parts-confirm': { path: galleryPath, isWindow: true, act: press('Fshi komentin') },
  'parts-form': { path: galleryPath, isWindow: true, act: press('Dërgo') },
}

/** The pictures that the README shows: window by window, so that they stay small. */
const kept = new Map([
  ['home-1280-light', 'home'],
  ['category-360-light', 'category'],
  ['business-1280-dark', 'business'],
])
const keptFolder = 'docs/screenshots'

const isKeeping = process.argv.includes('--keep')
const words = isKeeping ? ['home', 'category', 'business'] : process.argv.slice(2)
const chosen = Object.entries(sights).filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
)

/** Lets pictures that wait to be scrolled to come at once, and waits for them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
}

const stage = await setStage()
const browser = await chromium.connect(stage.browser.wsEndpoint())

async function take(name: string, sight: Sight, width: number, colorScheme: (typeof schemes)[number]): Promise<void> {
  const key = `${name}-${width}-${colorScheme}`
  const keptName = kept.get(key)
  if (isKeeping && keptName === undefined) return
  const context = await browser.newContext({
    baseURL: stage.galleryUrl,
    viewport: { width, height },
    colorScheme,
    locale: 'sq-AL',
    timezoneId: 'Europe/Tirane',
    reducedMotion: 'reduce',
  })
  stage.api.backend.reset()
  if (sight.isSignedIn) await context.addInitScript(store, await demoSession(stage.api.url))
  if (sight.scenario) stage.api.backend.setScenario(sight.scenario)
  const page = await context.newPage()
  await page.goto(sight.path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await sight.act?.(page)
  await loadPictures(page)
  const path = isKeeping ? join(keptFolder, `${keptName}.png`) : join(folder, `${key}.png`)
  await page.screenshot({ path, fullPage: !sight.isWindow && !isKeeping })
  console.log(`${path}  ${sight.path}`)
  await context.close()
}

mkdirSync(isKeeping ? keptFolder : folder, { recursive: true })
if (words.length === 0) for (const file of readdirSync(folder)) rmSync(join(folder, file))
try {
  for (const [name, sight] of chosen) {
    for (const width of widths.filter((one) => one < (sight.below ?? Number.POSITIVE_INFINITY))) {
      for (const scheme of schemes) {
        await take(name, sight, width, scheme).catch((error: Error) => {
          console.error(`${name} ${width} ${scheme}: ${error.message}`)
          process.exitCode = 1
        })
      }
    }
  }
} finally {
  await browser.close()
  await stage.close()
}
