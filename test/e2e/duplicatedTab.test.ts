// A tab that is duplicated while somebody writes: the browser copies its session storage, and both go on with the text.
import type { Page } from 'playwright-core'
import { expect, isDeep, test } from './harness'

const comment = (page: Page) => page.getByLabel('Komenti *', { exact: true })

/** Writes in place of what stands there, and waits until this browser keeps it. */
async function write(page: Page, text: string): Promise<void> {
  await comment(page).fill(text)
  await page.waitForFunction((kept) => localStorage.getItem('reviewDrafts')?.includes(kept), text)
}

/** `page` once more, as the browser's "Duplicate" does it. */
async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ])
  await comment(copy).waitFor()
  return copy
}

async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await comment(page).waitFor()
}

for (const who of isDeep ? ['a visitor', 'a signed-in user'] : ['a visitor']) {
  test(`${who} who writes in a tab and in its duplicate finds each text again in its own`, async ({ visit }) => {
    const { page, open } = visit
    if (who !== 'a visitor') await visit.signIn()
    await open('/koment/biz_150')
    await write(page, 'Djathi ishte i freskët')
    const copy = await duplicate(page)
    expect(await comment(copy).inputValue()).toBe('Djathi ishte i freskët')
    await write(copy, 'Pritëm gjatë për tavolinën')
    // Its text is kept as it stands, without a further letter.
    await page.waitForFunction(() => localStorage.getItem('reviewDrafts')?.includes('Djathi ishte i freskët'))
    await write(page, 'Djathi ishte i freskët, vera edhe më e mirë')
    await write(copy, 'Pritëm gjatë për tavolinën, por ia vlejti')
    await reload(page)
    expect(await comment(page).inputValue()).toBe('Djathi ishte i freskët, vera edhe më e mirë')
    await reload(copy)
    expect(await comment(copy).inputValue()).toBe('Pritëm gjatë për tavolinën, por ia vlejti')
  })
}
