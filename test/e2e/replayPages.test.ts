// Visits in a browser, replayed: at every settled step the page says the same with the same roles, fields and dialogs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, vi } from 'vitest'
import { apiUrl, expect, galleryUrl, hydrated, isDeep, rested, test } from './harness'
import { noteAll, phone, type Settled, type Walk, walkAlong, walkFar, walkOnPhone, walkSignedIn } from './longWalk'
import { liveGallery } from './rendered'
import { differences, shownPage } from './shownPage'
import { takeStore } from './takeStore'

vi.setConfig({ testTimeout: 600_000 })

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
async function expectSamePages(page: Page, walk: Walk, origin = galleryUrl): Promise<Settled[]> {
  await takeStore(page)
  const noted = await noteAll(page, walk, origin)
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
const refusals = [/^policy: (img|connect)-src/, /^console: .*Content Security Policy/, /^request: .* csp$/]

describe('a visit that begins at a page which came with its data', () => {
  const rows = [
    ['/biznes/biz_001', 'Faqja tjetër'],
    ['/kategorite/restorante_dhe_kafene?faqe=2', 'Pas'],
  ] as const

  test.for(isDeep ? rows : rows.slice(0, 1))(
    '%s shows at each settled step what it showed',
    async ([path, next], { visit }) => {
      const { page } = visit
      for (const words of refusals) visit.expectProblem(words)
      const walk: Walk = async (_, origin, note) => {
        await page.goto(origin + path)
        await page.waitForFunction(hydrated)
        await note('the page as it came')
        // Its data came with it.
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        expect(asked.filter((url) => url.startsWith(`${apiUrl}/v1`) && !url.includes('/reviews/search'))).toEqual([])
        await page.getByRole('main').getByRole('button', { name: next, exact: true }).first().click()
        await page.waitForURL(/faqe=/)
        await note('its next page')
        await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).click()
        await page.getByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' }).waitFor()
        await note('another page')
        await page.goBack()
        await page.getByRole('main').getByRole('article').first().waitFor()
        await note('back')
      }
      await expectSamePages(page, walk, await liveGallery())
    },
  )
})

test.runIf(isDeep).for([
  ['with forms, dialogs and writes', walkFar],
  ['that goes through categories and businesses and back', walkAlong],
  ['of somebody who is signed in', walkSignedIn],
  ['on a phone', walkOnPhone],
] as const)('each settled step of a session %s shows the page that it showed', async ([, walk], { visit }) => {
  const writes = walk === walkFar ? [/^response: 401/, /^console: .*401/] : []
  for (const words of [...refusals, ...writes]) visit.expectProblem(words)
  if (walk === walkSignedIn) await visit.signIn()
  if (walk === walkOnPhone) await visit.page.setViewportSize(phone)
  const noted = await expectSamePages(visit.page, walk)
  expect(noted.at(-1)?.step).toBeGreaterThan(200)
})
