// With answers that the browser may keep: after a write a page shows what the server has now, also after a reload.
import type { Server } from 'node:http'
import { type HttpServer, startHttp } from '@mocks/http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { expect, ownOrigins, rested, test } from './harness'
import { field, giveStars } from './onPage'
import { demoSession, store } from './session'
import { serveFolder } from './staticServer'

const { app, builtFor } = inject('e2e').builds
let api: HttpServer
let site: { url: string; server: Server }
beforeAll(async () => {
  api = await startHttp({ port: 0, memory: true, strict: true, isCacheable: true })
  site = await serveFolder(app, api.url, builtFor)
  for (const { url } of [api, site]) ownOrigins.add(url)
})
afterAll(async () => {
  site.server.closeAllConnections()
  site.server.close()
  await api.close()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Presses what writes, and waits for the comments that are read after it. */
async function write(page: Page, name: string) {
  const written = page.waitForResponse((response) => response.request().method() !== 'GET')
  await press(page, name)
  await written
  await page.waitForResponse((response) => /^GET .*limit=10/.test(`${response.request().method()} ${response.url()}`))
}

/** What the page says once nothing more comes: the titles of its comments, and how many it counts. */
async function seen(page: Page) {
  await rested(page)
  const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
  const [, own, all] = /Komente Total\s+(\d+)|^(\d+) koment/m.exec(await page.getByRole('main').innerText()) ?? []
  return { titles, count: Number(own ?? all) }
}

/** Looks at the page as it is, after leaving it and coming back, and after a reload. */
async function expectStill(page: Page, expected: Awaited<ReturnType<typeof seen>>): Promise<void> {
  const here = page.url()
  expect(await seen(page)).toEqual(expected)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pyetje të shpeshta' }).click()
  await page.waitForURL('**/faq')
  await page.goBack()
  await page.waitForURL(here)
  expect(await seen(page)).toEqual(expected)
  await page.reload()
  expect(await seen(page)).toEqual(expected)
}

test('a comment that was changed, deleted or written stays so, and so does the count (Q111)', async ({
  visit: { page },
}) => {
  await page.addInitScript(store, await demoSession(api.url))
  const business = `${site.url}/biznes/biz_150`
  const mine = `${site.url}/komentet-e-mia`
  await page.goto(business)
  expect(await seen(page)).toEqual({ titles: [], count: 0 })

  await page.goto(mine)
  const { titles, count } = await seen(page)
  const [first = '', ...others] = titles
  await press(page, `Ndrysho komentin “${first}”`)
  await field(page, 'Titulli *').fill('Titull i ri')
  await write(page, 'Ruaj')
  await page.getByText('Komenti u përditësua me sukses').waitFor()
  await expectStill(page, { titles: ['Titull i ri', ...others], count })

  await press(page, 'Fshi komentin “Titull i ri”')
  await write(page, 'Fshi komentin')
  await page.getByText('Komenti u fshi me sukses').waitFor()
  // The first comment of the next page has moved up.
  await expectStill(page, { titles: [...others, expect.any(String)], count: count - 1 })

  await page.goto(`${site.url}/koment/biz_150`)
  await giveStars(page, '4 nga 5 yje: Mirë')
  await field(page, 'Komenti *').fill('Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.')
  await write(page, 'Dërgo komentin')
  await page.waitForURL(business)
  await expectStill(page, { titles: ['Mirë'], count: 1 })
  await page.goto(mine)
  expect(await seen(page)).toEqual({ titles: ['Mirë', ...others], count })
})
