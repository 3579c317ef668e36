// A comment as a picture: a PNG of the right size, light in both themes, kept or handed on.
import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { appUrl, expect, expectNoAxeViolations, test } from './harness'

const path = '/biznes/biz_001'

/** Opens the first comment as a picture. */
async function openPicture(page: Page): Promise<void> {
  const comment = page.getByRole('article').first()
  await comment.getByRole('button', { name: /^Më shumë për/ }).click()
  await comment.getByRole('button', { name: /^Si imazh/ }).click()
  await page.getByRole('dialog', { name: 'Komenti si imazh' }).getByText('Imazhi është gati.').waitFor()
}

/** The picture that the button hands to the browser. */
async function keep(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Shkarko imazhin' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('vlereso-koment.png')
  return buffer(await download.createReadStream())
}

/** How many different colours the picture on screen has, and the one of its paper. */
const coloursOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((picture) => {
      const { width, height } = picture as HTMLCanvasElement
      const { data = [] } = (picture as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      const pixel = (at: number) => [...data.slice(at, at + 3)].join(' ')
      const all = new Set<string>()
      for (let at = 0; at < data.length; at += 4 * 97) all.add(pixel(at))
      return { count: all.size, paper: pixel(4 * (width - 1)) }
    })

test('is a PNG of 1200 x 630 px of the comment, the same in light and dark', async ({ visit }) => {
  const { page, open } = visit
  await open(path)
  await openPicture(page)
  const light = await keep(page)
  await page.getByText('Imazhi u shkarkua.').waitFor()
  expect(light.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([light.readUInt32BE(16), light.readUInt32BE(20)]).toEqual([1200, 630])
  // Pattern, stars and words are there, on paper.
  const { count, paper } = await coloursOf(page)
  expect(count).toBeGreaterThan(20)
  expect(paper).toBe('250 247 242')
  await expectNoAxeViolations(page, 'dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Më shumë për/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPicture(page)
  expect((await keep(page)).equals(light)).toBe(true)
})

test('is handed to the share sheet where there is one, and a refusal leaves the file', async ({ visit }) => {
  const { page, open } = visit
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(navigator, {
      shared,
      canShare: () => true,
      share: async ({ files = [], title }: ShareData) => {
        shared.push(`${title}: ${files.map(({ name, type }) => `${name} ${type}`)}`)
        if (shared.length > 1) throw new DOMException('', 'NotAllowedError')
      },
    })
  })
  await open(path)
  const title = await page.getByRole('article').first().getByRole('heading').textContent()
  await openPicture(page)
  const share = page.getByRole('dialog').getByRole('button', { name: 'Shpërndaje' })
  await share.click()
  const shared = () => page.evaluate(() => (navigator as unknown as { shared: string[] }).shared)
  expect(await shared()).toEqual([`${title}: vlereso-koment.png image/png`])
  expect(await page.getByRole('alert').count()).toBe(0)
  await share.click()
  await page.getByRole('alert').getByText('Imazhi nuk u shpërnda. Shkarkoje dhe dërgoje vetë.').waitFor()
  expect((await keep(page)).length).toBeGreaterThan(10_000)
  expect(page.url()).toBe(`${appUrl}${path}`)
})
