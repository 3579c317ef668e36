// When a page is ready for a reader's keys, and when nothing more comes by itself. Without Vitest: scripts use it, too.
import type { Page, Request } from 'playwright-core'

/** For `waitForFunction`: the app has taken over the page from the boot script (earlyPresses.ts). */
export const hydrated = () => !('takeEarlyPresses' in window)

/** Run in the page: some frames go by, each with the work that it brings. */
const someFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise<unknown>((done) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(done))))
}

/**
 * Waits until the app has taken over the page, every request has its answer, and the page asks for nothing more. `networkidle`
 * comes once a document: too early where scripts take half a second to run, and not again after what a reader does.
 */
export async function rested(page: Page): Promise<void> {
  await page.waitForFunction(hydrated)
  let last: Request | undefined
  for (let requests = await page.requests(); last !== requests.at(-1); requests = await page.requests()) {
    last = requests.at(-1)
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
    await page.evaluate(someFrames)
  }
}
