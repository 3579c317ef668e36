// Every route in a real browser, under the strict policy: its heading, one header and footer, nothing for axe to find.
import { routes } from '@/lib/paths'
import { appUrl, expect, expectNoAxeViolations, test } from './harness'

/** Route -> an address of it and its main heading. */
const screens: Record<Exclude<keyof typeof routes, 'homeAlias' | 'supportAlias'>, [path: string, heading: RegExp]> = {
  home: ['/', /^Po kërkon një biznes që mund ti besosh\?$/],
  about: ['/rreth_nesh', /./],
  info: ['/info', /./],
  rules: ['/rregullore', /./],
  support: ['/suport', /^Si mund të të ndihmojmë\?$/],
  faq: ['/faq', /./],
  terms: ['/kushtet', /^Kushtet e përdorimit$/],
  categories: ['/kategorite', /^Kategoritë e bizneseve$/],
  category: ['/kategorite/restorante_dhe_kafene', /^Bizneset në Restorante dhe kafene \(10 biznese\)$/],
  choose: ['/koment', /./],
  write: ['/koment/biz_001', /./],
  business: ['/biznes/biz_001', /^Sofra e Shtatë Lugëve$/],
  login: ['/login', /./],
  signup: ['/signup', /./],
  verifyEmail: ['/verify-email', /./],
  resetPassword: ['/reset-password?token=x', /./],
  myComments: ['/komentet-e-mia', /./],
  profile: ['/profile', /./],
}

const widths = [360, 768, 1280]

test.for([...Object.values(screens), ['/nuk-ka', /^Faqja nuk u gjet$/] as const])(
  '%s shows its heading, and axe finds nothing in light and dark at every width',
  async ([path, heading], { visit }) => {
    const { page } = visit
    await visit.open(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.locator('body > #root header:not(main header)').count()).toBe(1)
    expect(await page.locator('body > #root footer:not(main footer)').count()).toBe(1)
    expect(await page.title()).toMatch(/\S/)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
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
