// What the browser tests look for on every page: its heading, its main part, a field, a button.
import type { Page } from 'playwright-core'

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
