// Where things stand on the home page: the hero is no higher than a third of a screen, and what is real shows without scrolling.
import { expect, holdScripts, looking as test } from './harness'
import { resize } from './measure'
import { expectSeen } from './seen'

test('something real stands above the fold, below a hero of at most 360 px, with the woven star where there is room, and the name in the header stays whole', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/')
  const first = page
    .getByRole('region', { name: 'Shfleto kategoritë' })
    .getByRole('link', { name: 'Restorante dhe kafene' })
  await first.waitFor()
  await page.getByRole('article').first().waitFor()
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await resize(page, width, height)
    const tops = await page.evaluate(() => {
      const hero = document.querySelector('h1')?.parentElement?.parentElement?.getBoundingClientRect()
      const tile = document.querySelector('section[aria-labelledby="categories"] li')?.getBoundingClientRect()
      const card = document.querySelector('article')?.getBoundingClientRect()
      return { hero: hero?.height, tile: tile?.bottom, card: card?.top }
    })
    expect(tops.hero).toBeLessThanOrEqual(360)
    expect(tops.hero).toBeGreaterThan(150)
    expect(tops.tile).toBeLessThan(height)
    // The comments come right behind the categories.
    expect(tops.card).toBeLessThan(1.6 * height)
  }
  const star = page.locator('use[href$="#qilim"]').locator('xpath=..')
  for (const [width, isShown] of [
    [1280, true],
    [1920, true],
    [1024, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await star.isVisible(), `at ${width} px`).toBe(isShown)
    if (!isShown) continue
    const [drawn, search] = [
      await star.boundingBox(),
      await page.getByRole('combobox').locator('xpath=../..').boundingBox(),
    ]
    expect(drawn?.x).toBeGreaterThanOrEqual((search?.x ?? 0) + (search?.width ?? 0))
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  // On a phone with text twice as large.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const lines = await page.getByRole('link', { name: 'Vlerëso, kryefaqja' }).evaluate((logo) => {
    const range = document.createRange()
    range.selectNodeContents(logo.lastChild ?? logo)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await star.isVisible()).toBe(false)
})

test('the button of the search, pressed before the scripts come, leads into the field', async ({ visit: { page } }) => {
  const come = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Kërko' }).click()
  come()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
})

test('a long list of what the search finds is 24rem high and scrolls [SEARCH-14]', async ({ visit }) => {
  const { page } = visit
  await visit.open('/')
  await page.getByRole('combobox').fill('a')
  const list = page.locator('.max-h-96')
  await list.getByRole('option').nth(9).waitFor()
  for (const width of [1280, 360]) {
    await resize(page, width, 800)
    const [drawn, whole] = await list.evaluate((one) => [one.getBoundingClientRect().height, one.scrollHeight])
    expect(drawn, `at ${width} px`).toBe(384)
    // It could be higher.
    expect(whole, `at ${width} px`).toBeGreaterThan(500)
    const end = list.getByRole('option').last()
    await end.scrollIntoViewIfNeeded()
    await expectSeen(end)
  }
})
