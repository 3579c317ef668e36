// Where things stand on a business's page: the first comment comes early, and writing one stays in reach of a thumb.
import type { Locator } from 'playwright-core'
import { expect, expectNoAxeViolations, holdScripts, isDeep, rested, looking as test } from './harness'
import { boxOf, resize } from './measure'

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

test('the first comment begins early on a desktop, where the contact stands beside it and no tool lies on the band, and is copied word by word', async ({
  visit,
}) => {
  const { page, open } = visit
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(path)
  const first = page.getByRole('article').first()
  await first.waitFor()
  await rested(page)
  const [comment, contact] = [await boxOf(first), await boxOf(page.getByLabel('Kontakti'))]
  expect(comment.y).toBeLessThanOrEqual(600)
  expect(contact.x).toBeGreaterThanOrEqual(comment.right)
  expect(contact.y).toBeLessThanOrEqual(comment.y)
  const [save, band] = [
    await boxOf(page.getByRole('button', { name: /^Ruaj / })),
    await boxOf(page.locator('svg[data-dyed]')),
  ]
  expect(save.bottom).toBeLessThanOrEqual(band.y)
  for (const name of [/^Shiko në hartë/, /^\+355/, /^info@/]) await expectOnScreen(page.getByRole('link', { name }))
  for (const name of [/^Telefono$/, /^Harta/]) expect(await page.getByRole('link', { name }).isVisible()).toBe(false)
  // A copied comment has a blank after the words that are hidden from the eye.
  const head = first.locator('header')
  const copied = await head.evaluate((one) => {
    getSelection()?.selectAllChildren(one)
    return String(getSelection())
  })
  expect(copied).toMatch(/^Koment nga \p{L}.*\s+Publikuar më \d/u)
})

test.for(isDeep ? ['biz_001', 'biz_002', 'biz_003'] : ['biz_001'])(
  'the first screen of %s on a phone has name, score with its count, city, contact, actions, a praise and a complaint, none covered, and lines for a finger',
  async (id, { visit }) => {
    const { page, open } = visit
    await page.setViewportSize({ width: 360, height: 740 })
    await open(`/biznes/${id}`)
    await page.getByRole('article').first().waitFor()
    await rested(page)
    const head = page.locator('main header').first()
    for (const seen of [
      head.getByRole('heading', { level: 1 }),
      head.locator('svg[data-level]'),
      head.getByText(/^[\d.]+K? komente$/),
      head.getByText(/^.+\s· [^·]+$/),
      page.getByRole('button', { name: /^Ruaj / }),
      page.getByLabel('Kontakti').getByRole('definition'),
      page.getByLabel('Kontakti').getByRole('link', { name: /^\+355/ }),
      ...[/^Shkruaj një koment$/, /^Telefono$/, /^Harta/, /^Faqja/].map((name) => head.getByRole('link', { name })),
      ...[0, 1].map((side) => page.getByRole('region', { name: 'Dy anët' }).getByRole('blockquote').nth(side)),
    ]) {
      await expectOnScreen(seen.first())
    }
    // In one row, the icons at one height, the words within their columns, which are equally broad.
    const actions = await page
      .getByRole('link', { name: /^(Shkruaj një koment|Telefono|Harta|Faqja)/ })
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, width } = one.getBoundingClientRect()
          const icon = one.querySelector('svg')?.getBoundingClientRect().top
          return { middle: (top + bottom) / 2, width, icon, isWithin: one.scrollWidth <= one.clientWidth }
        }),
      )
    const [write, ...others] = actions
    expect(others.length).toBe(3)
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    expect(spread(actions.map(({ middle }) => middle))).toBeLessThan(2)
    expect(spread(others.map(({ width }) => width))).toBeLessThan(1)
    expect(spread(others.map(({ icon = Number.NaN }) => icon))).toBeLessThan(1)
    expect([write, ...others].filter((one) => !one?.isWithin)).toEqual([])
    // A finger finds each line of the contact: one above the other, neither takes the other's presses.
    const lines = await page.getByLabel('Kontakti').getByRole('link').filter({ visible: true }).all()
    const [upper, lower, ...more] = await Promise.all(lines.map(boxOf))
    expect(more).toEqual([])
    expect(Math.min(upper?.height ?? 0, lower?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(lower?.y).toBeGreaterThanOrEqual(upper?.bottom ?? Number.NaN)
  },
)

