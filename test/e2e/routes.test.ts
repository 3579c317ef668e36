// Every route in a real browser, under the strict policy: its heading, one header and footer, nothing for axe to find;
// and it fits: at 320 px, with text at 200 %, at a zoom of 400 %, and without moving while it loads.
import type { Page } from 'playwright-core'
import { routes } from '@/lib/paths'
import {
  apiUrl,
  appUrl,
  drawn,
  expect,
  expectNoAxeViolations,
  holdScripts,
  isDeep,
  rested,
  switchScheme,
  looking as test,
} from './harness'
import { countShifts, expectToFit, resize, setTextSize, shiftsOf, tightSpots } from './measure'
import { enlargeText } from './onPage'
import { allScreens, ownPaths, schemes, screens, widths } from './screens'
import { expectSeen } from './seen'

const height = 800

/** A server at a distance: answers take this many ms more, so that what holds their place is seen. */
const distance = 250

// In `npm test` one page of each kind (lists, a business, forms, own pages, texts) is loaded, tried by axe and resized
// once, by turns on a phone by day and on a desktop by night. All pages, and all pairs, run in test:deep.
const { home, category, business, writeReview, myReviews, faq } = screens
const sample = [home, category, business, writeReview, myReviews, faq]
const visited = isDeep ? allScreens : sample
const cells: readonly Cell[] = visited.map(([path, heading], at) => ({
  path,
  heading,
  isPhone: at % 2 === 0,
}))

const everyLook = schemes.flatMap((scheme) => widths.map((width) => [scheme, width] as const))

interface Cell {
  path: string
  heading: RegExp
  isPhone: boolean
}

/** Loads the page at each width, with the fonts late, and fails when it moves meanwhile. */
async function expectStill(page: Page, { path, heading, isPhone }: Cell): Promise<void> {
  await page.route(`${apiUrl}/v1/**`, async (route) => {
    await new Promise((later) => setTimeout(later, distance))
    await route.continue()
  })
  for (const width of isDeep ? [1280, 412, 360] : [isPhone ? 360 : 1280]) {
    const fontsCome = await holdScripts(page, /\.woff2$/)
    await page.setViewportSize({ width, height })
    // Drawn with the stand-ins first, as on a slow network; the page's `load` would wait for the fonts.
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForFunction(drawn)
    fontsCome()
    await rested(page)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, `moved at ${width} px: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02)
  }
}

/** Its frame is seen and axe finds nothing in it. */
async function expectSound(page: Page, { isPhone }: Cell): Promise<void> {
  const bars = ['header', 'footer'].map((bar) => page.locator(`body > #root ${bar}:not(main ${bar})`))
  for (const bar of bars) expect(await bar.count()).toBe(1)
  const looks = isDeep ? everyLook : ([[isPhone ? 'light' : 'dark', isPhone ? 360 : 1280]] as const)
  for (const [scheme, width] of looks) {
    await switchScheme(page, scheme)
    await page.setViewportSize({ width, height })
    for (const bar of bars) await expectSeen(bar)
    await expectNoAxeViolations(page)
  }
}

/** It ends with its footer; below it a phone keeps the place of the bar of a business, and nothing else is kept. */
async function expectEnd(page: Page, { path }: Cell): Promise<void> {
  // The last of what every page is given late.
  await page.locator('#offline').waitFor({ state: 'attached' })
  for (const width of [360, 1280]) {
    await resize(page, width, height)
    const { below, kept } = await page.getByRole('contentinfo').evaluate((footer) => ({
      below: document.documentElement.scrollHeight - window.scrollY - footer.getBoundingClientRect().bottom,
      kept: Number.parseFloat(getComputedStyle(document.body).borderBlockEndWidth),
    }))
    expect([width, Math.round(Math.abs(below - kept))]).toEqual([width, 0])
    expect([width, kept > 0]).toEqual([width, path === business[0] && width === 360])
  }
}

/** It fits with the browser's text at 200 %, and at a zoom of 400 %. */
async function expectRoom(page: Page): Promise<void> {
  const spots: string[] = []
  for (const [width, height, text] of [
    [360, 740, 16],
    [360, 740, 32],
    [320, 740, 32],
    [320, 256, 16],
  ] as const) {
    await setTextSize(page, text)
    await resize(page, width, height)
    for (const spot of await tightSpots(page)) spots.push(`${width} x ${height} px, text ${text}: ${spot}`)
  }
  expect(spots).toEqual([])
}

test.for(cells)(
  '$path shows its heading between one header and one footer, which ends it, does not move while it loads, fits a phone, at a zoom of 400 % and with text twice as large: no word is broken, bars take at most a fifth; and axe finds nothing [ROUTE-25]',
  async (cell, { visit }) => {
    const { page } = visit
    await countShifts(page)
    if (ownPaths.has(cell.path)) await visit.signIn()
    await expectStill(page, cell)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.title()).toMatch(/\S/)
    await expectSound(page, cell)
    await expectEnd(page, cell)
    await expectRoom(page)
    await resize(page, 320, height)
    await expectToFit(page, 'at 320 px')
    await enlargeText(page)
    for (const width of isDeep ? [360, 640, 768, 1024, 1280, 1920] : [640, 1280]) {
      await resize(page, width, height)
      await expectToFit(page, `large text at ${width} px`)
    }
  },
)

test('addresses of old lead to those of today and leave no entry to come back to', async ({ visit }) => {
  const { page } = visit
  const aliases = [
    ['/home', '/'],
    ['/support', '/suport'],
  ] as const
  // That both lead there: test/flows/shell.test.tsx.
  for (const [from, to] of isDeep ? aliases : aliases.slice(0, 1)) {
    await visit.open('/info')
    await visit.open(from)
    expect(page.url()).toBe(appUrl + to)
    await page.goBack()
    expect(page.url()).toBe(`${appUrl}/info`)
  }
})

test('every route of the table is visited', () => {
  const aliases = ['homeAlias', 'supportAlias']
  expect(Object.keys(screens).sort()).toEqual(
    Object.keys(routes)
      .filter((name) => !aliases.includes(name))
      .sort(),
  )
})
