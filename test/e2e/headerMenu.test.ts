// The header at every width: what does not fit beside the logo is in a menu that a button opens.
import { appUrl, expect, isDeep, looking as test } from './harness'
import { resize } from './measure'
import { store } from './session'

const links = ['Shkruaj një koment', 'Kategoritë', 'Rreth nesh', 'Të ruajturat', 'Hyr', 'Regjistrohu']

const rows = [
  ['a visitor', false, isDeep ? [320, 360, 479, 480, 600, 768, 863, 864, 1280] : [320, 863, 864, 1280]],
  ['who has a session that is over', true, [360, 1280]],
] as const

test.for(isDeep ? rows : rows.slice(0, 1))(
  '%s sees the logo at every width, and all links, one to log in, beside it or in the menu, which the button opens and closes [HEADER-01, HEADER-02, HEADER-03, HEADER-04, HEADER-05]',
  async ([, isOver, widths], { visit }) => {
    const { page, open, expectProblem } = visit
    if (isOver) {
      await page.goto('/robots.txt')
      await page.evaluate(store, { refreshToken: 'over' })
      expectProblem(/401/)
    }
    await open('/info')
    const header = page.getByRole('banner')
    const inMenu: number[] = []
    for (const width of widths) {
      await resize(page, width, 740)
      await header.getByRole('link', { name: 'Vlerëso, kryefaqja' }).click({ trial: true })
      const areSeen = async () =>
        Promise.all(links.map((name) => header.getByRole('link', { name, exact: true }).isVisible()))
      const toggle = header.getByRole('button', { name: 'Hap menynë' })
      if (await toggle.isVisible()) {
        inMenu.push(width)
        expect(await areSeen(), `closed at ${width} px`).toEqual(links.map(() => false))
        await toggle.click()
      }
      // Where a pointer reaches it: in the window, and under nothing else.
      for (const name of links) await header.getByRole('link', { name, exact: true }).click({ trial: true })
      if (inMenu.includes(width)) {
        await header.getByRole('button', { name: 'Mbyll menynë' }).click()
        await toggle.waitFor()
        await header.getByRole('link', { name: 'Hyr', exact: true }).waitFor({ state: 'hidden' })
      }
    }
    // A phone has the menu, also one held across.
    expect(inMenu).toEqual(widths.filter((width) => width < 864))
    await header.getByRole('link', { name: 'Hyr', exact: true }).click()
    await page.waitForURL(`${appUrl}/login`)
  },
)
