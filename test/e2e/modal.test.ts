// The dialog in a real browser: sizes, focus, Escape, backdrop, the page behind (jsdom has no modal dialogs).
import type { Page } from 'playwright-core'
import { expect, expectNoAxeViolations, galleryUrl, isDeep, switchScheme, looking as test } from './harness'
import { boxOf } from './measure'
import { enlargeText, hasFocus } from './onPage'
import { schemes } from './screens'

const gallery = `${galleryUrl}/__parts`
const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })

/** Opens the sample and waits until it stands. */
async function show(page: Page, text: string) {
  await opener(page, text).click()
  await dialog(page).waitFor()
}

test('a modal has the sizes sm, md, lg and xl, and never more than the screen; a long one is 90% as high as that, and scrolls inside [UI-05, UI-09]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  const measured: number[] = []
  for (const size of ['sm', 'md', 'lg', 'xl']) {
    await show(page, `Hap ${size}`)
    measured.push((await boxOf(dialog(page))).width)
    await page.keyboard.press('Escape')
  }
  expect(measured).toEqual([384, 512, 768, 1024])
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 360, height: 480 },
  ]) {
    await page.setViewportSize({ width, height })
    await show(page, 'Hap të gjatën')
    const box = await boxOf(dialog(page))
    expect(Math.abs(box.height - height * 0.9)).toBeLessThanOrEqual(1)
    const last = page.getByRole('button', { name: 'Në fund' })
    await last.scrollIntoViewIfNeeded()
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(box.bottom)
    expect((await boxOf(page.getByRole('button', { name: 'Close modal' }))).y).toBeCloseTo(box.y, -2)
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 320, height: 600 })
  await show(page, 'Hap xl')
  const { x, right } = await boxOf(dialog(page))
  expect(x).toBeGreaterThanOrEqual(8)
  expect(right).toBeLessThanOrEqual(312)
})

test('the focus goes to the first field, never out of the dialog, and back to the opener when Escape or a click on the backdrop closes it, not a drag out of it or into it [UI-06, UI-07]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  await show(page, 'Hap me fushë')
  expect(await hasFocus(dialog(page).getByLabel('Emri i biznesit'))).toBe(true)
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first stands the browser itself, which is the body to the page.
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, body')?.tagName)
    expect(['DIALOG', 'BODY']).toContain(place)
  }
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await hasFocus(opener(page, 'Hap me fushë'))).toBe(true)

  await show(page, 'Hap md')
  const { x, y, width, height } = await boxOf(dialog(page))
  const inside = [x + width / 2, y + height - 20] as const
  const outside = [x - 60, y + height / 2] as const
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
    [inside, inside],
  ] as const) {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await page.mouse.up()
    expect(await dialog(page).count()).toBe(1)
  }
  await page.mouse.click(...outside)
  await dialog(page).waitFor({ state: 'detached' })
  expect(await hasFocus(opener(page, 'Hap md'))).toBe(true)
})

test('the page behind a modal does not scroll, and does not move aside', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  const place = () => boxOf(opener(page, 'Hap sm'))
  await opener(page, 'Hap sm').scrollIntoViewIfNeeded()
  const before = await place()
  await show(page, 'Hap sm')
  expect(await place()).toEqual(before)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  // Two frames: a scroll would have begun.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await place()).toEqual(before)
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await place()).y).toBeLessThan(before.y)
})

test('a busy modal is closed by nothing: Escape again and again, backdrop, button', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  await show(page, 'Hap të zënën')
  await page.getByRole('button', { name: 'Zëre' }).click()
  const { x, y } = await boxOf(dialog(page))
  const tryAll = async () => {
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Escape')
    await page.mouse.click(x - 40, y)
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Escape')
  }
  await tryAll()
  expect(await page.getByRole('button', { name: 'Close modal' }).isDisabled()).toBe(true)
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  // A press on plain words puts the focus on nothing; the keys go to the page then.
  await page.getByRole('heading', { name: 'E zënë' }).click()
  await tryAll()
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.getByRole('button', { name: 'Liroje' }).click()
  await page.getByRole('heading', { name: 'E zënë' }).click()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
})

test('axe finds nothing in an open dialog at 320 px with large text', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  for (const [text, role] of [
    ['Hap me fushë', 'dialog'],
    ['Fshi komentin', 'alertdialog'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await opener(page, text).click()
    const open = page.getByRole(role)
    await open.waitFor()
    await page.setViewportSize({ width: 320, height: 600 })
    await enlargeText(page)
    for (const scheme of isDeep ? schemes : schemes.slice(-1)) {
      await switchScheme(page, scheme)
      await expectNoAxeViolations(page, 'dialog[open]')
    }
    const box = await open.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(320)
    expect(await open.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await enlargeText(page, '')
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  }
})
