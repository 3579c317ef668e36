// Hostile texts, addresses and hosts in a real browser, against the production build under its content policy: nothing
// runs, texts stand as sent, secrets go nowhere, and the demo build works under the same policy.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { freshToken } from '@test/session/tokens'
import type { Page, Request, Route } from 'playwright-core'
import { preview } from 'vite'
import { afterAll, beforeAll, describe } from 'vitest'
import { runNode, viteProgram } from '../processes'
import { type HostileScreen, harmIn, hostileScreens, missingIn, replyTo } from '../robustness/hostileServer'
import { own, payloads } from '../robustness/payloads'
import { apiUrl, appUrl, expect, hydrated, isDeep, rested, test } from './harness'
import { type StoredSession, store } from './session'
import { listen } from './staticServer'

const tried = isDeep ? payloads : own
// No list shows more than ten on a page.
const CHUNK = 10
const chunks = Array.from({ length: Math.ceil(tried.length / CHUNK) }, (_, at) =>
  tried.slice(at * CHUNK, (at + 1) * CHUNK),
)
/** What the screen in this place is tried with: a sixth of our texts, each screen another; all in test:deep. */
const chunksOf = (place: number) => chunks.filter((_, at) => isDeep || at % 6 === place % 6)

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

/** What is stored of somebody who is signed in. */
const sessionOf = (_id: string, name = ''): StoredSession => ({
  accessToken: freshToken({ sub: _id }),
  refreshToken: freshToken(),
  user: JSON.stringify({ _id, name, email: 'a@b.al' }),
})

/**
 * Puts that server in the place of the API, for a signed-in user or a visitor. Returns how to give the server other
 * texts and sign another user in, in another tab: the app forgets what it has and asks for everything again.
 */
async function serveTexts(
  page: Page,
  first: readonly string[],
  isSignedIn = true,
): Promise<(texts: readonly string[]) => Promise<void>> {
  let served = first
  let users = 1
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route(`${apiUrl}/**`, (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/v1/')) return route.fulfill({ contentType: 'image/svg+xml', body: image })
    const body = JSON.stringify({ success: true, ...replyTo(pathname.slice(3), served) })
    return route.fulfill({ headers, contentType: 'application/json', body })
  })
  if (isSignedIn) await page.addInitScript(store, sessionOf('u1', first[0]))
  let tab: Page | undefined
  return async (texts) => {
    served = texts
    users += 1
    if (!tab) {
      tab = await page.context().newPage()
      await tab.goto('/robots.txt')
    }
    await tab.evaluate(store, sessionOf(`user${users}`, texts[0]))
  }
}

const harmDone = (page: Page): Promise<string[]> => page.evaluate(harmIn, null)

