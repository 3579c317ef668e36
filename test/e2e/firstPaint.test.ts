// What is painted stays: text typed and controls pressed from the first paint on, on a slow phone (a processor four times
// slower, slow 4G), on every page that is HTML before any script.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { routes } from '@/lib/paths'
import { slowDown } from '../bench/visit'
import { appUrl, expect, isDeep, test } from './harness'

const { home, about, howItWorks, reviewRules, support, faq, terms, categories } = routes
const paths = [home, categories, about, howItWorks, reviewRules, support, faq, terms, '/nuk-ka-gje']
const phone = { width: 360, height: 740 }

/** Opens a path on the slow phone; returns at its first paint. */
async function paint(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone)
  await slowDown(await page.context().newCDPSession(page), true)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** Keeps the app's scripts back until the function returned is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let come: () => void = () => undefined
  const wait = new Promise<void>((go) => {
    come = go
  })
  await page.route(/\.js$/, async (route) => {
    await wait
    await route.continue()
  })
  return come
}

const mark = (field: Locator) => field.evaluate((node) => void Object.assign(node, { isOurs: true }))

interface Search {
  path: string
  name: string
  text: string
  /** What shows that it was searched for. */
  result: (page: Page) => Locator
}

const searches: readonly Search[] = [
  {
    path: home,
    name: 'Kërko biznese',
    text: 'sofra e shtat',
    result: (page) => page.getByRole('option', { name: /^Sofra e Shtatë Lugëve/ }),
  },
  {
    path: categories,
    name: 'Kërko kategori',
    text: 'zzqq xxjj',
    result: (page) => page.getByText('Nuk u gjet asnjë kategori'),
  },
  {
    path: faq,
    name: 'Kërko te pyetjet',
    text: 'zzqq xxjj',
    result: (page) => page.getByText(/^Nuk u gjet asnjë pyetje/),
  },
]
const delays = isDeep ? [0, 500, 1000, 1500, 2000, 2500, 3000] : [0, 1500]

describe('text typed with real keys', () => {
  const rows = searches.flatMap((search) => delays.map((delay) => ({ ...search, delay })))

  test.for(rows)('on $path from $delay ms after the first paint on', async (row, { visit: { page } }) => {
    const { path, name, text, result, delay } = row
    await paint(page, path)
    // The role changes where the field becomes a combobox; the element does not.
    const field = page.locator('main input[type="text"]').first()
    await mark(field)
    await page.waitForTimeout(delay)
    await field.focus()
    await page.keyboard.type(text, { delay: 50 })
    await result(page).first().waitFor()
    const now = await page.evaluate(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLInputElement)) return activeElement?.outerHTML
      return {
        isOurs: 'isOurs' in activeElement,
        value: activeElement.value,
        caret: activeElement.selectionStart,
        label: activeElement.labels?.[0]?.textContent,
      }
    })
    expect(now).toEqual({ isOurs: true, value: text, caret: text.length, label: name })
  })
})

describe('controls before the scripts', () => {
  /** Marks every control to be known again; how many there are. */
  const markControls = (page: Page) =>
    page.evaluate(() => {
      const controls = [...document.querySelectorAll('#root :is(a[href], button, input, select, summary)')]
      Object.assign(window, { controls, performed: [] })
      const note = ({ isTrusted, target }: Event) => {
        const { performed } = window as unknown as { performed: (string | null)[] }
        if (!isTrusted) performed.push((target as Element).textContent)
      }
      document.addEventListener('click', note)
      return controls.length
    })

  test.for(paths)(
    '%s: links lead to their address, buttons act once, the menu opens, and nothing is lost when they come',
    async (path, { visit: { page } }) => {
      await page.setViewportSize(phone)
      const come = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      const toggle = page.getByRole('button', { name: 'Hap menynë' })
      expect(await markControls(page)).toBeGreaterThan(12)

      // An answer without content leaves the page where it is.
      const led: string[] = []
      const isPage = ({ origin, pathname }: URL) => origin === appUrl && !pathname.includes('.')
      await page.route(isPage, async (route) => {
        led.push(new URL(route.request().url()).pathname)
        await route.fulfill({ status: 204 })
      })
      for (const link of await page.locator('#root a[href^="/"]').all()) {
        if (!(await link.isVisible())) await toggle.click()
        const count = led.length
        await link.click({ noWaitAfter: true })
        await expect
          .poll(() => led.slice(count), { message: await link.innerText() })
          .toEqual([await link.getAttribute('href')])
      }
      await page.unroute(isPage)

      // The home page's button leads away: below.
      const buttons = path === home ? [] : await page.locator('main button').all()
      for (const button of buttons) await button.click()
      const pressed = await Promise.all(buttons.map((button) => button.textContent()))
      await toggle.click()
      come()
      await page.getByRole('button', { name: 'Mbyll menynë' }).waitFor()
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { performed: string[] }).performed))
        .toEqual(pressed)
      if (path === faq)
        expect(await page.locator('main button[aria-pressed="true"]').allTextContents()).toEqual(pressed.slice(-1))
      const gone = await page.evaluate(() =>
        (window as unknown as { controls: Element[] }).controls
          .filter((node) => !node.isConnected)
          .map((node) => node.outerHTML),
      )
      expect(gone).toEqual([])
    },
  )

  test('the menu opens with scripts blocked, and closes by Escape', async ({ visit }) => {
    const { page } = visit
    visit.expectProblem(/ERR_FAILED/)
    await page.setViewportSize(phone)
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(about, { waitUntil: 'commit' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Regjistrohu' })
    await page.getByRole('button', { name: 'Hap menynë' }).click()
    await link.click({ trial: true })
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
  })
})

describe('at the first paint of home', () => {
  /** Where the page has been. */
  function places(page: Page): string[] {
    const seen: string[] = []
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    return seen
  }

  test('a user who presses ‘Shto biznes’ gets its dialog there, and sees no link of visitors', async ({ visit }) => {
    const { page } = visit
    await visit.signIn()
    const seen = places(page)
    await paint(page, home)
    const opener = page.getByRole('button', { name: 'Shto biznes' })
    await opener.click()
    await mark(opener)
    expect(await page.locator('header a[href="/login"]').isVisible()).toBe(false)
    await page.getByRole('dialog', { name: 'Shto biznes' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('combobox', { name: 'Kategoria *' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => 'isOurs' in (document.activeElement ?? {}))).toBe(true)
    expect([...new Set(seen)]).toEqual([home])
  })

  test('a visitor who does is led to sign in, once', async ({ visit: { page } }) => {
    const seen = places(page)
    await paint(page, home)
    await page.getByRole('button', { name: 'Shto biznes' }).click()
    await page.getByText('Hyr për të shtuar një biznes.').waitFor()
    expect(seen).toEqual([home, routes.login])
  })
})
