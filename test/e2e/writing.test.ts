// A review on its way in a real browser: on a slow line, in several tabs, by a sign-up in a new one, as mail apps open it.
import type { Page, Request } from 'playwright-core'
import { appUrl, expect, expectNoAxeViolations, holdScripts, isDeep, looking, mailedPath, test } from './harness'
import { boxOf } from './measure'
import { button, field, fillSignUp, giveStars, hasFocus, heading, logIn, newcomer } from './onPage'
import { expectInWindow } from './seen'

/** Nobody has written about it. */
const businessId = 'biz_150'
const business = `${appUrl}/biznes/${businessId}`
const text =
  'Djathi ishte i freskët dhe mikpritja e ngrohtë, si në shtëpi. Pritëm pak për tavolinën, por ia vlejti plotësisht. Do të kthehemi me fëmijët në pranverë.'
const thanks = 'Komenti u dërgua. Faleminderit!'
const comment = (page: Page) => field(page, 'Komenti *')
/** The comment as others read it. */
const sent = (page: Page) => page.getByRole('article').filter({ hasText: text })

async function openForm(page: Page): Promise<void> {
  await page.goto(`/koment/${businessId}`)
  await comment(page).waitFor()
}

/** Four stars, whose word becomes the title. */
async function write(page: Page): Promise<void> {
  await giveStars(page, '4 nga 5 yje: Mirë')
  await comment(page).fill(text)
  expect(await field(page, 'Titulli *').inputValue()).toBe('Mirë')
}

/** The titles of the reviews that are posted from now on. */
function postsOf(from: { on(event: 'request', heard: (request: Request) => void): unknown }): string[] {
  const posts: string[] = []
  from.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/reviews')) posts.push(request.postDataJSON().title)
  })
  return posts
}

/** On the business page after it was sent: there once, also as the server has it. */
async function expectOnce(page: Page): Promise<void> {
  await page.waitForURL(business)
  await sent(page).waitFor()
  await page.reload()
  await sent(page).waitFor()
  expect(await sent(page).count()).toBe(1)
}

/** The app's files that were asked for after the page stood, by kind. */
function filesAsked(page: Page): { scripts: () => number; styles: () => number } {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const count = (kind: RegExp) => () => asked.filter((path) => kind.test(path)).length
  return { scripts: count(/^\/assets\/.*\.js$/), styles: count(/^\/assets\/.*\.css$/) }
}

