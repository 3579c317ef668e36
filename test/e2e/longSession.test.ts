// A tab that stays open long: a deployment behind its back, a connection that goes and comes, the ways back, and what
// it has gathered after hundreds of pages, after a day, after dialogs (robustness L01, L02, L09 to L14).
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { CDPSession, Page } from 'playwright-core'
import { describe } from 'vitest'
import { apiUrl, appUrl, expect, hydrated, isDeep, rested, test } from './harness'
import { demo, heading } from './onPage'
import { demoSession, store } from './session'
import { accountButton, logOut, passTime } from './signedInTabs'
import { listen } from './staticServer'

/** Signs the demo user in once: what is stored may change and go. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(store, await demoSession(apiUrl))
}

describe('a page whose chunk is gone', () => {
  /** From now on the chunks of other pages are gone; a fetch of the first page tells of a new build if there is one. */
  async function deploy(page: Page, { isNew, isBroken = false }: { isNew: boolean; isBroken?: boolean }) {
    await rested(page)
    // What looks for a new build comes with the app's late part, which React may hold back for 0.3 s once it is there.
    await page.locator('#offline').waitFor({ state: 'attached' })
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
        return route.fulfill({ response, body: (await response.text()).replace(/index-[\w-]+\.js/g, 'index-new.js') })
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
    await page.getByRole('button', { name: 'Provo përsëri' }).waitFor()
    await (await asked).finished()
    await page.getByRole('contentinfo').waitFor()
    expect(loads).toEqual([])
  })

  test('without a connection stays in the app, drawing and all, and comes by itself when the connection is back', async ({
    visit,
  }) => {
    const { page, open, expectProblem } = visit
    expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await open('/info')
    await page.locator('symbol#offline').waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.context().setOffline(true)
    await follow(page)
    await heading(page, 'Faqja nuk u ngarkua').waitFor()
    await page.getByRole('button', { name: 'Provo përsëri' }).click()
    await page.locator('main button:not([aria-busy])', { hasText: 'Provo përsëri' }).waitFor()
    const drawing = await page.locator('main svg use[href="#offline"]').boundingBox()
    expect(drawing?.width).toBeGreaterThan(50)
    await page.context().setOffline(false)
    await heading(page, 'Pyetje të shpeshta').waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test.runIf(isDeep)('of a deployment that lacks it too is not loaded for ever [L10]', async ({ visit }) => {
    const { page, open, expectProblem } = visit
    expectProblem(/404/)
    await open('/info')
    // What the first page needs is there, what comes late included; the page asked for never is.
    await rested(page)
    const own = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    const loads = await deploy(page, { isNew: true, isBroken: true })
    await page.route('**/assets/*.js', (route) =>
      own.has(route.request().url()) ? route.continue() : route.fallback(),
    )
    const offer = page.getByRole('button', { name: 'Provo përsëri' })
    const reloaded = page.waitForEvent('framenavigated', () => loads.length > 0)
    await follow(page)
    await reloaded
    await offer.waitFor()
    await page.waitForFunction(hydrated)
    const asked = page.waitForResponse((response) => response.url() === `${appUrl}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mbështetja' }).click()
    await asked
    await offer.waitFor()
    expect(loads).toEqual(['/faq'])
  })
})

test('back after a log-out shows nothing of those who were here [L09]', async ({ visit }) => {
  const { page } = visit
  await logIn(page)
  await page.goto('/profile')
  await page.getByRole('main').getByText(demo.email).waitFor()
  const name = await accountButton(page).innerText()
  await page.goto('/faq')
  await logOut(page)
  // To each of the two pages.
  for (let step = 0; step < 2; step++) {
    await page.goBack()
    await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
    const shown = await page.locator('body').innerText()
    expect([shown.includes(demo.email), shown.includes(name)]).toEqual([false, false])
  }
})

test('a connection that goes and comes again costs nobody the session [L13]', async ({ visit }) => {
  const { page, expectProblem } = visit
  await page.clock.install()
  await logIn(page)
  await page.goto('/faq')
  await accountButton(page).waitFor()
  const tokens = await page.evaluate(() => localStorage.getItem('refreshToken'))
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Profili im' }).click()
  await failed
  await accountButton(page).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).toBe(tokens)
  await page.clock.fastForward(600_000)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${apiUrl}/v1/`) && request.method() !== 'OPTIONS') asked.push(request.url())
  })
  await page.context().setOffline(false)
  // The menu closes with the page that it has opened.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Llogaria:/, expanded: false })
    .waitFor()
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Komentet e mia' }).click()
  await heading(page, 'Komentet e mia').waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await accountButton(page).waitFor()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).toEqual([...new Set(asked)])
})

