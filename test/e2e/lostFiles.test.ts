// Files that failed to arrive: the page that needs them comes all the same, even if the browser remembers the failure.
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, inject, vi } from 'vitest'
import { apiUrl, expect, ownOrigins, rested, test } from './harness'
import { folderListener, headersOf, listen } from './staticServer'

const { app, builtFor } = inject('e2e').builds
const headers = headersOf(app, apiUrl, builtFor)
const answer = folderListener({ folder: app, apiUrl, builtFor, headers })

/** Which files fail; none unless a test says so. */
let losing: RegExp | undefined
const lost = new Set<string>()
/** As WebKit does, it gives what failed only to a fetch that no cache may answer, and to everybody from then on. */
const fetched = new Set<string>()

const host = createServer((request, response) => {
  const path = request.url ?? ''
  if (request.headers['sec-fetch-dest'] === 'empty' && request.headers['cache-control'] === 'no-cache')
    fetched.add(path)
  if (!losing?.test(path) || fetched.has(path)) return answer(request, response)
  lost.add(path)
  response.writeHead(404, headers).end()
})
let origin = ''

beforeAll(async () => {
  origin = await listen(host)
  ownOrigins.add(origin)
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
})
beforeEach(() => {
  losing = undefined
  lost.clear()
  fetched.clear()
})

/** Once all that was lost has been fetched, presses 'Provo përsëri' if that is offered, and waits for `done`. */
async function comes(page: Page, done: ReturnType<Page['locator']>): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Provo përsëri' })
  await done.or(again).first().waitFor()
  await expect.poll(() => [...lost].filter((path) => !fetched.has(path))).toEqual([])
  if (await again.isVisible()) await again.click()
  await done.waitFor()
}

const linkToFaq = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' })
const faq = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pyetje të shpeshta' })

describe('a script that failed and is remembered as such by the browser', () => {
  test.for<
    [what: string, at: string, press: (page: Page) => Promise<void>, comes: (page: Page) => ReturnType<Page['locator']>]
  >([
    ['of another page, which comes in place', '/info', (page) => linkToFaq(page).click(), faq],
    [
      'of a part of the page, which comes in place',
      '/biznes/biz_001',
      (page) => page.getByRole('button', { name: /^Pse / }).click(),
      (page) => page.getByRole('dialog', { name: /^Pse / }),
    ],
  ])('%s', async ([, at, press, result], { visit: { page, expectProblem, open } }) => {
    expectProblem(/404/)
    await open(origin + at)
    await rested(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    losing = /\.js$/
    await press(page)
    await comes(page, result(page))
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(lost.size).toBeGreaterThan(0)
  })

  test('of the app itself, which starts after a reload', async ({ visit: { page, expectProblem, open } }) => {
    expectProblem(/404/)
    const document = await (await fetch(`${origin}/kushtet`)).text()
    const [, preloaded] = /<link rel="modulepreload"[^>]* href="([^"]+)"/.exec(document) ?? []
    losing = RegExp(`^${preloaded}$`)
    await open(`${origin}/kushtet`)
    await expect.poll(() => [...fetched]).toEqual([preloaded])
    expect([...lost]).toEqual([preloaded])
    await page.reload()
    await page.locator('#offline').waitFor({ state: 'attached' })
  })
})

describe('a style sheet that failed comes with the page that needs it', () => {
  /** The style sheets that were lost and are not there now. */
  const unstyled = async (page: Page) => {
    const styled = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ cssRules }) => cssRules.length > 0)
        .map(({ href }) => new URL(href ?? '').pathname),
    )
    return [...lost].filter((path) => !styled.includes(path))
  }

  const again = (page: Page) => page.getByRole('button', { name: 'Provo përsëri' })

  test.for<[when: string, fail: (page: Page) => Promise<unknown>, open: (page: Page) => Promise<void>]>([
    [
      'it is asked for again',
      (page) =>
        linkToFaq(page)
          .click()
          .then(() => again(page).waitFor()),
      (page) => again(page).click(),
    ],
    [
      'it was pointed at before, and is opened now',
      // What watches links comes a moment after the page.
      (page) =>
        vi.waitUntil(async () => {
          await page.mouse.move(1, 1)
          await linkToFaq(page).hover()
          return lost.size > 0
        }),
      (page) => linkToFaq(page).click(),
    ],
  ])('when %s', async ([, fail, follow], { visit: { page, expectProblem, open } }) => {
    expectProblem(/Refused to apply style/)
    await open(`${origin}/info`)
    await rested(page)
    losing = /\.css$/
    await fail(page)
    losing = undefined
    await follow(page)
    await faq(page).waitFor()
    expect(lost.size).toBeGreaterThan(0)
    expect(await unstyled(page)).toEqual([])
  })
})
