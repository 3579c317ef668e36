// What only a production build in a browser can show: nothing of the developers' tools, no more scripts than budgeted.
import { gzipSync } from 'node:zlib'
import { galleryPath } from '@/lib/paths'
import { budgets } from '../budgets'
import { expect, hydrated, rested, test } from './harness'

test('asks for no developer tools and registers no worker', async ({ visit }) => {
  const { page } = visit
  await page.addInitScript(() => {
    const asked: string[] = []
    const spy = (name: string) => (options: unknown) => {
      asked.push(`${name} ${JSON.stringify(options)}`)
      return (next: unknown) => next
    }
    Object.assign(window, {
      asked,
      __REDUX_DEVTOOLS_EXTENSION__: spy('devtools'),
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: spy('compose'),
    })
  })
  await visit.open('/')
  await page.waitForFunction(hydrated)
  const seen = await page.evaluate(async () => ({
    asked: (window as unknown as { asked: string[] }).asked,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(seen).toEqual({ asked: [], workers: 0 })
})

test('loads for / until it rests no more scripts than the budget', async ({ visit }) => {
  const { page } = visit
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await visit.open('/')
  await rested(page)
  const bodies = await Promise.all(scripts)
  expect(bodies.length).toBeGreaterThan(0)
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(weight).toBeLessThanOrEqual(budgets.homeScripts)
})

test('Ctrl+Shift+L brings no panel, and the parts gallery is no page of it', async ({ visit }) => {
  const { page } = visit
  await visit.open(galleryPath)
  await page.getByRole('heading', { level: 1, name: 'Faqja nuk u gjet' }).waitFor()
  await rested(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('Control+Shift+L')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect([asked, await page.locator('body > div').count()]).toEqual([[], 1])
})
