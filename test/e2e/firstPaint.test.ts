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

/** The app answers: the boot script remembers no more presses. */
const running = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-testid="never"]') === null && 'running' in window)

/** Notes when the app takes the early presses: it is hydrated then. */
function noteHydration(page: Page): Promise<void> {
  return page.addInitScript(() => {
    let take: (() => unknown) | undefined
    Object.defineProperty(window, 'takeEarlyPresses', {
      set: (given) => {
        take = given
      },
      get: () => take && (() => Object.assign(window, { running: true }) && take?.()),
    })
  })
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

const mark = (field: Locator) => field.evaluate((node) => Object.assign(node, { isOurs: true }) && undefined)

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
    text: 'tavrna permeti',
    result: (page) => page.getByRole('option', { name: /^Taverna Përmeti/ }),
  },
  {
    path: categories,
    name: 'Kërko kategori',
    text: 'hotele',
    result: (page) => page.getByRole('status').filter({ hasText: /^1 kategori$/ }),
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
  /** Every visible control in order, with where it leads; marked to be known again. */
  const controls = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, select, summary)')]
        .filter((node) => node.checkVisibility({ visibilityProperty: true }))
        .map((node) => {
          Object.assign(node, { isOurs: true })
          return { tag: node.tagName, href: node.getAttribute('href') }
        }),
    )

  test.for(paths)(
    '%s: every link leads to its address, the menu opens, and nothing is lost when they come',
    async (path, { visit: { page } }) => {
      await page.setViewportSize(phone)
      const come = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      await page.getByRole('button', { name: 'Hap menynë' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).waitFor()
      const painted = await controls(page)
      expect(painted.length).toBeGreaterThan(12)

      // An answer without content leaves the page where it is.
      const led: string[] = []
      await page.route(
        (url) => url.origin === appUrl && !url.pathname.includes('.'),
        async (route) => {
          const { pathname, search } = new URL(route.request().url())
          led.push(pathname + search)
          await route.fulfill({ status: 204 })
        },
      )
      const links = page.locator('#root a[href^="/"]:visible')
      const wanted = await links.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
      for (const [at, href] of wanted.entries()) {
        const count = led.length
        await links.nth(at).click({ force: true, noWaitAfter: true })
        await expect.poll(() => led.slice(count)).toEqual([href])
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      come()
      await page
        .getByRole('button', { name: 'Hap menynë' })
        .or(page.getByRole('button', { name: 'Mbyll menynë' }))
        .waitFor()
    },
  )
})
