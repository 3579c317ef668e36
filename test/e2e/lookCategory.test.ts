// Where things stand on the pages of categories and of the saved list: what is seen first, stays in view, is printed.
import { expect, holdScripts, hydrated, isDeep, looking as test } from './harness'
import { boxOf } from './measure'

const category = '/kategorite/restorante_dhe_kafene'
const phone = { width: 360, height: 740 }

test('a phone has one way back, one line of subcategories that fades where it goes on, the first business at once, and three whole ones below the filters, which stay', async ({
  visit,
}) => {
  const { page } = visit
  await page.setViewportSize(phone)
  await visit.open(category)
  const cards = page.getByRole('main').getByRole('article')
  const box = (at: number) => boxOf(cards.nth(at))
  await cards.first().waitFor()
  expect(await page.getByRole('navigation', { name: 'Ku ndodhesh' }).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Kthehu te Kategoritë' }).isVisible()).toBe(true)
  const subcategories = page.getByRole('list', { name: 'Nënkategoritë' }).getByRole('link')
  await subcategories.first().waitFor()
  const tops = await subcategories.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops).size, 'they stand in one line').toBe(1)
  const mask = () =>
    page.getByRole('list', { name: 'Nënkategoritë', exact: true }).evaluate((row) => getComputedStyle(row).maskImage)
  expect(await mask()).toContain('gradient')
  await page.keyboard.press('Tab')
  await subcategories.nth(2).focus()
  expect(await mask()).toBe('none')
  expect((await box(0)).bottom).toBeLessThanOrEqual(phone.height)
  // A reader who scrolls to the results: the first stands right below what stays.
  const bar = page.getByRole('region', { name: 'Filtrat' })
  await cards.first().evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 130))
  await page.waitForFunction(() => window.scrollY > 0)
  const [stuck, header] = [await boxOf(bar), await boxOf(page.getByRole('banner'))]
  expect(Math.abs(stuck.y - header.bottom)).toBeLessThanOrEqual(1)
  expect((await box(0)).y).toBeGreaterThanOrEqual(stuck.bottom - 1)
  expect((await box(2)).bottom).toBeLessThanOrEqual(phone.height)
})

test.for([phone, { width: 1280, height: 800 }])(
  'at $width px businesses of a list are equally high but for names and categories, with whole telephone, site and e-mail in one line, and an edge around the score',
  async (size, { visit }) => {
    const { page } = visit
    await page.setViewportSize(size)
    await visit.open(category)
    const cards = page.getByRole('main').getByRole('article')
    await cards.first().waitFor()
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => {
        const heightOf = (one: Element | null | undefined) => one?.getBoundingClientRect().height ?? 0
        const facts = card.querySelector('ul')
        const contacts = [...card.querySelectorAll(':scope > ul > li')]
        return {
          height: Math.round(heightOf(card) - heightOf(card.querySelector('h2')) - heightOf(facts?.parentElement)),
          lines: contacts.map((one) => one.getBoundingClientRect().bottom),
          isCut: contacts.map((one) => one.scrollWidth > one.clientWidth),
          kinds: [...(facts?.children ?? [])].map((one) => (one as HTMLElement).offsetWidth && one.textContent),
          isWhole: [...(facts?.parentElement?.querySelectorAll('*') ?? [])].every((one) => {
            const { right } = one.getBoundingClientRect()
            return right <= card.getBoundingClientRect().right + 1
          }),
        }
      }),
    )
    expect(seen.length).toBeGreaterThan(5)
    expect(new Set(seen.map(({ height }) => height)).size).toBe(1)
    for (const { lines, isCut, kinds, isWhole } of seen) {
      expect(lines).toHaveLength(3)
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(6)
      expect(isCut[0]).toBe(false)
      // On a phone the page's own category is left out, and nothing of the others is cut.
      if (size === phone) {
        expect(kinds.at(-1)).toBe(0)
        expect(isWhole).toBe(true)
      } else expect(kinds.at(-1)).toBe('Restorante dhe kafene')
    }
    // The badge of a score is a shape on paper: its edge has the colour of its figure.
    const badge = await page
      .locator('article [data-band]')
      .first()
      .evaluate((one) => {
        const { borderTopColor, color, borderTopWidth } = getComputedStyle(one)
        return { isEdged: borderTopColor === color, width: Number.parseFloat(borderTopWidth) }
      })
    expect(badge.isEdged).toBe(true)
    expect(badge.width).toBeGreaterThanOrEqual(1)
  },
)

