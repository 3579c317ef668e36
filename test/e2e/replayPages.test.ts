// Every settled step of a long session in a browser, replayed: the page says the same with the same roles, fields and dialogs.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { expect, galleryUrl, test } from './harness'
import { shownPage } from './shownPage'
import { takeStore } from './takeStore'

vi.setConfig({ testTimeout: 600_000 })

/** What the page showed, and how many actions had led to it. */
interface Settled {
  name: string
  step: number
  shown: string
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const inHeader = (page: Page) => page.getByRole('banner')

/** How many actions the store has seen. */
const stepOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { recorder } = (window as unknown as { recordedStore: { recorder: { chunks(): { actions: unknown[] }[] } } })
      .recordedStore
    return recorder.chunks().reduce((sum, { actions }) => sum + actions.length, 0)
  })

/** Waits until nothing is on its way any more, and notes what is shown. */
async function settle(page: Page, name: string, noted: Settled[]): Promise<void> {
  let before: Settled | undefined
  await expect
    .poll(
      async () => {
        await page.waitForLoadState('networkidle')
        const now = { name, step: await stepOf(page), shown: await page.evaluate(shownPage) }
        const isSame = before?.step === now.step && before.shown === now.shown
        before = now
        return isSame && !/Duke \S+(…| \S+\.\.\.)/.test(now.shown)
      },
      { interval: 400, timeout: 20_000 },
    )
    .toBe(true)
  if (before) noted.push(before)
}

/** Somebody searches, filters, reads, opens what can be opened, writes, logs in, edits, deletes, and begins forms without an end. */
async function walk(page: Page): Promise<Settled[]> {
  const noted: Settled[] = []
  const note = (name: string) => settle(page, name, noted)
  const button = (name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).first()

  await page.goto(galleryUrl)
  await heading(page, /^Po kërkon/)
  await note('home')
  await page.getByRole('combobox').fill('sofra')
  await page.getByRole('option').first().waitFor()
  await note('a search')
  await page.keyboard.press('Escape')
  await note('a search that was closed')
  await page.getByRole('combobox').fill('kafe')
  await page.getByRole('option').first().waitFor()
  await note('another search')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Komentet pasuese' }).click()
  await note('the next comments')
  await page.getByRole('button', { name: 'Tastet e shpejta' }).click()
  await page.getByRole('dialog').waitFor()
  await note('the list of keys')
  await page.keyboard.press('Escape')

  await inHeader(page).getByRole('link', { name: 'Kategoritë' }).click()
  await heading(page, 'Kategoritë e bizneseve')
  await note('the categories')
  await button(/^Shfaq edhe/).click()
  await note('a category in full')
  await page.getByLabel('Kërko kategori').fill('bar')
  await page.waitForURL(/kerko=/)
  await note('categories searched for')
  await page.getByLabel('Kërko kategori').fill('')
  await page.waitForURL((url) => !url.search)
  await main(page)
    .getByRole('link', { name: /^Restorante dhe kafene/ })
    .first()
    .click()
  await heading(page, /Restorante dhe kafene/)
  await note('a category')
  await button('4+ Yje').click()
  await page.waitForURL(/yje=4/)
  await note('its filter')
  await main(page).getByRole('searchbox').fill('dritar')
  await page.waitForURL(/kerko=/)
  await note('its search')
  await page.getByRole('link', { name: 'Kafe Dritarja Blu' }).click()
  await heading(page, 'Kafe Dritarja Blu')
  await main(page).getByRole('article').first().waitFor()
  await note('a business')
  await button(/^Pse /).click()
  await page.getByRole('dialog').waitFor()
  await note('why its score')
  await page.getByRole('dialog').getByRole('button', { name: 'Të gjitha' }).click()
  await note('its score of all time')
  await page.keyboard.press('Escape')
  await button('Filtro').click()
  await field(page, 'Deri në datën').fill('31.13.2026')
  await field(page, 'Nga data').focus()
  await note('a day that is none')
  await field(page, 'Deri në datën').fill('')
  await page.getByLabel('Kërko në komente').first().fill('kafe')
  await note('comments searched for')
  await page.getByLabel('Kërko në komente').first().fill('')
  await button(/^Si imazh/).click()
  await page.getByRole('dialog').waitFor()
  await note('a comment as a picture')
  await page.keyboard.press('Escape')
  const more = button(/^Shfaq më shumë/)
  if (await more.isVisible()) {
    await more.click()
    await note('a text in full')
  }

  await main(page).getByRole('link', { name: /^Shkruaj një koment/ }).first().click()
  await heading(page, /^Shkruaj një koment për/)
  await page.getByText('4 nga 5 yje: Mirë').locator('xpath=..').click()
  await field(page, 'Komenti *').fill('Djathe i mire dhe nje mikpritje e ngrohte, si ne shtepi.')
  await note('a half-written comment')
  await button('Vendos ë dhe ç').click()
  await note('its letters, offered')
  await button('Lëre si është').click()
  await button('Vazhdo për të dërguar').click()
  await heading(page, 'Hyr në llogarinë tënde')
  await note('the log-in, with why')
  await field(page, 'Email *').fill('demo@vlereso.example')
  await button('Ke harruar fjalëkalimin?').click()
  await page.getByRole('dialog').waitFor()
  await note('the forgotten password')
  await page.getByRole('dialog').getByRole('button', { name: 'Dërgo linkun' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Kontrollo email-in' }).waitFor()
  await note('the link that was sent')
  await page.keyboard.press('Escape')
  await button('Hyr').click()
  await note('a log-in without a password')
  await field(page, 'Fjalëkalimi *').fill('gabim-gabim')
  await button('Hyr').click()
  await main(page).getByRole('alert').first().waitFor()
  await note('a refused log-in')
  await field(page, 'Fjalëkalimi *').fill('Demo1234')
  await button('Hyr').click()
  await heading(page, 'Kafe Dritarja Blu')
  await note('a comment that was sent')
  await button(/^Ndrysho komentin/).click()
  await field(page, 'Titulli *').fill('Edhe më mirë')
  await note('a comment half changed')
  await field(page, 'Titulli *').fill('')
  await button('Ruaj').click()
  await note('a change that is not complete')
  await field(page, 'Titulli *').fill('Edhe më mirë')
  await button('Ruaj').click()
  await page.getByText('Komenti u përditësua me sukses').waitFor()
  await note('a changed comment')
  await button(/^Fshi komentin/).click()
  await page.getByRole('alertdialog').waitFor()
  await note('the question before its end')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fshi komentin' }).click()
  await page.getByText('Komenti u fshi me sukses').waitFor()
  await note('a comment that is gone')
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await note('the menu of the account')
  await page.getByRole('link', { name: 'Komentet e mia' }).click()
  await main(page).getByRole('article').first().waitFor()
  await note('the own comments')
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await page.getByRole('link', { name: 'Profili im' }).click()
  await page.getByRole('heading', { name: 'Veprimet e llogarisë' }).waitFor()
  await note('the profile')
  await button('Ndrysho fjalëkalimin').click()
  await page.getByRole('dialog').waitFor()
  await note('a new password')
  await page.keyboard.press('Escape')
  await button('Fshi llogarinë').click()
  await page.getByRole('dialog').getByLabel(/^Shkruaj FSHI/).fill('FSH')
  await note('an account half deleted')
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: /^Pyetje/ }).first().click()
  await heading(page, 'Pyetje të shpeshta')
  await page.getByLabel('Kërko te pyetjet').first().fill('koment')
  await note('questions searched for')
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await inHeader(page).getByRole('link', { name: 'Regjistrohu' }).click()
  await heading(page, /./)
  await field(page, 'Emri *').or(page.getByLabel(/^Emri/)).first().fill('Arta Kol')
  await page.getByLabel(/^Email/).first().fill('arta@')
  await note('a sign-up half done')
  await inHeader(page).getByRole('link', { name: 'Kategoritë' }).click()
  await page.getByRole('alertdialog').waitFor()
  await note('the question whether to leave it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Largohu' }).click()
  await heading(page, 'Kategoritë e bizneseve')
  await note('the end')
  return noted
}

