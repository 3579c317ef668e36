// A visitor writes, signs up, and opens the e-mail's link in a new tab, as mail apps do: what the text becomes (Q71).
import type { Page } from 'playwright-core'
import { appUrl, expect, expectNoAxeViolations, isDeep, mailedPath, looking as test } from './harness'
import { button, field, giveStars, heading } from './onPage'

const businessId = 'biz_150'
const otherBusiness = 'biz_149'
const teuta = { name: 'Teuta Çela', email: 'teuta.nga.sarandat@posta.example', password: 'Ulliri-2026' }
const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }
const title = 'Mbrëmje e gjatë me djathë të freskët dhe verë të shtëpisë së tyre'
const text =
  'Djathi ishte i freskët dhe mikpritja e ngrohtë, si në shtëpi. Pritëm pak për tavolinën, por ia vlejti plotësisht. Do të kthehemi me fëmijët në pranverë.'

const question = 'Ky koment u shkrua në këtë pajisje. Nëse është i yti, vazhdo.'

/** As a visitor: writes, presses on, signs up. The page is at /verify-email afterwards. */
async function writeAndSignUp(page: Page): Promise<void> {
  await page.goto(`/koment/${businessId}`)
  await giveStars(page, '5 nga 5 yje: Shkëlqyeshëm')
  await field(page, 'Titulli *').fill(title)
  await field(page, 'Komenti *').fill(text)
  await button(page, 'Vazhdo për të dërguar').click()
  await heading(page, 'Hyr në llogarinë tënde').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Regjistrohu' }).click()
  await field(page, 'Emri i plotë *').fill(teuta.name)
  await field(page, 'Email *').fill(teuta.email)
  await field(page, 'Fjalëkalimi *').fill(teuta.password)
  await field(page, 'Konfirmo fjalëkalimin *').fill(teuta.password)
  await page.getByRole('checkbox', { name: /^Pranoj/ }).check()
  await button(page, 'Regjistrohu').click()
  await heading(page, 'Verifiko email-in').waitFor()
}

/** The link of the e-mail in a tab of its own, as far as the log-in. */
async function openMailedLink(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(await mailedPath(teuta.email))
  await heading(tab, 'Email-i u verifikua').waitFor()
  await tab.getByText(/^Po të dërgojmë te hyrja\./).waitFor()
  // By itself, with the address.
  await heading(tab, 'Hyr në llogarinë tënde').waitFor()
  expect(await field(tab, 'Email *').inputValue()).toBe(teuta.email)
  return tab
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill(password)
  await button(page, 'Hyr').click()
  await page.waitForURL(`${appUrl}/koment/${businessId}`)
  await field(page, 'Komenti *').waitFor()
}

/** The whole text stands in the form, unsent, with the question and the button. */
async function expectShown(page: Page): Promise<void> {
  await page.getByText('Komenti nuk është dërguar ende').waitFor()
  await page.getByText(question).waitFor()
  expect(await field(page, 'Titulli *').inputValue()).toBe(title)
  expect(await field(page, 'Komenti *').inputValue()).toBe(text)
  expect(await button(page, 'Dërgo komentin').isEnabled()).toBe(true)
}

/** On a phone, too, it is pressed without scrolling. */
async function expectInSight(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => window.scrollTo(0, 0))
  const { y = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {}
  expect(y + height).toBeGreaterThan(0)
  expect(y + height).toBeLessThan(740)
}

/** The titles of the reviews that the tabs of this browser post. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/reviews')) posts.push(request.postDataJSON().title)
  })
  return posts
}

const writersTab: [string, (page: Page) => Promise<unknown>][] = [
  ['was left for the home page', (page) => page.getByRole('banner').getByRole('link').first().click()],
  ['was left at /verify-email', async () => undefined],
  ['was reloaded', (page) => page.reload()],
  ['was closed', (page) => page.close()],
]

for (const [how, leave] of isDeep ? writersTab : writersTab.slice(0, 1)) {
  test(`a sign-up finished in a new tab: the text is there, and is sent once by a press; the tab that wrote it ${how} (Q71) [L06, X17]`, async ({
    visit,
  }) => {
    const { page } = visit
    const posts = postsOf(page)
    await writeAndSignUp(page)
    await leave(page)
    const tab = await openMailedLink(page)
    await tab.getByText('Pasi të hysh, e sheh').waitFor()
    await logIn(tab, teuta)
    await expectShown(tab)
    if (how === 'was left for the home page') await expectNoAxeViolations(tab)
    // What waits at /verify-email goes on to the form, and shows the same.
    const isWaiting = how === 'was left at /verify-email' || how === 'was reloaded'
    if (isWaiting) await expectShown(page)
    await tab.reload()
    await expectShown(tab)
    await tab.goto(`/koment/${otherBusiness}`)
    await field(tab, 'Komenti *').waitFor()
    expect(await field(tab, 'Komenti *').inputValue()).toBe('')
    await tab.goto(`/koment/${businessId}`)
    await expectShown(tab)
    expect(posts).toEqual([])

    await expectInSight(tab, 'Dërgoje tani')
    await button(tab, 'Dërgoje tani').click()
    await tab.waitForURL(`${appUrl}/biznes/${businessId}`)
    await tab.getByRole('article').filter({ hasText: text }).waitFor()
    if (!page.isClosed()) {
      if (!isWaiting) await page.goto(`/koment/${businessId}`)
      await page.getByRole('heading', { name: 'Ti ke shkruar tashmë një koment' }).waitFor()
    }
    expect(posts).toEqual([title])
    expect(await tab.evaluate(() => localStorage.getItem('pendingComment'))).toBeNull()
  })
}

// That it is asked about: test/flows/writeWaiting.test.tsx and writeOwner.test.tsx.
test.runIf(isDeep)(
  'somebody else who logs in in another tab is asked whether the text is theirs, and can discard it (Q48) [X17]',
  async ({ visit }) => {
    const { page } = visit
    const posts = postsOf(page)
    await writeAndSignUp(page)
    const tab = await openMailedLink(page)
    await logIn(tab, demo)
    await expectShown(tab)
    await button(tab, 'Hidhe draftin').click()
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Hidhe draftin' }).click()
    await tab.getByText('Drafti u hodh').waitFor()
    await tab.reload()
    await field(tab, 'Komenti *').waitFor()
    expect(await field(tab, 'Komenti *').inputValue()).toBe('')
    expect(posts).toEqual([])
  },
)
