// A session of the demo build, saved and replayed in a fresh page of it: nothing differs, goes out or can be done to
// it. Ctrl+Shift+L and what it brings; the production build has none of it (production.test.ts).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, expectNoAxeViolations, galleryUrl, isDeep, rested, switchScheme, test } from './harness'
import { boxOf, resize } from './measure'
import { demo, logIn, waitForHeading } from './onPage'
import { schemes, screens } from './screens'
import { accountButton } from './signedInTabs'

/** What a recorded session ended with; `place` is the file's. */
interface Recorded {
  place: string
  file: string
  address: string
  text: string
}

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The file that this button of the panel saves. */
async function saved(page: Page, button: string): Promise<{ name: string; place: string; file: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), panelButton(page, button).click()])
  const name = download.suggestedFilename()
  const place = join('.cache', 'e2e', name)
  await download.saveAs(place)
  return { name, place, file: await readFile(place, 'utf8') }
}

/** What <main> says to a reader. Letters stand in for photos. */
const mainText = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [aria-live]')) hidden.remove()
    return copy.textContent ?? ''
  })

async function openPanel(page: Page): Promise<void> {
  // What listens for the keys comes after the page.
  await rested(page)
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('heading', { name: 'Action log' }).waitFor()
}

/** What the panel says of the step it shows. */
const fact = async (page: Page, name: string): Promise<string> =>
  (await page.locator(`dt:has-text(${JSON.stringify(name)}) + dd`).textContent()) ?? ''

/** Saves the log once nothing is on its way: what came between text and log would be in one of them only. */
async function save(page: Page): Promise<Recorded> {
  await rested(page)
  await expect.poll(() => mainText(page)).not.toMatch(/Duke \S+…|Duke \S+ \S+\.\.\./)
  const [address, text] = [page.url(), await mainText(page)]
  await openPanel(page)
  // With its texts: what is compared is the page.
  await page.getByText('With texts…').click()
  return { ...(await saved(page, 'Save with texts')), address, text }
}

