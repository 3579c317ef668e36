// The directory as a visitor walks it: filters, order, page and place on the page live in the address and its history.
import type { Page } from 'playwright-core'
import {
  apiUrl,
  expect,
  expectNoAxeViolations,
  hydrated,
  isDeep,
  pathOf,
  switchScheme,
  looking as test,
} from './harness'
import { resize, sidewaysScroll } from './measure'
import { heading } from './onPage'
import { schemes } from './screens'

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
const chosen = (page: Page) => page.getByRole('list', { name: 'Filtrat aktivë' }).getByRole('listitem').allInnerTexts()
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the reader is at this place of the page, give or take what a scroll bar decides. */
const isAt = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, top)

/**
 * Waits until the address is this one, its answer stands, and the app runs, which knows where the reader was. The page
 * follows some frames later: until then the answer before stands there, and is not busy. The canonical address tells
 * that path and page number have been followed; what filters have chosen tells that they have.
 */
async function settledAt(page: Page, place: string): Promise<void> {
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, place)
  await page.waitForFunction((wanted) => {
    const { pathname, searchParams } = new URL(wanted, location.href)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    const shown = canonical && new URL(canonical.href)
    return shown?.pathname === pathname && shown.searchParams.get('faqe') === searchParams.get('faqe')
  }, place)
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
  await page.waitForFunction(hydrated)
  // What comes with them could still move what is measured.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const category = '/kategorite/ndertim_dhe_shtepi'

