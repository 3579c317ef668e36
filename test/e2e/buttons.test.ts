// Buttons as drawn: variants, sizes, and what loading does to them.
import type { Locator, Page } from 'playwright-core'
import { expect, galleryUrl, looking as test } from './harness'

const gallery = `${galleryUrl}/__parts`
const variants = ['primary', 'secondary', 'danger', 'outline']

/** Opens the gallery, and waits for the fonts: a button measured before and after they come has two widths. */
async function openGallery({ page, open }: { page: Page; open: (path: string) => Promise<void> }): Promise<void> {
  await open(gallery)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const look = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, borderColor } = getComputedStyle(element)
    return [backgroundColor, color, borderColor].join(' ')
  })
const size = (button: Locator) =>
  button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  })

test('buttons have four variants and four sizes, each unlike the others [UI-03]', async ({ visit }) => {
  const { page } = visit
  await openGallery(visit)
  const looks = new Set<string>()
  for (const variant of variants) {
    const row = page.getByRole('heading', { level: 3, name: `${variant}: xs, sm, md, lg` }).locator('..')
    const buttons = (await row.getByRole('button', { name: 'Ruaj' }).all()).slice(0, 4)
    const drawn = await Promise.all(buttons.map(size))
    const [xs, sm, md, lg] = drawn
    expect(drawn.map(({ height }) => height)).toEqual([28, 36, 44, 52])
    expect([xs, sm, md, lg].map((one) => one?.width)).toEqual(drawn.map(({ width }) => width).toSorted((a, b) => a - b))
    expect(new Set(drawn.map(({ width }) => Math.round(width))).size).toBe(4)
    const [bare, own] = await row.evaluate((element) => {
      const without = element.appendChild(document.createElement('button'))
      const grounds = [without, element.querySelector('button') ?? without].map((one) => getComputedStyle(one))
      const found = grounds.map(({ backgroundColor }) => backgroundColor)
      without.remove()
      return found
    })
    expect(own, `${variant} has a look of its own`).not.toBe(bare)
    const same = new Set(await Promise.all(buttons.map(look)))
    expect(same.size).toBe(1)
    for (const one of same) looks.add(one)
  }
  expect(looks.size).toBe(variants.length)
})

test('a loading button has a spinner, is disabled, and is as large as before in every size [UI-04]', async ({
  visit,
}) => {
  const { page } = visit
  await openGallery(visit)
  const row = page.getByRole('heading', { level: 3, name: 'loading in every size' }).locator('..')
  const buttons = await row.getByRole('button').all()
  expect(buttons).toHaveLength(4)
  for (const button of buttons) {
    expect(await button.isDisabled()).toBe(true)
    const ring = await button.locator('[aria-hidden]').boundingBox()
    expect(ring?.width).toBeGreaterThan(10)
    const colour = await button.locator('[aria-hidden]').evaluate((one) => getComputedStyle(one).borderTopColor)
    expect(colour).not.toBe('rgba(0, 0, 0, 0)')
    const loading = await size(button)
    // The words stay inside: nothing sticks out of the narrower padding.
    const room = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return element.getBoundingClientRect().right - words.getBoundingClientRect().right
    })
    expect(room).toBeGreaterThanOrEqual(2)
    await button.evaluate((element) => {
      element.removeAttribute('aria-busy')
      element.querySelector('[aria-hidden]')?.remove()
    })
    const before = await size(button)
    expect(loading.width).toBeCloseTo(before.width, 0)
    expect(loading.height).toBeCloseTo(before.height, 0)
  }
})
