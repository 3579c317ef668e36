// The base of every end-to-end test: a fresh page that fails the test on errors the test does not look at.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, expect, inject, type RunnerTask } from 'vitest'
import { leaveTraces } from './leaveTraces'
import { drawn, forgetRequests, hydrated, rested } from './rested'
import { demoSession, mailedBy, store } from './session'

const { sites, browserUrl } = inject('e2e')
const site = sites[Number(process.env.VITEST_POOL_ID) - 1]
if (!site) throw new Error(`There is no site for worker ${process.env.VITEST_POOL_ID}`)
const { appUrl, galleryUrl, apiUrl } = site

export { apiUrl, appUrl, drawn, expect, galleryUrl, hydrated, rested }

/** Pages may send requests to these, and to no others. */
export const ownOrigins = new Set([appUrl, galleryUrl, apiUrl])

/** Whether large matrices run whole (`npm run test:deep`) instead of a fixed sample. */
export const isDeep = process.env.TEST_DEEP === '1'

/** Opens a page in a context of its own; everything it says is watched. */
interface Visit {
  page: Page
  /** Goes to a path of the app, or an address of the gallery, and waits for its main heading. */
  open(path: string): Promise<void>
  /** Signs the demo user in: on every page that is opened afterwards. */
  signIn(): Promise<void>
  /** Declares a problem that this test provokes: it must occur, and then does not fail the test. */
  expectProblem(words: RegExp): void
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const contextOptions: BrowserContextOptions = {
  baseURL: appUrl,
  locale: 'sq-AL',
  timezoneId: 'Europe/Tirane',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
}

/** The worker's connection to the browser of all; its end is the worker's. */
let connection: Promise<Browser> | undefined
const connect = (): Promise<Browser> => {
  connection ??= chromium.connect(browserUrl)
  return connection
}

/** A page and what is wrong with it so far. */
interface Watched {
  page: Page
  problems: string[]
}

interface Task extends Pick<RunnerTask, 'name' | 'result'> {
  fails?: boolean | undefined
}

/** Whether the test has failed though it should not. */
const hasFailed = ({ result, fails }: Task): boolean => result?.state === 'fail' && !fails

/** A page in a context of its own. */
async function freshPage(): Promise<Watched> {
  const context = await (await connect()).newContext(contextOptions)
  const page = await context.newPage()
  if (process.env.TEST_LATE) await slowDown(page)
  return { page, problems: await watch(page) }
}

/** Hands the page to a test; afterwards it has said what was foretold, and nothing else. */
async function lend(
  { page, problems }: Watched,
  signIn: Visit['signIn'],
  task: Task,
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const expected: RegExp[] = []
  await use({
    page,
    open: async (path) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    signIn,
    expectProblem: (words) => expected.push(words),
  })
  // A test that is to fail leaves nothing.
  if (hasFailed(task)) {
    const replay = await leaveTraces(page, task.name)
    if (replay) console.log(`${task.name}: its log is replayed by ${replay}`)
  }
  await lastWords(page)
  const unexpected = problems.filter((problem) => !expected.some((words) => words.test(problem)))
  const unheard = expected.filter((words) => !problems.some((problem) => words.test(problem)))
  expect([unexpected, unheard]).toEqual([[], []])
}

const resetBackend = () => fetch(`${apiUrl}/__reset`, { method: 'POST' })

/** `test` with the backend at its seed and a fresh `visit` each. A failure leaves picture and log in .cache/e2e. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ task }, use) => {
    await resetBackend()
    const fresh = await freshPage()
    const { page } = fresh
    const signIn = async () => {
      await page.addInitScript(store, await demoSession(apiUrl))
    }
    await lend(fresh, signIn, task, use).finally(() => page.context().close())
  },
})

/** The page that the tests of `looking` share in this worker. */
let kept: Watched | undefined

/** Goes to a file of the last test's site, where nothing runs, and takes away what that test has left. */
async function asNew({ page, problems }: Watched): Promise<void> {
  for (const tab of page.context().pages()) if (tab !== page) await tab.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${page.url().startsWith(galleryUrl) ? galleryUrl : appUrl}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
  await forgetRequests(page)
  problems.length = 0
}

/**
 * As `test`, but with one page for all tests of a worker, which costs a third: for those that look at one of the two
 * builds, not at how it loads. It is emptied in between; its cache, history and what a test added (listeners, init
 * scripts) stay.
 */
export const looking = base.extend<{ visit: Visit }>({
  visit: async ({ task }, use) => {
    await resetBackend()
    kept ??= await freshPage()
    const { page } = kept
    await asNew(kept)
    const signIn = async () => {
      await page.goto(`${appUrl}/robots.txt`)
      await page.evaluate(store, await demoSession(apiUrl))
    }
    await lend(kept, signIn, task, use)
    if (!hasFailed(task)) return
    // Who knows what it has come to.
    kept = undefined
    await page.context().close()
  },
})

/** TEST_LATE=1: a processor four times slower, like a busy machine. Tests fail that assert before a page can answer. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits for late reports from the page: policy violations are reported in a later task. */
export async function lastWords(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((said) => requestAnimationFrame(() => setTimeout(said)))).catch(() => undefined)
}

/** Lists what must not happen: console errors and warnings, exceptions, lost requests, breaches of content policy. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Leaving a page aborts its requests.
    if (why !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const known = [...ownOrigins].some((origin) => request.url().startsWith(`${origin}/`))
    if (!known && !request.url().startsWith('data:')) problems.push(`foreign request: ${request.url()}`)
  })
  await page.exposeFunction('reportBreach', (words: string) => problems.push(`policy: ${words}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportBreach } = window as unknown as { reportBreach: (words: string) => void }
      reportBreach(`${violatedDirective} ${blockedURI}`)
    })
  })
  return problems
}

/** Keeps scripts back, or the answers given, until the function returned is called. */
export async function holdScripts(page: Page, scripts = /\/assets\/[^/]*\.js$/): Promise<() => void> {
  let come: () => void = () => undefined
  const wait = new Promise<void>((go) => {
    come = go
  })
  await page.route(scripts, async (route) => {
    await wait
    await route.fallback()
  })
  return come
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[]
}

/** Shows the page in light or dark, and waits until it is rendered so: the browser's event comes slightly late. */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((scheme) => getComputedStyle(document.documentElement).colorScheme === scheme, colorScheme)
}

/** Fails with rule and element for everything axe finds on the page as it stands, or in one part of it. */
export async function expectNoAxeViolations(page: Page, part = 'html'): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axeSource)
  // Colours in transition would be measured halfway.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
  const { violations } = await page.evaluate((within) => {
    const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<AxeResult> } }
    return axe.run(within, { resultTypes: ['violations'] })
  }, part)
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** Where the page is: path, query and hash. */
export const pathOf = (page: Page): string => page.url().replace(appUrl, '')

/** The link of the newest e-mail to somebody, as a path of the app. */
export const mailedPath = (to: string): Promise<string> => mailedBy(apiUrl, to)