describe('hostile texts', () => {
  // Each of these shows some twenty lists of texts.
  const slow = { timeout: 300_000 }

  // In `npm test` a page to read and one to write; test/robustness/renderedTexts.test.ts has a business with all texts.
  test.for(isDeep ? Object.keys(hostileScreens) : ['business', 'write'])(
    'run nowhere and stand as they are: %s [X07, X11]',
    slow,
    async (name, { visit }) => {
      const { path, ready, shown } = hostileScreens[name] as HostileScreen
      const { page } = visit
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      const [loaded = [], ...others] = chunksOf(Object.keys(hostileScreens).indexOf(name))
      const changeTexts = await serveTexts(page, loaded)
      await visit.open(path)
      const problems: string[] = []
      for (const texts of [loaded, ...others]) {
        if (texts !== loaded) await changeTexts(texts)
        const wrong = async () => {
          const places = shown(texts).map(([selector, wanted, least]) =>
            // Compared there: half characters do not survive the way out of the browser.
            page.evaluate(missingIn, [selector, wanted, Math.min(least, texts.length)] as const),
          )
          return (await Promise.all(places)).flat()
        }
        // What is still wrong then is told with everything else.
        await expect
          .poll(wrong)
          .toEqual([])
          .catch(() => undefined)
        await page.locator(ready).first().waitFor()
        problems.push(...(await wrong()), ...(await harmDone(page)))
      }
      expect([problems, dialogs]).toEqual([[], []])
    },
  )

  test('run nowhere in the list of a search, nor as what is searched for [X07]', slow, async ({ visit }) => {
    const { page } = visit
    const changeTexts = await serveTexts(page, [])
    await visit.open('/')
    const field = page.getByRole('combobox')
    const options = page.getByRole('option')
    for (const texts of isDeep ? chunks : chunksOf(0).slice(0, 1)) {
      await changeTexts(texts)
      await field.fill('')
      await options.first().waitFor({ state: 'detached' })
      await field.fill(`${texts[1]} kafe`)
      await options.nth(texts.length - 1).waitFor()
      expect(await harmDone(page)).toEqual([])
    }
  })

  test('run nowhere as parts of an address [X02, X05]', slow, async ({ visit }) => {
    const { page } = visit
    await serveTexts(page, ['Kafe'])
    const places = ['/biznes/b0?kerko=', '/verify-email?email=', '/kategorite?kerko=', '/biznes/', '/nuk-ka/', '/#']
    const texts = own.filter((text) => !/[\uD800-\uDFFF]/u.test(text) && text.length < 1000)
    const step = isDeep ? 1 : 60
    for (const [at, text] of texts.entries()) {
      if (at % step) continue
      const place = places[(at / step) % places.length] ?? '/'
      await visit.open(place + encodeURIComponent(text))
      expect([place, text, await harmDone(page)]).toEqual([place, text, []])
    }
  })
})

describe('secrets', () => {
  const secret = 'nje-here-fshehte'

  test.for([
    ['/verify-email', '/auth/verify-email'],
    ['/reset-password', '/auth/reset-password'],
  ])('the one-time token of %s goes into its one call and nowhere else [X09]', async ([path, call], { visit }) => {
    const { page } = visit
    await serveTexts(page, ['Kafe'], false)
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    const called = page.waitForResponse((response) => response.url().replace(/\?.*/, '') === `${apiUrl}/v1${call}`)
    await visit.open(`${path}?token=${secret}`)
    if (call === '/auth/reset-password') {
      await page.getByLabel('Fjalëkalimi i ri *', { exact: true }).fill('Ulliri-2026')
      await page.getByLabel('Konfirmo fjalëkalimin e ri *', { exact: true }).fill('Ulliri-2026')
      await page
        .getByRole('main')
        .getByRole('button', { name: /fjalëkalimin/i })
        .last()
        .click()
    }
    await called
    await page.waitForURL((url) => !url.href.includes(secret))
    const told: string[] = []
    for (const request of asked) {
      const said = JSON.stringify([request.url(), await request.allHeaders(), request.postData()])
      if (said.includes(secret) && request.method() !== 'OPTIONS') told.push(request.url().replace(/\?.*/, ''))
    }
    // The page itself was asked for with it, by whoever opened the link.
    expect(new Set(told)).toEqual(new Set([`${apiUrl}/v1${call}`, `${appUrl}${path}`]))
    const left = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        history.state,
        document.title,
        document.body.innerHTML,
      ]),
    )
    expect(left).not.toContain(secret)
  })

  test('the bearer token goes to the API alone, and nothing has a cookie or a referrer [X19, X26, X29]', async ({
    visit,
  }) => {
    const { page } = visit
    await serveTexts(page, ['photos/a.svg', 'b'])
    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    for (const path of isDeep
      ? ['/', '/kategorite/kafe', '/biznes/b0', '/komentet-e-mia']
      : ['/biznes/b0', '/komentet-e-mia'])
      await visit.open(path)
    await rested(page)
    const bearers: string[] = []
    const others: string[] = []
    for (const request of asked) {
      const { authorization, cookie, referer } = await request.allHeaders()
      if (authorization) bearers.push(request.url())
      if (cookie || referer) others.push(request.url())
    }
    expect(bearers.length).toBeGreaterThan(0)
    expect(bearers.filter((url) => !url.startsWith(`${apiUrl}/v1/`))).toEqual([])
    expect(others).toEqual([])
  })
})

