// Where things stand on a business's page: the first comment comes early, and writing one stays in reach of a thumb.
import type { Locator } from 'playwright-core'
import { apiUrl, expect, isDeep, rested, looking as test } from './harness'
import { resize } from './measure'

const path = '/biznes/biz_001'

/** All of it is in the window, and nothing lies over its middle or its lower edge. */
async function expectOnScreen(seen: Locator): Promise<void> {
  const where = await seen.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const isClear = [(top + bottom) / 2, bottom - 3].every((y) => {
      const over = document.elementFromPoint((left + right) / 2, y)
      return over !== null && (one.contains(over) || over.contains(one))
    })
    return { top, bottom, isClear, name: one.outerHTML.slice(0, 80), height: window.innerHeight }
  })
  expect(where.top, where.name).toBeGreaterThanOrEqual(0)
  expect(where.bottom, where.name).toBeLessThanOrEqual(where.height)
  expect(where.isClear, `${where.name} is covered`).toBe(true)
}

test('the first comment begins early on a desktop, where the contact stands beside it', async ({ visit }) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(path)
  const first = page.getByRole('article').first()
  await first.waitFor()
  await rested(page)
  const [comment, contact] = [await first.boundingBox(), await page.getByLabel('Kontakti').boundingBox()]
  expect(comment?.y).toBeLessThanOrEqual(600)
  expect(contact?.x).toBeGreaterThanOrEqual((comment?.x ?? 0) + (comment?.width ?? 0))
  expect(contact?.y).toBeLessThanOrEqual(comment?.y ?? 0)
  for (const name of [/^Shiko në hartë/, /^\+355/, /^info@/]) await expectOnScreen(page.getByRole('link', { name }))
  for (const name of [/^Telefono$/, /^Harta/]) expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
})

test('a copied comment has a blank after the words that are hidden from the eye', async ({ visit }) => {
  const { page, open } = visit
  await open(path)
  const head = page.getByRole('article').first().locator('header')
  await head.waitFor()
  const copied = await head.evaluate((one) => {
    getSelection()?.selectAllChildren(one)
    return String(getSelection())
  })
  expect(copied).toMatch(/^Koment nga \p{L}.*\s+Publikuar më \d/u)
})

test.for(isDeep ? ['biz_001', 'biz_002', 'biz_003'] : ['biz_001'])(
  'the first screen of %s on a phone has name, score with its count, city, contact, actions and the beginning of the first comment, none covered',
  async (id, { visit }) => {
    const { page, open } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    await open(`/biznes/${id}`)
    const first = page.getByRole('article').first()
    await first.waitFor()
    await rested(page)
    const head = page.locator('main header').first()
    for (const seen of [
      head.getByRole('heading', { level: 1 }),
      head.getByRole('img', { name: /nga 5 yje$/ }),
      head.getByText(/^[\d.]+K? komente$/),
      head.getByText(/^.+\s· [^·]+$/),
      page.getByRole('button', { name: /^Ruaj / }),
      page.getByLabel('Kontakti').getByRole('definition'),
      page.getByLabel('Kontakti').getByRole('link', { name: /^\+355/ }),
      ...[/^Shkruaj një koment$/, /^Telefono$/, /^Harta/, /^Visito faqen/].map((name) =>
        head.getByRole('link', { name }),
      ),
      first.locator('time'),
      first.getByRole('img', { name: /nga 5 yje$/ }),
    ]) {
      await expectOnScreen(seen.first())
    }
    // In one row.
    const middles = await page
      .getByRole('link', { name: /^(Shkruaj një koment|Telefono|Harta|Visito faqen)/ })
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2))
    expect(middles.length).toBe(4)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
  },
)

test('on a phone a finger finds each line of the contact', async ({ visit }) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  await open(path)
  const links = page.getByLabel('Kontakti').getByRole('link').filter({ visible: true })
  await links.first().waitFor()
  const boxes = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect(boxes).toHaveLength(2)
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(24)
  // One above the other: neither takes the other's presses.
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? 0)
})

test('on a tablet the stars of the distribution are as high as their figures, and the footer keeps its words apart', async ({
  visit,
}) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 768, height: 900 })
  await open(path)
  const stars = page.locator('button svg[viewBox="0 0 24 24"]:has(+ svg[data-level])')
  await stars.first().waitFor()
  const heights = await stars.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights).toHaveLength(5)
  expect(Math.max(...heights)).toBeLessThanOrEqual(16)
  const links = page.getByRole('contentinfo').getByRole('link', { name: /Instagram|TikTok/ })
  const words = await links.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()))
  expect(words).toEqual([expect.stringMatching(/^\S+ në Instagram/), expect.stringMatching(/^\S+ në TikTok/)])
})

