// One session in several tabs, in a real browser against a server that refuses a refresh token used twice: rows B of
// the session matrix (robustness S03, S04, S14, S24, S27). Whole with TEST_DEEP, else a sample.
import type { Page, Request } from 'playwright-core'
import { apiUrl, appUrl, expect, isDeep, test } from './harness'
import {
  accountButton,
  ask,
  beginAsking,
  keptKeys,
  logOut,
  opened,
  openProfile,
  passTime,
  type Session,
  signIn,
  spoil,
  tabOf,
  waysToSpoil,
} from './signedInTabs'

/** Each way to spoil a token at least once. */
const RUNS = isDeep ? 50 : 2

/** Opens the menus, then has all tabs ask who they are in the same moment, and waits until the last one knows. */
async function askAtOnce(tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await accountButton(tab).click()
    await tab.getByRole('link', { name: 'Profili im' }).waitFor()
  }
  const known = tabs.map((tab) =>
    tab.waitForResponse((response) => response.url().endsWith('/auth/me') && response.status() === 200),
  )
  await Promise.all(tabs.map(openProfile))
  await Promise.all(known)
}

const storedTokens = (tab: Page | undefined) =>
  (tab as Page).evaluate(() => ({
    accessToken: localStorage.getItem('accessToken') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }))

test.for(isDeep ? [2, 5] : [3])(
  'a token that is of no use any more, found out by %i tabs at once, is refreshed once, and all stay signed in [SESSION-10] [S03]',
  { timeout: 600_000 },
  async (count, { visit }) => {
    const session = await signIn()
    const { context, said } = await withSlowRefresh(visit, session)
    // Where they will be asked to go: a page that comes only now would ask once more, in the midst of the next run.
    const tabs = await Promise.all(Array.from({ length: count }, () => tabOf(context, '/profile')))
    for (let run = 0; run < RUNS; run++) {
      const before = await storedTokens(tabs[0])
      await spoil(tabs, waysToSpoil[run % 2 === 0 ? 'expired' : 'refused'](before.accessToken))
      await askAtOnce(tabs)
      expect(said.splice(0), `what the server said in run ${run}`).toEqual([200])
      const after = await storedTokens(tabs[0])
      expect(after.refreshToken).not.toBe(before.refreshToken)
      for (const tab of tabs) expect(await accountButton(tab).isVisible()).toBe(true)
    }
    const { refreshToken } = await storedTokens(tabs[0])
    expect((await ask('/auth/refresh', { refreshToken })).status).toBe(200)
    await context.close()
  },
)

/** A browser whose refreshes take until every tab has noticed before the first answer; and the answers. */
async function withSlowRefresh(visit: { page: Page }, session: Session) {
  const context = await opened(visit, session)
  const said: number[] = []
  await context.route('**/v1/auth/refresh', async (route) => {
    await new Promise((passed) => setTimeout(passed, 80))
    const response = await route.fetch()
    said.push(response.status())
    await route.fulfill({ response })
  })
  return { context, said }
}

