// The worst faults at every screen, on a phone and on a desktop, in Chromium against the production build (robustness
// F): the words, a way on, the frame, no exception, nothing wider than its window. Faults, screens and words are those
// of test/robustness; all with TEST_DEEP, else every fault at one screen and one fault at a sixth of the others.
import { setTimeout as pause } from 'node:timers/promises'
import { operationOf } from '@test/contract/ask'
import { arta } from '@test/page'
import { freshToken } from '@test/session/tokens'
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { wrongIn } from '../robustness/faultLook'
import {
  expected,
  type FaultedScreen,
  faultedScreens,
  type Step,
  wellReply,
  worstFaults,
} from '../robustness/faultScreens'
import type { Fault } from '../robustness/faults'
import { apiUrl, expect, isDeep, test } from './harness'
import { sidewaysScroll } from './measure'

const widths = [360, 1280] as const
/** This one meets every fault in every run. */
const always = 'a business'
/** So many frames a page has for what it must show. */
const LOOKS = 300
/** So long a call that must come is waited for, in ms. */
const PATIENCE = 10_000

interface Cell {
  screen: FaultedScreen
  fault: Fault
}

/** Silence comes last: from then on the page has a clock of ours. */
const isSilence = ({ row }: Fault) => row === 'F03'
const inOrder = worstFaults.toSorted((a, b) => Number(isSilence(a)) - Number(isSilence(b)))

/** Some of them; one where nothing is asked and nothing can go wrong. */
const faultsOf = (screen: FaultedScreen, at: number): readonly Fault[] => {
  if (!screen.call) return inOrder.slice(0, 1)
  return isDeep || screen.name === always ? inOrder : inOrder.slice(at % inOrder.length).slice(0, 1)
}

type Reply = ReturnType<Fault['reply']>

const readable = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'accept, authorization, content-type, idempotency-key, x-api-key',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'retry-after',
}

/** What DevTools answers a held request with; a hung call stays as it is. */
function answerTo({ status = 200, body, text, headers = {}, offline, hangs }: Reply) {
  if (hangs) return undefined
  if (offline) return ['Fetch.failRequest', { errorReason: 'Failed' }] as const
  const content = text ?? (body === undefined ? '' : JSON.stringify(body))
  const all = { ...readable, 'content-type': 'application/json', ...headers }
  return [
    'Fetch.fulfillRequest',
    {
      responseCode: status,
      responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
      body: Buffer.from(content).toString('base64'),
    },
  ] as const
}

const photo: Reply = { text: '<svg xmlns="http://www.w3.org/2000/svg"/>', headers: { 'content-type': 'image/svg+xml' } }

/** A server that does as the cell says from now on; `asked` when its call has come. */
function server() {
  let [reply, asked]: [Fault['reply'], () => void] = [wellReply, () => undefined]
  let isBroken: (id: string) => boolean = () => false
  let awaited: string | undefined
  return {
    mend(): void {
      isBroken = () => false
    },
    /** What a visitor does breaks its own call; a page that is opened finds all of them broken, or those it names. */
    breaks({ screen: { call, only, does }, fault }: Cell): Promise<void> {
      const names: readonly string[] | undefined = does && call ? [call] : only
      isBroken = (id) => names?.includes(id) ?? true
      ;[reply, awaited] = [fault.reply, call]
      return new Promise((resolve) => {
        asked = resolve
      })
    },
    replyTo(method: string, address: string): Reply {
      const { pathname } = new URL(address)
      if (method === 'OPTIONS') return { status: 204 }
      if (!pathname.startsWith('/v1/')) return photo
      if (pathname === '/v1/auth/refresh')
        return { body: { success: true, data: { accessToken: freshToken({ sub: arta._id }) } } }
      const id = operationOf(method, pathname.slice(3))
      if (id === awaited) asked()
      return isBroken(id) ? reply(id) : wellReply(id)
    },
  }
}