test('on a phone the way to write stays at the bottom edge and covers neither the focus nor the end of the page', async ({
  visit,
}) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  await open(path)
  await page.getByRole('article').first().waitFor()
  const write = page.getByRole('main').getByRole('link', { name: 'Shkruaj një koment' })
  const topOf = async () => (await write.boundingBox())?.y ?? 0
  const before = await topOf()
  expect(before).toBeGreaterThan(650)
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab')
    const { isIn, bottom } = await page.evaluate(() => {
      const { activeElement } = document
      return {
        isIn: activeElement?.parentElement?.textContent?.startsWith('Shkruaj një koment') === true,
        bottom: activeElement?.getBoundingClientRect().bottom ?? 0,
      }
    })
    if (!isIn) expect(bottom).toBeLessThanOrEqual((await topOf()) + 1)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await topOf()).toBeCloseTo(before, 0)
  const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(await topOf())
  // What is left below the footer has its colour.
  const [left, footer] = await page.evaluate(() => [
    getComputedStyle(document.body).borderBlockEndColor,
    getComputedStyle(document.querySelector('footer') ?? document.body).backgroundColor,
  ])
  expect(left).toBe(footer)
})

test('the days of a search stand beside each other, also with an error', async ({ visit }) => {
  const { page, open } = visit
  await open(`${path}?nga=2026-11-05`)
  const [from, to] = [page.getByLabel('Nga data'), page.getByLabel('Deri në datën')]
  await to.fill('31.11.2026')
  await page.keyboard.press('Tab')
  await page.getByText('Kjo datë nuk ekziston.').waitFor()
  for (const width of [360, 1280]) {
    await resize(page, width, 800)
    const [left, right] = [await from.boundingBox(), await to.boundingBox()]
    expect(left?.y, `at ${width} px`).toBe(right?.y)
  }
})

test('on paper the logo covers nothing, no ink goes into the band, and telephone and site are there', async ({
  visit,
}) => {
  const { page, open } = visit
  // As wide as a sheet.
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(path)
  await page.getByRole('article').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('link', { name: /^\+355/ }).isVisible()).toBe(true)
  expect(await page.getByText('sofra-e-shtate-lugeve.example', { exact: true }).isVisible()).toBe(true)
  expect(await page.locator('svg[data-dyed]').isVisible()).toBe(false)
  const way = await page.getByRole('navigation', { name: 'Ku ndodhesh' }).boundingBox()
  const logo = await page.getByRole('img', { name: /^Logoja/ }).boundingBox()
  expect(logo?.y).toBeGreaterThanOrEqual((way?.y ?? 0) + (way?.height ?? 0))
})

// On a phone what stands below the kind and the description depends on how many lines they take.
test.for([
  { width: 360, height: 740, parts: 4 },
  { width: 1280, height: 800, parts: 6 },
])('at $width px the page stands where its skeleton promised it', async ({ width, height, parts }, { visit }) => {
  const { page } = visit
  await page.setViewportSize({ width, height })
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`${apiUrl}/**/businesses/biz_003*`, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto('/biznes/biz_003')
  await page.getByText('Duke ngarkuar biznesin…').waitFor()
  /** Cover, logo, name, score, promises, comments. */
  const tops = () =>
    page.evaluate(() => {
      const places = [
        'svg[data-dyed]',
        '[data-size]',
        'h1, [data-size] + div',
        '[data-size] + div + div',
        'a[href="/rregullore"]',
        'section[aria-labelledby="comments"] h2, h2',
      ]
      const main = document.querySelector('main')
      return places.map((place) => {
        const found = [...(main?.querySelectorAll(place) ?? [])].find((one) => one.textContent !== 'Kontakti')
        return found?.getBoundingClientRect().top ?? Number.NaN
      })
    })
  const before = await tops()
  answer()
  await page.getByRole('article').first().waitFor()
  const moved = (await tops()).map((top, at) => Math.abs(top - (before[at] ?? Number.NaN)))
  expect(moved).toHaveLength(6)
  for (const by of moved.slice(0, parts)) expect(by, `${moved}`).toBeLessThanOrEqual(8)
})
