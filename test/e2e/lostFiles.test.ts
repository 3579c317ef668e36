// Files that fail to arrive once, at a host that says what it was asked for: the page they belong to comes all the same.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { securityHeaders } from '@/build/securityHeaders'
import { apiUrl, expect, ownOrigins, rested, test } from './harness'
import { folderListener } from './staticServer'

const { app, builtFor } = inject('e2e').builds
const headers = securityHeaders({ apiUrl })
const answer = folderListener({ folder: app, apiUrl, builtFor, headers })

/** Which files fail when they are asked for the first time, in whatever way; none unless a test says so. */
let losing: RegExp | undefined
const lost = new Set<string>()
/** Files that were lost and then asked for past every cache: `fetch(…, { cache: 'reload' })`. */
const fetched = new Set<string>()

const host = createServer((request, response) => {
  const path = request.url ?? ''
  if (lost.has(path)) {
    const isFetch = request.headers['sec-fetch-dest'] === 'empty'
    if (isFetch && request.headers['cache-control'] === 'no-cache') fetched.add(path)
    return answer(request, response)
  }
  if (!losing?.test(path)) return answer(request, response)
  lost.add(path)
  response.writeHead(404, headers).end()
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
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

/** All scripts but the entry, which no link preloads. */
const scripts = /\/assets\/(?!index-).*\.js$/

/** Presses 'Provo përsëri', if it is offered, until `done` is there. */
async function comes(page: Page, done: ReturnType<Page['locator']>): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Provo përsëri' })
  await done.or(again).first().waitFor()
  if (await again.isVisible()) await again.click()
  await done.waitFor()
}

// WebKit answers imports out of what it remembers of a failed preload, after a reload, too, until a fetch asks for the file (Q112).
describe('a script that fails once is asked for by a fetch that no cache answers', () => {
  test.for<
    [what: string, at: string, press: (page: Page) => Promise<void>, comes: (page: Page) => ReturnType<Page['locator']>]
  >([
    [
      'of another page, which comes in place',
      '/info',
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' }).click(),
      (page) => page.getByRole('heading', { level: 1, name: 'Pyetje të shpeshta' }),
    ],
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
    losing = scripts
    await press(page)
    await comes(page, result(page))
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(lost.size).toBeGreaterThan(0)
    await expect.poll(() => [...lost].filter((path) => !fetched.has(path))).toEqual([])
  })

  test('of the app itself, which starts after a reload', async ({ visit: { page, expectProblem, open } }) => {
    expectProblem(/404/)
    losing = scripts
    await open(`${origin}/kushtet`)
    const preloaded = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
    expect(preloaded.length).toBeGreaterThan(0)
    await expect.poll(() => preloaded.filter((path) => !fetched.has(path))).toEqual([])
    losing = undefined
    await page.reload()
    await page.locator('#offline').waitFor({ state: 'attached' })
  })
})

test('a style sheet that fails once comes when the page is asked for again', async ({ visit }) => {
  const { page, expectProblem, open } = visit
  expectProblem(/Refused to apply style/)
  await open(`${origin}/info`)
  await rested(page)
  losing = /\.css$/
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' }).click()
  await comes(page, page.getByRole('heading', { level: 1, name: 'Pyetje të shpeshta' }))
  const styled = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ cssRules }) => cssRules.length > 0)
      .map(({ href }) => new URL(href ?? '').pathname),
  )
  expect(lost.size).toBeGreaterThan(0)
  expect(styled).toEqual(expect.arrayContaining([...lost]))
})
