// Comments as their authors make them, against the production build and the mock backend over HTTP.
import type { Page } from 'playwright-core'
import { appUrl, expect, expectNoAxeViolations, isDeep, looking as test } from './harness'
import { button, field, giveStars } from './onPage'

const demo = { email: 'demo@vlereso.example', password: 'Demo1234' }
/** A business nobody has written about. */
const businessId = 'biz_150'
const text = 'Djathë i mirë dhe një mikpritje e ngrohtë, si në shtëpi.'

const comment = (page: Page) => page.getByRole('article').filter({ hasText: text })

async function logIn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Hyr në llogarinë tënde' }).waitFor()
  await field(page, 'Email *').fill(demo.email)
  await field(page, 'Fjalëkalimi *').fill(demo.password)
  await button(page, 'Hyr').click()
}

/** Fills the form of /koment/{businessId} with four stars, whose word becomes the title. */
async function write(page: Page): Promise<void> {
  await giveStars(page, '4 nga 5 yje: Mirë')
  await field(page, 'Komenti *').fill(text)
  expect(await field(page, 'Titulli *').inputValue()).toBe('Mirë')
}

/** How often reviews are posted by these pages. */
function countPosts(...pages: Page[]): () => number {
  let count = 0
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/reviews')) count += 1
    })
  }
  return () => count
}

/** On the business page after it was sent: there once, also as the server has it. */
async function expectOnce(page: Page): Promise<void> {
  await page.waitForURL(`${appUrl}/biznes/${businessId}`)
  await comment(page).waitFor()
  await page.reload()
  await comment(page).waitFor()
  expect(await comment(page).count()).toBe(1)
}

/** On the business page: wrong first, then right; the server has it too. */
async function changeIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ndrysho komentin “Mirë”' }).click()
  await field(page, 'Titulli *').fill(' ')
  await button(page, 'Ruaj').click()
  await page.getByText('Ju lutemi plotësoni të gjitha fushat e kërkuara.').waitFor()
  await expectNoAxeViolations(page)
  await field(page, 'Titulli *').fill('Edhe më mirë')
  await giveStars(page, '5 nga 5 yje: Shkëlqyeshëm')
  await button(page, 'Ruaj').click()
  await page.getByText('Komenti u përditësua me sukses').waitFor()
  const edit = page.getByRole('button', { name: 'Ndrysho komentin “Edhe më mirë”' })
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.reload()
  await comment(page).getByRole('img', { name: '5 nga 5 yje' }).waitFor()
  await page.getByText('Komenti yt', { exact: true }).waitFor()
}

/** Among the own comments, by keyboard: asked first; then nobody finds it any more. */
async function deleteIt(page: Page): Promise<void> {
  await page.goto('/komentet-e-mia')
  await comment(page).getByRole('heading', { name: 'Edhe më mirë' }).waitFor()
  const remove = page.getByRole('button', { name: 'Fshi komentin “Edhe më mirë”' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Ta fshijmë komentin?' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => remove.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fshi komentin' }).click()
  await page.getByText('Komenti u fshi me sukses').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
  expect(await comment(page).count()).toBe(0)
  await page.goto(`/biznes/${businessId}`)
  await page.getByText('Nuk ka komente ende').waitFor()
}

test('a visitor writes, logs in, the comment stands on the business page once, is changed and deleted [PERM-03, PERM-09, WRITE-17, WRITE-20, BIZPAGE-33, BIZPAGE-34, MYCOM-07]', async ({
  visit,
}) => {
  const { page, open } = visit
  const posts = countPosts(page)
  await open(`/koment/${businessId}`)
  await button(page, 'Plotëso të gjitha fushat e kërkuara').click()
  await page.getByText('Ju lutem zgjidhni një vlerësim me yje.').waitFor()
  await expectNoAxeViolations(page)
  await write(page)
  await button(page, 'Vazhdo për të dërguar').click()
  await page.getByText('Hyr për të komentuar për këtë biznes.').first().waitFor()
  await logIn(page)
  await page.getByText('Komenti u dërgua. Faleminderit!').first().waitFor()
  await expectOnce(page)
  expect(posts()).toBe(1)

  // Whoever comes again is led to the business, in place of the form in the history.
  await open(`/koment/${businessId}`)
  await page.getByText('Ti ke shkruar tashmë një koment').waitFor()
  await expectNoAxeViolations(page)
  await page.waitForURL(`${appUrl}/biznes/${businessId}`)

  await changeIt(page)
  await deleteIt(page)
})

/** A visitor with the form of one business open in two tabs, who has pressed the button in the first. */
async function writeBesideAnotherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/koment/${businessId}`)
    await field(tab, 'Komenti *').waitFor()
  }
  await page.bringToFront()
  await write(page)
  await button(page, 'Vazhdo për të dërguar').click()
  await page.getByText('Pasi të hysh, e dërgojmë.').waitFor()
  return other
}

test.for(isDeep ? [1, 2, 3, 4, 5, 6] : [1])(
  'of two tabs the one that saved the comment sends it after its log-in, the other says so (Q71, Q73) [L06]: %i',
  async (_, { visit }) => {
    const { page } = visit
    const other = await writeBesideAnotherTab(page)
    const posts = [page, other].map((tab) => countPosts(tab))
    // It goes by itself after two seconds, which the first tab may take for its own page.
    const told = other.getByRole('heading', { name: 'Ti ke shkruar tashmë një koment' }).waitFor()
    await Promise.all([logIn(page), told])
    await page.getByText('Komenti u dërgua. Faleminderit!').first().waitFor()
    await expectOnce(page)
    expect(posts.map((count) => count())).toEqual([1, 0])
  },
)

test('two tabs with one stored comment send it once [L06]', async ({ visit }) => {
  const { page, signIn } = visit
  await signIn()
  const other = await page.context().newPage()
  await other.goto('/rreth_nesh')
  const posts = countPosts(page, other)
  const stored = {
    businessId,
    formData: { rating: 4, title: 'Mirë', comment: text, experienceDate: '', orderId: '' },
    timestamp: Date.now(),
    redirectPath: `/koment/${businessId}`,
  }
  await page.evaluate((value) => localStorage.setItem('pendingComment', value), JSON.stringify(stored))
  await Promise.all([page, other].map((tab) => tab.goto(`/koment/${businessId}`)))
  await Promise.race([page, other].map((tab) => tab.waitForURL(`${appUrl}/biznes/${businessId}`)))
  await Promise.all([page, other].map((tab) => tab.getByRole('heading', { level: 1 }).waitFor()))
  await page.goto(`/biznes/${businessId}`)
  await expectOnce(page)
  expect(posts()).toBe(1)
})

test('a half-written comment: closing the tab asks first, and a reload brings it back', async ({ visit }) => {
  const { page, open } = visit
  await open(`/koment/${businessId}`)
  await write(page)
  await page.getByText(/^Drafti u ruajt në orën \d\d:\d\d$/).waitFor()
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloaded
  await page.getByText('E rikthyem draftin tënd').waitFor()
  expect(await field(page, 'Komenti *').inputValue()).toBe(text)
})