/** Saves the log with its texts: what is compared is the page. */
async function save(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('button', { name: 'With texts…' }).click()
  const direct = page.getByRole('button', { name: 'Save with texts' })
  const [download] = await Promise.all([page.waitForEvent('download'), direct.click()])
  const place = join('.cache', 'e2e', download.suggestedFilename())
  await download.saveAs(place)
  return { name: 'a.actionlog.json', mimeType: 'application/json', buffer: await readFile(place) }
}

test('each settled step of a session of 200 actions and more shows the page that it showed', async ({ visit }) => {
  const { page } = visit
  for (const words of [/^policy: (img|connect)-src/, /^console: .*Content Security Policy/, /^request: .* csp$/])
    visit.expectProblem(words)
  visit.expectProblem(/^response: 401/)
  visit.expectProblem(/^console: .*401/)
  await takeStore(page)
  const noted = await walk(page)
  const file = await save(page)
  expect(noted.at(-1)?.step).toBeGreaterThan(200)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${galleryUrl}/rregullore`)
  await heading(page, /./)
  await page.keyboard.press('Control+Shift+L')
  await page.getByLabel('Open log…').setInputFiles(file)
  const direct = page.getByRole('button', { name: 'Open without saving' })
  if (await direct.isVisible()) await direct.click()
  await page.getByText('Replays exactly').waitFor()

  const different: string[] = []
  for (const { name, step, shown } of noted) {
    await page.getByLabel('Step', { exact: true }).fill(String(step))
    const read = () => page.evaluate(shownPage)
    await expect.poll(read, { timeout: 4_000 }).toBe(shown).catch(() => undefined)
    const replayed = await read()
    if (replayed !== shown) different.push(`${name} (step ${step}):\n${differences(shown, replayed)}`)
  }
  console.info(`${noted.length} settled steps, ${different.length} differ`)
  expect(different).toEqual([])
})

/** The lines of which the other has none. */
function differences(recorded: string, replayed: string): string {
  const [one, other] = [recorded.split('\n'), replayed.split('\n')]
  const only = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line)).slice(0, 8)
  return [...only(one, other).map((line) => `- ${line}`), ...only(other, one).map((line) => `+ ${line}`)].join('\n')
}
