// Where things stand on home: the hero is at most a third of a screen high, and what is real shows without scrolling.
import type { Page } from 'playwright-core'
import { appUrl, expect, holdScripts, hydrated, isDeep, rested, looking as test } from './harness'
import { boxOf, countShifts, resize, shiftsOf } from './measure'
import { enlargeText, hasFocus } from './onPage'
import { expectInWindow, expectSeen } from './seen'

const sizes = [
  [1280, 800],
  [360, 740],
] as const

/** The comment beside the search. */
const clipping = (page: Page) => page.getByRole('main').locator('article:has(h2)')

/** Around the heading, the search and the drawing. */
const heroBox = 'div:has(> div > h1)'
const searchBar = (page: Page) => page.locator('div:has(> div > [role="combobox"])')

test.for(sizes)(
  'at %i × %i the first screen has a comment with its rating, what is promised, and categories below',
  async ([width, height], { visit: { page, open } }) => {
    await page.setViewportSize({ width, height })
    await open('/')
    const comment = clipping(page)
    await comment.waitFor()
    await rested(page)
    await expectInWindow(page.getByText(/^Pa pagesë · /))
    await expectInWindow(comment.getByRole('heading', { level: 2 }))
    await expectInWindow(comment.locator('time'))
    for (const seen of [comment.getByRole('img', { name: /nga 5 yje$/ }), comment.getByRole('link')])
      await expectInWindow(seen)
    await expectInWindow(comment.getByText(/^\d([.]\d)?$/))
    const tile = page.getByRole('region', { name: 'Shfleto kategoritë' }).getByRole('link').nth(1)
    await expectInWindow(tile)
    const [search, hero, sheet] = [
      await boxOf(searchBar(page)),
      await boxOf(page.locator(heroBox)),
      await boxOf(comment),
    ]
    expect(hero.height).toBeLessThanOrEqual(360)
    expect(hero.height).toBeGreaterThan(150)
    if (width < 1024) {
      // Over the lower edge.
      expect(sheet.y).toBeGreaterThan(search.bottom)
      expect(sheet.y).toBeLessThan(hero.bottom - 20)
      expect(sheet.bottom).toBeGreaterThan(hero.bottom + 80)
    } else {
      expect(sheet.x).toBeGreaterThan(search.right)
      expect(sheet.right).toBeLessThanOrEqual(width)
      expect(sheet.y).toBeGreaterThanOrEqual(hero.y)
      expect(sheet.bottom).toBeLessThanOrEqual(hero.bottom)
    }
    // Pressed anywhere it leads to its business.
    const to = await comment.getByRole('link').getAttribute('href')
    await page.waitForFunction(hydrated)
    await comment.locator('time').click({ force: true })
    await page.waitForURL(`${appUrl}${to}`)
  },
)

const ends = sizes.flatMap(([width, height]) =>
  (['comes', 'fails', 'is not there'] as const).map((end) => [width, height, end] as const),
)
/** Each end once, on a phone and on a desktop by turns. */
const sample = ends.filter((_, at) => at % 2 === 1)

test.for(isDeep ? ends : sample)(
  'at %i × %i nothing moves when the comment %s',
  async ([width, height, end], { visit }) => {
    const { page, open } = visit
    await page.setViewportSize({ width, height })
    await countShifts(page)
    if (end !== 'comes')
      await page.route('**/v1/reviews?*', (route) =>
        route.fulfill(
          end === 'fails'
            ? { status: 403, json: { success: false, message: 'Jo tani' } }
            : { json: { success: true, data: [] } },
        ),
      )
    const answer = await holdScripts(page, /\/v1\/reviews\?/)
    if (end === 'fails') visit.expectProblem(/403/)
    await open('/')
    await page.getByRole('link', { name: 'Restorante dhe kafene' }).waitFor()
    await page.waitForFunction(hydrated)
    // The sheet that waits for it: one below the other with the hero, or in it.
    const sheet = page.locator(`${heroBox} + div > *`)
    const before = await boxOf(sheet)
    answer()
    await (end === 'comes' ? clipping(page) : page.getByRole('link', { name: 'Zgjidh biznesin' })).waitFor()
    await rested(page)
    expect(await boxOf(sheet)).toEqual(before)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
  },
)

