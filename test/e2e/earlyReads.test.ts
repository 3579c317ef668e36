// A page's first reads leave before the app's scripts have run, and the app takes their answers: each is sent once. So
// with what a link fetches before it is followed.
import type { Page, Request } from 'playwright-core'
import { apiUrl, expect, holdScripts, isDeep, rested, test } from './harness'
import { liveSite } from './rendered'
import { demoSession, store } from './session'

/** Reads from now on, oldest first. */
function follow(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/v1/`)) requests.push(request)
  })
  return { requests, reads: () => requests.map((request) => request.url().slice(`${apiUrl}/v1`.length)) }
}

const tree = ['/categories', '/subcategories']
const pages: Record<string, (user: string | undefined) => string[]> = {
  '/': () => ['/reviews?page=1&limit=16', '/categories'],
  '/kategorite': () => tree,
  '/kategorite/transport': () => tree,
  '/biznes/biz_001': (user) => [
    `/businesses/biz_001?${user ? `user_id=${user}` : ''}`,
    `/reviews/business/biz_001?page=1&limit=10&approved=true${user ? `&user_id=${user}` : ''}`,
  ],
  '/koment/biz_001': (user) => [`/businesses/biz_001?${user ? `user_id=${user}` : ''}`],
}

/** Opens a page whose scripts are kept back until the function returned is called. */
async function openHeld(page: Page, path: string) {
  const come = await holdScripts(page)
  const seen = follow(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { ...seen, come }
}

const once = (path: string, reads: readonly string[], first: readonly string[]) =>
  expect([path, first.map((read) => reads.filter((one) => one === read).length)]).toEqual([path, first.map(() => 1)])

/** Which addresses have which reads: test/build/firstReads.test.ts. */
const tried = isDeep ? Object.keys(pages) : ['/', '/kategorite/transport', '/biznes/biz_001']

test.for(tried)(
  'the first reads of a visitor at %s are sent before the scripts run, and once',
  async (path, { visit: { page } }) => {
    const first = pages[path]?.(undefined) ?? []
    const { reads, come } = await openHeld(page, path)
    await expect.poll(reads).toEqual(first)
    come()
    await rested(page)
    once(path, reads(), first)
    await page.getByRole('article').or(page.getByRole('main').getByRole('link')).first().waitFor()
  },
)

test.for(isDeep ? tried : tried.slice(-1))(
  'the first reads of a user at %s are sent before the scripts run, without a token, and once',
  async (path, { visit }) => {
    const { page } = visit
    await visit.signIn()
    const { user } = await demoSession(apiUrl)
    const first = pages[path]?.(JSON.parse(user)._id) ?? []
    const { reads, requests, come } = await openHeld(page, path)
    await expect.poll(reads).toEqual(first)
    // They are public: the token is the app's alone.
    for (const request of requests) expect(await request.headerValue('authorization')).toBeNull()
    come()
    await rested(page)
    once(path, reads(), first)
  },
)

test('the first reads of a user whose token has expired wait for the app, which gets another one first', async ({
  visit: { page },
}) => {
  const session = await demoSession(apiUrl)
  // By the server's clock it is two hours later.
  await page.addInitScript(store, { ...session, clockOffset: '-7200000' })
  const { reads, come } = await openHeld(page, '/biznes/biz_001')
  await page.waitForFunction(() => 'takeEarlyPresses' in window)
  expect(reads()).toEqual([])
  come()
  await rested(page)
  const first = pages['/biznes/biz_001']?.(JSON.parse(session.user)._id) ?? []
  once('', reads(), [...first, '/auth/refresh'])
  expect(reads()[0]).toBe('/auth/refresh')
})

test('a document that comes with its data asks for none of it', async ({ visit: { page } }) => {
  const origin = await liveSite()
  // The form of a review never comes with data.
  for (const path of (isDeep ? tried : tried.slice(-1)).filter((one) => !one.startsWith('/koment/'))) {
    const { reads, come } = await openHeld(page, origin + path)
    await page.waitForFunction(() => 'takeEarlyPresses' in window)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([path, reads()]).toEqual([path, []])
    come()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

const isFirstQuestion = (call: string) => /^\/businesses\/biz_|^\/reviews\/business\/.*limit=10&/.test(call)

test('a link that a pointer rests on has its page and its business fetched: following it asks for the comments alone', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/kategorite/transport')
  await rested(page)
  const { requests, reads } = follow(page)
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const link = card.getByRole('link').first()
  await Promise.all([page.waitForResponse(/\/v1\/businesses\/biz_/), page.waitForResponse(/\.js$/), link.hover()])
  await rested(page)
  expect(reads().filter(isFirstQuestion)).toEqual([expect.stringMatching(/^\/businesses\//)])
  requests.length = 0
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(reads().filter(isFirstQuestion)).toEqual([expect.stringMatching(/^\/reviews\/business\//)])
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
