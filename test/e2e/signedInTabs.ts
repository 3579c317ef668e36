// A browser of somebody who is signed in, with several tabs: for the tests of one session in many tabs.
import { makeToken, readToken } from '@mocks/auth/tokens'
import { demoUser } from '@mocks/seed/users'
import type { BrowserContext, Page } from 'playwright-core'
import { apiUrl, appUrl } from './harness'

/** What a log-in brings. */
export interface Session {
  accessToken: string
  refreshToken: string
  user: { _id: string; name: string; email: string }
}

/** Sends a call to the backend, from outside every browser. */
export async function ask(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${apiUrl}/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Logs the demo user in, outside every browser. */
export async function signIn(): Promise<Session> {
  const { email, password } = demoUser
  const { data } = (await (await ask('/auth/login', { email, password })).json()) as { data: Session }
  return data
}

/** A browser of somebody who signed in earlier; not the test's own, as refusals by the server are no problem here. */
export async function opened(
  { page }: { page: Page },
  { accessToken, refreshToken, user }: Session,
): Promise<BrowserContext> {
  const items = { accessToken, refreshToken, user: JSON.stringify(user) }
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }))
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: appUrl,
      storageState: { cookies: [], origins: [{ origin: appUrl, localStorage }] },
    })
  if (!context) throw new Error('no browser')
  return context
}

/** The header's button that says who is signed in. */
export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Llogaria:/ })

/** Another tab of that browser, signed in. */
export async function tabOf(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await accountButton(tab).waitFor()
  return tab
}

/** Logs out by the header. */
export const logOut = async (tab: Page) => {
  await accountButton(tab).click()
  await tab.getByRole('button', { name: 'Dil' }).click()
  await tab.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
}

/** Puts a token of no use in the place of the good one, and waits until every tab sees it. */
export async function spoil(tabs: Page[], accessToken: string): Promise<void> {
  await tabs[0]?.evaluate((token) => localStorage.setItem('accessToken', token), accessToken)
  const isSeen = (token: string) => localStorage.getItem('accessToken') === token
  await Promise.all(tabs.map((tab) => tab.waitForFunction(isSeen, accessToken)))
}

/** Presses the link to the profile in the header's open menu. */
export const openProfile = (tab: Page) =>
  tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/profile"]')?.click())

/** Has one tab ask who it is; nobody waits for the answer. */
export async function beginAsking(tab: Page): Promise<void> {
  await accountButton(tab).click()
  await tab.getByRole('link', { name: 'Profili im' }).waitFor()
  await openProfile(tab)
}

/** Tokens of no use made of a good one. */
export const waysToSpoil = {
  // Known to this browser: the session is refreshed before anything is sent.
  expired: (token: string) => {
    const claims = readToken(token)
    if (!claims) throw new Error('no token')
    return makeToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 })
  },
  // Known to the server only: every tab gets a 401.
  refused: (token: string) => `${token}x`,
}

/**
 * Has the server's time pass as that of the pages, whose clock the test sets forward: what it refreshes is good for as
 * long from then on. Returns what it says.
 */
export async function passTime(from: Pick<Page | BrowserContext, 'route'>, passed: () => number): Promise<number[]> {
  const said: number[] = []
  await from.route('**/v1/auth/refresh', async (route) => {
    const response = await route.fetch()
    said.push(response.status())
    const json = (await response.json()) as { data: Session }
    const claims = readToken(json.data.accessToken)
    const later = passed() / 1000
    if (claims) json.data.accessToken = makeToken({ ...claims, iat: claims.iat + later, exp: claims.exp + later })
    await route.fulfill({ response, json })
  })
  return said
}

/** What of a session a tab has in its storage. */
export const keptKeys = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => Object.keys(localStorage).filter((key) => /token|user|session|renewed/i.test(key)))