test.for(isDeep ? [phone, { width: 1280, height: 800 }] : [phone])(
  'at $width px what has the focus is not below the filters',
  async (size, { visit }) => {
    const { page } = visit
    await page.setViewportSize(size)
    await visit.open(`${category}?yje=2`)
    await page.waitForFunction(hydrated)
    // Name, button and telephone.
    const stops = page.getByRole('main').locator('article :is(a, button)')
    await stops.first().waitFor()
    const last = await stops.count()
    await stops.nth(last - 1).focus()
    // Backwards from the last card to the first one.
    for (let at = 0; at < last - 1; at += 1) {
      await page.keyboard.press('Shift+Tab')
      const { top, bar } = await page.evaluate(() => ({
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
        bar: document.querySelector('main section[aria-label="Filtrat"]')?.getBoundingClientRect().bottom ?? 0,
      }))
      expect(top).toBeGreaterThanOrEqual(bar - 1)
    }
  },
)

test('a saved list is kept over a reload, heard of by another tab, and printed with address and telephone', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/biznes/biz_001')
  const save = page.getByRole('button', { name: /^Ruaj / })
  await save.click()
  const other = await page.context().newPage()
  await other.goto(new URL('/te-ruajturat', page.url()).href)
  const card = other.getByRole('article')
  await card.waitFor()
  // The buttons above the list are equally high.
  const buttons = other.getByRole('main').getByRole('button', { name: /^(Ruaji edhe këtu|Kopjo linkun|Printo)$/ })
  const heights = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: /^E ruajtur /, pressed: true }).click()
  await other.getByRole('button', { name: /^Ruaj /, pressed: false }).waitFor()
  await other.emulateMedia({ media: 'print' })
  expect(await other.getByRole('button').filter({ visible: true }).count()).toBe(0)
  const text = await card.innerText()
  expect(text).toContain('Tiranë')
  expect(text).toMatch(/\+355 6\d/)
  await other.close()
})

const sizes = [
  [360, 740],
  [1280, 800],
  [768, 1024],
] as const

test.for(isDeep ? sizes : sizes.slice(0, 2))(
  'at %i × %i nothing moves when the businesses come',
  async ([width, height], { visit: { page } }) => {
    await page.setViewportSize({ width, height })
    const answer = await holdScripts(page, /\/v1\/businesses\/(sub)?category\//)
    await page.goto('/kategorite/restorante_dhe_kafene')
    await page.getByRole('heading', { level: 1, name: 'Bizneset në Restorante dhe kafene' }).waitFor()
    await page.getByText('Duke ngarkuar bizneset...').waitFor()
    /** The places of the first rows, from the top of the grid cell to its end. */
    const rows = (row: string) =>
      page.locator(row).evaluateAll((found) =>
        found.slice(0, 4).map((one) => {
          const { marginBlockStart, marginBlockEnd } = getComputedStyle(one)
          const { top, bottom } = one.getBoundingClientRect()
          return [top - Number.parseFloat(marginBlockStart), bottom + Number.parseFloat(marginBlockEnd)]
        }),
      )
    const before = await rows('main [role=status] + * > [aria-hidden=true]')
    answer()
    await page.getByRole('article').first().waitFor()
    const after = await rows('main li:has(> article)')
    expect(before).toHaveLength(4)
    const moved = after.flat().map((place, at) => Math.abs(place - (before.flat()[at] ?? Number.NaN)))
    for (const by of moved) expect(by, `${before} / ${after}`).toBeLessThanOrEqual(8)
  },
)

test('a saved business on a phone has its whole address', async ({ visit: { page, open } }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/te-ruajturat?biznese=biz_001,biz_055,biz_049,biz_002')
  await expect.poll(() => page.getByRole('article').count()).toBe(4)
  const places = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const place = [...card.querySelectorAll('span')].find((one) => /^Vendndodhja: /.test(one.textContent))
      return { isWhole: place !== undefined && place.scrollWidth <= place.clientWidth, text: place?.textContent }
    }),
  )
  expect(places.filter(({ isWhole }) => !isWhole)).toEqual([])
})
