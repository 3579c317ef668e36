// A bug report of the demo build: its picture is of the page as it stands, and says nothing that the log does not say.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readLog } from '@/tools/log/readLog'
import { expect, expectNoAxeViolations, galleryUrl, test } from './harness'
import { screens } from './screens'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('heading', { name: 'Action log' }).waitFor()
}

/** Saves a bug report of what is on the page; its text, and the lines of its picture. */
async function report(page: Page, name: string) {
  await openPanel(page)
  await button(page, 'Bug report…').click()
  await page.getByRole('img', { name: 'The page, as the report shows it' }).waitFor()
  await page.screenshot({ path: join('.cache', 'e2e', `${name}-panel.png`) })
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save bug report').click()])
  const place = join('.cache', 'e2e', download.suggestedFilename())
  await download.saveAs(place)
  const text = await readFile(place, 'utf8')
  const { picture } = (JSON.parse(text) as { report: { picture: string } }).report
  await writeFile(join('.cache', 'e2e', `${name}.svg`), picture)
  return { text, picture, lines: [...picture.matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line) }
}

test('shows the page with the words of the app and of the directory, and leaves it as it was', async ({ visit }) => {
  const { page } = visit
  await page.goto(`${galleryUrl}${screens.category[0]}`)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  const before = await page.getByRole('main').innerText()
  const { text, picture, lines } = await report(page, 'report-category')
  expect(readLog(text).actions.length).toBeGreaterThan(5)
  expect(picture.length).toBeLessThan(302_000)
  expect(lines).toEqual(expect.arrayContaining(['Kategoritë', 'Hyr']))
  expect(lines.join(' ')).toContain(name.split(' ')[0])
  await page.keyboard.press('Escape')
  expect(await page.getByRole('main').innerText()).toBe(before)
})

test('shows stand-ins of who is signed in, of what was typed, in a dialog too', async ({ visit }) => {
  const { page } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${galleryUrl}/login`)
  await page.getByLabel('Email *', { exact: true }).fill('demo@vlereso.example')
  await page.getByLabel('Fjalëkalimi *', { exact: true }).fill('Sekretisht1')
  await button(page, 'Ke harruar fjalëkalimin?').click()
  const dialog = page.getByRole('dialog', { name: 'Rivendos fjalëkalimin' })
  await dialog.waitFor()
  await dialog.getByRole('textbox').fill('zamira@postakurva.al')
  const { text, lines } = await report(page, 'report-dialog')
  for (const typed of ['demo@', 'vlereso.example', 'Sekretisht', 'zamira', 'postakurva'])
    expect(text).not.toContain(typed)
  expect(lines).toContain('Rivendos fjalëkalimin')
  await expectNoAxeViolations(page, 'body > [lang="en"]')
})