test('on a phone the categories are one row, in which each can be reached by keyboard, its name whole and not faded', async ({
  visit: { page, open },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  const row = page.getByRole('region', { name: 'Shfleto kategoritë' }).getByRole('list')
  const tiles = row.getByRole('listitem')
  await tiles.getByRole('link').first().waitFor()
  await rested(page)
  expect(await tiles.count()).toBe(8)
  const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient')
  await page.getByRole('link', { name: 'Të gjitha kategoritë' }).focus()
  for (let at = 0; at < 8; at += 1) {
    await page.keyboard.press('Tab')
    const tile = tiles.nth(at)
    expect(await hasFocus(tile.getByRole('link'))).toBe(true)
    // Its name at least: a browser leaves what is all but whole where it is.
    await expect.poll(async () => (await boxOf(tile.getByRole('link'))).right).toBeLessThanOrEqual(361)
    expect((await boxOf(tile)).x).toBeGreaterThanOrEqual(-1)
    expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toBe('none')
  }
  // The arrow keys sweep it, too.
  const swept = () => row.evaluate((list) => list.scrollLeft)
  const end = await swept()
  expect(end).toBeGreaterThan(300)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(swept).toBeLessThan(end)
})

test('the woven star stands behind the comment where there is room, the skyline below the promise, and the name in the header stays whole', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/')
  await clipping(page).waitFor()
  const star = page.locator('svg:has(use[href$="#qilim"])')
  const skyline = page.locator('svg:has(use[href$="#skyline"])')
  for (const [width, isShown] of [
    [1280, true],
    [1920, true],
    [1024, true],
    [1023, false],
    [360, false],
  ] as const) {
    await resize(page, width, 800)
    expect(await star.isVisible(), `at ${width} px`).toBe(isShown)
    const sheet = await boxOf(clipping(page))
    const promise = await boxOf(page.getByText(/^Pa pagesë · /))
    expect(promise.bottom, `at ${width} px`).toBeLessThanOrEqual((await boxOf(skyline)).y)
    if (!isShown) {
      expect(Math.abs(width - sheet.right - sheet.x), 'as wide as the page').toBeLessThan(20)
      continue
    }
    const [drawn, search] = [await boxOf(star), await boxOf(searchBar(page))]
    expect(drawn.x).toBeGreaterThanOrEqual(search.right)
    expect(drawn.right).toBeGreaterThan(sheet.right)
    expect(drawn.right).toBeLessThanOrEqual(width)
  }
  // On a phone with text twice as large.
  await enlargeText(page)
  const lines = await page.getByRole('link', { name: 'Vlerëso, kryefaqja' }).evaluate((logo) => {
    const range = document.createRange()
    range.selectNodeContents(logo.lastChild ?? logo)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await star.isVisible()).toBe(false)
})

test('the button of the search, pressed before the scripts come, leads into the field', async ({ visit: { page } }) => {
  const come = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Kërko' }).click()
  come()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
})

test('whatever of a latest comment is pressed, its card leads to its business [HOME-15]', async ({ visit }) => {
  const { page, open } = visit
  await open('/')
  await page.waitForFunction(hydrated)
  const region = page.getByRole('region', { name: 'Komentet e fundit' })
  await region.getByRole('article').first().waitFor()
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found = await region.getByRole('article').evaluateAll((all) =>
      all.map((card) => {
        card.scrollIntoView({ block: 'center' })
        const box = card.getBoundingClientRect()
        const named = (part: Element, x: number, y: number) => [`${part.localName} ${part.textContent}`, x, y] as const
        // The middle of each part, and each corner.
        const points = [...card.querySelectorAll('*')]
          .map((part) => ({ part, of: part.getBoundingClientRect() }))
          .filter(({ of }) => of.width > 0 && of.height > 0)
          .map(({ part, of }) => named(part, of.left + of.width / 2, of.top + of.height / 2))
        for (const x of [box.left + 6, box.right - 6])
          for (const y of [box.top + 6, box.bottom - 6]) points.push(named(card, x, y))
        const link = card.querySelector('a')
        const missed = points.filter(([, x, y]) => document.elementFromPoint(x, y)?.closest('a') !== link)
        return { to: link?.getAttribute('href') ?? '', count: points.length, missed }
      }),
    )
    expect(found).toHaveLength(4)
    for (const { to, count, missed } of found) {
      expect(to).toMatch(/^\/biznes\/biz_/)
      expect(count).toBeGreaterThan(12)
      expect(missed, `at ${width} px`).toEqual([])
    }
  }
  const to = await region.getByRole('article').first().getByRole('link').getAttribute('href')
  await region.getByRole('article').first().locator('time').click({ force: true })
  await page.waitForURL(`${appUrl}${to}`)
})

test('a long list of what the search finds is 24rem high and scrolls [SEARCH-14]', async ({ visit }) => {
  const { page } = visit
  await visit.open('/')
  await page.getByRole('combobox').fill('a')
  const list = page.locator('.max-h-96')
  await list.getByRole('option').nth(9).waitFor()
  for (const width of [1280, 360]) {
    await resize(page, width, 800)
    const [drawn, whole] = await list.evaluate((one) => [one.getBoundingClientRect().height, one.scrollHeight])
    expect(drawn, `at ${width} px`).toBe(384)
    // It could be higher.
    expect(whole, `at ${width} px`).toBeGreaterThan(500)
    const end = list.getByRole('option').last()
    await end.scrollIntoViewIfNeeded()
    await expectSeen(end)
  }
})
