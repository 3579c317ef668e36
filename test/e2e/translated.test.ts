// Pages that the browser translates while they are used (Q94): they show what they show otherwise, nothing fails, and
// names are not translated.
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, expectNoAxeViolations, isDeep, mailedPath, rested, test } from './harness'
import { type Walk, walkFar } from './longWalk'
import { button, field, fillSignUp, giveStars, inHeader, logIn, main, newcomer, waitForHeading } from './onPage'
import { differences } from './shownPage'
import { readPage, startTranslator, translatedNames, type Variant } from './translator'

const inn = 'Sofra e Shtatë Lugëve'
const names = ['Vlerëso', newcomer.name, 'Kafe Dritarja Blu', inn]
const text = 'Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.'
/** The page's own clock stands still: what was how long ago is the same in every run. */
const now = Date.now()

const inFooter = (page: Page) => page.getByRole('contentinfo').last()
const firstButton = (page: Page, name: string | RegExp) => button(page, name).first()
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
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

/** What the long walk does not come to. */
const others: Walk = async (page, _, note) => {
  await page.goto('/biznes/biz_001?faqe=2')
  await waitForHeading(page, inn)
  await firstButton(page, /^Ruaj/).click()
  await note('a business, saved')
  await printed(page, () => note('a business, on paper'))
  await firstButton(page, /^1 yll: /).click()
  await says(page, /^U gjetën 107 komente me 1 yll, /)
  await note('the comments with one star')
  for (const [link, words] of [
    [/^Të ruajturat/, /./],
    ['Rreth nesh', 'Rreth nesh'],
    ['Si funksionon', 'Si funksionon'],
    ['Rregullat e komenteve', 'Rregullat e komenteve'],
    ['Mbështetja', 'Si mund të të ndihmojmë?'],
    ['Kushtet e përdorimit', 'Kushtet e përdorimit'],
  ] as const) {
    await inFooter(page).getByRole('link', { name: link }).click()
    await waitForHeading(page, words)
    await note(`${link}`)
  }
  await page.goto('/te-ruajturat')
  await main(page).getByRole('article').first().waitFor()
  await printed(page, () => note('the saved businesses, on paper'))
  await firstButton(page, /^E ruajtur/).click()
  await note('the saved businesses, one given up')
  for (const path of ['/nuk-ka', '/biznes/nuk-ka']) {
    await page.goto(path)
    await says(page, /^(Faqja|Biznesi) nuk u gjet$/)
    await note(path)
  }
  await page.goto('/reset-password?token=x')
  await field(page, 'Fjalëkalimi i ri *').fill('Limon')
  await note('a new password, too short')
  await page.goto('/signup')
  await fillSignUp(page, newcomer)
  await page.getByRole('checkbox', { name: /^Shfaq fjalëkalim/ }).check()
  await note('sign-up, the password shown')
  await firstButton(page, 'Regjistrohu').click()
  await waitForHeading(page, 'Verifiko email-in')
  await firstButton(page, 'Dërgo përsëri email-in').click()
  await says(page, /^Dërgimi 1 nga/)
  await note('the e-mail to verify, sent again')
  await page.goto(await mailedPath(newcomer.email))
  await waitForHeading(page, 'Email-i u verifikua')
  await note('the e-mail verified')
  await page.getByRole('link', { name: 'Shko te hyrja' }).click()
  await logIn(page, newcomer)
  await waitForHeading(page, /^Po kërkon/)
  await goToOwn(page, 'Profili im')
  await says(page, newcomer.email)
  await firstButton(page, 'Ndrysho fjalëkalimin').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fjalëkalimi aktual *', { exact: true }).fill(newcomer.password)
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
  await inHeader(page).getByRole('link', { name: 'Hyr' }).waitFor()
  await note('the account deleted')
}

const reviews: Walk = async (page, _, note) => {
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
  await logIn(page)
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
  await expectNoAxeViolations(page)
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
  await page.getByRole('combobox').fill('kafe')
  await says(page, /15 rezultate/)
  await note('which business to write about, searched')
}

/** Who changes the page; none first, as the others are compared with it. Another way of translating: test:deep. */
const variants: (Variant | 'none')[] = isDeep ? ['none', 'copied', 'moved'] : ['none', 'copied']

/** The first changes most in place; the rule `texts` finds bare texts on any page, and all of them run in test:deep. */
const walks = [
  { name: 'reviews', walk: reviews },
  { name: 'the long walk', walk: walkFar, problem: /40[01]/ },
  { name: 'pages to read and an account', walk: others, problem: /404/ },
]

describe.for(isDeep ? walks : walks.slice(0, 1))('$name', ({ walk, problem }) => {
  /** Step -> what the page says there without a translator. */
  const plain = new Map<string, string>()

  /** Waits until the page stands; on a long walk for longer than the app waits for a pause in typing. */
  async function settledText(page: Page): Promise<string> {
    for (let before: string | undefined; ; ) {
      await rested(page)
      await page.waitForFunction(headFollows)
      await page.waitForFunction(() => !/^Duke .*(…|\.\.\.)$/m.test(document.body.innerText))
      const now = await page.evaluate(readPage)
      if (now === before || walk === reviews) return now
      before = now
      await page.evaluate(() => new Promise((later) => setTimeout(later, 400)))
    }
  }

  test.for(variants)('with the translation %s', async (variant, { visit }) => {
    const { page, expectProblem } = visit
    await page.addInitScript((fixed) => {
      Date.now = () => fixed
    }, now)
    if (variant !== 'none') await startTranslator(page, variant)
    if (problem) expectProblem(problem)
    const taken = new Set<string>()
    await walk(page, '/', async (step) => {
      taken.add(step)
      if (variant === 'none') {
        plain.set(step, await settledText(page))
        if (/without anything|not complete/.test(step)) await expectNoAxeViolations(page)
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
