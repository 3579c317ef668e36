// Where the reader is after another page of a list was opened, and after the page was loaded again.
import type { Page } from 'playwright-core'
import { expect, holdScripts, hydrated, isDeep, rested, looking as test } from './harness'
import { hasFocus } from './onPage'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const category = '/kategorite/restorante_dhe_kafene'

/** With the two kinds of buttons that turn pages; the third list has one of them. */
const lists = [
  [category, 'Pas', /^Bizneset në /],
  ['/biznes/biz_001', 'Faqja tjetër', 'Komentet'],
  ['/komentet-e-mia', 'Faqja tjetër', 'Komentet'],
] as const

for (const [path, next, heading] of isDeep ? lists : lists.slice(0, 2)) {
  test(`another page of ${path} begins at the top, for the keyboard at the heading of its list`, async ({ visit }) => {
    const { page, open, signIn } = visit
    await signIn()
    await open(path)
    const before = await cards(page).first().innerText()
    await page.getByRole('button', { name: next, exact: true }).press('Enter')
    await expect.poll(() => cards(page).first().innerText()).not.toBe(before)
    const title = page.getByRole('heading', { name: heading, exact: true })
    expect(await hasFocus(title)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(700)
    // From there the list is near, and nothing scrolls back to the pages below.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Reads far down and loads the page again, whose answers wait until the function returned is called. */
async function reloadSlowly(page: Page): Promise<{ place: number; answer: () => void }> {
  await cards(page).first().waitFor()
  await rested(page)
  await page.evaluate(() => {
    const { scrollHeight } = document.documentElement
    window.scrollTo(0, Math.round((scrollHeight - innerHeight) * 0.8))
  })
  const place = await placeOf(page)
  expect(place).toBeGreaterThan(400)
  const answer = await holdScripts(page, /\/v1\//)
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(hydrated)
  await page.getByRole('contentinfo').waitFor()
  return { place, answer }
}

for (const path of isDeep ? ['/biznes/biz_002', category] : ['/biznes/biz_002']) {
  test(`a reload of ${path} comes back to the place, however late its list comes`, async ({ visit }) => {
    const { page, open } = visit
    await open(path)
    const { place, answer } = await reloadSlowly(page)
    answer()
    const isThere = async () => Math.abs((await placeOf(page)) - place) < 80
    await expect.poll(isThere).toBe(true)
    await rested(page)
    expect(await isThere()).toBe(true)
  })
}

test('after a reload the wheel wins over the place before it', async ({ visit }) => {
  const { page, open } = visit
  await open(category)
  const { answer } = await reloadSlowly(page)
  const waiting = await placeOf(page)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => placeOf(page)).not.toBe(waiting)
  const own = await placeOf(page)
  answer()
  await cards(page).first().waitFor()
  await rested(page)
  expect(await placeOf(page)).toBe(own)
})
