// Where a form's button stands while the form is sent again after a failure: a second press must hit nothing else.
import type { Locator, Page } from 'playwright-core'
import { apiUrl, expect, isDeep, looking as test } from './harness'
import { boxOf } from './measure'
import { fillSignUp, giveStars, newcomer } from './onPage'

const refused =
  'Serveri i provës nuk pranoi asgjë nga kjo kërkesë, me aq fjalë sa mbushin dy rreshta edhe në një ekran të gjerë.'

interface FormCase {
  path: string
  isOwn?: true
  /** The button that opens the form, in a dialog or in place. */
  opener?: string | RegExp
  isDialog?: true
  /** Label -> what is filled in. */
  texts?: Readonly<Record<string, string>>
  /** Another button than the form's own. */
  button?: RegExp
  /** Fields that the server has something against. */
  fields?: readonly string[]
}

const password = newcomer.password
const newPassword = { 'Fjalëkalimi i ri *': password, 'Konfirmo fjalëkalimin e ri *': password }

const forms: Readonly<Record<string, FormCase>> = {
  'the log-in': { path: '/login', texts: { 'Email *': newcomer.email, 'Fjalëkalimi *': password } },
  'a forgotten password': {
    path: '/login',
    opener: 'Ke harruar fjalëkalimin?',
    isDialog: true,
    texts: { 'Email *': newcomer.email },
  },
  'a password reset': { path: '/reset-password?token=i-vdekur', texts: newPassword },
  'a sign-up': { path: '/signup' },
  'a sign-up with wrong fields': { path: '/signup', fields: ['name', 'email'] },
  'a verification asked for again': {
    path: '/verify-email?email=pritje%40vlereso.example',
    button: /^(Dërgo përsëri|Duke dërguar) /,
  },
  'another password': {
    path: '/profile',
    isOwn: true,
    opener: 'Ndrysho fjalëkalimin',
    isDialog: true,
    texts: { 'Fjalëkalimi aktual *': 'Demo1234', ...newPassword },
  },
  'the account deleted': {
    path: '/profile',
    isOwn: true,
    opener: 'Fshi llogarinë',
    isDialog: true,
    texts: { 'Shkruaj FSHI për ta konfirmuar *': 'FSHI' },
  },
  'a review': {
    path: '/koment/biz_150',
    isOwn: true,
    texts: {
      'Titulli *': 'Mbrëmje e gjatë',
      'Komenti *': 'Djathi ishte i freskët dhe mikpritja e ngrohtë, si në shtëpi.',
    },
  },
  'an own review changed': {
    path: '/komentet-e-mia',
    isOwn: true,
    opener: /^Ndrysho/,
    texts: { 'Titulli *': 'Mbrëmje e gjatë' },
  },
}

/** Opens the form and fills it in; returns its button. */
async function fillIn(page: Page, { path, opener, isDialog, texts = {}, button }: FormCase): Promise<Locator> {
  if (opener) await page.getByRole('button', { name: opener }).first().click()
  const place = isDialog ? page.locator('dialog[open]') : page.getByRole('main')
  if (path === '/signup') await fillSignUp(page, newcomer)
  if (path.startsWith('/koment/')) await giveStars(page, '5 nga 5 yje: Shkëlqyeshëm')
  for (const [label, text] of Object.entries(texts)) await place.getByLabel(label, { exact: true }).fill(text)
  return button ? page.getByRole('button', { name: button }) : place.locator('button[type="submit"]')
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
  const form = forms[name] as FormCase
  const { path, isOwn, fields = [] } = form
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
  const button = await fillIn(page, form)
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
    const form = forms[name] as FormCase
    await page.setViewportSize({ width: 360, height: 360 })
    await signIn()
    await open(form.path)
    const button = await fillIn(page, form)
    // Where the dialog begins, as it opens.
    await page.locator('dialog[open] form').evaluate((form) => form.parentElement?.scrollTo(0, 0))
    const inView = async (one: Locator) => {
      const box = await boxOf(one)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.bottom).toBeLessThanOrEqual(360)
      return box
    }
    const harmless = await inView(page.locator('dialog[open]').getByRole('button', { name: 'Anulo' }))
    const deciding = await inView(button)
    expect([harmless.y < deciding.y, harmless.x < deciding.x]).toContain(true)
    // What is above them scrolls out from under them.
    const field = page.locator('dialog[open] input:visible').last()
    await field.blur()
    await field.focus()
    await expect.poll(async () => (await boxOf(field)).bottom).toBeLessThanOrEqual(harmless.y)
  },
)