test('rapid ways back and forward end on the right page [L14]', async ({ visit }) => {
  const { page, open } = visit
  await open('/')
  // Earlier the browser itself follows a link, and the entries are those of other documents.
  await page.waitForFunction(hydrated)
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

/** What the page holds once everything that may go is gone; less what it held before. */
async function measure(devtools: CDPSession, before = { heap: 0, nodes: 0, listeners: 0 }) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return {
    heap: usedSize - before.heap,
    nodes: nodes - before.nodes,
    listeners: jsEventListeners - before.listeners,
  }
}

interface Dialogue {
  name: string
  path: string
  isSignedIn?: true
  /** The button that opens it. */
  opener: RegExp
  width?: number
}

const dialogues: readonly Dialogue[] = [
  { name: 'the forgotten password', path: '/login', opener: /^Ke harruar fjalëkalimin\?$/ },
  { name: 'deleting a comment', path: '/komentet-e-mia', isSignedIn: true, opener: /^Fshi komentin/ },
  { name: 'adding a business', path: '/', isSignedIn: true, opener: /^Shto biznes/ },
  { name: 'the filters on a phone', path: '/kategorite/restorante_dhe_kafene', opener: /^Filtr/, width: 360 },
  { name: 'changing the password', path: '/profile', isSignedIn: true, opener: /^Ndrysho fjalëkalimin$/ },
  { name: 'deleting the account', path: '/profile', isSignedIn: true, opener: /^Fshi llogarinë$/ },
]

describe('a dialog that was opened and closed seven times', () => {
  for (const { name, path, isSignedIn, opener, width = 1280 } of isDeep ? dialogues : dialogues.slice(0, 1))
    test(`leaves no node and no listener: ${name} [L02]`, { timeout: 120_000 }, async ({ visit }) => {
      const { page, open } = visit
      await page.setViewportSize({ width, height: 800 })
      if (isSignedIn) await logIn(page)
      await open(path)
      const dialog = page.locator('dialog[open]')
      const times = async (count: number) => {
        for (let nth = 0; nth < count; nth += 1) {
          await page.getByRole('main').getByRole('button', { name: opener }).first().click()
          await dialog.waitFor()
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'detached' })
        }
      }
      const devtools = await page.context().newCDPSession(page)
      await times(3)
      await rested(page)
      const before = await measure(devtools)
      await times(7)
      const { nodes, listeners } = await measure(devtools, before)
      // One node or listener a time would be seven.
      expect({ nodes, listeners }).toSatisfy(() => nodes < 7 && listeners < 7)
    })
})

test('a worker that an earlier build left on the origin does not stand in the way; this one has none [L11]', async ({
  visit,
}) => {
  const worker = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'))
  // The same origin with what an earlier demo build had there, and a page without policy to register it from.
  const host = createServer(async ({ url = '/' }, response) => {
    if (url === '/mockServiceWorker.js') return response.setHeader('content-type', 'text/javascript').end(worker)
    if (url === '/before.html') return response.setHeader('content-type', 'text/html').end('<h1>Para</h1>')
    const answer = await fetch(appUrl + url)
    // What arrives here is unpacked and whole.
    const headers = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-encoding)$/.test(name),
    )
    response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  const origin = await listen(host)
  try {
    const { page, expectProblem } = visit
    expectProblem(/^foreign request/)
    await page.goto(`${origin}/before.html`)
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/mockServiceWorker.js')
      await navigator.serviceWorker.ready
    })
    await page.goto(`${origin}/biznes/biz_001`)
    await page.locator('article h3').first().waitFor()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('mockServiceWorker')
    expect(await registered()).toBe(1)
    await page.goto('/biznes/biz_001')
    await page.locator('article h3').first().waitFor()
    expect(await registered()).toBe(0)
  } finally {
    host.closeAllConnections()
    host.close()
  }
})

test('a day in one tab: a refresh every quarter of an hour, one session [L12]', { timeout: 600_000 }, async ({
  visit,
}) => {
  const QUARTERS = isDeep ? 96 : 4
  const QUARTER = 15 * 60_000
  const { page } = visit
  let passed = 0
  await page.clock.install()
  const said = await passTime(page, () => passed)
  await logIn(page)
  await page.goto('/faq')
  await accountButton(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  const quarter = async () => {
    passed += QUARTER
    await page.clock.fastForward(QUARTER)
    await accountButton(page).click()
    const told = page.waitForResponse((response) => response.url().endsWith('/auth/me'))
    await page.getByRole('link', { name: 'Profili im' }).click()
    expect((await told).status()).toBe(200)
    await page.getByRole('main').getByText(demo.email).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' }).click()
    await heading(page, 'Pyetje të shpeshta').waitFor()
  }
  // The first ones fill what is kept within bounds.
  for (let nth = 0; nth < QUARTERS / 2; nth += 1) await quarter()
  const before = await measure(devtools)
  for (let nth = 0; nth < QUARTERS / 2; nth += 1) await quarter()
  const growth = await measure(devtools, before)
  expect(new Set(said)).toEqual(new Set([200]))
  expect(Math.abs(said.length - QUARTERS), `${said.length} refreshes`).toBeLessThanOrEqual(1)
  await accountButton(page).waitFor()
  if (isDeep) expect(growth).toSatisfy(() => growth.heap < 1_000_000 && growth.listeners <= 0)
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
  // As many as fill the memory of the last 2048 actions (src/replay/recorder.ts), which is bounded but not empty.
  await walk(498)
  const before = await measure(cdp)
  await walk(498)
  const growth = await measure(cdp, before)
  expect(growth).toSatisfy(() => growth.heap < 1_000_000 && growth.nodes <= 0 && growth.listeners <= 0)
})
