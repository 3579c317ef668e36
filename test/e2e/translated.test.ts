// Pages that the browser translates while they are used (Q94): they show what they show otherwise, nothing fails, and
// names are not translated.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, isDeep, mailedPath, rested, test } from './harness'
import { button, field, giveStars, inHeader, main, waitForHeading } from './onPage'
import { differences } from './shownPage'
import { readPage, startTranslator, translatedNames, type Variant } from './translator'

type Note = (step: string) => Promise<void>
type Walk = (page: Page, note: Note) => Promise<void>

const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }
const author = 'Teuta Çela'
const email = 'teuta@posta.example'
const cafe = 'Kafe Dritarja Blu'
const inn = 'Sofra e Shtatë Lugëve'
const names = ['Vlerëso', author, cafe, inn]
const text = 'Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.'
/** The page's own clock stands still: what was how long ago is the same in every run. */
const now = Date.now()

const inFooter = (page: Page) => page.getByRole('contentinfo').last()
const exactly = (words: string) => new RegExp(`^${words}$`)
const firstButton = (page: Page, name: string | RegExp) => button(page, name).first()
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const searched = (page: Page, query: RegExp | '') =>
  page.waitForURL(({ search }) => (query === '' ? search === '' : query.test(search)))
/** Types into a search, and waits for its own outcome: an address or a request comes only after a pause in typing. */
async function search(page: Page, into: Locator, query: string, outcome: string | RegExp): Promise<void> {
  await into.fill(query)
  await says(page, outcome)
}
/**
 * In the page: whether the tags for other sites, which come last, are this page's. A document that was drawn ahead has
 * its title and canonical address already, but without the site's origin no address for previews.
 */
const headFollows = () => {
  const content = (property: string) =>
    document.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content')
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const isMissing = !!document.head.querySelector('meta[name="robots"]')
  return content('title') === document.title && (isMissing || (!!canonical && content('url') === canonical))
}

async function logIn(page: Page, password: string, address = demo.email): Promise<void> {
  await waitForHeading(page, 'Hyr në llogarinë tënde')
  await field(page, 'Email *').fill(address)
  await field(page, 'Fjalëkalimi *').fill(password)
  await firstButton(page, 'Hyr').click()
}

/** The page as it would be printed. */
async function printed(page: Page, note: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await note()
  await page.emulateMedia({ media: null })
}

/** By the menu of whoever is signed in. A page that comes closes the menu. */
async function goToOwn(page: Page, name: string): Promise<void> {
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await inHeader(page).getByRole('link', { name }).click()
  await waitForHeading(page, name)
}

const directory: Walk = async (page, note) => {
  await page.goto('/')
  await waitForHeading(page, /^Po kërkon/)
  await note('home')
  const field = page.getByRole('combobox')
  for (const [typed, outcome] of [
    ['kafe', 'Biznese: 15 rezultate.*'],
    ['sofra', '1 rezultat'],
    ['xqzwv', 'Asnjë rezultat'],
  ] as const) {
    await search(page, field, typed, exactly(outcome))
    await note(`home, searched for ${typed}`)
  }
  await field.fill('')
  await page.keyboard.press('Escape')
  await page.getByText(exactly('Asnjë rezultat')).waitFor({ state: 'detached' })
  await searched(page, '')
  await page.getByRole('button', { name: 'Komentet pasuese' }).click()
  await says(page, /^Komentet 5–8 nga 16$/)
  await note('home, the next comments')
  await page.getByRole('button', { name: 'Tastet e shpejta' }).click()
  await page.getByRole('dialog').waitFor()
  await note('home, the list of keys')
  await page.keyboard.press('Escape')
  await inHeader(page).getByRole('link', { name: 'Kategoritë' }).click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await note('categories')
  await search(page, page.getByLabel('Kërko kategori'), 'bar', exactly('1 kategori'))
  await note('categories, searched')
  await search(page, page.getByLabel('Kërko kategori'), '', exactly('16 kategori'))
  await searched(page, '')
  await main(page)
    .getByRole('link', { name: /^Restorante dhe kafene/ })
    .first()
    .click()
  await waitForHeading(page, /Restorante dhe kafene/)
  await main(page).getByRole('article').first().waitFor()
  await note('a category')
  await firstButton(page, 'Pas').click()
  await searched(page, /faqe=2/)
  await says(page, 'Kafe Filxhani i Dytë')
  await note('a category, the second page')
  await firstButton(page, '4+ Yje').click()
  await says(page, exactly('U gjetën 22 biznese'))
  await note('a category, filtered')
  const within = page.getByLabel('Kërko në këtë kategori')
  await search(page, within, 'kulla', /^Nuk u gjetën biznese që përputhen me "kulla"/)
  // They come late.
  await page.getByRole('navigation', { name: 'Kategori të afërta' }).waitFor()
  await note('a category, searched in vain')
  await search(page, within, 'dritar', exactly('U gjet 1 biznes'))
  await note('a category, searched')
}

