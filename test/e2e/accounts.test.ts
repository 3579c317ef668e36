// Accounts as their owners use them: from sign-up to log-out, with the e-mail between, against the mock over HTTP.
import type { Page } from 'playwright-core'
import { appUrl, expect, isDeep, mailedPath, pathOf, test } from './harness'
import { button, field, heading } from './onPage'

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await heading(page, 'Hyr në llogarinë tënde').waitFor()
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill(password)
  await button(page, 'Hyr').click()
}

/** Waits until an e-mail's token, once used, has left the address: it goes after its success is shown. */
const withoutToken = (page: Page) => page.waitForURL(({ searchParams }) => !searchParams.has('token'))

const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Llogaria:/ })

test('sign up, open the link of the e-mail, log in for a page that asks for it, come back to it after a reload, and log out [GUARD-01, GUARD-02]', async ({
  visit,
}) => {
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
  expect(pathOf(page)).toBe(`/verify-email?email=${encodeURIComponent(email)}`)

  await open(await mailedPath(email))
  await heading(page, 'Email-i u verifikua').waitFor()
  await withoutToken(page)
  await page.goto('/profile')
  await logIn(page, { email, password: 'Ulliri-2026' })
  await page.waitForURL(`${appUrl}/profile`)
  await page.getByText(email).first().waitFor()
  await page.reload()
  await page.getByText(email).first().waitFor()
  await open('/login')
  await page.waitForURL(`${appUrl}/`)

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Dil' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Hyr' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/i.test(key)))).toEqual([])
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

test.for(isDeep ? ['/profile', '/komentet-e-mia'] : ['/profile'])(
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
    expect(pathOf(page)).toBe(route)
  },
)
