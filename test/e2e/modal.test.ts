// The dialog in a real browser: sizes, focus, Escape, backdrop, the page behind (jsdom has no modal dialogs).
import type { Page } from 'playwright-core'
import { expect, expectNoAxeViolations, galleryUrl, isDeep, switchScheme, looking as test } from './harness'
import { schemes } from './screens'

const gallery = `${galleryUrl}/__parts`
const dialog = (page: Page) => page.getByRole('dialog')
const opener = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })

/** Opens the sample and waits until it stands. */
async function show(page: Page, text: string) {
  await opener(page, text).click()
  await dialog(page).waitFor()
}
const boxOf = async (page: Page) => {
  const box = await dialog(page).boundingBox()
  if (!box) throw new Error('no dialog')
  return box
}
/** How the focus is called: name or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

test('a modal has the sizes sm, md, lg and xl, and never more than the screen [UI-05]', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  const measured: number[] = []
  for (const size of ['sm', 'md', 'lg', 'xl']) {
    await show(page, `Hap ${size}`)
    measured.push((await boxOf(page)).width)
    await page.keyboard.press('Escape')
  }
  expect(measured).toEqual([384, 512, 768, 1024])
  await page.setViewportSize({ width: 320, height: 600 })
  await show(page, 'Hap xl')
  const { x, width } = await boxOf(page)
  expect(x).toBeGreaterThanOrEqual(8)
  expect(x + width).toBeLessThanOrEqual(312)
})

test('a modal closes on a backdrop click, not on a drag out of it or into it [UI-07]', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  await show(page, 'Hap md')
  const { x, y, width, height } = await boxOf(page)
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
  expect(await focused(page)).toBe('Hap md')
})

const viewports = [
  [360, 480],
  [1280, 800],
] as const

test.for(isDeep ? viewports : viewports.slice(0, 1))(
  'a long modal is 90% as high as a viewport of %i x %i, and scrolls inside [UI-09]',
  async ([width, height], { visit }) => {
    const { page } = visit
    await page.setViewportSize({ width, height })
    await visit.open(gallery)
    await show(page, 'Hap të gjatën')
    const box = await boxOf(page)
    expect(Math.abs(box.height - height * 0.9)).toBeLessThanOrEqual(1)
    const last = page.getByRole('button', { name: 'Në fund' })
    await last.scrollIntoViewIfNeeded()
    const button = await last.boundingBox()
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(box.y + box.height)
    expect(await page.getByRole('button', { name: 'Close modal' }).boundingBox()).toMatchObject({
      y: expect.closeTo(box.y, -2),
    })
  },
)

test('the focus goes to the first field, never out of the dialog, and back to the opener when Escape closes it [UI-06]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  await show(page, 'Hap me fushë')
  expect(
    await dialog(page)
      .getByLabel('Emri i biznesit')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    // Between the last and the first stands the browser itself, which is the body to the page.
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, header, body')?.tagName)
    expect(['DIALOG', 'BODY']).toContain(place)
  }
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Hap me fushë')
})

test('the page behind a modal does not scroll, and does not move aside', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  const place = () => opener(page, 'Hap sm').evaluate((button) => button.getBoundingClientRect().toJSON())
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
  const { x, y } = await boxOf(page)
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
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const scheme of isDeep ? schemes : schemes.slice(-1)) {
      await switchScheme(page, scheme)
      await expectNoAxeViolations(page, 'dialog[open]')
    }
    const box = await open.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(320)
    expect(await open.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  }
})