/** Loads the app as somebody else would, and opens the log in it. Gives back what has gone out since. */
async function openLog(page: Page, { place }: Recorded): Promise<() => string[]> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${galleryUrl}/rregullore`)
  await waitForHeading(page, /./)
  await openPanel(page)
  await page.getByLabel('Open log…').setInputFiles(place)
  const direct = page.getByRole('button', { name: 'Open without saving' })
  if (await direct.isVisible()) await direct.click()
  await panelButton(page, 'Play').waitFor()
  const out: string[] = []
  // The app's own parts may come; nothing is asked or told.
  const isPart = (url: string) => new URL(url).pathname.startsWith('/assets/')
  page.on('requestfinished', (request) => {
    if (!isPart(request.url())) out.push(request.url())
  })
  page.on('requestfailed', (request) => {
    // What the page's own policy refused never left it.
    if (request.failure()?.errorText !== 'csp') out.push(request.url())
  })
  // Without this nothing may be refused: a headless shell loads no icon.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const icon = Object.assign(new Image(), { onload: () => done(), onerror: () => done() })
        icon.src = '/favicon.svg?asked'
      }),
  )
  return () => out
}

/** At this width axe finds nothing in the panel, and nothing is wider than the screen. */
async function expectSound(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  // The rest is inert, and no page to axe.
  await expectNoAxeViolations(page, 'body > [lang="en"]')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** A page that shows a log lets nothing out: photos, the app's icon, what a test asks for. The browser says so. */
function expectRefusals(visit: { expectProblem(words: RegExp): void }): void {
  visit.expectProblem(/^policy: (img|connect)-src/)
  visit.expectProblem(/^console: .*Content Security Policy/)
  visit.expectProblem(/^request: .* csp$/)
}

async function play(page: Page): Promise<void> {
  await page.getByLabel('Speed').selectOption('1000')
  await panelButton(page, 'Play').click()
  await expect.poll(() => fact(page, 'Step'), { timeout: 30_000 }).toMatch(/^(\d+) of \1$/)
}

/** The page is what it was, now and 1.5 s later, and nothing went out. */
async function expectSame(page: Page, { file, address, text }: Recorded, out: () => string[]): Promise<void> {
  const { finalHash } = JSON.parse(file) as { finalHash: string }
  for (const later of [0, 1_500]) {
    await page.clock.runFor(later)
    expect(await fact(page, 'State')).toBe(finalHash)
    expect(page.url()).toBe(address)
    await expect.poll(() => mainText(page), { timeout: 10_000 }).toBe(text)
    expect(out()).toEqual([])
  }
}

/** Presses a link of the page that is shown, and looks for a stop in it. */
async function tryToUse(page: Page): Promise<void> {
  const link = page.locator('#root main a:visible').first()
  await link.scrollIntoViewIfNeeded()
  const { x, y } = await boxOf(link)
  await page.mouse.click(x + 5, y + 5)
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#root') === null)).toBe(true)
  }
}

test('a session is replayed exactly at ×1000, without a request, and can be stepped through; a banner says that it is a recording, nothing can be pressed or sent, Leave brings the app back; axe finds nothing', async ({
  visit,
}) => {
  expectRefusals(visit)
  const { page } = visit
  await page.clock.install()
  await page.goto(`${galleryUrl}/login`)
  await logIn(page)
  await waitForHeading(page, /^Po kërkon/)
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Komentet e mia' }).click()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('link', { name: 'Kategoritë' }).first().click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await page.getByLabel('Kërko kategori').fill('bar & kafe')
  await page.waitForURL(/kerko=/)
  const recorded = await save(page)
  await expectNoAxeViolations(page)
  const { file: shared } = await saved(page, 'Save log')
  expect(recorded.file + shared).not.toContain(demo.password)
  for (const own of [demo.email, 'Elira Kodra', 'usr_001'])
    expect([own, recorded.file.includes(own), shared.includes(own)]).toEqual([own, true, false])
  const out = await openLog(page, recorded)
  expect(await page.getByText('Replays exactly').count()).toBe(1)
  await play(page)
  await expectSame(page, recorded, out)
  for (const button of ['Step back', 'Step forward'])
    for (let count = 0; count < 4; count += 1) await panelButton(page, button).click()
  await expectSame(page, recorded, out)

  await page.getByText('This page is a recording').waitFor()
  for (const scheme of schemes) {
    await switchScheme(page, scheme)
    for (const width of isDeep ? [360, 1280] : [scheme === 'dark' ? 360 : 1280]) await expectSound(page, width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  const [state, address] = [await fact(page, 'State'), page.url()]
  await tryToUse(page)
  const answer = await page.evaluate(() => fetch('/').then(String, (error: Error) => error.name))
  expect([answer, await fact(page, 'State'), page.url(), out()]).toEqual(['TypeError', state, address, []])

  await panelButton(page, 'Leave').click()
  await page.getByText('This page is a recording').waitFor({ state: 'detached' })
  // Where the session was that the log had taken the place of.
  await waitForHeading(page, 'Rregullat e komenteve')
  expect(page.url()).toBe(`${galleryUrl}/rregullore`)
  await page.getByRole('link', { name: 'Rreth nesh' }).first().click()
  await page.waitForURL(`${galleryUrl}/rreth_nesh`)
})

test('the panel can be used over a modal dialog, which stays when Escape closes the panel', async ({ visit }) => {
  const { page } = visit
  await page.goto(`${galleryUrl}/login`)
  await page.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rivendos fjalëkalimin' })
  await dialog.waitFor()
  await openPanel(page)
  await saved(page, 'Save log')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Action log' }).waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

/** How much of its room the page shares with the panel, in px. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-action-log] dialog')?.getBoundingClientRect() as DOMRect
    // As far down as the page goes: it must be possible to scroll its end above the panel.
    window.scrollTo(0, document.documentElement.scrollHeight)
    const content = document.querySelector('#root')?.getBoundingClientRect() as DOMRect
    const inline = Math.min(panel.right, content.right) - Math.max(panel.left, content.left)
    const block = Math.min(panel.bottom, content.bottom) - Math.max(panel.top, content.top)
    // Edges may share a pixel.
    return Math.max(0, Math.floor(Math.min(inline, block)))
  })

test('the panel stands at the right, on a narrow screen below, and covers nothing of the page', async ({ visit }) => {
  const { page } = visit
  await page.goto(`${galleryUrl}/faq`)
  await waitForHeading(page, /./)
  await openPanel(page)
  // Last so wide that the links of the header have room beside the panel.
  for (const width of [360, 1280, 1600]) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await covered(page)]).toEqual([width, 0])
  }
  await page.getByRole('link', { name: 'Kategoritë' }).first().click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await rested(page)
  const { file } = await saved(page, 'Save log')
  const { diary } = JSON.parse(file) as { diary: Record<string, unknown>[] }
  expect(diary).toContainEqual(expect.objectContaining({ kind: 'press', name: 'Kategoritë', to: '/kategorite' }))
  expect(diary).toContainEqual(expect.objectContaining({ kind: 'call', path: '/categories', status: 200 }))
})

test('the offer of a log after an error stands over no button of a form', async ({ visit }) => {
  const { page } = visit
  await page.goto(`${galleryUrl}/login`)
  await rested(page)
  await page.evaluate(
    () => void setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { message: 'planted' }))),
  )
  const box = page.getByText('Something went wrong: planted').locator('..')
  await box.waitFor()
  for (const width of [360, 1280]) {
    await resize(page, width, 740)
    const over = await box.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [...document.querySelectorAll('form button')].filter((button) => {
        const room = button.getBoundingClientRect()
        return room.left < right && room.right > left && room.top < bottom && room.bottom > top
      }).length
    })
    expect([width, over]).toEqual([width, 0])
  }
})

test('a reload leaves its log to the tab, which saves both loads as one file and replays it', async ({ visit }) => {
  const { page } = visit
  await page.goto(`${galleryUrl}/faq`)
  await waitForHeading(page, /./)
  // What leaves the log comes after the page.
  await rested(page)
  await page.getByRole('link', { name: 'Kategoritë' }).first().click()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await rested(page)
  await page.reload()
  await waitForHeading(page, 'Kategoritë e bizneseve')
  await openPanel(page)
  const kept = /^\d+ actions are kept of this session, and \d+ of the page load before it in this tab\.$/
  await page.getByText(kept).waitFor()
  await panelButton(page, 'Steps').click()
  const opened = page.getByRole('button', { name: /opened \/kategorite/ })
  await opened.first().waitFor()
  for (const width of isDeep ? [1280, 360] : [360]) await expectSound(page, width)
  const { name, place } = await saved(page, 'Save log')
  expect(name).toMatch(/^vlereso-\d{4}-\d\d-\d\d-[\w-]{6}-tab-\d{4}-2\.actionlog\.json$/)
  await page.getByLabel('Open log…').setInputFiles(place)
  await panelButton(page, 'Open without saving').click()
  await page.getByText(/^Replays exactly: /).waitFor()
  const written = /^Written by .*, for user, in tab \d{4}, page load 2\. At step \d+ the page was loaded anew/
  expect(await page.getByText(written).count()).toBe(1)
  // What the chosen step did is in sight.
  await page.setViewportSize({ width: 1500, height: 900 })
  await panelButton(page, 'Step forward').click()
  expect((await boxOf(page.getByRole('region', { name: 'What this step changed' }))).y).toBeLessThan(800)
})

test('on a phone the button to write stands above the panel, and below again once it is closed', async ({ visit }) => {
  const { page } = visit
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${galleryUrl}${screens.business[0]}`)
  const write = page.getByRole('link', { name: 'Shkruaj një koment', exact: true }).first()
  await write.waitFor()
  const bottom = async () => Math.floor((await boxOf(write)).bottom)
  const alone = await bottom()
  await openPanel(page)
  const panel = await boxOf(page.locator('[data-action-log] dialog'))
  expect(await bottom()).toBe(Math.floor(alone - panel.height))
  await page.keyboard.press('Escape')
  await expect.poll(bottom).toBe(alone)
})
