// Accounts as their owners use them: from sign-up to deletion, with the e-mails between, against the mock over HTTP.
import type { Page } from 'playwright-core'
import { apiUrl, appUrl, expect, test } from './harness'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const path = (page: Page): string => page.url().replace(appUrl, '')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true })
const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }

/** The link of the newest e-mail to `to`, as a path of the app. */
async function mailedPath(to: string): Promise<string> {
  const mails = (await (await fetch(`${apiUrl}/__outbox`)).json()) as { to: string; link: string }[]
  const link = mails.find((mail) => mail.to === to)?.link
  if (!link) throw new Error(`no e-mail to ${to}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await heading(page, 'Hyr në llogarinë tënde').waitFor()
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill(password)
  await button(page, 'Hyr').click()
}

/** Waits until the token of an e-mail, which has been used, is no longer in the address: it goes after its success is shown. */
const withoutToken = (page: Page) => page.waitForURL(({ searchParams }) => !searchParams.has('token'))

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Llogaria:/ })

test('sign up, open the link of the e-mail, log in, and log out', async ({ visit }) => {
  const { page, open } = visit
  const email = 'teuta@posta.example'
  await open('/signup')
  await field(page, 'Emri i plotë *').fill('Teuta Çela')
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill('Ulliri-2026')
  await field(page, 'Konfirmo fjalëkalimin *').fill('Ulliri-2026')
  await page.getByRole('checkbox', { name: /^Pranoj/ }).check()
  await button(page, 'Regjistrohu').click()
  await heading(page, 'Verifiko email-in').waitFor()
  expect(path(page)).toBe(`/verify-email?email=${encodeURIComponent(email)}`)

  await open(await mailedPath(email))
  await heading(page, 'Email-i u verifikua').waitFor()
  await withoutToken(page)
  await page.getByRole('link', { name: 'Shko te hyrja' }).click()
  await logIn(page, { email, password: 'Ulliri-2026' })
  await heading(page, /^Po kërkon/).waitFor()

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/i.test(key)))).toEqual([])
})

test('a signed-in page asks for log-in first and then shows itself [GUARD-01, GUARD-02]', async ({ visit }) => {
  const { page, open } = visit
  await page.goto('/profile')
  await logIn(page, demo)
  await heading(page, /./).waitFor()
  await page.waitForURL(`${appUrl}/profile`)
  await page.getByText(demo.email).first().waitFor()
  await page.reload()
  await page.getByText(demo.email).first().waitFor()
  await open('/login')
  await page.waitForURL(`${appUrl}/`)
})

/** In the page: how far the ring and its words stand from the middle of the page, and whether the ring has a colour. */
const drawn = (status: Element) => {
  const ring = status.firstElementChild as Element
  const [left, right] = [ring.getBoundingClientRect().left, status.lastElementChild?.getBoundingClientRect().right ?? 0]
  return {
    fromMiddle: Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2),
    isSeen: !/transparent|, 0\)$/.test(getComputedStyle(ring).borderTopColor),
  }
}

test.for(['/profile', '/komentet-e-mia'])(
  '%s waits with a spinner in its middle while it is not known who is here [GUARD-04]',
  async (route, { visit }) => {
    const { page } = visit
    // A session that must be refreshed first, and a server that takes its time.
    await page.addInitScript(() => localStorage.setItem('refreshToken', 'opaque'))
    await page.route('**/v1/auth/refresh', () => new Promise(() => {}))
    await page.goto(route)
    const waiting = page.getByRole('main').getByRole('status')
    const { fromMiddle, isSeen } = await waiting.evaluate(drawn)
    expect(fromMiddle).toBeLessThan(1)
    expect(isSeen).toBe(true)
    expect(path(page)).toBe(route)
  },
)

test('forgotten password: the link of the e-mail, a new password, log-in with it', async ({ visit }) => {
  const { page, open } = visit
  await open('/login')
  await button(page, 'Ke harruar fjalëkalimin?').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email *', { exact: true }).fill(demo.email)
  await dialog.getByRole('button', { name: 'Dërgo linkun' }).click()
  await dialog.getByText('Kontrollo email-in').first().waitFor()

  await open(await mailedPath(demo.email))
  await field(page, 'Fjalëkalimi i ri *').fill('Limoni-2026')
  await field(page, 'Konfirmo fjalëkalimin e ri *').fill('Limoni-2026')
  await button(page, 'Ruaj fjalëkalimin').click()
  await page.getByText('Fjalëkalimi u ndryshua').first().waitFor()
  await withoutToken(page)
  await logIn(page, { email: demo.email, password: 'Limoni-2026' })
  await accountButton(page).waitFor()
})

test('change the password, delete the account, and end on the home page with its message', async ({ visit }) => {
  const { page } = visit
  await page.goto('/profile')
  await logIn(page, demo)
  await button(page, 'Ndrysho fjalëkalimin').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fjalëkalimi aktual *', { exact: true }).fill(demo.password)
  await dialog.getByLabel('Fjalëkalimi i ri *', { exact: true }).fill('Shega-2026x')
  await dialog.getByLabel('Konfirmo fjalëkalimin e ri *', { exact: true }).fill('Shega-2026x')
  await dialog.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click()
  await page.getByText('Fjalëkalimi u ndryshua me sukses').first().waitFor()

  await button(page, 'Fshi llogarinë').click()
  await page.getByLabel('Shkruaj FSHI për ta konfirmuar *', { exact: true }).fill('FSHI')
  await page.getByRole('dialog').getByRole('button', { name: 'Fshi llogarinë' }).click()
  // The message goes by itself: it is looked for while the page comes, not afterwards.
  await Promise.all([
    heading(page, /^Po kërkon/).waitFor(),
    page.getByText('Llogaria u fshi me sukses').first().waitFor(),
  ])
  expect(path(page)).toBe('/')
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
})

test('logging out works with the server down [S27]', async ({ visit }) => {
  const { page, expectProblem } = visit
  await page.goto('/profile')
  await logIn(page, demo)
  await page.getByText(demo.email).first().waitFor()
  await page.route('**/v1/auth/logout', (route) => route.abort())
  expectProblem(/auth\/logout|ERR_FAILED/)
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  await page.waitForURL(`${appUrl}/`)
})

test('a session that has expired says so, and logging in leads back', async ({ visit }) => {
  const { page, expectProblem } = visit
  await page.goto('/profile')
  // The page's own question is answered before the session ends, or it is this page that hears of the end.
  const answered = page.waitForResponse(/\/auth\/me$/)
  await logIn(page, demo)
  await page.getByText(demo.email).first().waitFor()
  await (await answered).finished()
  await fetch(`${apiUrl}/__scenario/expiredSession`, { method: 'POST' })
  expectProblem(/401/)
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.reload()
  await heading(page, 'Hyr në llogarinë tënde').waitFor()
  await page.getByText('Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.').first().waitFor()
  await logIn(page, demo)
  await page.waitForURL(`${appUrl}/profile`)
  await page.getByText(demo.email).first().waitFor()
})

test('two tabs share one session: logging out in one ends it in the other', async ({ visit }) => {
  const { page } = visit
  await page.goto('/profile')
  await logIn(page, demo)
  await page.getByText(demo.email).first().waitFor()
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByText(demo.email).first().waitFor()
  await accountButton(other).click()
  await other.getByRole('button', { name: 'Dil' }).click()
  await other.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  await page.reload()
  await heading(page, 'Hyr në llogarinë tënde').waitFor()
})
