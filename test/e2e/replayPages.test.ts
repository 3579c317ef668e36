// Visits in a browser, replayed: at every settled step the page says the same with the same roles, fields and dialogs.
import type { Page } from 'playwright-core'
import { describe, vi } from 'vitest'
import { apiUrl, expect, hydrated, isDeep, test } from './harness'
import { firstShelves, laterShelves, phone, type Settled, settle, walkAround, walkFar } from './longWalk'
import { liveGallery } from './rendered'
import { expectSamePages, refusals } from './replayedPages'

vi.setConfig({ testTimeout: 600_000 })

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
      const walk = async (_: Page, origin: string): Promise<Settled[]> => {
        const noted: Settled[] = []
        await page.goto(origin + path)
        await page.waitForFunction(hydrated)
        await settle(page, 'the page as it came', noted)
        // Its data came with it.
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        expect(asked.filter((url) => url.startsWith(`${apiUrl}/v1`) && !url.includes('/reviews/search'))).toEqual([])
        await page.getByRole('main').getByRole('button', { name: next, exact: true }).first().click()
        await page.waitForURL(/faqe=/)
        await settle(page, 'its next page', noted)
        await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).click()
        await page.getByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' }).waitFor()
        await settle(page, 'another page', noted)
        await page.goBack()
        await page.getByRole('main').getByRole('article').first().waitFor()
        await settle(page, 'back', noted)
        return noted
      }
      await expectSamePages(page, walk, await liveGallery())
    },
  )
})

async function expectSameLongWalk(
  page: Page,
  walk: (page: Page, homeUrl: string) => Promise<Settled[]>,
): Promise<void> {
  const noted = await expectSamePages(page, walk)
  expect(noted.at(-1)?.step).toBeGreaterThan(200)
}

test.runIf(isDeep)(
  'each settled step of a session with forms, dialogs and writes shows the page that it showed',
  async ({ visit }) => {
    for (const words of [...refusals, /^response: 401/, /^console: .*401/]) visit.expectProblem(words)
    await expectSameLongWalk(visit.page, walkFar)
  },
)

test.runIf(isDeep)(
  'so does each of a session that goes through categories and businesses and back',
  async ({ visit }) => {
    for (const words of refusals) visit.expectProblem(words)
    await expectSameLongWalk(visit.page, walkAround)
  },
)

test.runIf(isDeep)('so does each of a session of somebody who is signed in', async ({ visit }) => {
  for (const words of refusals) visit.expectProblem(words)
  await visit.signIn()
  await expectSameLongWalk(visit.page, (page, homeUrl) => walkAround(page, homeUrl, laterShelves))
})

test.runIf(isDeep)('so does each of a session on a phone', async ({ visit }) => {
  for (const words of refusals) visit.expectProblem(words)
  await visit.page.setViewportSize(phone)
  await expectSameLongWalk(visit.page, (page, homeUrl) => walkAround(page, homeUrl, firstShelves))
})
