// Every page is painted before the app runs: its own frame, fields and heading, never another page's; nothing moves
// when the app takes over. If the host sends home's document instead: header and footer, with shapes between them.
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { routes } from '@/lib/paths'
import { appUrl, drawn, expect, holdScripts, hydrated, isDeep, test } from './harness'
import { countShifts, shiftsOf } from './measure'
import { hasFocus } from './onPage'

interface DrawnPage {
  path: string
  /** Of the page; none where only its data has it. */
  heading?: string
  /** What it waits for. */
  skeleton?: string
  /** Of the address that is opened. */
  isFrame?: boolean
}

const filed: readonly DrawnPage[] = [
  { path: routes.categories, heading: 'Kategoritë e bizneseve' },
  { path: routes.faq, heading: 'Pyetje të shpeshta' },
  { path: routes.chooseBusiness, heading: 'Ndaj përvojën tënde' },
  { path: routes.saved, heading: 'Të ruajturat' },
  { path: routes.login, heading: 'Hyr në llogarinë tënde' },
  { path: routes.signup, heading: 'Krijo llogarinë tënde' },
  { path: `${routes.resetPassword}?token=t1`, heading: 'Zgjidh një fjalëkalim të ri' },
  { path: `${routes.verifyEmail}?token=t1`, heading: 'Verifiko email-in', skeleton: 'Prit pak' },
  { path: routes.profile, heading: 'Profili im', skeleton: 'Duke ngarkuar profilin...' },
]
/** With a slash at its end, to which a host that knows clean addresses answers with home's document, too. */
const slashed = (path: string) => path.replace(/\/?(?=\?|$)/, '/')
const pages: readonly DrawnPage[] = [
  ...filed,
  ...filed.map(({ path }) => ({ path: slashed(path), isFrame: true })),
  { path: '/kategorite/restorante_dhe_kafene', heading: 'Bizneset në' },
  { path: '/biznes/biz_001' },
  { path: '/biznes/biz_001/?faqe=2' },
  { path: '/koment/biz_001', heading: 'Shkruaj një koment', skeleton: 'Duke ngarkuar biznesin…' },
  { path: '/nuk-ka-gje', heading: 'Faqja nuk u gjet' },
]
const few = [
  routes.signup,
  slashed(routes.signup),
  '/kategorite/restorante_dhe_kafene',
  '/biznes/biz_001',
  '/nuk-ka-gje',
]
/** One that is taken over, three that are rendered anew, one that waits. */
const sample = isDeep ? pages : pages.filter(({ path }) => few.includes(path))
const widths = isDeep ? [360, 768, 1280] : [360]

/** The style sheets that came when something had been painted without them. */
const stylesAfterFirstPaint = (page: Page) =>
  page.evaluate(() => {
    const [{ startTime: painted } = { startTime: 0 }] = performance.getEntriesByName('first-contentful-paint')
    const sheets = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return sheets
      .filter(({ name, responseEnd }) => name.endsWith('.css') && responseEnd > painted)
      .map(({ name }) => name)
  })

describe('before the scripts', () => {
  test.for(sample.flatMap((drawnPage) => widths.map((width) => ({ ...drawnPage, width }))))(
    '$path stands as itself, or as a frame ($isFrame), and does not move when they come ($width px)',
    async ({ path, heading, skeleton, isFrame = false, width }, { visit }) => {
      const { page } = visit
      // The token is no real one.
      if (path.startsWith(routes.verifyEmail)) visit.expectProblem(/verify-email|status of 4/)
      await page.setViewportSize({ width, height: 800 })
      await countShifts(page)
      const come = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(drawn)
      await page.locator('footer').last().waitFor()
      const main = page.getByRole('main')
      await expect
        .poll(() => main.locator('h1').allTextContents())
        .toEqual(heading ? [expect.stringContaining(heading)] : [])
      if (isFrame) expect(await main.locator('[aria-hidden]').count()).toBe(7)
      if (skeleton) await main.getByText(skeleton).waitFor()
      expect(await page.locator('header').count()).toBe(1)
      expect(await page.title()).not.toContain('Komente dhe vlerësime')
      expect(await stylesAfterFirstPaint(page)).toEqual([])
      // Where a line breaks may depend on the typeface, which has its own stand-ins (styles/_fonts.scss).
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await shiftsOf(page)
      come()
      await page.waitForFunction(hydrated)
      await main.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      const { sum, moved } = await shiftsOf(page)
      expect(sum - before.sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
    },
  )

  /** The form of /signup before its scripts, with its fields. */
  async function openForm(page: Page) {
    const come = await holdScripts(page)
    await page.goto(routes.signup, { waitUntil: 'commit' })
    await page.waitForFunction(drawn)
    const [name, password] = [page.getByLabel('Emri i plotë'), page.getByLabel('Fjalëkalimi *', { exact: true })]
    const tick = page.getByLabel('Shfaq fjalëkalimet')
    await password.pressSequentially('Fjale-1234')
    await tick.check()
    await name.fill('Ana')
    await name.evaluate((node) => Object.assign(window, { before: node }))
    return { name, password, tick, come }
  }

  test('a form keeps its elements, the focus, every letter and a tick from before the scripts', async ({
    visit: { page },
  }) => {
    const { name, password, tick, come } = await openForm(page)
    come()
    await page.waitForFunction(hydrated)
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    expect(await name.evaluate((node) => node === Reflect.get(window, 'before'))).toBe(true)
    expect(await hasFocus(name)).toBe(true)
    expect([await name.inputValue(), await password.inputValue()]).toEqual(['Ana', 'Fjale-1234'])
    expect(await tick.isChecked()).toBe(true)
  })

  test('an Enter from before the scripts says what is missing, though its button was disabled', async ({
    visit: { page },
  }) => {
    const { name, password, come } = await openForm(page)
    expect(await page.locator('form [type=submit]').isDisabled()).toBe(true)
    await name.press('Enter')
    come()
    await page.waitForFunction(hydrated)
    await page.getByText('Email është i detyrueshëm').first().waitFor()
    expect([await name.inputValue(), await password.inputValue()]).toEqual(['Ana', 'Fjale-1234'])
    expect(new URL(page.url()).search).toBe('')
  })

  // By home's document, and by its own.
  test.for(isDeep ? [slashed(routes.login), routes.login] : [routes.login])(
    'a user who opens %s sees no form of visitors',
    async (address, { visit }) => {
      const { page } = visit
      await visit.signIn()
      const come = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await page.locator('footer').last().waitFor()
      expect(await page.locator('form').count()).toBe(0)
      expect(await page.locator('header a[href="/login"]').isVisible()).toBe(false)
      come()
      await page.waitForURL(`${appUrl}/`)
    },
  )
})
