// What is painted stays: text typed and controls pressed from the first paint on, on a slow phone (a processor four
// times slower, slow 4G), on every page that is HTML before any script.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { routes } from '@/lib/paths'
import { slowDown } from '../bench/visit'
import { appUrl, drawn, expect, holdScripts, hydrated, isDeep, test } from './harness'
import { liveSite } from './rendered'

const { home, about, howItWorks, reviewRules, support, faq, terms, categories } = routes
const paths = [home, categories, about, howItWorks, reviewRules, support, faq, terms, '/404']
/** One whose parts can all be pressed. */
const sample = isDeep ? paths : [faq]
const phone = { width: 360, height: 740 }
/** ms after the first paint. */
const delays = isDeep ? [0, 500, 1000, 1500, 2000, 2500, 3000] : [0]

/** Opens a path on the slow phone; returns at its first paint. */
async function paint(page: Page, path: string): Promise<void> {
  await page.setViewportSize(phone)
  await slowDown(await page.context().newCDPSession(page), true)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(drawn)
}

/** Opens a path on the phone without its scripts; they come when the function returned is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await page.setViewportSize(phone)
  const come = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').last().waitFor()
  // All of it: parsing may pause anywhere.
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.waitForFunction(drawn)
  return come
}

const mark = (field: Locator) => field.evaluate((node) => void Object.assign(node, { isOurs: true }))

/** Pages that the live server sends with their data. */
const [category, business] = ['/kategorite/restorante_dhe_kafene', '/biznes/biz_001']

/** Path, with its data or without; the field's name, what is typed, what says that it was searched for. */
const searches = [
  [home, 'without', 'Kërko biznese', 'sofra e shtat', /^1 rezultat$/],
  [categories, 'without', 'Kërko kategori', 'zzqq xxjj', /^Nuk u gjet asnjë kategori/],
  [faq, 'without', 'Kërko te pyetjet', 'zzqq xxjj', /^Nuk u gjeten rezultate/],
  [home, 'with', 'Kërko biznese', 'sofra e shtat', /^1 rezultat$/],
  [category, 'with', 'Kërko në këtë kategori', 'zzqq xxjj', /^Nuk u gjetën/],
  [business, 'with', 'Kërko në komente', 'zzqq xxjj', /^Asnjë koment nuk përputhet me kërkimin\.$/],
] as const
type Search = (typeof searches)[number]
/** In `npm test` the one of this page without data. */
const searchesAt = (path: string) => searches.filter(([at, data]) => isDeep || (at === path && data === 'without'))
const placeOf = async ([path, data]: Search) => (data === 'with' ? (await liveSite()) + path : path)
// By its type: the role changes where the field becomes a combobox.
const fieldOf = (page: Page) => page.locator('main input[type="text"]')

/** The focused field, as far as typing is concerned. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement)) return activeElement?.outerHTML
    const { value, selectionStart, labels } = activeElement
    return { isOurs: 'isOurs' in activeElement, value, caret: selectionStart, label: labels?.[0]?.textContent }
  })

describe('text typed', () => {
  // The slow phone costs ten seconds of processor: `npm test` takes one page whose field becomes another with a list.
  const rows = searchesAt(home).flatMap((search) => delays.map((delay) => ({ path: search[0], delay, search })))

  /** The result is there, and the field is the one that was painted, with all that was typed. */
  async function expectFound(page: Page, [, , label, text, result]: Search): Promise<void> {
    await page.getByText(result).first().waitFor()
    await page.waitForFunction(hydrated)
    expect(await focused(page)).toEqual({ isOurs: true, value: text, caret: text.length, label })
  }

  test.for(rows)(
    'with real keys on $path, $search.1 its data, from $delay ms after the first paint',
    async ({ search, delay }, { visit: { page } }) => {
      await paint(page, await placeOf(search))
      await mark(fieldOf(page))
      await page.waitForTimeout(delay)
      await fieldOf(page).focus()
      await page.keyboard.type(search[3], { delay: 50 })
      await expectFound(page, search)
    },
  )

  test.for(searchesAt(faq))(
    'on %s %s its data by an on-screen keyboard, whose composition goes on when the scripts come',
    async (search, { visit: { page } }) => {
      const text = search[3]
      const come = await openWithoutScripts(page, await placeOf(search))
      await mark(fieldOf(page))
      await fieldOf(page).focus()
      const keyboard = await page.context().newCDPSession(page)
      const begun = text.slice(0, 3)
      await keyboard.send('Input.imeSetComposition', { text: begun, selectionStart: 3, selectionEnd: 3 })
      come()
      await page.waitForFunction(hydrated)
      // It replaces what is being composed.
      await keyboard.send('Input.insertText', { text })
      await expectFound(page, search)
    },
  )
})

interface Marked {
  /** The controls as painted. */
  controls: Element[]
  /** The texts of those that the app pressed. */
  performed: (string | null)[]
}

