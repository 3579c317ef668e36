// What the browser tests look for on every page: its heading, its main part, a field, a button.
import type { Locator, Page } from 'playwright-core'

export const main = (page: Page) => page.getByRole('main')
export const inHeader = (page: Page) => page.getByRole('banner')
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const waitForHeading = (page: Page, name: string | RegExp): Promise<void> => heading(page, name).waitFor()
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** A button of the main part. */
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })

/** Presses a star by its whole words, '4 nga 5 yje: Mirë'. */
export const giveStars = (page: Page, name: string): Promise<void> =>
  page.locator('label').filter({ hasText: name }).click()

/** Whether it is what the keyboard speaks to. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const demo = { email: 'demo@vlereso.example', password: 'Demo1234' } as const

/** Fills in the form of the log-in, once it is there, and sends it. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string } = demo,
): Promise<void> {
  await waitForHeading(page, 'Hyr në llogarinë tënde')
  await field(page, 'Email *').fill(email)
  await field(page, 'Fjalëkalimi *').fill(password)
  await button(page, 'Hyr').click()
}

/** Fills in the form of the sign-up. */
export async function fillSignUp(page: Page, person: { name: string; email: string; password: string }): Promise<void> {
  await field(page, 'Emri i plotë *').fill(person.name)
  await field(page, 'Email *').fill(person.email)
  await field(page, 'Fjalëkalimi *').fill(person.password)
  await field(page, 'Konfirmo fjalëkalimin *').fill(person.password)
  await page.getByRole('checkbox', { name: /^Pranoj/ }).check()
}

/** Somebody who has no account yet. */
export const newcomer = { name: 'Teuta Çela', email: 'teuta@posta.example', password: 'Ulliri-2026' } as const

/** Sets the size of all text. */
export const enlargeText = (page: Page, size = '200%'): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)
