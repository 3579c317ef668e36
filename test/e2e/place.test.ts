// Where the reader is after another page of a list was opened.
import type { Page } from 'playwright-core'
import { expect, test } from './harness'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const category = '/kategorite/restorante_dhe_kafene'

for (const [path, next, heading] of [
  [category, 'Pas', /^Bizneset në /],
  ['/biznes/biz_001', 'Faqja tjetër', 'Komentet'],
  ['/komentet-e-mia', 'Faqja tjetër', 'Komentet'],
] as const) {
  test(`another page of ${path} begins at the top, for the keyboard at the heading of its list`, async ({ visit }) => {
    const { page, open, signIn } = visit
    await signIn()
    await open(path)
    const before = await cards(page).first().innerText()
    await page.getByRole('button', { name: next, exact: true }).press('Enter')
    await expect.poll(() => cards(page).first().innerText()).not.toBe(before)
    const title = page.getByRole('heading', { name: heading, exact: true })
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(async () => (await title.boundingBox())?.y).toBeLessThan(700)
    // From there the list is near, and nothing scrolls back to the pages below.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}
