// That what requirements name can be seen, on a phone as on a desktop: styles may hide it.
import type { Page } from 'playwright-core'
import { apiUrl, appUrl, expect, holdScripts, isDeep, pathOf, switchScheme, looking as test } from './harness'
import { resize } from './measure'
import { schemes, widths } from './screens'
import { expectInWindow, expectReadable, expectSeen } from './seen'
import { store } from './session'

/** Answers of the backend, as `change` leaves them. */
const changed = (page: Page, path: RegExp, change: (body: { data?: object; businesses?: object[] }) => void) =>
  page.route(
    ({ href }) => href.startsWith(`${apiUrl}/v1/`) && path.test(href),
    async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      change(json)
      await route.fulfill({ response, json })
    },
  )

/** The same on a phone and a tablet as on a desktop, where the page is opened once. */
async function atEachWidth(page: Page, look: () => Promise<void>, at: readonly number[] = widths) {
  for (const width of at) {
    await resize(page, width, 800)
    await look()
  }
}

test('the head of a business is seen, and the stars of its comments [BIZPAGE-01, BIZPAGE-03, BIZPAGE-05, BIZPAGE-06, BIZPAGE-28]', async ({
  visit: { page, open },
}) => {
  await changed(page, /\/businesses\/biz_001/, ({ data }) =>
    Object.assign(data ?? {}, { status: 'in_review', averageRating: 4.26, reviewCount: 12, description: 'Kafe.' }),
  )
  await open('/biznes/biz_001')
  const head = page.locator('main header').first()
  await atEachWidth(page, async () => {
    for (const text of ['Nën shqyrtim', '4.3', '12 komente', 'Kafe.'])
      await expectSeen(head.getByText(text, { exact: true }).first())
    await expectSeen(head.getByRole('img', { name: /^Logoja: / }))
    const button = head.getByRole('link', { name: 'Shkruaj një koment' })
    await expectSeen(button)
    const { y = 800 } = (await button.boundingBox()) ?? {}
    expect(y).toBeLessThan(800)
    const card = page.getByRole('article').first()
    await expectSeen(card.getByRole('img', { name: /nga 5 yje$/ }))
    await expectSeen(card.getByRole('heading'))
  })
})

test("the pages of comments have their footer; 'Provo sërish' loads the page afresh, and the same one [PAGING-05, BIZPAGE-24]", async ({
  visit: { page, expectProblem },
}) => {
  expectProblem(/500/)
  const path = '/biznes/biz_001?faqe=2'
  const failing = (href: URL) => /\/reviews\/business\/biz_001\?page=2/.test(href.href)
  await page.route(failing, (route) =>
    route.fulfill({ status: 500, json: { success: false }, headers: { 'access-control-allow-origin': appUrl } }),
  )
  await page.goto(path)
  const again = page.getByRole('button', { name: 'Provo sërish' })
  await again.waitFor()
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.unroute(failing)
  await again.click()
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  expect(page.url()).toBe(appUrl + path)
  await atEachWidth(page, () => expectReadable(page.getByText(/^Faqja 2 nga \d+$/)))
})

test('the card of a business is seen whole, and on a phone which page of a category it stands on, between arrows [AVATAR-02, CARD-01, CARD-02, CARD-03, PAGING-07]', async ({
  visit: { page, open },
}) => {
  const texts = { phoneNumber: '+355 60 000 0001', email: 'info@drini.example', description: 'Kafe e mirë.' }
  const rated = { averageRating: 4.26, reviewCount: 12, name: 'Drini', url: 'drini.example' }
  await changed(page, /\/businesses\/category\//, ({ businesses }) =>
    Object.assign(businesses?.[0] ?? {}, { ...texts, ...rated, photo: undefined }),
  )
  await open('/kategorite/restorante_dhe_kafene')
  const card = page.getByRole('article').filter({ hasText: 'Drini' }).first()
  await atEachWidth(page, async () => {
    for (const text of [...Object.values(texts), 'drini.example', '4.3', '12 komente', 'Drini', 'D'])
      await expectSeen(card.getByText(text, { exact: true }).first())
  }, [1280, 360])
  const pages = page.getByRole('navigation', { name: 'Faqet' })
  await expectSeen(pages.getByText('1 / 4', { exact: true }))
  for (const name of ['Faqja e mëparshme', 'Faqja tjetër']) await expectSeen(pages.getByRole('button', { name }))
})

