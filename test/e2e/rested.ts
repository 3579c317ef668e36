// When a page is ready for a reader's keys, and when nothing more comes by itself. Without Vitest: scripts use it, too.
import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** For `waitForFunction`: something is drawn, with the styles; before, what they hide is visible to a test. */
export const drawn = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** For `waitForFunction`: the app has taken over the page from the boot script (App.tsx). */
export const hydrated = () => !('takeEarlyPresses' in window)

/** Run in the page: lets some frames go by with their work. Chromium may never be idle beside a window it opened. */
const someFrames = async (): Promise<void> => {
  const idle = (done: () => void) => requestIdleCallback(done, { timeout: 1_000 })
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(idle, 0, done)))
}

/** In ms. Chromium tells no end of some requests that were given up, as of a gone document: they end then. */
const GIVEN_UP = 5_000
const ended = new WeakSet<Request>()

/** Waits until the request has its whole answer, or never will have one. */
async function end(request: Request): Promise<void> {
  if (ended.has(request)) return
  const answered = request.response().then((response) => response?.finished())
  await Promise.race([answered.catch(() => undefined), pause(GIVEN_UP, undefined, { ref: false })])
  ended.add(request)
}

/** What the page has asked for until now is waited for no more. */
export async function forgetRequests(page: Page): Promise<void> {
  for (const request of await page.requests()) ended.add(request)
}

/**
 * Waits until the app has taken over the page, every request has its answer, and the page asks for nothing more.
 * `networkidle` comes once a document: too early if scripts take half a second, and not again after what a reader does.
 */
export async function rested(page: Page): Promise<void> {
  await page.waitForFunction(hydrated)
  let last: Request | undefined
  for (let requests = await page.requests(); last !== requests.at(-1); requests = await page.requests()) {
    last = requests.at(-1)
    await Promise.all(requests.map(end))
    await page.evaluate(someFrames)
  }
}