/** Marks every control to be known again; returns how many there are. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const marked: Marked = {
      controls: [...document.querySelectorAll('#root :is(a[href], button, input, select, summary)')],
      performed: [],
    }
    document.addEventListener('click', ({ isTrusted, target }) => {
      if (!isTrusted) marked.performed.push((target as Element).textContent)
    })
    Object.assign(window, marked)
    return marked.controls.length
  })

const performed = (page: Page) => page.evaluate(() => (window as unknown as Marked).performed)
const gone = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Marked).controls.filter((node) => !node.isConnected).map((node) => node.outerHTML),
  )

describe('before the scripts', () => {
  test.for(isDeep ? paths : [home])('every link of %s leads to its address', async (path, { visit: { page } }) => {
    await openWithoutScripts(page, path)
    const led: string[] = []
    await page.route(
      ({ origin, pathname }) => origin === appUrl && !pathname.includes('.'),
      async (route) => {
        led.push(new URL(route.request().url()).pathname)
        // An answer without content leaves the page where it is.
        await route.fulfill({ status: 204 })
      },
    )
    const links = await page.locator('#root a[href^="/"]').all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      if (!(await link.isVisible())) await page.getByRole('button', { name: 'Hap menynë' }).click()
      const count = led.length
      await link.click({ noWaitAfter: true })
      const address = await link.getAttribute('href')
      await expect.poll(() => led.slice(count), { interval: 10 }).toEqual([address])
    }
  })

  test.for(sample)(
    'what is pressed on %s acts once when they come, what needs none acts at once, and every control stays',
    async (path, { visit: { page } }) => {
      const come = await openWithoutScripts(page, path)
      expect(await markControls(page)).toBeGreaterThan(15)
      const dark = page.getByRole('radio', { name: 'e errët' })
      await dark.check()
      const question = page.locator('details').nth(1)
      if (path === faq) await question.locator('summary').click()
      // The button of home leads away: below. The first one on /faq shows everything and is the last to be pressed.
      const buttons = path === home ? [] : (await page.locator('main button').all()).reverse()
      for (const button of buttons) await button.click()
      const pressed = await Promise.all(buttons.map((button) => button.textContent()))
      expect(pressed.length).toBe(path === faq ? 6 : 0)
      await page.getByRole('button', { name: 'Hap menynë' }).click()
      const signUp = page.getByRole('banner').getByRole('link', { name: 'Regjistrohu' })
      await signUp.click({ trial: true })

      come()
      await page.waitForFunction(hydrated)
      expect(await performed(page)).toEqual(pressed)
      await page.getByRole('button', { name: 'Mbyll menynë' }).waitFor()
      await signUp.click({ trial: true })
      expect(await dark.isChecked()).toBe(true)
      expect(
        await page.evaluate(() => [localStorage.getItem('theme'), document.documentElement.dataset.theme]),
      ).toEqual(['dark', 'dark'])
      if (path === faq) expect(await question.getAttribute('open')).toBe('')
      expect(await gone(page)).toEqual([])
    },
  )

  const withData = [
    // Its own effect: other comments.
    [home, 'Komentet pasuese', (page: Page) => page.getByText('Komentet 5–8 nga 16'), /nga 5 yje"/],
    [category, 'Filtro dhe rendit', (page: Page) => page.getByRole('dialog', { name: 'Filtro dhe rendit' }), /^$/],
    [business, /^Ruaj/, (page: Page) => page.getByRole('button', { name: /^E ruajtur/, pressed: true }).first(), /^$/],
  ] as const

  test.for(isDeep ? withData : withData.slice(0, 1))(
    'a control of %s with its data acts once when they come, and every control stays',
    async ([path, name, effect, exchanged], { visit: { page } }) => {
      const come = await openWithoutScripts(page, (await liveSite()) + path)
      expect(await markControls(page)).toBeGreaterThan(15)
      const button = page.locator('main').getByRole('button', { name }).first()
      const text = await button.textContent()
      await button.click()
      await page.getByRole('button', { name: 'Hap menynë' }).click()
      come()
      await page.waitForFunction(hydrated)
      expect(await performed(page)).toEqual([text])
      await effect(page).waitFor({ state: 'attached' })
      expect((await gone(page)).filter((html) => !exchanged.test(html))).toEqual([])
    },
  )

  test('a topic of /faq pressed last is the one that is shown', async ({ visit: { page } }) => {
    const come = await openWithoutScripts(page, faq)
    for (const name of ['Siguria', 'Llogaria', 'Siguria']) await page.getByRole('button', { name }).click()
    come()
    await page.locator('main button[aria-pressed="true"]', { hasText: 'Siguria' }).waitFor()
    expect(await page.locator('main button[aria-pressed="true"]').count()).toBe(1)
    expect(await page.locator('details').count()).toBeLessThan(9)
  })

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

describe('on home', () => {
  /** Where the page has been, each place once in a row. */
  function places(page: Page): string[] {
    const seen: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      if (seen.at(-1) !== pathname) seen.push(pathname)
    })
    return seen
  }

  test.for(delays)(
    'a user who presses ‘Shto biznes’ %s ms after the first paint gets its dialog, and sees no link of visitors',
    async (delay, { visit }) => {
      const { page } = visit
      await visit.signIn()
      const seen = places(page)
      await paint(page, home)
      expect(await page.locator('header a[href="/login"]').isVisible()).toBe(false)
      await page.waitForTimeout(delay)
      const opener = page.getByRole('button', { name: 'Shto biznes' })
      await mark(opener)
      await opener.click()
      await page.getByRole('dialog', { name: 'Shto biznes' }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
      await page.getByRole('combobox', { name: 'Kategoria *' }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(() => 'isOurs' in (document.activeElement ?? {}))).toBe(true)
      expect(seen).toEqual([home])
    },
  )
})
