// One visit by a phone: slow 4G and a processor four times slower, by the DevTools protocol; and what the browser
// itself reports of the load and of its reactions.
import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core'

/** A phone of the usual size. */
export const phone = {
  locale: 'sq-AL',
  timezoneId: 'Europe/Tirane',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions

/** 150 ms each way round, 1.6 Mbit/s down, 0.75 up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** How many times slower the processor is. */
const SLOWDOWN = 4
/** ms without a request after which a page counts as idle. */
const REST = 300

/** The result of one load; times in ms from its start. */
export interface Load {
  fcp: number
  lcp: number
  cls: number
  /** When the first comment or card was shown; NaN on a page without any. */
  card: number
  /** What tasks took beyond 50 ms each, after the first paint. */
  tbt: number
  /** kB of all answers as transferred, their headers included. */
  bytes: number
  requests: number
  /** Requests that were answered before the first paint, the document included. */
  before: number
}

interface Seen {
  lcp: number
  cls: number
  card: number
  tasks: [start: number, duration: number][]
  events: number[]
}

/** Runs in the page before anything else: records what the browser reports. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, card: Number.NaN, tasks: [], events: [] }
  Object.assign(window, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  on(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number }
      if (interactionId) seen.events.push(duration)
    },
    { durationThreshold: 16 },
  )
  // Looked for before a frame, once the styles have come: they hide the cards of pages that the address does not show.
  const lookForCard = () => {
    if (!Number.isNaN(seen.card) || !document.querySelector('main article')?.checkVisibility()) return
    seen.card = performance.now()
    watch.disconnect()
  }
  const watch = new MutationObserver(() => requestAnimationFrame(lookForCard))
  watch.observe(document, { childList: true, subtree: true, attributeFilter: ['data-page'] })
}

/** Runs in the page when it is idle: the load so far. */
function readLoad(): Omit<Load, 'bytes'> {
  const { lcp, cls, card, tasks } = (window as unknown as { seen: Seen }).seen
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const late = tasks.filter(([start]) => start >= fcp)
  return {
    fcp,
    lcp,
    cls,
    card: Math.max(card, fcp),
    tbt: late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    requests: resources.length + 1,
    before: resources.filter(({ responseEnd }) => responseEnd <= fcp).length + 1,
  }
}

/** Waits until the page has its heading, is idle and has sent no request for a while, from the call on. */
async function rest(page: Page): Promise<void> {
  const open = new Set<Request>()
  let since = Date.now()
  const begin = (request: Request) => {
    open.add(request)
    since = Date.now()
  }
  const end = (request: Request) => {
    open.delete(request)
    since = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.waitForEvent('load')
  await page.locator('h1').first().waitFor()
  do {
    await page.waitForTimeout(50)
    // A processor this slow is busy long after its last request, and may send another then.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  } while (open.size > 0 || Date.now() - since < REST)
}

/** Slows a page down. */
export async function slowDown(session: CDPSession, hasSlowNetwork: boolean): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (!hasSlowNetwork) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
}

/** What a visitor brings along: entries of the origin's local storage. */
export type Stored = Readonly<Record<string, string>>

/** A browser of its own, and how to open slow pages in it. */
export async function openPage(browser: Browser, stored: Stored, hasSlowNetwork: boolean) {
  const context = await browser.newContext(phone)
  const prepare = async () => {
    const page = await context.newPage()
    await page.addInitScript(observe)
    await slowDown(await context.newCDPSession(page), hasSlowNetwork)
    return page
  }
  // The compiler that runs this file names functions with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript((entries) => {
    if (!location.protocol.startsWith('http')) return
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  return { context, prepare }
}

/** Loads an address in an empty browser with a fast network, until that rests, and reads the page. */
export async function look<T>(
  browser: Browser,
  url: string,
  stored: Stored,
  read: (page: Page) => T,
): Promise<Awaited<T>> {
  const { context } = await openPage(browser, stored, false)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const found = await read(page)
  await context.close()
  return found
}

/** Loads an address in an empty browser, then again in the same one. */
export async function visit(browser: Browser, url: string, stored: Stored = {}): Promise<{ cold: Load; warm: Load }> {
  const { context, prepare } = await openPage(browser, stored, true)
  const load = async () => {
    const page = await prepare()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength / 1000
    })
    await session.send('Network.enable')
    await Promise.all([rest(page), page.goto(url)])
    const measured = await page.evaluate(readLoad)
    await page.close()
    return { ...measured, bytes }
  }
  const cold = await load()
  const warm = await load()
  await context.close()
  return { cold, warm }
}

/** The longest reaction, in ms, to what is done on the page once it rests; below 16 the browser does not say. */
export async function react(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const { context, prepare } = await openPage(browser, {}, false)
  const page = await prepare()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    ;(window as unknown as { seen: Seen }).seen.events.length = 0
  })
  await act(page)
  await page.waitForLoadState('networkidle')
  // An event is reported after the frame that answers it.
  await page.waitForTimeout(REST)
  const events = await page.evaluate(() => (window as unknown as { seen: Seen }).seen.events)
  await context.close()
  return Math.max(8, ...events)
}
