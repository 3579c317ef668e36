// A long walk through the app in a browser, with what the page showed at each settled step of it.
import type { Page } from 'playwright-core'
import { field, giveStars, inHeader, main, waitForHeading } from './onPage'
import { rested } from './rested'
import { shownPage } from './shownPage'

/** What the page showed, and how many actions had led to it. */
export interface Settled {
  name: string
  step: number
  shown: string
}

/** How many actions the store has seen. */
const stepOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { recorder } = (window as unknown as { recordedStore: { recorder: { chunks(): { actions: unknown[] }[] } } })
      .recordedStore
    return recorder.chunks().reduce((sum, { actions }) => sum + actions.length, 0)
  })

/** Waits until nothing is on its way any more, and notes what is shown. */
export async function settle(page: Page, name: string, noted: Settled[]): Promise<void> {
  let before: Settled | undefined
  for (let tries = 0; tries < 50; tries += 1) {
    await rested(page)
    const now: Settled = { name, step: await stepOf(page), shown: await page.evaluate(shownPage) }
    const isSame = before?.step === now.step && before.shown === now.shown
    if (isSame && !/Duke \S+(…| \S+\.\.\.)/.test(now.shown)) return void noted.push(now)
    before = now
    // By the page's own clock, and longer than the app waits before it tells the store what is on the page.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 400)))
  }
  throw new Error(`${name} does not settle`)
}

/** Says where the walk is, once that stands. */
export type Note = (name: string) => Promise<void>

/** A walk that begins at home, or wherever it likes. */
export type Walk = (page: Page, homeUrl: string, note: Note) => Promise<void>

/** Takes the walk; returns what each settled step of it showed. */
export async function noteAll(page: Page, walk: Walk, homeUrl: string): Promise<Settled[]> {
  const noted: Settled[] = []
  await walk(page, homeUrl, (name) => settle(page, name, noted))
  return noted
}

/** Somebody searches, filters, reads, opens what opens, writes, logs in, edits, deletes, leaves forms unfinished. */
export async function walkFar(page: Page, homeUrl: string, note: Note): Promise<void> {
  const button = (name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).first()

  await page.goto(homeUrl)
  await waitForHeading(page, /^Po kërkon/)
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
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await note('the categories')
  await page.getByLabel('Kërko kategori').fill('bar')
  await page.waitForURL(/kerko=/)
  await note('categories searched for')
  await page.getByLabel('Kërko kategori').fill('')
  await page.waitForURL((url) => !url.search)
  await main(page)
    .getByRole('link', { name: /^Restorante dhe kafene/ })
    .first()
    .click()
  await waitForHeading(page, /Restorante dhe kafene/)
  await note('a category')
  await button('4+ Yje').click()
  await page.waitForURL(/yje=4/)
  await note('its filter')
  await page.getByLabel('Kërko në këtë kategori').fill('dritar')
  await page.waitForURL(/kerko=/)
  await note('its search')
  await page.getByRole('link', { name: 'Kafe Dritarja Blu' }).click()
  await waitForHeading(page, 'Kafe Dritarja Blu')
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
  await page.getByPlaceholder('Kërko një fjalë në komente…').fill('kafe')
  await note('comments searched for')
  await page.getByPlaceholder('Kërko një fjalë në komente…').fill('')
  await note('all comments again')
  await button(/^Më shumë për “/).click()
  await button(/^Si imazh/).click()
  await page.getByRole('dialog').waitFor()
  await note('a comment as a picture')
  await page.keyboard.press('Escape')
  const more = button(/^Shfaq më shumë/)
  if (await more.isVisible()) {
    await more.click()
    await note('a text in full')
  }

  await main(page)
    .getByRole('link', { name: /^Shkruaj një koment/ })
    .first()
    .click()
  await waitForHeading(page, /^Shkruaj një koment për/)
  await giveStars(page, '4 nga 5 yje: Mirë')
  await field(page, 'Komenti *').fill('Djathe i mire dhe nje mikpritje e ngrohte, si ne shtepi.')
  await page.getByText(/^Drafti u ruajt/).waitFor()
  await note('a half-written comment')
  await button('Vendos ë dhe ç').click()
  await note('its letters, offered')
  await button('Lëre si është').click()
  await button('Vazhdo për të dërguar').click()
  await waitForHeading(page, 'Hyr në llogarinë tënde')
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
  await waitForHeading(page, 'Kafe Dritarja Blu')
  await note('a comment that was sent')
  await button(/^Ndrysho komentin/).click()
  await field(page, 'Titulli *').fill('Edhe më mirë')
  await page.getByText(/^Drafti u ruajt/).waitFor()
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
  await page
    .getByRole('dialog')
    .getByLabel(/^Shkruaj FSHI/)
    .fill('FSH')
  await note('an account half deleted')
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Pyetje/ })
    .first()
    .click()
  await waitForHeading(page, 'Pyetje të shpeshta')
  await page.getByLabel('Kërko te pyetjet').first().fill('koment')
  await note('questions searched for')
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await inHeader(page).getByRole('link', { name: 'Regjistrohu' }).click()
  await waitForHeading(page, /./)
  await field(page, 'Emri *').or(page.getByLabel(/^Emri/)).first().fill('Arta Kol')
  await page
    .getByLabel(/^Email/)
    .first()
    .fill('arta@')
  await note('a sign-up half done')
  await inHeader(page).getByRole('link', { name: 'Kategoritë' }).click()
  await page.getByRole('alertdialog').waitFor()
  await note('the question whether to leave it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Largohu' }).click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await note('the end')
}

/** To all categories, on a phone by the menu. */
async function toCategories(page: Page): Promise<void> {
  const menu = page.getByLabel('Hap menynë')
  if (await menu.isVisible()) await menu.click()
  await inHeader(page).getByRole('link', { name: 'Kategoritë' }).click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
}

/** Somebody goes from shelf to shelf: opens categories, expands what is long, looks into businesses, turns pages. */
const walkAround =
  (from: number, to: number): Walk =>
  async (page, homeUrl, note) => {
    await page.goto(homeUrl)
    await waitForHeading(page, /^Po kërkon/)
    await toCategories(page)
    for (let shelf = from; shelf < to; shelf += 1) {
      const card = main(page).getByRole('article').nth(shelf)
      await card.waitFor()
      await card.getByRole('heading').getByRole('link').click()
      await page.waitForURL(/kategorite\//)
      await main(page).getByRole('article').first().waitFor()
      await note(`shelf ${shelf}`)
      await main(page).getByLabel('Kërko në këtë kategori').fill('e')
      await page.waitForURL(/kerko=/)
      await note(`shelf ${shelf}, searched`)
      await main(page).getByRole('article').first().getByRole('link').first().click()
      await main(page).getByRole('heading', { name: 'Komentet' }).waitFor()
      await note(`a business of shelf ${shelf}`)
      const why = main(page).getByRole('button', { name: /^Pse / })
      if (await why.isVisible()) {
        await why.click()
        await page.getByRole('dialog').waitFor()
        await note(`its score`)
        await page.keyboard.press('Escape')
      }
      await toCategories(page)
    }
    await note('the shelves')
    await page.goBack()
    await main(page).getByRole('heading', { name: 'Komentet' }).waitFor()
    await note('back at the last business')
  }

/** The size of a phone. */
export const phone = { width: 360, height: 740 } as const
/** Six shelves by a visitor; others by a user; some on a phone. */
export const [walkAlong, walkSignedIn, walkOnPhone] = [walkAround(0, 6), walkAround(6, 10), walkAround(0, 4)]