/** Writes down what is announced from now on: texts that come into a live region, and alerts. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[aria-live], [role="status"], [role="alert"]'
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const parent = target instanceof Element ? target : target.parentElement
        const alerts = [...addedNodes].filter((node) => node instanceof Element && node.matches('[role="alert"]'))
        const heard = parent?.closest(live) ?? alerts[0]
        if (heard?.textContent) said.push(heard.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

test('the next page comes while a review is written, not before, its scripts beside its styles; then it stands at once [WRITE-20]', async ({
  visit,
}) => {
  const { page, signIn } = visit
  await signIn()
  await openForm(page)
  // What comes late (src/ui/late.ts) has come.
  await page.waitForLoadState('networkidle')
  const asked = filesAsked(page)
  const come = await holdScripts(page, /\/assets\/[^/]*\.css$/)
  await comment(page).focus()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(asked.scripts() + asked.styles()).toBe(0)
  await write(page)
  await expect.poll(asked.styles).toBeGreaterThan(0)
  await expect.poll(asked.scripts).toBeGreaterThan(2)
  come()
  await page.waitForLoadState('networkidle')
  // Nothing of the next page is fetched any more.
  await holdScripts(page, /\/assets\//)
  await button(page, 'Dërgo komentin').click()
  await page.getByRole('heading', { level: 1, name: /^Baxhoja/ }).waitFor()
  await page.getByText(thanks).waitFor()
})

test('what was sent stands, busy and with the focus, until the next page does; only then is it told, once [WRITE-05, WRITE-20]', async ({
  visit,
}) => {
  const { page, signIn } = visit
  await signIn()
  await openForm(page)
  // What comes late (src/ui/late.ts) has come.
  await page.waitForLoadState('networkidle')
  const come = await holdScripts(page, /\/assets\//)
  await write(page)
  await listen(page)
  await button(page, 'Dërgo komentin').click()
  await page.waitForURL(business)
  await page.getByText('Duke hapur faqen…').waitFor({ state: 'attached' })
  expect(await comment(page).inputValue()).toBe(text)
  const busy = page.getByRole('button', { name: 'Duke dërguar...' })
  expect(await hasFocus(busy)).toBe(true)
  expect(await page.getByText(thanks).count()).toBe(0)
  // Neither a second press nor typing means anything now.
  await busy.press('Enter')
  await comment(page).fill('Tjetër')
  await comment(page).blur()
  come()
  await page.getByRole('heading', { level: 1, name: /^Baxhoja/ }).waitFor()
  await page.getByText(thanks).waitFor()
  await expect.poll(() => sent(page).count()).toBe(1)
  // It is told by the focus that comes to it, in view.
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toMatch(new RegExp(`^${thanks}`))
  const { y, bottom } = await boxOf(focused)
  expect(y).toBeGreaterThan(65)
  expect(bottom).toBeLessThan(800)
  expect((await said(page)).join()).not.toContain(thanks)
  expect((await said(page)).join()).not.toMatch(/Zgjidh nga 1|Ju lutem/)
  expect(await page.evaluate(() => localStorage.getItem('reviewDrafts'))).toBeNull()
})

looking.for(isDeep ? [1, 2, 3, 4, 5, 6] : [1])(
  'of two tabs the one that saved the comment sends it after its log-in, the other says so (Q71, Q73) [L06]: %i',
  async (_, { visit: { page } }) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) await openForm(tab)
    await page.bringToFront()
    await write(page)
    await button(page, 'Vazhdo për të dërguar').click()
    await page.getByText('Pasi të hysh, e dërgojmë.').waitFor()
    const posts = [page, other].map(postsOf)
    // It goes by itself after two seconds, which the first tab may take for its own page.
    const told = other.getByRole('heading', { name: 'Ti ke shkruar tashmë një koment' }).waitFor()
    await Promise.all([logIn(page), told])
    await page.getByText(thanks).first().waitFor()
    await expectOnce(page)
    expect(posts).toEqual([['Mirë'], []])
  },
)

looking('two tabs with one stored comment send it once [L06]', async ({ visit: { page, signIn } }) => {
  await signIn()
  const other = await page.context().newPage()
  await other.goto('/rreth_nesh')
  const posts = postsOf(page.context())
  const formData = { rating: 4, title: 'Mirë', comment: text, experienceDate: '', orderId: '' }
  const stored = { businessId, formData, timestamp: Date.now(), redirectPath: `/koment/${businessId}` }
  await page.evaluate((value) => localStorage.setItem('pendingComment', value), JSON.stringify(stored))
  await Promise.all([page, other].map((tab) => tab.goto(`/koment/${businessId}`)))
  await Promise.race([page, other].map((tab) => tab.waitForURL(business)))
  await Promise.all([page, other].map((tab) => tab.getByRole('heading', { level: 1 }).waitFor()))
  await page.goto(business)
  await expectOnce(page)
  expect(posts).toHaveLength(1)
})

/** Writes in place of what stands there, and waits until this browser keeps it. */
async function draft(page: Page, words: string): Promise<void> {
  await comment(page).fill(words)
  await page.waitForFunction((kept) => localStorage.getItem('reviewDrafts')?.includes(kept), words)
}

/** Loads the page again, which the browser asks about; the text comes back. */
async function reload(page: Page, words: string): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).accept()
  await reloaded
  await page.getByText('E rikthyem draftin tënd').waitFor()
  expect(await comment(page).inputValue()).toBe(words)
}