describe('a host that sends no headers', () => {
  const plainHost = test.extend<{ host: { url: string; asked: IncomingMessage[] } }>({
    // The same files, and what is asked of it.
    host: async ({ visit }, use) => {
      visit.expectProblem(/foreign request/)
      const asked: IncomingMessage[] = []
      const server = createServer(async (request, response) => {
        asked.push(request)
        const file = await fetch(appUrl + request.url)
        const type = file.headers.get('content-type') ?? ''
        response.writeHead(file.status, { 'content-type': type }).end(Buffer.from(await file.arrayBuffer()))
      })
      await use({ url: await listen(server), asked })
      // Its fonts may still be under way.
      await visit.page.waitForLoadState('networkidle')
      server.closeAllConnections()
      server.close()
    },
  })

  plainHost.for(isDeep ? ['/verify-email', '/reset-password'] : ['/verify-email'])(
    'learns the one-time token of %s from its address alone, never from a referrer [X09]',
    async (path, { visit: { page }, host }) => {
      await serveTexts(page, ['Kafe'], false)
      await page.goto(`${host.url}${path}?token=nje-here-fshehte`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await rested(page)
      expect(host.asked.filter(({ url }) => url?.startsWith('/assets/')).length).toBeGreaterThan(10)
      // A font is asked for by its style sheet, whose address is the referrer then; the page's rule does not reach it.
      const referrers = host.asked.flatMap(({ headers }) => headers.referer ?? [])
      expect(referrers.filter((address) => !/^http:\/\/[^/]+\/assets\/[\w-]+\.css$/.test(address))).toEqual([])
    },
  )

  plainHost.for([
    ['base-uri', (): void => document.head.append(Object.assign(document.createElement('base'), { href: '/x/' }))],
    ['form-action', (): void => document.body.appendChild(document.createElement('form')).submit()],
    ['require-trusted-types-for', (): void => void setTimeout(() => Object.assign(document.body, { innerHTML: 'x' }))],
  ] as const)('has pages that refuse what %s forbids [X10, X11]', async ([name, breach], { visit, host }) => {
    const { page } = visit
    visit.expectProblem(new RegExp(`policy: ${name} `))
    // What the browser says of it besides.
    visit.expectProblem(/(console|exception): .*(violates|TrustedHTML)/)
    const refusal = page.waitForEvent('console')
    await page.goto(`${host.url}/login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(breach)
    await refusal
    expect(await page.evaluate(() => [document.baseURI, document.querySelectorAll('h1').length])).toEqual([
      `${host.url}/login`,
      1,
    ])
  })
})

test('the one Trusted Types policy lets data be there: another may not be made, nor text become a script', async ({
  visit,
}) => {
  visit.expectProblem(/policy: trusted-types/)
  visit.expectProblem(/console: .*policy/i)
  visit.expectProblem(/console: .*TrustedScript/)
  visit.expectProblem(/policy: require-trusted-types-for/)
  const { page, open } = visit
  await open('/faq')
  // Which has its own data by the policy's one way.
  await page.waitForFunction(() => document.head.querySelector('script[type="application/ld+json"]'))
  const refusals = await page.evaluate(() => {
    const factory = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } })
      .trustedTypes
    const attempts = [
      () => factory.createPolicy('other', {}),
      // The name is taken.
      () => factory.createPolicy('structured-data', {}),
      () => {
        document.createElement('script').text = 'alert(1)'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('no page of it stands in a frame [X28]', async ({ visit }) => {
  visit.expectProblem(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/)
  const { page } = visit
  await page.setContent(`<iframe src="${appUrl}/login"></iframe>`)
  await page.locator('iframe').waitFor()
  await expect.poll(() => page.frames().length).toBe(2)
  await expect.poll(() => page.frames()[1]?.url()).not.toBe('about:blank')
  expect(await page.frameLocator('iframe').getByRole('heading').count()).toBe(0)
})

test('what stands from right to left is kept apart from the line it stands in [X32]', async ({ visit }) => {
  const { page } = visit
  await serveTexts(page, ['\u202Elanigiro', 'קפה 5'])
  await visit.open('/biznes/b0')
  await page.locator('article h3').first().waitFor()
  const open = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main p, main span, main h1, main h3, main li, main time, main dd')]
      .filter((element) => getComputedStyle(element).unicodeBidi !== 'isolate')
      .map((element) => element.outerHTML.slice(0, 100)),
  )
  expect(open).toEqual([])
})

test('the production build evaluates no text, has no maps, and names nobody else’s address [X20, X21, X26]', async () => {
  const manifest = (await (await fetch(`${appUrl}/.vite/manifest.json`)).json()) as Record<string, { file: string }>
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const known =
    /^https?:\/\/(www\.w3\.org|127\.0\.0\.1|localhost|schema\.org|www\.instagram\.com|www\.tiktok\.com|www\.openstreetmap\.org|app\.invalid)\b/
  const docs =
    /^https?:\/\/(react\.dev|reactrouter\.com|redux-toolkit\.js\.org|redux\.js\.org|bit\.ly|github\.com|fb\.me)\b/
  for (const file of files) {
    const text = await (await fetch(`${appUrl}/${file}`)).text()
    expect([file, /\beval\(|new Function\(|sourceMappingURL|\bdebugger\b|document\.write\(/.exec(text)?.[0]]).toEqual([
      file,
      undefined,
    ])
    const addresses = text.match(/https?:\/\/[a-z][\w.-]*\.[a-z]+/gi) ?? []
    expect([file, addresses.filter((address) => !known.test(address) && !docs.test(address))]).toEqual([file, []])
  }
})

describe('the demo build, mock backend and all,', () => {
  let outDir = ''
  // Building has a time of its own: on a busy machine it takes most of a test's.
  beforeAll(async () => {
    outDir = mkdtempSync(join('.cache', 'e2e-demo-'))
    const env = { VITE_API_BASE_URL: '', NODE_ENV: 'production' }
    const args = [viteProgram, 'build', '--mode', 'demo', '--outDir', outDir, '--logLevel', 'warn']
    const { code, output } = await runNode(args, { env })
    expect([code, output]).toEqual([0, expect.any(String)])
  })
  // With the renderer, which is built beside it.
  afterAll(() => {
    for (const folder of [outDir, `${outDir}-server`]) rmSync(folder, { recursive: true, force: true })
  })

  test('runs under the policy and headers of npm run preview [X10, X12]', async ({ visit }) => {
    const { page } = visit
    const host = await preview({
      mode: 'demo',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'warn',
    })
    try {
      const [url = ''] = host.resolvedUrls?.local ?? []
      visit.expectProblem(/foreign request/)
      const answer = await fetch(`${url}biznes/x`)
      const header = answer.headers.get('content-security-policy') ?? ''
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text()) ?? []
      expect(header).toBe(`${meta}; frame-ancestors 'none'`)
      expect(meta).toBe(
        /content="([^"]+)"/.exec(readFileSync(join(outDir, 'index.html'), 'utf8').split('equiv=')[1] ?? '')?.[1],
      )

      await page.goto(`${url}biznes/biz_001`)
      await page.locator('article h3').first().waitFor()
      await page.getByText('Demo', { exact: true }).click()
      await page.getByText('Email-et e demos').waitFor()
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      expect(await workers()).toBe(1)
      // The last page of the worker goes: it stays for the next one.
      await page.goto('about:blank')
      await page.goto(`${url}faq`)
      await page.waitForFunction(hydrated)
      expect(await workers()).toBe(1)
      // Calls need none.
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
      })
      await page.getByRole('link', { name: /kryefaqja/ }).click()
      await page.locator('article h3').first().waitFor()
      await page.getByRole('heading', { name: 'Biznese që ke parë së fundi' }).waitFor()
    } finally {
      await host.close()
    }
  })
})