test('on a phone both sides come above the comments without moving them, for ears and eyes', async ({ visit }) => {
  const { page } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  const answer = await holdScripts(page, /\/reviews\/search/)
  const search = page.waitForRequest(/\/reviews\/search/)
  await page.goto(path)
  const first = page.getByRole('article').first()
  await Promise.all([first.waitFor(), search])
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await boxOf(first)
  answer()
  const sides = page.getByRole('region', { name: 'Dy anët' })
  await sides.waitFor()
  expect(await boxOf(first)).toEqual(before)
  expect((await boxOf(sides)).bottom).toBeLessThanOrEqual(before.y)
  const isRead = await sides.evaluate((one) => one.compareDocumentPosition(document.querySelector('article') ?? one))
  expect(isRead).toBe(4) // Node.DOCUMENT_POSITION_FOLLOWING
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
  const topOf = async () => (await boxOf(write)).y
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
    expect((await boxOf(from)).y, `at ${width} px`).toBe((await boxOf(to)).y)
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
  const way = await boxOf(page.getByRole('navigation', { name: 'Ku ndodhesh' }))
  expect((await boxOf(page.getByRole('img', { name: /^Logoja/ }))).y).toBeGreaterThanOrEqual(way.bottom)
})

// On a phone what stands below the kind and the description depends on how many lines they take.
test.for([
  { width: 360, height: 740, parts: 4 },
  { width: 1280, height: 800, parts: 6 },
])('at $width px the page stands where its skeleton promised it', async ({ width, height, parts }, { visit }) => {
  const { page } = visit
  await page.setViewportSize({ width, height })
  const answer = await holdScripts(page, /\/businesses\/biz_003/)
  await page.goto('/biznes/biz_003')
  await page.getByText('Duke ngarkuar biznesin…').waitFor()
  /** Cover, logo, name, score, promises, comments. */
  const tops = () =>
    page.evaluate(() => {
      const places = [
        'svg[data-dyed]',
        '[data-size]',
        'h1, [data-size] + div',
        '[data-size] + div ~ div',
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

test('the comments are one stop from the name, and the keys are no offer to a finger', async ({ visit }) => {
  const { page, open } = visit
  await open(path)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('heading', { level: 1 }).evaluate((name) => {
    name.tabIndex = -1 // as after a press on a link
    name.focus()
  })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Kalo te komentet' })
  await expectOnScreen(skip)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('comments')
  await expectOnScreen(page.locator('#comments'))

  const keys = page.getByRole('button', { name: 'Tastet e shpejta' })
  expect(await keys.isVisible()).toBe(true)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await expect.poll(() => keys.isVisible()).toBe(false)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
})

const sizes = [
  [360, 740],
  [1280, 800],
  [768, 1024],
] as const

test.for(isDeep ? sizes : sizes.slice(0, 2))(
  'a pressed row of the distribution stays in sight beside what it has chosen, at %i x %i',
  async ([width, height], { visit }) => {
    const { page, open } = visit
    await page.setViewportSize({ width, height })
    await open(path)
    const row = page.getByRole('button', { name: /^5 yje:/ })
    await row.focus()
    await page.keyboard.press('Enter')
    const chosen = page.getByRole('button', { name: /^5 yje ?: shfaq të gjitha komentet$/ })
    await chosen.waitFor()
    for (const seen of [row, page.locator('#comments'), chosen]) await expectOnScreen(seen)
  },
)
