// The list of categories as it is drawn: cards in columns, each leading to its category wherever it is pressed.
import type { Page } from 'playwright-core'
import { expect, hydrated, looking as test } from './harness'
import { resize } from './measure'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Where each card stands on the page, wherever that is scrolled to. */
const boxes = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect()
      return { left, top: top + window.scrollY, right, bottom: bottom + window.scrollY }
    }),
  )

/** What each card leads to, and what is hit by a press on its name, its picture and the room beside them. */
const pressed = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      card.scrollIntoView({ block: 'center' })
      const link = card.querySelector('h2 a') ?? card
      const middleOf = (part: Element) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [left + width / 2, top + height / 2] as const
      }
      const { left, top, right, bottom } = card.getBoundingClientRect()
      const [x, line] = middleOf(link)
      const points = [
        [x, line],
        middleOf(card.querySelector('[data-hue]') ?? card),
        [right - 4, line],
        [left + 4, top + 16],
        [left + 4, bottom - 16],
      ] as const
      const hit = points.map(
        (point) =>
          document
            .elementFromPoint(...point)
            ?.closest('a')
            ?.getAttribute('href') ?? '',
      )
      return { to: link.getAttribute('href') ?? '', hit }
    }),
  )

test('on a phone the subcategories of a card are one line, which fades where it goes on', async ({ visit }) => {
  const { page } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  await visit.open('/kategorite')
  const lists = page.getByRole('list', { name: /^Nënkategoritë: / })
  await lists.first().waitFor()
  const drawn = await lists.evaluateAll((all) =>
    all.map((list) => {
      const tops = [...list.children].map((one) => one.getBoundingClientRect().top)
      const { height } = list.getBoundingClientRect()
      return { tops: new Set(tops).size, isOneLine: height < 48, mask: getComputedStyle(list).maskImage }
    }),
  )
  expect(drawn.length).toBeGreaterThan(8)
  for (const list of drawn)
    expect(list).toEqual({ tops: 1, isOneLine: true, mask: expect.stringContaining('gradient') })
})

test.for(['', '?kerko=e'])(
  '/kategorite%s is a grid of cards, as many in a row as there is room, which lead to their own category wherever they are pressed [CATLIST-01, CATLIST-07]',
  async (query, { visit }) => {
    const { page } = visit
    await visit.open(`/kategorite${query}`)
    await page.waitForFunction(hydrated)
    await cards(page).nth(3).waitFor()
    for (const [width, columns] of [
      [320, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1920, 3],
    ] as const) {
      await resize(page, width, 800)
      const drawn = await boxes(page)
      // Each row is filled from the left, before the next one begins.
      const lefts = drawn.slice(0, columns).map(({ left }) => left)
      expect(lefts, `at ${width} px`).toEqual([...new Set(lefts)].sort((one, other) => one - other))
      for (const [at, { left, top, right, bottom }] of drawn.entries()) {
        const place = `card ${at} at ${width} px`
        expect(Math.min(right - left, bottom - top), place).toBeGreaterThan(40)
        expect(left, place).toBe(lefts[at % columns])
        expect(top, place).toBeCloseTo(drawn[at - (at % columns)]?.top ?? 0)
        expect(top, place).toBeGreaterThanOrEqual(drawn[at - columns]?.bottom ?? 0)
      }
      const found = await pressed(page)
      expect(new Set(found.map(({ to }) => to)).size).toBe(found.length)
      for (const { to, hit } of found) {
        expect(to).toMatch(/^\/kategorite\/[^/]+$/)
        expect(hit, `at ${width} px`).toEqual(hit.map(() => to))
      }
    }
    const [first] = await pressed(page)
    const picture = cards(page).first().locator('[data-hue]')
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {}
    await page.mouse.click(x + 8, y + 8)
    await page.waitForFunction((to) => location.pathname === to, first?.to)
  },
)
