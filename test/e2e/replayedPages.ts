// Every settled step of a visit in a browser, replayed: the page says the same with the same roles, fields and dialogs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, galleryUrl, rested } from './harness'
import type { Settled } from './longWalk'
import { differences, shownPage } from './shownPage'
import { takeStore } from './takeStore'

/** Saves the log with its texts: what is compared is the page. */
async function save(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.keyboard.press('Control+Shift+L')
  await page.getByText('With texts…').click()
  const direct = page.getByRole('button', { name: 'Save with texts' })
  const [download] = await Promise.all([page.waitForEvent('download'), direct.click()])
  const place = join('.cache', 'e2e', download.suggestedFilename())
  await download.saveAs(place)
  return { name: 'a.actionlog.json', mimeType: 'application/json', buffer: await readFile(place) }
}

/** Walks, saves the log, and opens it in a fresh page; then goes from settled step to settled step. Returns these. */
export async function expectSamePages(
  page: Page,
  walk: (page: Page, origin: string) => Promise<Settled[]>,
  origin = galleryUrl,
): Promise<Settled[]> {
  await takeStore(page)
  const noted = await walk(page, origin)
  const file = await save(page)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${origin}/rregullore`)
  // What listens for the keys comes after the page.
  await rested(page)
  await page.keyboard.press('Control+Shift+L')
  // Else the panel would take of the page's width, and with it other texts be cut.
  await page.evaluate(() => document.body.style.setProperty('margin-inline-end', '0', 'important'))
  await page.getByLabel('Open log…').setInputFiles(file)
  const direct = page.getByRole('button', { name: 'Open without saving' })
  if (await direct.isVisible()) await direct.click()
  await page.getByText('Replays exactly').waitFor()

  const different: string[] = []
  const read = () => page.evaluate(shownPage)
  for (const { name, step, shown } of noted) {
    await page.getByLabel('Step', { exact: true }).fill(String(step))
    await expect
      .poll(read, { timeout: 5_000 })
      .toBe(shown)
      .catch(() => undefined)
    const replayed = await read()
    if (replayed !== shown) different.push(`${name} (step ${step}):\n${differences(shown, replayed)}`)
  }
  expect(different).toEqual([])
  return noted
}

/** What a replay provokes: it has no network. */
export const refusals = [/^policy: (img|connect)-src/, /^console: .*Content Security Policy/, /^request: .* csp$/]
