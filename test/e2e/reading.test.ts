// The reading path as a visitor walks it: from the search, from a latest comment.
import type { Page } from 'playwright-core'
import { appUrl, expect, hydrated, pathOf, rested, looking as test } from './harness'
import { heading } from './onPage'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The texts of the list on screen, once there is one; its fonts decide which of them are shortened. */
async function listed(page: Page): Promise<string[]> {
  await cards(page).first().waitFor()
  await rested(page)
  return cards(page).allInnerTexts()
}

/** What the page shows before and after `act` differ; waits until it does. */
async function listedAfter(page: Page, before: readonly string[], act: () => Promise<void>): Promise<string[]> {
  await act()
  await page.waitForFunction((old) => {
    const now = document.querySelector<HTMLElement>('main article')?.innerText
    return now !== undefined && now !== old
  }, before[0])
  return listed(page)
}

test('from the search on home to a business and the next page of its comments, and back [HOME-08]', async ({
  visit,
}) => {
  const { page, open } = visit
  await open('/')
  await page.getByRole('combobox').fill('sofra')
  await page.getByRole('option', { name: /Sofra e Shtatë Lugëve/ }).click()
  await heading(page, 'Sofra e Shtatë Lugëve').waitFor()
  expect(pathOf(page)).toBe('/biznes/biz_001')
  const first = await listed(page)
  expect(first).toHaveLength(10)

  const second = await listedAfter(page, first, () => page.getByRole('button', { name: 'Faqja tjetër' }).click())
  expect(pathOf(page)).toBe('/biznes/biz_001?faqe=2')
  expect(second.filter((text) => first.includes(text))).toEqual([])

  expect(await listedAfter(page, second, async () => void (await page.goBack()))).toEqual(first)
  await page.goBack()
  await heading(page, /^Po kërkon/).waitFor()
})

test('whatever of a latest comment is pressed, its card leads to its business [HOME-15]', async ({ visit }) => {
  const { page, open } = visit
  await open('/')
  await page.waitForFunction(hydrated)
  const region = page.getByRole('region', { name: 'Komentet e fundit' })
  await cards(page).first().waitFor()
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

test('dates and times are Albanian in a browser that knows no Albanian [CONST-03] [CONST-04]', async ({ visit }) => {
  const { page, open } = visit
  await open('/')
  const times = page.getByRole('region', { name: 'Komentet e fundit' }).locator('time')
  await times.first().waitFor()
  for (const text of await times.allInnerTexts()) {
    expect(text).toMatch(/^(tani|dje|\d+ (minutë|minuta|orë|ditë|muaj|vit|vjet) më parë)$/)
  }
  await open('/biznes/biz_001')
  const months = 'janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor'
  const dates = page.getByText(/^Data e eksperiencës: /)
  await dates.first().waitFor()
  for (const text of await dates.allInnerTexts()) {
    expect(text).toMatch(new RegExp(`^Data e eksperiencës: \\d{1,2} (${months}) \\d{4}$`))
  }
})