/** Puts the server in the API's place, by DevTools: with Playwright's routes nothing comes from the browser's cache. */
async function putInPlace(page: Page, { replyTo }: ReturnType<typeof server>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    const answer = answerTo(replyTo(method, url))
    // A page that has been left takes its calls along.
    if (answer) devtools.send(answer[0], { requestId, ...answer[1] } as never).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${apiUrl}/*` }] })
}

/** What stands in the storage, and which state the first page has, at the start of every page from now on. */
async function begin(page: Page, { isSignedIn, state }: FaultedScreen): Promise<void> {
  const token = freshToken({ sub: arta._id })
  const session: Record<string, string> = { accessToken: token, refreshToken: token, user: JSON.stringify(arta) }
  await page.addInitScript(
    ({ items, usr }) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      history.replaceState(usr && { usr, key: 'landing', idx: 0 }, '')
    },
    { items: isSignedIn ? session : {}, usr: state ?? null },
  )
}

/** Does what a visitor does. */
async function take(page: Page, step: Step): Promise<void> {
  const place: Page | Locator = step.inside ? page.getByRole(step.inside) : page
  if ('put' in step) {
    const field = place.getByLabel(step.at, { exact: true })
    // On the home page a plain field gives way to the search: what is put into it in that very moment is put nowhere.
    if (step.at === 'Kërko biznese') await place.getByRole('combobox', { name: step.at, exact: true }).waitFor()
    await field.fill(step.put)
  } else await place.getByRole(step.role, { name: step.press, exact: true }).click()
}

/** Everything that is wrong, once the page has had the time to be right. */
async function wrongOf(page: Page, { screen, fault }: Cell): Promise<string[]> {
  const what = expected(screen, fault)
  let wrong: string[] = []
  for (let look = 0; look < LOOKS; look += 1) {
    wrong = await page.evaluate(wrongIn, what)
    if (wrong.length === 0) break
    if (isSilence(fault)) await page.clock.runFor(1000)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  const sideways = await sidewaysScroll(page)
  return sideways > 0 ? [...wrong, `${sideways} px wider than its window`] : wrong
}

/** Whether it has happened before nobody waits any longer. */
const soon = (event: Promise<void>): Promise<boolean> =>
  Promise.race([event.then(() => true), pause(PATIENCE, false, { ref: false })])

/** One fault at one screen: opened broken, or broken once the visitor does something. */
async function meet(page: Page, { breaks, mend }: ReturnType<typeof server>, cell: Cell): Promise<string[]> {
  const { route, does, call } = cell.screen
  mend()
  const asked = breaks(cell)
  await page.goto(route, { waitUntil: 'commit' })
  for (const step of does ?? []) await take(page, step)
  if (call && !(await soon(asked))) return [`${call} was not asked`]
  return wrongOf(page, cell)
}

const widthsOf = (at: number) => (isDeep ? widths : widths.slice(at % 2, (at % 2) + 1))

/** The faults of one screen, one after the other; what is wrong, in words. */
async function meetAll(page: Page, screen: FaultedScreen, at: number): Promise<string[]> {
  const api = server()
  await putInPlace(page, api)
  await begin(page, screen)
  const problems: string[] = []
  for (const fault of faultsOf(screen, at)) {
    if (isSilence(fault)) await page.clock.install()
    for (const width of widthsOf(at)) {
      await page.setViewportSize({ width, height: 800 })
      const wrong = await meet(page, api, { screen, fault })
      problems.push(...wrong.map((words) => `${fault.row} ${fault.name}, ${width} px: ${words}`))
    }
  }
  return problems
}

/** Whether the browser itself has a word for it. */
const isHeard = ({ status = 200, offline }: Reply) => offline || status >= 400

describe('the worst faults', () => {
  for (const [at, screen] of faultedScreens.entries())
    test.runIf(isDeep || screen.name === always || (screen.call && at % 6 === 0))(
      `at ${screen.name}`,
      { timeout: 300_000 },
      async ({ visit }) => {
        if (faultsOf(screen, at).some((fault) => screen.call && isHeard(fault.reply(screen.call))))
          visit.expectProblem(/^(console: Failed to load resource|response: \d|request: http)/)
        expect(await meetAll(visit.page, screen, at)).toEqual([])
      },
    )
})
