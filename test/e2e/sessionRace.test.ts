// A log-out in one tab while another tab's refresh is answered: each tab keeps a copy of the storage that
// follows the other's some ms late. Whole with TEST_DEEP, else a sample.
import type { Page, Route } from 'playwright-core'
import { expect, isDeep, test } from './harness'
import {
  accountButton,
  beginAsking,
  keptKeys,
  opened,
  type Session,
  signIn,
  spoil,
  tabOf,
  waysToSpoil,
} from './signedInTabs'

const RUNS = isDeep ? 100 : 3
/** The answer is sent up to this many ms after the press; most of what went wrong did within 4. */
const LATEST = isDeep ? 12 : 4

const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** A browser whose refreshes are answered when the test says so. */
async function withHeldRefresh(visit: { page: Page }, session: Session) {
  const context = await opened(visit, session)
  const held: { route: Route; response: Awaited<ReturnType<Route['fetch']>> }[] = []
  await context.route('**/v1/auth/refresh', async (route) => {
    held.push({ route, response: await route.fetch() })
  })
  /** Waits until the server has answered; gives back what passes the answer on. */
  const answered = async () => {
    await expect.poll(() => held.length).toBe(1)
    const [{ route, response }] = held.splice(0) as [(typeof held)[number]]
    return { release: () => route.fulfill({ response }) }
  }
  return { context, answered }
}

/** Signs somebody in in all tabs, which start anew. */
async function become(tabs: Page[], { accessToken, refreshToken, user }: Session): Promise<void> {
  const items = { accessToken, refreshToken, user: JSON.stringify(user) }
  await tabs[0]?.evaluate((parts) => {
    localStorage.clear()
    Object.assign(localStorage, parts)
  }, items)
  const isSeen = (token: string) => localStorage.getItem('accessToken') === token
  await Promise.all(tabs.map((tab) => tab.waitForFunction(isSeen, accessToken)))
  await Promise.all(tabs.map((tab) => tab.goto('/faq')))
  await Promise.all(tabs.map((tab) => accountButton(tab).waitFor()))
}

/** What a tab shows and has in its storage once nothing changes any more. */
async function seen(tab: Page) {
  const isSignedIn = await accountButton(tab).isVisible()
  return { isSignedIn, kept: await keptKeys(tab) }
}

/** Presses 'Dil' in the tab: all but the last event of the mouse, so that the press is as short as a person's. */
async function aboutToLogOut(tab: Page): Promise<() => Promise<void>> {
  await accountButton(tab).click()
  await tab.getByRole('button', { name: 'Dil' }).hover()
  await tab.mouse.down()
  return () => tab.mouse.up()
}

test('the answer to a refresh in one tab in the moment of a log-out in another one changes nothing: both are signed out, and stay so [AUTHSTATE-11] [X16]', {
  timeout: 900_000,
}, async ({ visit }) => {
  const { context, answered } = await withHeldRefresh(visit, await signIn())
  const [here, there] = await Promise.all([tabOf(context, '/faq'), tabOf(context, '/faq')])
  const undone: string[] = []
  for (let run = 0; run < RUNS; run++) {
    const ms = (run * LATEST) / (RUNS - 1)
    // A tab waits for the answer, and the other one is about to log out.
    const session = await signIn()
    await become([here, there], session)
    await spoil([here, there], waysToSpoil.refused(session.accessToken))
    await beginAsking(here)
    const { release } = await answered()
    const press = await aboutToLogOut(there)
    const pressed = press()
    await pause(ms)
    await Promise.all([pressed, release()])
    await pause(400)
    const ends = await Promise.all([here, there].map(seen))
    if (ends.some(({ isSignedIn, kept }) => isSignedIn || kept.length > 0))
      undone.push(`${ms.toFixed(1)} ms: ${JSON.stringify(ends)}`)
  }
  expect(undone).toEqual([])
  await context.close()
})
