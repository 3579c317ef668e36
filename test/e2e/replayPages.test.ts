// Every settled step of a long session in a browser, replayed: the page says the same with the same roles, fields and dialogs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { expect, galleryUrl, isDeep, test } from './harness'
import { firstShelves, laterShelves, phone, type Settled, walkAround, walkFar } from './longWalk'
import { differences, shownPage } from './shownPage'
import { takeStore } from './takeStore'

vi.setConfig({ testTimeout: 600_000 })

/** Saves the log with its texts: what is compared is the page. */
async function save(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('button', { name: 'With texts…' }).click()
  const direct = page.getByRole('button', { name: 'Save with texts' })
  const [download] = await Promise.all([page.waitForEvent('download'), direct.click()])
  const place = join('.cache', 'e2e', download.suggestedFilename())
  await download.saveAs(place)
  return { name: 'a.actionlog.json', mimeType: 'application/json', buffer: await readFile(place) }
}

/** Walks, saves the log, and opens it in a fresh page; then goes from settled step to settled step. */
async function expectSamePages(page: Page, walk: (page: Page, homeUrl: string) => Promise<Settled[]>): Promise<void> {
  await takeStore(page)
  const noted = await walk(page, galleryUrl)
  const file = await save(page)
  expect(noted.at(-1)?.step).toBeGreaterThan(200)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    // Beside the page the panel would take of its width, and with it other texts be cut.
    localStorage.setItem('panelDock', 'below')
  })
  await page.goto(`${galleryUrl}/rregullore`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+Shift+L')
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
}

const refusals = [/^policy: (img|connect)-src/, /^console: .*Content Security Policy/, /^request: .* csp$/]

test.runIf(isDeep)(
  'each settled step of a session with forms, dialogs and writes shows the page that it showed',
  async ({ visit }) => {
    for (const words of [...refusals, /^response: 401/, /^console: .*401/]) visit.expectProblem(words)
    await expectSamePages(visit.page, walkFar)
  },
)

test.runIf(isDeep)(
  'so does each of a session that goes through categories and businesses and back',
  async ({ visit }) => {
    for (const words of refusals) visit.expectProblem(words)
    await expectSamePages(visit.page, walkAround)
  },
)

test.runIf(isDeep)('so does each of a session of somebody who is signed in', async ({ visit }) => {
  for (const words of refusals) visit.expectProblem(words)
  await visit.signIn()
  await expectSamePages(visit.page, (page, homeUrl) => walkAround(page, homeUrl, laterShelves))
})

test.runIf(isDeep)('so does each of a session on a phone', async ({ visit }) => {
  for (const words of refusals) visit.expectProblem(words)
  await visit.page.setViewportSize(phone)
  await expectSamePages(visit.page, (page, homeUrl) => walkAround(page, homeUrl, firstShelves))
})
