// Days are typed and shown in Albanian order whatever the order of the browser's date fields; its calendar fills them.
import type { Page } from 'playwright-core'
import { expect, expectNoAxeViolations, looking as test } from './harness'
import { boxOf, resize, sidewaysScroll } from './measure'
import { enlargeText } from './onPage'

const field = (page: Page) => page.getByLabel('Data e eksperiencës (opsionale)', { exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('the day of an experience is typed in Albanian order and chosen from the browser’s calendar [WRITE-03]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.signIn()
  await visit.open('/koment/biz_150')
  await field(page).pressSequentially('5112026')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Hap kalendarin')
  expect(await field(page).inputValue(), 'what is no day stays as it was typed').toBe('5112026')
  await field(page).fill('')
  await field(page).pressSequentially('5.11.2026')
  await page.keyboard.press('Tab')
  expect(await field(page).inputValue()).toBe('05.11.2026')
  const calendar = page.locator('input[type="date"]')
  expect(await calendar.inputValue()).toBe('2026-11-05')
  // The calendar is a window of the browser's own, which takes the keys.
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight')
      return calendar.inputValue()
    })
    .not.toBe('2026-11-05')
  await page.keyboard.press('Enter')
  const chosen = await calendar.inputValue()
  expect(chosen).toMatch(/^2026-11-\d\d$/)
  expect(await field(page).inputValue()).toBe(chosen.split('-').reverse().join('.'))
  expect(await focused(page)).toBe('Hap kalendarin')
  await expectNoAxeViolations(page)
})

test('a day is whole on a narrow screen and in large text, and its button is big enough to touch', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/biznes/biz_001?nga=2026-11-05')
  const from = page.getByLabel('Nga data')
  await from.waitFor()
  expect(await from.inputValue()).toBe('05.11.2026')
  for (const [width, fontSize] of [
    [320, ''],
    [640, '200%'],
  ] as const) {
    await resize(page, width, 640)
    await enlargeText(page, fontSize)
    const hidden = await from.evaluate((node) => node.scrollWidth - node.clientWidth)
    expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0)
    const button = await boxOf(page.getByRole('button', { name: 'Hap kalendarin' }).first())
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
