// The list below the search for businesses, as drawn: whole on every page that has it, over whatever stands below.
import { expect, looking as test } from './harness'

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