const business: Walk = async (page, note) => {
  await page.goto('/kategorite/restorante_dhe_kafene?kerko=dritar')
  await page.getByRole('link', { name: cafe }).click()
  await waitForHeading(page, cafe)
  await main(page).getByRole('article').first().waitFor()
  await note('a business')
  await printed(page, () => note('a business, on paper'))
  await firstButton(page, /^Ruaj/).click()
  await note('a business, saved')
  await firstButton(page, /^Pse /).click()
  await page.getByRole('dialog').waitFor()
  await note('why its score')
  await page.keyboard.press('Escape')
  await inFooter(page)
    .getByRole('link', { name: /^Të ruajturat/ })
    .click()
  await waitForHeading(page, /./)
  await main(page).getByRole('article').first().waitFor()
  await note('the saved businesses')
  await printed(page, () => note('the saved businesses, on paper'))
  await firstButton(page, /^E ruajtur/).click()
  await note('the saved businesses, one given up')
  await page.goto('/biznes/biz_001')
  await waitForHeading(page, inn)
  await page.getByRole('button', { name: 'Shko te faqja 2', exact: true }).first().click()
  await searched(page, /faqe=2/)
  await firstButton(page, /^Shfaq më shumë/).click()
  await note('another business, the second page of comments, a text in full')
  await firstButton(page, /^1 yll: /).click()
  await says(page, /^U gjetën 107 komente me 1 yll, /)
  await note('another business, the comments with one star')
  const comments = page.getByPlaceholder('Kërko një fjalë në komente…')
  await search(page, comments, 'kamarier', 'Asnjë koment nuk përputhet me kërkimin.')
  await note('another business, no comments with a word')
  await search(page, comments, 'kam', /^U gjetën 51 komente me 1 yll, /)
  await note('another business, comments with a word')
  await inFooter(page).getByRole('link', { name: 'Pyetje të shpeshta' }).click()
  await waitForHeading(page, 'Pyetje të shpeshta')
  await note('questions')
  for (const [typed, outcome] of [
    ['koment', '6 pyetje'],
    ['fjal', '2 pyetje'],
    ['xqzwv', '0 pyetje'],
  ] as const) {
    await search(page, page.getByLabel('Kërko te pyetjet').first(), typed, exactly(outcome))
    await note(`questions about ${typed}`)
  }
  for (const [link, words] of [
    ['Rreth nesh', 'Rreth nesh'],
    ['Si funksionon', 'Si funksionon'],
    ['Rregullat e komenteve', 'Rregullat e komenteve'],
    ['Mbështetja', 'Si mund të të ndihmojmë?'],
    ['Kushtet e përdorimit', 'Kushtet e përdorimit'],
  ] as const) {
    await inFooter(page).getByRole('link', { name: link }).click()
    await waitForHeading(page, words)
    await note(link)
  }
  for (const [path, words] of [
    ['/nuk-ka', 'Faqja nuk u gjet'],
    ['/biznes/nuk-ka', 'Biznesi nuk u gjet'],
  ] as const) {
    await page.goto(path)
    await says(page, exactly(words))
    await note(path)
  }
}

