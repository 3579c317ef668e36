// What moves, and that nothing does for readers who asked for less motion.
import type { Page } from 'playwright-core'
import { expect, rested, test } from './harness'
import { countShifts, shiftsOf } from './measure'

const business = '/biznes/biz_001'

/** The window with the names of the elements whose animations have begun. */
interface Watched extends Window {
  moved: string[]
}

/** Remembers every animation of the pages opened from now on. */
const watchMotion = (page: Page) =>
  page.addInitScript(() => {
    const { moved } = Object.assign(window, { moved: [] as string[] })
    document.addEventListener('animationstart', ({ target }) => moved.push((target as Element).localName))
  })

/** How many stars (`path`), bars (`rect`) or comments have moved. */
const moved = (page: Page, shape: 'path' | 'rect' | 'article') =>
  page.evaluate((one) => (window as unknown as Watched).moved.filter((name) => name === one).length, shape)

/** The bars have come. */
const counted = (page: Page) => page.getByRole('button', { name: /^5 yje: \d+ komente/ }).waitFor()

test('the stars of a score are filled and its bars grow, once, and push nothing about', async ({ visit }) => {
  const { page, open } = visit
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchMotion(page)
  await countShifts(page)
  await open(business)
  await counted(page)
  await expect.poll(() => moved(page, 'rect')).toBe(5)
  await expect.poll(() => moved(page, 'path')).toBe(5)
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.02)
  await page.getByRole('button', { name: 'Filtro' }).click()
  await page.getByRole('button', { name: /^5 yje: \d+ komente/ }).click()
  await page.waitForURL(/yje=5/)
  await rested(page)
  expect(await moved(page, 'rect')).toBe(5)
})

test('the comment on the first screen settles once; for readers who asked for less motion nothing moves', async ({
  visit,
}) => {
  const { page, open } = visit
  await watchMotion(page)
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open('/')
    await page.locator('article:has(h2)').waitFor()
    await rested(page)
    expect(await moved(page, 'article'), reducedMotion).toBe(count)
  }
  await open(business)
  await counted(page)
  await rested(page)
  expect([await moved(page, 'rect'), await moved(page, 'path')]).toEqual([0, 0])
})