test('links and copyright of the footer are read, when the support answers, and the confirmation of the terms is seen [FOOTER-01, FOOTER-02, STATIC-03, STATIC-07, STATIC-08, STATIC-09]', async ({
  visit: { page, open },
}) => {
  await open('/suport')
  const footer = page.getByRole('contentinfo').last()
  const main = page.getByRole('main')
  for (const scheme of isDeep ? schemes : schemes.slice(-1)) {
    await switchScheme(page, scheme)
    const look = async () => {
      await expectReadable(footer.getByText(/^© \d{4} Vlerëso\. Të gjitha të drejtat e rezervuara\.$/))
      for (const name of ['Rreth nesh', 'Si funksionon', 'Rregullat e komenteve', /^Vlerëso në Instagram/, /TikTok/])
        await expectReadable(footer.getByRole('link', { name }))
      await expectReadable(main.getByText('24 orë në ditë, 7 ditë në javë. Përgjigje brenda 24 orëve.'))
      const hours = await main.getByText('E hënë – e premte, 09:00–18:00').all()
      expect(hours).toHaveLength(2)
      for (const one of hours) await expectReadable(one)
      await expectReadable(main.getByText('Ankesat marrin përgjigje brenda 2–3 ditëve të punës.'))
    }
    await atEachWidth(page, look, isDeep ? [320, 768, 1280] : [320])
  }
  await open('/kushtet')
  await expectSeen(page.getByText(/^Duke përdorur Vlerëso, konfirmon/))
})

test('confirmation and tips after a forgotten password are read [FORGOT-03]', async ({ visit: { page, open } }) => {
  await open('/login')
  await page.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email *').fill('demo@vlereso.example')
  await dialog.getByRole('button', { name: 'Dërgo linkun' }).click()
  const texts = [
    'Linku për rivendosjen e fjalëkalimit u dërgua në email',
    'Nuk e gjen mesazhin?',
    'Kontrollo dosjen e spam-it.',
    'Sigurohu që adresa është e saktë.',
    'Prit disa minuta dhe provo përsëri.',
  ]
  await atEachWidth(
    page,
    async () => {
      for (const text of texts) await expectReadable(dialog.getByText(text))
    },
    isDeep ? [320, 360, 1280] : [320],
  )
})

test('a category says that it loads, and loads again; its way back is seen, and what clears its search [CATPAGE-10, CATPAGE-18, CATPAGE-19, CATPAGE-30]', async ({
  visit: { page, open },
}) => {
  const answers = /\/v1\/businesses\/category\//
  const main = page.getByRole('main')
  let come = await holdScripts(page, answers)
  await open('/kategorite/restorante_dhe_kafene')
  const back = main.getByRole('link', { name: 'Kthehu te Kategoritë' })
  await atEachWidth(page, async () => {
    await expectInWindow(main.getByText('Duke ngarkuar bizneset...', { exact: true }))
    await expectInWindow(back)
  })
  come()
  await main.getByRole('article').first().waitFor()
  await expectInWindow(back)
  come = await holdScripts(page, answers)
  const field = main.getByLabel('Kërko në këtë kategori')
  await field.fill('a')
  const clear = main.getByRole('region', { name: 'Filtrat' }).getByRole('button', { name: 'Pastro kërkimin' })
  await atEachWidth(page, async () => {
    await expectInWindow(clear)
    await expectInWindow(main.getByText('Duke përditësuar...', { exact: true }))
    await expectSeen(main.getByRole('article').first())
  })
  come()
  await main.getByText('Duke përditësuar...').waitFor({ state: 'detached' })
  await clear.click()
  expect(await field.inputValue()).toBe('')
  await clear.waitFor({ state: 'detached' })
})

test('each filter of the FAQ can be seen and pressed, on the smallest phone, too [STATIC-11]', async ({
  visit: { page, open },
}) => {
  await open('/faq')
  const filters = page.getByRole('main').getByRole('group').getByRole('button')
  expect(await filters.count()).toBe(6)
  const press = async () => {
    for (const filter of await filters.all()) {
      await expectInWindow(filter)
      const { x, y, width, height } = (await filter.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(height, 'its name is in one line').toBeLessThan(64)
      await page.mouse.click(x + width - 8, y + height / 2)
      expect(await filter.getAttribute('aria-pressed')).toBe('true')
    }
  }
  await atEachWidth(page, press, isDeep ? [320, 360, 768, 1280] : [320])
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
    await page.goto('/robots.txt')
    await page.evaluate(store, { refreshToken: 'opaque' })
    await page.route('**/v1/auth/refresh', () => new Promise(() => {}))
    await page.goto(route)
    const waiting = page.getByRole('main').getByRole('status')
    const { fromMiddle, isSeen } = await waiting.evaluate(drawn)
    expect(fromMiddle).toBeLessThan(1)
    expect(isSeen).toBe(true)
    expect(pathOf(page)).toBe(route)
  },
)
