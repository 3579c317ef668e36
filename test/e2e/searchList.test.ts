// The list below the search for businesses, as drawn: whole on every page that has it, over whatever stands below.
import { expect, expectNoAxeViolations, looking as test } from './harness'
import { resize, setTextSize } from './measure'

test.for(['/', '/koment'])(
  'every result of the search on %s can be seen and reached [CHOOSE-04]',
  async (path, { visit }) => {
    const { page, open } = visit
    await page.setViewportSize({ width: 1280, height: 1200 })
    await open(path)
    await page.getByRole('combobox').fill('kafe')
    const options = page.getByRole('option')
    await options.nth(4).waitFor()
    // Scrolling to one would hide that it is cut off: what lies at its middle is asked, where it stands.
    const covered = await options.evaluateAll((all) => {
      const list = all[0]?.closest('[role=listbox]')?.getBoundingClientRect()
      const isAt = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const middle = top + height / 2
        // The list itself may scroll.
        if (!list || middle > list.bottom) return true
        return one.contains(document.elementFromPoint(left + width / 2, middle))
      }
      return all.filter((one) => !isAt(one)).map((one) => one.textContent)
    })
    expect(covered).toEqual([])
  },
)

/** Width, height, size of the text; rows. */
const sizes = [
  ['a phone with text twice as large', 360, 740, 32, 2],
  ['a phone whose keyboard is open', 360, 400, 16, 3],
  ['a zoom of 400 %', 320, 256, 16, 2],
] as const

test('three rows of the list are in sight, or as many as fit below the field at the window’s top: it goes there once for each opening', async ({
  visit,
}) => {
  const { page, open } = visit
  const box = page.getByRole('combobox')
  const options = page.getByRole('option')
  const place = () => page.evaluate(() => window.scrollY)
  const show = async () => {
    await box.fill('kafe')
    await options.nth(2).waitFor()
    return options.evaluateAll((all) => {
      const top = document.querySelector('[role=combobox]')?.getBoundingClientRect().top ?? -1
      const inSight = all.map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom <= window.innerHeight)
      const covered = document.elementFromPoint(innerWidth / 2, top + 4)?.closest('header')
      return { rows: inSight.length, top, isFieldSeen: top >= 0 && !covered }
    })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  expect((await show()).rows).toBeGreaterThanOrEqual(3)
  expect(await place()).toBe(0)
  for (const [where, width, height, text, fitting] of sizes) {
    // Closed, then empty.
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
    await setTextSize(page, text)
    await resize(page, width, height)
    await page.evaluate(() => window.scrollTo(0, 0))
    const { rows, top, isFieldSeen } = await show()
    const isAtTop = top < 20
    expect({ where, isFieldSeen, isAtTop, rows }).toEqual({ where, isFieldSeen: true, isAtTop: true, rows: fitting })
  }
  await expectNoAxeViolations(page)
  // Somebody who scrolls and types on is left where they are.
  await page.evaluate(() => window.scrollTo(0, 0))
  await box.press('e')
  await options.first().waitFor()
  expect(await place()).toBe(0)
  await setTextSize(page, 16)
})
