// Every route in a real browser, under the strict policy: its heading, one header and footer, nothing for axe to find.
import { routes } from '@/lib/paths'
import { appUrl, expect, expectNoAxeViolations, isDeep, rested, switchScheme, test } from './harness'
import { allScreens, ownPaths, schemes, screens, widths } from './screens'
import { expectSeen } from './seen'

test.for(allScreens)(
  '%s shows its heading between one header and one footer, and axe finds nothing, in light and dark, on a phone and on a desktop [ROUTE-25]',
  async ([path, heading], { visit }) => {
    const { page } = visit
    if (ownPaths.has(path)) await visit.signIn()
    await visit.open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await rested(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    const bars = ['header', 'footer'].map((bar) => page.locator(`body > #root ${bar}:not(main ${bar})`))
    for (const bar of bars) expect(await bar.count()).toBe(1)
    expect(await page.title()).toMatch(/\S/)
    for (const scheme of schemes) {
      await switchScheme(page, scheme)
      // The colours are the same at every width, what is shown is not. A tenth of `npm test` is axe: each pair runs in test:deep.
      for (const width of isDeep ? widths : [scheme === 'light' ? 360 : 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const bar of bars) await expectSeen(bar)
        await expectNoAxeViolations(page)
      }
    }
  },
)

test.for([
  ['/home', '/'],
  ['/support', '/suport'],
] as const)('%s leads to %s and leaves no entry to come back to', async ([from, to], { visit }) => {
  const { page } = visit
  await visit.open('/info')
  await visit.open(from)
  expect(page.url()).toBe(appUrl + to)
  await page.goBack()
  expect(page.url()).toBe(`${appUrl}/info`)
})

test('every route of the table is visited', () => {
  const aliases = ['homeAlias', 'supportAlias']
  expect(Object.keys(screens).sort()).toEqual(
    Object.keys(routes)
      .filter((name) => !aliases.includes(name))
      .sort(),
  )
})
