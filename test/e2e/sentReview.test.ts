// From the press that sends a review to its business's page, on a slow line: nothing in between looks lost.
import type { Page } from 'playwright-core'
import { appUrl, expect, holdScripts, test } from './harness'
import { giveStars } from './onPage'

const businessId = 'biz_150'
const text = 'Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.'
const thanks = 'Komenti u dërgua. Faleminderit!'
const comment = (page: Page) => page.getByLabel('Komenti *', { exact: true })

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

async function openForm(page: Page): Promise<void> {
  await page.goto(`/koment/${businessId}`)
  await comment(page).waitFor()
  // What comes late (src/ui/late.ts) has come.
  await page.waitForLoadState('networkidle')
}

async function write(page: Page): Promise<void> {
  await giveStars(page, '4 nga 5 yje: Mirë')
  await comment(page).fill(text)
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Dërgo komentin' }).click()

test('the next page comes while a review is written, not before, its scripts beside its styles; then it stands at once [WRITE-20]', async ({
  visit,
}) => {
  const { page, signIn } = visit
  await signIn()
  await openForm(page)
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
  await send(page)
  await page.getByRole('heading', { level: 1, name: /^Baxhoja/ }).waitFor()
  await page.getByText(thanks).waitFor()
})

test('what was sent stands, busy and with the focus, until the next page does; only then is it told, once [WRITE-05, WRITE-20]', async ({
  visit,
}) => {
  const { page, signIn } = visit
  await signIn()
  await openForm(page)
  const come = await holdScripts(page, /\/assets\//)
  await write(page)
  await listen(page)
  await send(page)
  await page.waitForURL(`${appUrl}/biznes/${businessId}`)
  await page.getByText('Duke hapur faqen…').waitFor({ state: 'attached' })
  expect(await comment(page).inputValue()).toBe(text)
  const button = page.getByRole('button', { name: 'Duke dërguar...' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByText(thanks).count()).toBe(0)
  // Neither a second press nor typing means anything now.
  await button.press('Enter')
  await comment(page).fill('Tjetër')
  await comment(page).blur()
  come()
  await page.getByRole('heading', { level: 1, name: /^Baxhoja/ }).waitFor()
  await page.getByText(thanks).waitFor()
  await expect.poll(() => page.getByRole('article').filter({ hasText: text }).count()).toBe(1)
  // It is told by the focus that comes to it, in view.
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toMatch(new RegExp(`^${thanks}`))
  const box = await focused.boundingBox()
  expect(box?.y).toBeGreaterThan(65)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800)
  expect((await said(page)).join()).not.toContain(thanks)
  expect((await said(page)).join()).not.toMatch(/Zgjidh nga 1|Ju lutem/)
  expect(await page.evaluate(() => localStorage.getItem('reviewDrafts'))).toBeNull()
})
