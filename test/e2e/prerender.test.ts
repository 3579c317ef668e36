// Pages that are HTML before any script: what they show without one, and with one that does not come, and that React
// takes over the very elements that stand there. On the production build, under its content policy; its log is silent,
// so React's complaints are listened for in the gallery's build.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { routes } from '@/lib/paths'
import { appUrl, expect, galleryUrl, holdScripts, hydrated, isDeep, test } from './harness'

const { home, faq, categories } = routes

/** Path -> heading, words of its text, the tab's title. */
const pages: Readonly<Record<string, readonly [heading: string, words: string, title: string]>> = {
  [home]: [
    'Po kërkon një biznes që mund ti besosh?',
    'Një zë për person.',
    'Vlerëso · Komente dhe vlerësime për biznese në Shqipëri',
  ],
  [categories]: [
    'Kategoritë e bizneseve',
    'Shfleto bizneset në Shqipëri sipas kategorisë',
    'Kategoritë e bizneseve · Vlerëso',
  ],
  [faq]: ['Pyetje të shpeshta', 'Nuk e gjete përgjigjen?', 'Pyetje të shpeshta · Vlerëso'],
  '/404': ['Faqja nuk u gjet', 'Kjo faqe nuk ekziston ose është zhvendosur.', 'Faqja nuk u gjet · Vlerëso'],
}
/** One that asks for data, one with its own parts, one of no address; every page: test/flows/prerender.test.tsx. */
const sample = [home, faq, '/404']
const entry = /\/assets\/index-[^/]*\.js$/

/** Keeps the app's own script back until the function returned is called: what is seen before it is the HTML. */
const holdScript = (page: Page) => holdScripts(page, entry)

/** Files of the app that a page asks for, in their order. */
function filesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) asked.push(request.url())
  })
  return asked
}

/** The app runs. */
const running = (page: Page) => page.waitForFunction(hydrated)

describe('without scripts', () => {
  let browser: Browser
  let context: BrowserContext
  beforeAll(async () => {
    browser = await chromium.connect(inject('e2e').browserUrl)
    context = await browser.newContext({ baseURL: appUrl, javaScriptEnabled: false, locale: 'sq-AL' })
  })
  afterAll(() => browser.close())

  // The first, one with a list, one of no address; that others are taken over as they are:
  // test/flows/prerender.test.tsx.
  test.for([home, categories, '/404'])(
    '%s can be read, looks as it should, and has no grey boxes for what would come',
    async (path) => {
      const [heading, words, title] = pages[path] ?? ['', '', '']
      const page = await context.newPage()
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.getByRole('main').getByText(words).waitFor()
      // Chromium under test keeps the note from the eye.
      expect(await page.locator('noscript').textContent()).toContain('aktivizo JavaScript-in')
      expect(await page.title()).toBe(title)
      const look = await page.evaluate(() => ({
        header: getComputedStyle(document.querySelector('header') ?? document.body).position,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
        sheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).length,
        isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }))
      expect(look).toMatchObject({ header: 'sticky', sheets: 0, isTooWide: false })
      const hasOwn = path !== home && path !== '/404'
      expect(look.description.startsWith('Kërko biznese në Shqipëri, lexo komente')).toBe(!hasOwn)
      expect(look.description.length).toBeGreaterThan(30)
      const boxes = page.locator('main :is(div, span, li):empty:not([role])')
      // `/` is also sent for businesses.
      if (path !== '/404') expect(await boxes.count()).toBeGreaterThan(3)
      expect(await boxes.filter({ visible: true }).count()).toBe(0)
      await page.close()
    },
  )
})

describe('with scripts', () => {
  test.for(sample)(
    'React keeps the elements of %s, under their title, and has nothing to say against them',
    async (path, { visit }) => {
      const { page } = visit
      const come = await holdScript(page)
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      await page.goto(`${galleryUrl}${path}`, { waitUntil: 'commit' })
      await page.locator('footer').waitFor()
      // The look that was chosen is there before the app.
      await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
      const title = await page.title()
      const count = await page.evaluate(() => {
        const seen = [...document.querySelectorAll('#root *')]
        Object.assign(window, { seen })
        return seen.length
      })
      expect(count).toBeGreaterThan(50)
      come()
      await running(page)
      const gone = await page.evaluate(() => {
        const { seen } = window as unknown as { seen: Element[] }
        return seen
          .filter((node) => !node.isConnected && node.closest('h1, p, header, footer, section, details'))
          .map((node) => node.outerHTML)
      })
      expect(gone).toEqual([])
      expect(await page.title()).toBe(title)
    },
  )

  test('a host that does not let the script of the page run has the app all the same', async ({ visit }) => {
    const { page } = visit
    await page.route(`${galleryUrl}/nuk-ka-gje`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<script>.*?<\/script>/, '')
      await route.fulfill({ response, body })
    })
    await visit.open(`${galleryUrl}/nuk-ka-gje`)
    await running(page)
    await page.getByRole('heading', { level: 1, name: pages[home]?.[0] }).waitFor({ state: 'detached' })
  })

  test.for([home, faq])(
    'the styles of %s are asked for before its scripts, and each file once',
    async (path, { visit }) => {
      const files = filesAsked(visit.page)
      await visit.open(path)
      await running(visit.page)
      const styles = [...(await visit.page.content()).matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
        ([, file]) => file,
      )
      expect(styles.length).toBeGreaterThan(1)
      expect(files.length).toBeGreaterThan(5)
      expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([])
      const first = files.slice(0, styles.length).map((url) => new URL(url).pathname)
      expect(first.toSorted()).toEqual(styles.toSorted())
    },
  )

  test.for(isDeep ? [`${faq}/`, `${faq}?utm_source=x`, `${categories}?kerko=kafe`] : [`${categories}?kerko=kafe`])(
    '%s is the page it was',
    async (path, { visit }) => {
      await visit.open(`${galleryUrl}${path}`)
      await running(visit.page)
      expect(new URL(visit.page.url()).pathname + new URL(visit.page.url()).search).toBe(path)
      const wanted = new URLSearchParams(path.split('?')[1]).get('kerko') ?? ''
      expect(await visit.page.getByRole('textbox', { name: /Kërko/ }).inputValue()).toBe(wanted)
    },
  )
})

describe('while the script is on its way', () => {
  test.for(isDeep ? ['/biznes/biz_001', '/kategorite/restorante_dhe_kafene', '/login'] : ['/biznes/biz_001'])(
    'the other files of %s come, each once',
    async (path, { visit }) => {
      const { page } = visit
      const asked = filesAsked(page)
      const come = await holdScript(page)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      // By links that the boot script activates, or where the page has a file of its own, by that.
      const ahead = await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLLinkElement>('link:is([rel="modulepreload"], [rel="stylesheet"])')
        return [...links].map(({ href }) => href)
      })
      expect(ahead.length).toBeGreaterThan(8)
      await expect.poll(() => ahead.filter((url) => !asked.includes(url))).toEqual([])
      come()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await running(page)
      expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
    },
  )
})