const account: Walk = async (page, note) => {
  await page.goto('/login')
  await firstButton(page, 'Hyr').click()
  await note('log-in, empty')
  await logIn(page, 'gabim-gabim')
  await main(page).getByRole('alert').first().waitFor()
  await note('log-in, refused')
  await firstButton(page, 'Ke harruar fjalëkalimin?').click()
  const dialog = page.getByRole('dialog')
  await note('the forgotten password')
  await dialog.getByLabel('Email *', { exact: true }).fill(demo.email)
  await dialog.getByRole('button', { name: 'Dërgo linkun' }).click()
  await says(page, 'Kontrollo email-in')
  await note('the forgotten password, sent')
  await page.goto(await mailedPath(demo.email))
  await field(page, 'Fjalëkalimi i ri *').fill('Limon')
  await note('a new password, too short')
  await field(page, 'Fjalëkalimi i ri *').fill('Limoni-2026')
  await field(page, 'Konfirmo fjalëkalimin e ri *').fill('Limoni-2026')
  await firstButton(page, 'Ruaj fjalëkalimin').click()
  await says(page, 'Fjalëkalimi u ndryshua')
  await logIn(page, 'Limoni-2026')
  await waitForHeading(page, /^Po kërkon/)
  await inHeader(page)
    .getByRole('button', { name: /^Llogaria:/ })
    .click()
  await page.getByRole('button', { name: 'Dil' }).waitFor()
  await note('home, signed in, and the menu of the account')
  await page.getByRole('button', { name: 'Dil' }).click()
  await inHeader(page).getByRole('link', { name: 'Regjistrohu' }).click()
  await waitForHeading(page, /./)
  await note('sign-up')
  await field(page, 'Emri i plotë *').fill(author)
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill('Ulliri-2026')
  await page.getByRole('checkbox', { name: /^Shfaq fjalëkalim/ }).check()
  await note('sign-up, the password shown')
  await field(page, 'Konfirmo fjalëkalimin *').fill('Ulliri-2026')
  await page.getByRole('checkbox', { name: /^Pranoj/ }).check()
  await firstButton(page, 'Regjistrohu').click()
  await waitForHeading(page, 'Verifiko email-in')
  await note('the e-mail to verify')
  await firstButton(page, 'Dërgo përsëri email-in').click()
  await says(page, /^Dërgimi 1 nga/)
  await note('the e-mail sent again')
  await page.goto(await mailedPath(email))
  await waitForHeading(page, 'Email-i u verifikua')
  await note('the e-mail verified')
  await page.getByRole('link', { name: 'Shko te hyrja' }).click()
  await logIn(page, 'Ulliri-2026', email)
  await waitForHeading(page, /^Po kërkon/)
  await goToOwn(page, 'Profili im')
  await page.getByText(email).first().waitFor()
  await note('the profile')
  await firstButton(page, 'Ndrysho fjalëkalimin').click()
  await dialog.getByLabel('Fjalëkalimi aktual *', { exact: true }).fill('Ulliri-2026')
  await dialog.getByLabel('Fjalëkalimi i ri *', { exact: true }).fill('Shega-2026x')
  await dialog.getByLabel('Konfirmo fjalëkalimin e ri *', { exact: true }).fill('Shega-2026x')
  await note('another password')
  await dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click()
  await says(page, 'Fjalëkalimi u ndryshua me sukses')
  await note('another password, saved')
  await firstButton(page, 'Fshi llogarinë').click()
  await page.getByLabel('Shkruaj FSHI për ta konfirmuar *', { exact: true }).fill('FSHI')
  await note('the deletion, confirmed')
  await dialog.getByRole('button', { name: 'Fshi llogarinë' }).click()
  await waitForHeading(page, /^Po kërkon/)
  await inHeader(page).getByRole('link', { name: 'Hyr' }).waitFor()
  await note('the account deleted')
}

