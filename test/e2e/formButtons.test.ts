// Where a form's button stands while the form is sent again after a failure: a second press must hit nothing else.
import type { Locator, Page } from 'playwright-core'
import { apiUrl, expect, isDeep, looking as test } from './harness'
import { field, giveStars } from './onPage'

const refused =
  'Serveri i provës nuk pranoi asgjë nga kjo kërkesë, me aq fjalë sa mbushin dy rreshta edhe në një ekran të gjerë.'

interface FormCase {
  path: string
  isOwn?: boolean
  /** Opens the form and fills it in. */
  fill: (page: Page) => Promise<unknown>
  button: (page: Page) => Locator
  /** Fields that the server has something against. */
  fields?: readonly string[]
}

const main = (page: Page) => page.getByRole('main').locator('button[type="submit"]')
const inDialog = (page: Page) => page.locator('dialog[open] button[type="submit"]')

async function signUp(page: Page): Promise<void> {
  await field(page, 'Emri i plotë *').fill('Teuta Çela')
  await field(page, 'Email *').fill('teuta@posta.example')
  await field(page, 'Fjalëkalimi *').fill('Ulliri-2026')
  await field(page, 'Konfirmo fjalëkalimin *').fill('Ulliri-2026')
  await page.getByRole('checkbox', { name: /^Pranoj/ }).check()
}

const forms: Readonly<Record<string, FormCase>> = {
  'the log-in': {
    path: '/login',
    fill: async (page) => {
      await field(page, 'Email *').fill('teuta@posta.example')
      await field(page, 'Fjalëkalimi *').fill('Ulliri-2026')
    },
    button: main,
  },
  'a forgotten password': {
    path: '/login',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }).click()
      await page.getByRole('dialog').getByLabel('Email *').fill('teuta@posta.example')
    },
    button: inDialog,
  },
  'a password reset': {
    path: '/reset-password?token=i-vdekur',
    fill: async (page) => {
      await field(page, 'Fjalëkalimi i ri *').fill('Ulliri-2026')
      await field(page, 'Konfirmo fjalëkalimin e ri *').fill('Ulliri-2026')
    },
    button: main,
  },
  'a sign-up': { path: '/signup', fill: signUp, button: main },
  'a sign-up with wrong fields': { path: '/signup', fill: signUp, button: main, fields: ['name', 'email'] },
  'a verification asked for again': {
    path: '/verify-email?email=pritje%40vlereso.example',
    fill: async () => undefined,
    button: (page) => page.getByRole('button', { name: /^(Dërgo përsëri|Duke dërguar) / }),
  },
  'another password': {
    path: '/profile',
    isOwn: true,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click()
      await field(page, 'Fjalëkalimi aktual *').fill('Demo1234')
      await field(page, 'Fjalëkalimi i ri *').fill('Ulliri-2026')
      await field(page, 'Konfirmo fjalëkalimin e ri *').fill('Ulliri-2026')
    },
    button: inDialog,
  },
  'the account deleted': {
    path: '/profile',
    isOwn: true,
    fill: async (page) => {
      await page.getByRole('button', { name: 'Fshi llogarinë' }).click()
      await page.getByLabel(/^Shkruaj FSHI/).fill('FSHI')
    },
    button: inDialog,
  },
  'a review': {
    path: '/koment/biz_150',
    isOwn: true,
    fill: async (page) => {
      await giveStars(page, '5 nga 5 yje: Shkëlqyeshëm')
      await field(page, 'Titulli *').fill('Mbrëmje e gjatë')
      await field(page, 'Komenti *').fill('Djathi ishte i freskët dhe mikpritja e ngrohtë, si në shtëpi.')
    },
    button: main,
  },
  'an own review changed': {
    path: '/komentet-e-mia',
    isOwn: true,
    fill: async (page) => {
      await page
        .getByRole('button', { name: /^Ndrysho/ })
        .first()
        .click()
      await field(page, 'Titulli *').fill('Mbrëmje e gjatë')
    },
    button: main,
  },
}

// What else a wide screen does to a form is a matter of styles alone. In `npm test` a form of each kind.
const formWidths = isDeep ? [390, 1280] : [390]
const kinds = [
  'a forgotten password',
  'a sign-up with wrong fields',
  'a verification asked for again',
  'a review',
  'an own review changed',
]
const cases = (isDeep ? Object.keys(forms) : kinds).flatMap((name) => formWidths.map((width) => [name, width] as const))

test.for(cases)('the button of %s stays under the finger (%i px)', async ([name, width], { visit }) => {
  const { page, open, signIn } = visit
  const { path, isOwn, fill, button: find, fields = [] } = forms[name] as FormCase
  await page.setViewportSize({ width, height: 800 })
  if (isOwn) await signIn()
  let sent = 0
  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => {
    answer = go
  })
  await page.route(`${apiUrl}/v1/**`, async (route) => {
    if (['GET', 'OPTIONS'].includes(route.request().method())) return route.fallback()
    sent += 1
    if (sent === 2) await held
    const errors = fields.map((one) => ({ field: one, message: refused }))
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { success: false, message: refused, ...(errors.length > 0 && { errors }) },
    })
  })
  await open(path)
  // Scroll anchoring, which not every browser has, holds a button in its place when something far above it goes.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  await fill(page)
  const button = find(page)
  const problem = page.getByRole('alert').or(page.getByText(refused)).first()
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
  await button.click()
  await problem.waitFor()
  await button.scrollIntoViewIfNeeded()
  const before = await top()
  await button.click()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => sent).toBe(2)
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
  answer()
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null)
  await problem.waitFor()
  expect(sent).toBe(2)
})

test.for(['another password', 'the account deleted'])(
  'a dialog of %s has its buttons in view on a screen with a keyboard open, the harmless one first',
  async (name, { visit: { page, open, signIn } }) => {
    const { path, fill, button } = forms[name] as FormCase
    await page.setViewportSize({ width: 360, height: 360 })
    await signIn()
    await open(path)
    await fill(page)
    // Where the dialog begins, as it opens.
    await page.locator('dialog[open] form').evaluate((form) => form.parentElement?.scrollTo(0, 0))
    const inView = async (one: Locator) => {
      const box = await one.boundingBox()
      if (!box) throw new Error('no button')
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(360)
      return box
    }
    const harmless = await inView(page.locator('dialog[open]').getByRole('button', { name: 'Anulo' }))
    const deciding = await inView(button(page))
    expect([harmless.y < deciding.y, harmless.x < deciding.x]).toContain(true)
    // What is above them scrolls out from under them.
    const field = page.locator('dialog[open] input:visible').last()
    await field.blur()
    await field.focus()
    const end = async () => {
      const box = await field.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(end).toBeLessThanOrEqual(harmless.y)
  },
)