test('by category: filter, order, page, open, and all the way back and forth; typing is no step of it [CATPAGE-17, CATPAGE-31, CATPAGE-32, CATPAGE-34]', async ({
  visit,
}) => {
  const { page, open } = visit
  await open('/kategorite')
  await page.getByRole('link', { name: 'Ndërtim dhe shtëpi', exact: true }).click()
  await heading(page, 'Bizneset në Ndërtim dhe shtëpi (11 biznese)').waitFor()
  await page.getByRole('button', { name: '2+ Yje' }).click()
  await settledAt(page, `${category}?yje=2`)
  await page.getByLabel('Rendit sipas').selectOption('highest_rated')
  // What the results answer to, which may follow the address.
  await expect.poll(() => chosen(page)).toEqual(['2 yje e lart', 'Renditja: Më të vlerësuarat'])
  await settledAt(page, `${category}?yje=2&rendit=highest_rated`)
  const first = await names(page)
  expect(first).toHaveLength(10)
  // The chips of what is chosen fit a phone.
  await resize(page, 360, 640)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectNoAxeViolations(page)
  await resize(page, 1280, 800)

  await page.getByRole('button', { name: 'Pas', exact: true }).click()
  const second = `${category}?yje=2&rendit=highest_rated&faqe=2`
  await settledAt(page, second)
  expect(await page.title()).toMatch(/, faqja 2 ·/)
  const [last, ...others] = await names(page)
  expect(others).toEqual([])
  expect(first).not.toContain(last)
  await page.getByRole('link', { name: last }).click()
  await heading(page, last ?? '').waitFor()
  const business = pathOf(page)

  await page.goBack()
  await settledAt(page, second)
  expect(await names(page)).toEqual([last])
  await page.goBack()
  await settledAt(page, `${category}?yje=2&rendit=highest_rated`)
  expect(await names(page)).toEqual(first)
  await page.goBack()
  await settledAt(page, `${category}?yje=2`)
  expect(await page.getByLabel('Rendit sipas').inputValue()).toBe('most_relevant')
  await page.goBack()
  await settledAt(page, category)
  expect(await page.getByRole('button', { name: 'Të gjitha' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('list', { name: 'Filtrat aktivë' }).count()).toBe(0)

  for (const place of [`${category}?yje=2`, `${category}?yje=2&rendit=highest_rated`, second]) {
    await page.goForward()
    await settledAt(page, place)
  }
  expect(await names(page)).toEqual([last])
  await page.goForward()
  await heading(page, last ?? '').waitFor()
  expect(pathOf(page)).toBe(business)

  // Typing makes no history of its own.
  await page.goBack()
  await settledAt(page, second)
  await page.getByLabel('Kërko në këtë kategori').fill('  a ')
  await settledAt(page, `${category}?kerko=a&yje=2&rendit=highest_rated`)
  await page.goBack()
  await settledAt(page, `${category}?yje=2&rendit=highest_rated`)
})

test('Back and Forward return to where the reader was, in a category and among comments', async ({ visit }) => {
  const { page, open } = visit
  await open(category)
  await settledAt(page, category)
  const link = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first()
  const name = await link.innerText()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const inCategory = await scrollY(page)
  expect(inCategory).toBeGreaterThan(300)
  await link.click()
  await heading(page, name).waitFor()
  await isAt(page, 0)
  await page.goBack()
  await heading(page, /Ndërtim dhe shtëpi \(/).waitFor()
  await isAt(page, inCategory)
  await page.goForward()
  await heading(page, name).waitFor()
  await isAt(page, 0)

  // Turning the page is not going away from the place one was at.
  await page.goBack()
  await isAt(page, inCategory)
  await page.getByRole('button', { name: 'Pas', exact: true }).scrollIntoViewIfNeeded()
  const atPager = await scrollY(page)
  await page.getByRole('button', { name: 'Pas', exact: true }).click()
  await settledAt(page, `${category}?faqe=2`)
  await isAt(page, 0)
  await page.goBack()
  await settledAt(page, category)
  await isAt(page, atPager)

  await open('/biznes/biz_001')
  await settledAt(page, '/biznes/biz_001')
  const next = page.getByRole('button', { name: 'Faqja tjetër' })
  await next.scrollIntoViewIfNeeded()
  const inComments = await scrollY(page)
  expect(inComments).toBeGreaterThan(300)
  await next.click()
  await settledAt(page, '/biznes/biz_001?faqe=2')
  await isAt(page, 0)
  await page.goBack()
  await settledAt(page, '/biznes/biz_001')
  await isAt(page, inComments)
  await page.goForward()
  await settledAt(page, '/biznes/biz_001?faqe=2')
  await isAt(page, 0)
})

test.runIf(isDeep)('Back to a hundred categories returns to the one that was left', async ({ visit }) => {
  const { page, open } = visit
  await page.route(`${apiUrl}/v1/categories`, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    // The one that is opened is known to the server by its own names.
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...data[0],
      ...(at === 80 ? {} : { _id: `c${at}`, slug: `k-${at}` }),
      name: `Kategoria ${at}`,
    }))
    await route.fulfill({ response, json: { ...rest, data: many } })
  })
  await open('/kategorite')
  await page.waitForFunction(hydrated)
  const cards = page.getByRole('main').getByRole('article')
  for (const count of [30, 60, 90]) {
    await expect.poll(() => cards.count()).toBe(count)
    await page.getByRole('button', { name: 'Shfaq më shumë' }).press('Enter')
  }
  await expect.poll(() => cards.count()).toBe(100)
  const link = page.getByRole('link', { name: 'Kategoria 80', exact: true })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(2000)
  await link.press('Enter')
  await heading(page, /Kategoria 80/).waitFor()
  await isAt(page, 0)
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(100)
  await isAt(page, left)
  expect(await link.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
})

test('on a phone the filters are a sheet, which follows, fits and gives the focus back', async ({ visit }) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 320, height: 640 })
  await open(category)
  await page.getByRole('button', { name: 'Filtro dhe rendit', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtro dhe rendit' })
  await sheet.waitFor()
  for (const scheme of isDeep ? schemes : schemes.slice(-1)) {
    await switchScheme(page, scheme)
    await expectNoAxeViolations(page, 'dialog[open]')
  }
  expect(await sidewaysScroll(page)).toBe(0)
  await sheet.getByRole('button', { name: '4+ Yje' }).click()
  await settledAt(page, `${category}?yje=4`)
  const show = sheet.getByRole('button', { name: /^Shfaq \d+ biznese?$/ })
  const count = /\d+/.exec(await show.innerText())?.[0]
  await show.click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filtro dhe rendit (1)')
  expect(await names(page)).toHaveLength(Number(count))
  await page.goBack()
  await settledAt(page, category)
  await page.getByRole('button', { name: 'Filtro dhe rendit', exact: true }).waitFor()
  await page.getByText('1 / 2', { exact: true }).waitFor()
})
