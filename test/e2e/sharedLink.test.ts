// A link to a log, made in the demo build and opened by somebody else: the panel plays the log, and nothing sees the key.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, galleryUrl, rested, test } from './harness'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the panel says of the step it shows. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

/** Somebody looks at two pages and shares the log. */
async function share(page: Page) {
  await page.goto(`${galleryUrl}/faq`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Kategoritë' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Kategoritë e bizneseve' }).waitFor()
  await rested(page)
  await page.keyboard.press('Control+Shift+L')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Share…').click()])
  const file = join('.cache', 'e2e', download.suggestedFilename())
  await download.saveAs(file)
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.screenshot({ path: join('.cache', 'e2e', 'share-panel.png') })
  return { file, address, key: address.replace(/.*key=/, '') }
}

/** All that a page knows and asks that could hold the key. */
const seen = (page: Page) =>
  page.evaluate(() => JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }]))

test('opens the panel with the log from this site, or from the file; the key is nowhere to be seen', async ({
  visit,
}) => {
  const { file, address, key } = await share(visit.page)
  expect(address).toMatch(/\/#log=[\w-]+&key=[\w-]{43}$/)

  const context = await visit.page.context().browser()?.newContext({ serviceWorkers: 'block' })
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  const asked: string[] = []
  other.on('request', (request) => asked.push(request.url()))
  // The host sends the app for every path that is no file.
  await other.goto(address)
  await other.getByText(/is not on this site: choose it/).waitFor()
  expect(new URL(other.url()).hash).toBe('')
  await other.getByLabel('Open log…').setInputFiles(file)
  await button(other, 'Open without saving').click()
  await other.getByText('Replays exactly').waitFor()

  // Beside the app on its host.
  await other.route('**/logs/*.vlog', async (route) => route.fulfill({ body: await readFile(file) }))
  // By the address bar of a page that is open, and shows the log already.
  const fetched = other.waitForResponse('**/logs/*.vlog')
  await other.evaluate((hash) => {
    location.hash = hash
  }, new URL(address).hash)
  await fetched
  await other.getByText('Replays exactly').waitFor()
  expect(await fact(other, 'Step').textContent()).toMatch(/^0 of \d+$/)
  await other.getByLabel('Speed').selectOption('1000')
  await button(other, 'Play').click()
  await expect.poll(() => other.getByRole('heading', { level: 1 }).textContent()).toBe('Kategoritë e bizneseve')
  expect(await seen(other)).not.toContain(key)
  expect(asked.join('\n')).not.toContain(key)
  await context.close()
})