const reviews: Walk = async (page, note) => {
  await page.goto('/koment/biz_150')
  await firstButton(page, 'Plotëso të gjitha fushat e kërkuara').click()
  await says(page, 'Ju lutem zgjidhni një vlerësim me yje.')
  await note('a review without anything')
  await giveStars(page, '4 nga 5 yje: Mirë')
  await field(page, 'Komenti *').fill('Djathe i mire dhe nje mikpritje e ngrohte, si ne shtepi.')
  // From now on it stays: the clock of the page does.
  await says(page, /^Drafti u ruajt/)
  await note('a review without ë')
  await firstButton(page, 'Vendos ë dhe ç').click()
  await firstButton(page, 'Përdore këtë tekst').waitFor()
  await note('a review, its letters offered')
  await firstButton(page, 'Përdore këtë tekst').click()
  await note('a review, its letters restored')
  await field(page, 'Komenti *').fill(text)
  await firstButton(page, 'Vazhdo për të dërguar').click()
  await says(page, 'Hyr për të komentuar për këtë biznes.')
  await note('log-in, with why')
  await logIn(page, demo.password)
  await main(page).getByRole('article').filter({ hasText: text }).waitFor()
  await note('a review sent')
  await firstButton(page, /^Ndrysho komentin/).click()
  await field(page, 'Titulli *').fill('')
  await says(page, /^Drafti u ruajt/)
  await firstButton(page, 'Ruaj').click()
  await note('a change that is not complete')
  await field(page, 'Titulli *').fill('Edhe më mirë')
  await firstButton(page, 'Ruaj').click()
  await page.getByRole('button', { name: 'Ndrysho komentin “Edhe më mirë”' }).waitFor()
  await note('a review changed')
  await page.goto('/koment/biz_150')
  await says(page, 'Ti ke shkruar tashmë një koment')
  await waitForHeading(page, /^(?!Shkruaj)/)
  await goToOwn(page, 'Komentet e mia')
  const remove = page.getByRole('button', { name: 'Fshi komentin “Edhe më mirë”' })
  await remove.waitFor()
  await note('the own reviews')
  await remove.click()
  await page.getByRole('alertdialog').waitFor()
  await note('the question whether to delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fshi komentin' }).click()
  await remove.waitFor({ state: 'detached' })
  await note('a review deleted')
  await inHeader(page).getByRole('link', { name: 'Shkruaj një koment' }).click()
  await page.getByRole('combobox').waitFor()
  await note('which business to write about')
  await search(page, page.getByRole('combobox'), 'kafe', /15 rezultate/)
  await note('which business to write about, searched')
}

/** Who changes the page; none first, as the others are compared with it. Another way of translating: test:deep. */
const variants: (Variant | 'none')[] = isDeep ? ['none', 'copied', 'moved'] : ['none', 'copied']

/** The first changes most in place; the rule `texts` finds bare texts on any page, and all four run in test:deep. */
const walks = [
  { name: 'reviews', walk: reviews },
  { name: 'the directory', walk: directory },
  { name: 'businesses and pages to read', walk: business },
  { name: 'an account', walk: account },
]

describe.for(isDeep ? walks : walks.slice(0, 1))('$name', ({ walk }) => {
  /** Step -> what the page says there without a translator. */
  const plain = new Map<string, string>()

  test.for(variants)('with the translation %s', async (variant, { visit }) => {
    const { page, expectProblem } = visit
    await page.addInitScript((fixed) => {
      Date.now = () => fixed
    }, now)
    if (variant !== 'none') await startTranslator(page, variant)
    if (walk === business) expectProblem(/404/)
    if (walk === account) expectProblem(/401|400/)
    const taken = new Set<string>()
    await walk(page, async (step) => {
      taken.add(step)
      if (variant === 'none') {
        await rested(page)
        await page.waitForFunction(headFollows)
        await page.waitForFunction(() => !/^Duke .*(…|\.\.\.)$/m.test(document.body.innerText))
        plain.set(step, await page.evaluate(readPage))
        return
      }
      const wanted = plain.get(step) ?? ''
      const unlike = async () => {
        const shown = await page.evaluate(readPage)
        return shown === wanted ? '' : differences(wanted, shown) || 'the same lines in another order'
      }
      await expect.poll(unlike, { message: step }).toBe('')
      await page.waitForFunction(() => document.querySelector('font > font'))
      expect(await page.evaluate(translatedNames, names), step).toEqual([])
    })
    expect(taken).toEqual(new Set(plain.keys()))
  })
})
