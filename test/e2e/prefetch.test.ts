// What is fetched before it is asked for, with the built chunks: nothing waits in line, nothing is fetched twice.
import type { Page } from 'playwright-core'
import { expect, holdScripts, rested, test } from './harness'

/** Names of the scripts and calls from now on, oldest first. */
function follow(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'script') asked.push('script')
    else if (pathname.includes('/v1/')) asked.push(pathname.replace(/^.*\/v1/, '') + search)
  })
  return asked
}

const isFirstQuestion = (call: string) => /^\/businesses\/biz_|^\/reviews\/business\/.*limit=10&/.test(call)

test('a link that a pointer rests on has its page and its business fetched: following it asks for the comments alone', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/kategorite/transport')
  await rested(page)
  const asked = follow(page)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const answered = page.waitForResponse(/\/v1\/businesses\/biz_/)
  const scriptCame = page.waitForResponse(/\.js$/)
  await card.getByRole('link').first().hover()
  await Promise.all([answered, scriptCame])
  await rested(page)
  const before = asked.splice(0)
  expect(before).toContain('script')
  expect(before.filter(isFirstQuestion)).toEqual([expect.stringMatching(/^\/businesses\//)])
  await card.getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(asked.filter(isFirstQuestion)).toEqual([expect.stringMatching(/^\/reviews\/business\//)])
})

test('a page whose chunk did not come when it was pointed at is asked for again when it is opened', async ({
  visit,
}) => {
  visit.expectProblem(/^request: .*ERR_FAILED/)
  visit.expectProblem(/^console: Failed to load resource/)
  const { page } = visit
  await visit.open('/rreth_nesh')
  await rested(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  let failures = 0
  page.on('requestfailed', () => {
    failures += 1
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kushtet e përdorimit' })
  // What watches links comes a moment after the page.
  await expect
    .poll(async () => {
      await page.mouse.move(1, 1)
      await link.hover()
      return failures
    })
    .toBeGreaterThan(0)
  await page.unroute('**/assets/*.js')
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Kushtet e përdorimit' }).waitFor()
})

test('on a cold load the data is asked for while the chunk of the page is still under way, and once', async ({
  visit,
}) => {
  const { page } = visit
  const asked = follow(page)
  const call = page.waitForRequest(/\/v1\/reviews\/business\/biz_001/)
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes('Duke ngarkuar biznesin')) await call
    await route.fulfill({ response, body })
  })
  await visit.open('/biznes/biz_001')
  await page.getByRole('article').first().waitFor()
  await rested(page)
  expect(asked.filter(isFirstQuestion)).toEqual([
    '/businesses/biz_001',
    '/reviews/business/biz_001?page=1&limit=10&approved=true',
  ])
})

test('a link that the pointer rests on already when the scripts come has its data fetched', async ({
  visit: { page },
}) => {
  const come = await holdScripts(page)
  await page.goto('/rreth_nesh', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Kategoritë' }).first().hover()
  const asked = page.waitForResponse(/\/v1\/categories/)
  come()
  await asked
})
