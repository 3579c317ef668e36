// Where things stand on a business's page: the first comment comes early, and writing one stays within reach of a thumb.
import { expect, rested, looking as test } from './harness'
import { resize } from './measure'

const path = '/biznes/biz_001'

test('the first comment begins early, on a phone as on a desktop', async ({ visit }) => {
  const { page, open } = visit
  await open(path)
  const first = page.getByRole('article').first()
  await first.waitFor()
  await rested(page)
  for (const [width, height, most] of [
    [1280, 800, 640],
    [360, 740, 900],
  ] as const) {
    await resize(page, width, height)
    const top = await first.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
    expect(top, `at ${width} px`).toBeLessThanOrEqual(most)
  }
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
        isIn: activeElement?.textContent === 'Shkruaj një koment',
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

test('on paper the logo covers nothing, and the telephone is there', async ({ visit }) => {
  const { page, open } = visit
  // As wide as a sheet.
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(path)
  await page.getByRole('article').first().waitFor()
  expect(await page.getByRole('link', { name: /^\+355/ }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('link', { name: /^\+355/ }).isVisible()).toBe(true)
  const way = await page.getByRole('navigation', { name: 'Ku ndodhesh' }).boundingBox()
  const logo = await page.getByRole('img', { name: /^Logoja/ }).boundingBox()
  expect(logo?.y).toBeGreaterThanOrEqual((way?.y ?? 0) + (way?.height ?? 0))
})
