// A tab that stays open long: a new deployment behind its back, a connection that goes and comes, the ways back, and what it
// has gathered after hundreds of pages (reliability L01, L09, L10, L13, L14).
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { noteFigures } from '../robustness/report'
import { appUrl, expect, isDeep, test } from './harness'

const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Llogaria:/ })

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email *', { exact: true }).fill(demo.email)
  await page.getByLabel('Fjalëkalimi *', { exact: true }).fill(demo.password)
  await page.getByRole('main').getByRole('button', { name: 'Hyr', exact: true }).click()
  await accountButton(page).waitFor()
}

describe('a page whose chunk is gone', () => {
  /** From now on the chunks of other pages are not there; a fetch of the first page tells of a new build, if there is one. */
  async function deploy(page: Page, { isNew, isBroken = false }: { isNew: boolean; isBroken?: boolean }) {
    await page.waitForLoadState('networkidle')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/*.js', (route) =>
      loads.length === 0 || isBroken ? route.fulfill({ status: 404 }) : route.continue(),
    )
    if (isNew)
      await page.route(`${appUrl}/`, async (route) => {
        if (route.request().isNavigationRequest()) return route.continue()
        const response = await route.fetch()
        return route.fulfill({ response, body: (await response.text()).replace(/index-[\w-]+\.js/, 'index-new.js') })
      })
    return loads
  }
  const follow = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' }).click()

  test('after a new deployment is loaded afresh, once [L10]', async ({ visit }) => {
    const { page, open, expectProblem } = visit
    expectProblem(/404/)
    await open('/info')
    const loads = await deploy(page, { isNew: true })
    await follow(page)
    await heading(page, 'Pyetje të shpeshta').waitFor()
    expect(page.url()).toBe(`${appUrl}/faq`)
    expect(loads).toEqual(['/faq'])
  })

  test('is not loaded afresh when there is no new build: it says so, and the rest of the app stays [L10]', async ({
    visit,
  }) => {
    const { page, open, expectProblem } = visit
    expectProblem(/404/)
    await open('/info')
    const loads = await deploy(page, { isNew: false })
    const asked = page.waitForResponse(`${appUrl}/`)
    await follow(page)
    await page.getByRole('button', { name: 'Rifresko faqen' }).waitFor()
    await (await asked).finished()
    await page.getByRole('contentinfo').waitFor()
    expect(loads).toEqual([])
  })

  test('of a deployment that lacks it too is not loaded for ever [L10]', async ({ visit }) => {
    const { page, open, expectProblem } = visit
    expectProblem(/404/)
    await open('/info')
    // What the first page needs is there, the page asked for never is.
    const own = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    const loads = await deploy(page, { isNew: true, isBroken: true })
    await page.route('**/assets/*.js', (route) =>
      own.has(route.request().url()) ? route.continue() : route.fallback(),
    )
    await follow(page)
    const offer = page.getByRole('button', { name: 'Rifresko faqen' })
    await page.waitForEvent('framenavigated', () => loads.length > 0)
    await offer.waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mbështetja' }).click()
    const asked = page.waitForResponse((response) => response.url() === `${appUrl}/`)
    await asked
    await offer.waitFor()
    expect(loads).toEqual(['/faq'])
  })
})

test('back after a log-out shows nothing of who was here [L09]', async ({ visit }) => {
  const { page } = visit
  await logIn(page)
  await page.goto('/profile')
  await page.getByRole('main').getByText(demo.email).waitFor()
  const name = await accountButton(page).innerText()
  await page.goto('/faq')
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await heading(page, 'Po kërkon')
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
    const shown = await page.locator('body').innerText()
    expect([shown.includes(demo.email), shown.includes(name)]).toEqual([false, false])
  }
})

test('a connection that goes and comes again costs nobody the session [L13]', async ({ visit }) => {
  const { page, expectProblem } = visit
  await logIn(page)
  await page.goto('/faq')
  await accountButton(page).waitFor()
  const tokens = await page.evaluate(() => localStorage.getItem('refreshToken'))
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Profili im' }).click()
  await page.waitForEvent('requestfailed')
  await accountButton(page).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(tokens)
  await page.context().setOffline(false)
  await page.goto('/komentet-e-mia')
  await heading(page, 'Komentet e mia').waitFor()
  await accountButton(page).waitFor()
})

test('rapid ways back and forward end on the right page [L14]', async ({ visit }) => {
  const { page, open } = visit
  await open('/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Pyetje të shpeshta', 'Si funksionon', 'Kushtet e përdorimit', 'Mbështetja'])
    await footer.getByRole('link', { name }).click()
  await page.waitForURL(`${appUrl}/suport`)
  await page.evaluate(
    async (moves) => {
      for (let move = 0; move < moves; move++) {
        history.go(move % 2 === 0 ? -3 : 3)
        await new Promise((moved) => window.addEventListener('popstate', moved, { once: true }))
      }
      history.go(-1)
    },
    isDeep ? 200 : 40,
  )
  await page.waitForURL(`${appUrl}/kushtet`)
  await heading(page, 'Kushtet e përdorimit').waitFor()
})

test.runIf(isDeep)('500 more pages leave nothing behind [L01]', { timeout: 900_000 }, async ({ visit }) => {
  const { page, open } = visit
  await page.clock.install()
  await open('/')
  const cdp = await page.context().newCDPSession(page)
  const ways = ['Pyetje të shpeshta', 'Si funksionon', 'Kategoritë', 'Rreth nesh', 'Kushtet e përdorimit', 'Mbështetja']
  const walk = async (pages: number) => {
    for (let nth = 0; nth < pages; nth++) {
      await page
        .getByRole('link', { name: ways[nth % ways.length], exact: true })
        .last()
        .click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    // What nobody looks at any more is forgotten after a minute.
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(63_000)
  }
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return { heap: usedSize, ...(await cdp.send('Memory.getDOMCounters')) }
  }
  // As many as it takes to fill the memory of the last 2048 actions (src/replay/recorder.ts), which is bounded but not empty.
  await walk(498)
  const before = await measure()
  await walk(498)
  const after = await measure()
  const growth = {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.jsEventListeners - before.jsEventListeners,
  }
  const isClean = growth.heap < 1_000_000 && growth.nodes <= 0 && growth.listeners <= 0
  noteFigures({
    matrix: 'Pages visited in one tab: heap, nodes, listeners',
    cases: 498,
    failures: isClean ? 0 : 1,
    command: 'TEST_DEEP=1 npx vitest run --project e2e test/e2e/longSession.test.ts',
  })
  expect(growth, JSON.stringify(growth)).toSatisfy(() => isClean)
})