test('the tab that refreshes crashes on the way: the others refresh themselves [S04]', async ({ visit }) => {
  const session = await signIn()
  const context = await opened(visit, session)
  const asked: Request[] = []
  const firstAsked = context.waitForEvent('request', (request) => request.url().endsWith('/auth/refresh'))
  await context.route('**/v1/auth/refresh', async (route) => {
    asked.push(route.request())
    // The first one never gets an answer.
    if (asked.length > 1) await route.continue()
  })
  const [first, second] = await Promise.all([tabOf(context, '/faq'), tabOf(context, '/faq')])
  await spoil([first, second], waysToSpoil.refused(session.accessToken))
  await beginAsking(first)
  await firstAsked
  const refused = second.waitForResponse((response) => response.status() === 401)
  await beginAsking(second)
  await refused
  // A tab that is closed would still send what is held back here; one that crashes does not.
  const crashed = first.waitForEvent('crash')
  const devtools = await context.newCDPSession(first)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await second.waitForURL(`${appUrl}/profile`)
  await second.getByRole('main').getByText(session.user.email).waitFor()
  expect(asked).toHaveLength(2)
  expect(await second.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(session.refreshToken)
  await context.close()
})
test('a tab that wakes after 20 minutes asks nothing by itself, however often it is left and shown, and refreshes once before its next call [S24, L14]', async ({
  visit,
}) => {
  const SLEPT = 20 * 60_000
  const session = await signIn()
  const context = await opened(visit, session)
  await context.clock.install()
  await passTime(context, () => SLEPT)
  const tab = await tabOf(context, '/komentet-e-mia')
  await tab.getByRole('heading', { level: 1, name: 'Komentet e mia' }).waitFor()
  // A request under way would time out in the sleep, and be sent again for the connection that is back.
  await expect.poll(() => tab.locator('dd[data-figure]').count()).toBe(3)
  const asked: string[] = []
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/') && request.method() !== 'OPTIONS') asked.push(pathname.slice(3))
  })
  await context.clock.fastForward(SLEPT)
  await tab.evaluate(() => {
    for (let nth = 0; nth < 200; nth += 1) {
      const isHidden = nth % 2 === 0
      Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      for (const name of [isHidden ? 'blur' : 'focus', 'online', 'pageshow']) window.dispatchEvent(new Event(name))
    }
  })
  await accountButton(tab).click()
  const told = tab.waitForResponse((response) => response.url().endsWith('/auth/me'))
  await tab.getByRole('link', { name: 'Profili im' }).click()
  expect((await told).status()).toBe(200)
  await tab.getByRole('main').getByText(session.user.email).waitFor()
  // The menu looks who it is, and so does the page.
  expect(asked.length).toBeLessThanOrEqual(3)
  expect([...new Set(asked)]).toEqual(['/auth/refresh', '/auth/me'])
  expect(asked.lastIndexOf('/auth/refresh')).toBe(0)
  await context.close()
})

// What else another tab does to a session: test/robustness/sessionTabs.test.tsx.
test('a session that another tab logs out of is over here too: nothing of it is shown, sent or stored [S14, X16]', async ({
  visit,
}) => {
  const session = await signIn()
  const context = await opened(visit, session)
  const [here, there] = await Promise.all([tabOf(context, '/info'), tabOf(context, '/faq')])
  await here.goto('/profile')
  await here.getByRole('main').getByText(session.user.email).waitFor()
  // At once: whatever has not loaded yet must not be what notices.
  await logOut(there)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.headers().authorization === `Bearer ${session.accessToken}`) sent.push(request.url())
  })
  await here.getByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' }).waitFor()
  await here.goBack()
  await here.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  expect(await here.locator('body').innerText()).not.toContain(session.user.name)
  expect(await keptKeys(here)).toEqual([])
  expect(sent).toEqual([])
  await context.close()
})

test('a log-out whose tab is closed at once leaves nobody signed in, and the server hears of it [S27]', async ({
  visit,
}) => {
  const session = await signIn()
  const context = await opened(visit, session)
  const tab = await tabOf(context, '/faq')
  // Every call takes 2.5 s from here on.
  await fetch(`${apiUrl}/__scenario/slow`, { method: 'POST' })
  await accountButton(tab).click()
  await tab.getByRole('button', { name: 'Dil' }).click()
  await tab.close()
  const next = await context.newPage()
  await next.goto('/profile')
  await next.getByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' }).waitFor()
  expect(await keptKeys(next)).toEqual([])
  // A call as slow as the log-out, begun after it, has ended: so has the log-out.
  await ask('/auth/logout', { refreshToken: 'none' })
  await fetch(`${apiUrl}/__scenario/normal`, { method: 'POST' })
  expect((await ask('/auth/refresh', { refreshToken: session.refreshToken })).status).toBe(401)
  await context.close()
})