test.for(isDeep ? ['a visitor', 'a signed-in user'] : ['a visitor'])(
  '%s who writes in a tab and in its duplicate is asked before a reload, and finds each text again in its own',
  async (who, { visit: { page, signIn } }) => {
    if (who !== 'a visitor') await signIn()
    await openForm(page)
    await draft(page, 'Djathi ishte i freskët')
    // As the browser's "Duplicate" does it: with a copy of the session storage.
    const [copy] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open(location.href)),
    ])
    await comment(copy).waitFor()
    expect(await comment(copy).inputValue()).toBe('Djathi ishte i freskët')
    await draft(copy, 'Pritëm gjatë për tavolinën')
    // Its text is kept as it stands, without a further letter.
    await page.waitForFunction(() => localStorage.getItem('reviewDrafts')?.includes('Djathi ishte i freskët'))
    await draft(page, 'Djathi ishte i freskët, vera edhe më e mirë')
    await draft(copy, 'Pritëm gjatë për tavolinën, por ia vlejti')
    await reload(page, 'Djathi ishte i freskët, vera edhe më e mirë')
    await reload(copy, 'Pritëm gjatë për tavolinën, por ia vlejti')
  },
)

/** The whole text stands in the form, unsent, with the question and the button. */
async function expectShown(page: Page): Promise<void> {
  await page.getByText('Komenti nuk është dërguar ende').waitFor()
  await page.getByText('Ky koment u shkrua në këtë pajisje. Nëse është i yti, vazhdo.').waitFor()
  expect(await field(page, 'Titulli *').inputValue()).toBe('Mirë')
  expect(await comment(page).inputValue()).toBe(text)
  expect(await button(page, 'Dërgo komentin').isEnabled()).toBe(true)
}

// Whose text it is, and that it can be discarded: test/flows/writeWaiting.test.tsx and writeOwner.test.tsx.
looking.for(isDeep ? ['was left for the home page', 'was reloaded'] : ['was left for the home page'])(
  'a sign-up finished in a new tab: the text is there, and is sent once by a press; the tab that wrote it %s (Q71) [L06, X17]',
  async (how, { visit: { page } }) => {
    const isWaiting = how === 'was reloaded'
    const posts = postsOf(page.context())
    await openForm(page)
    await write(page)
    await button(page, 'Vazhdo për të dërguar').click()
    await heading(page, 'Hyr në llogarinë tënde').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Regjistrohu' }).click()
    await fillSignUp(page, newcomer)
    await button(page, 'Regjistrohu').click()
    await heading(page, 'Verifiko email-in').waitFor()
    if (isWaiting) await page.reload()
    else await page.getByRole('banner').getByRole('link').first().click()

    const tab = await page.context().newPage()
    await tab.goto(await mailedPath(newcomer.email))
    await heading(tab, 'Email-i u verifikua').waitFor()
    // By itself, with the address.
    await heading(tab, 'Hyr në llogarinë tënde').waitFor()
    expect(await field(tab, 'Email *').inputValue()).toBe(newcomer.email)
    await tab.getByText('Pasi të hysh, e sheh').waitFor()
    await logIn(tab, newcomer)
    await expectShown(tab)
    await expectNoAxeViolations(tab)
    // What waits at /verify-email goes on to the form, and shows the same.
    if (isWaiting) await expectShown(page)
    await tab.reload()
    await expectShown(tab)
    expect(posts).toEqual([])

    // On a phone, too, it is pressed without scrolling.
    await tab.setViewportSize({ width: 360, height: 740 })
    await tab.evaluate(() => window.scrollTo(0, 0))
    await expectInWindow(button(tab, 'Dërgoje tani'))
    await button(tab, 'Dërgoje tani').click()
    await tab.waitForURL(business)
    await sent(tab).waitFor()
    if (!isWaiting) await page.goto(`/koment/${businessId}`)
    await page.getByRole('heading', { name: 'Ti ke shkruar tashmë një koment' }).waitFor()
    expect(posts).toEqual(['Mirë'])
    expect(await tab.evaluate(() => localStorage.getItem('pendingComment'))).toBeNull()
  },
)
