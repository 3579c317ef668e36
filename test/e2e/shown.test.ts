// That what requirements name can be seen, on a phone as on a desktop: styles may hide what is on the page.
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { apiUrl, appUrl, expect, holdScripts, switchScheme, test } from './harness'
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

describe.each([360, 1280])('at %i px', (width) => {
  test('the head of a business is seen, and the stars of its comments [BIZPAGE-01, BIZPAGE-03, BIZPAGE-05, BIZPAGE-06, BIZPAGE-28]', async ({
    visit: { page, open },
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await changed(page, /\/businesses\/biz_001/, ({ data }) =>
      Object.assign(data ?? {}, { status: 'in_review', averageRating: 4.26, reviewCount: 12, description: 'Kafe.' }),
    )
    await open('/biznes/biz_001')
    const head = page.locator('main header').first()
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

  test('the pages of comments have their footer [PAGING-05]', async ({ visit: { page, open } }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/biznes/biz_001?faqe=2')
    await expectReadable(page.getByText(/^Faqja 2 nga \d+$/))
  })

  test('the card of a business is seen whole [AVATAR-02, CARD-01, CARD-02, CARD-03]', async ({
    visit: { page, open },
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const texts = { phoneNumber: '+355 60 000 0001', email: 'info@drini.example', description: 'Kafe e mirë.' }
    const rated = { averageRating: 4.26, reviewCount: 12, name: 'Drini', url: 'drini.example' }
    await changed(page, /\/businesses\/category\//, ({ businesses }) =>
      Object.assign(businesses?.[0] ?? {}, { ...texts, ...rated, photo: undefined }),
    )
    await open('/kategorite/restorante_dhe_kafene')
    const card = page.getByRole('article').filter({ hasText: 'Drini' }).first()
    for (const text of [...Object.values(texts), 'drini.example', '4.3', '12 komente', 'Drini', 'D'])
      await expectSeen(card.getByText(text, { exact: true }).first())
  })
})

test.for([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)(
  'links and copyright of the footer are read at %i px, %s [FOOTER-01] [FOOTER-02]',
  async ([width, scheme], { visit: { page, open } }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/info')
    await switchScheme(page, scheme)
    const footer = page.getByRole('contentinfo').last()
    await expectReadable(footer.getByText(/^© \d{4} Vlerëso\. Të gjitha të drejtat e rezervuara\.$/))
    for (const name of ['Rreth nesh', 'Si funksionon', 'Rregullat e komenteve', /^Vlerëso në Instagram/, /TikTok/])
      await expectReadable(footer.getByRole('link', { name }))
  },
)

test.for([320, 360, 1280])(
  'confirmation and tips after a forgotten password are read at %i px [FORGOT-03]',
  async (width, { visit: { page, open } }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/login')
    await page.getByRole('button', { name: 'Ke harruar fjalëkalimin?' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email *').fill('demo@vlereso.example')
    await dialog.getByRole('button', { name: 'Dërgo linkun' }).click()
    for (const text of [
      'Linku për rivendosjen e fjalëkalimit u dërgua në email',
      'Nuk e gjen mesazhin?',
      'Kontrollo dosjen e spam-it.',
      'Sigurohu që adresa është e saktë.',
      'Prit disa minuta dhe provo përsëri.',
    ])
      await expectReadable(dialog.getByText(text))
  },
)

describe.each([360, 1280])('at %i px', (width) => {
  test('a category says that it loads, and loads again; its way back is seen, and what clears its search [CATPAGE-10, CATPAGE-18, CATPAGE-19, CATPAGE-30]', async ({
    visit: { page, open },
  }) => {
    const answers = /\/v1\/businesses\/category\//
    await page.setViewportSize({ width, height: 800 })
    const main = page.getByRole('main')
    let come = await holdScripts(page, answers)
    await open('/kategorite/restorante_dhe_kafene')
    await expectInWindow(main.getByText('Duke ngarkuar bizneset...', { exact: true }))
    await expectInWindow(main.getByRole('link', { name: 'Kthehu te Kategoritë' }))
    come()
    await main.getByRole('article').first().waitFor()
    await expectInWindow(main.getByRole('link', { name: 'Kthehu te Kategoritë' }))
    come = await holdScripts(page, answers)
    const field = main.getByLabel('Kërko në këtë kategori')
    await field.fill('a')
    const clear = main.getByRole('region', { name: 'Filtrat' }).getByRole('button', { name: 'Pastro kërkimin' })
    await expectInWindow(clear)
    await expectInWindow(main.getByText('Duke përditësuar...', { exact: true }))
    await expectSeen(main.getByRole('article').first())
    come()
    await main.getByText('Duke përditësuar...').waitFor({ state: 'detached' })
    await clear.click()
    expect(await field.inputValue()).toBe('')
    await clear.waitFor({ state: 'detached' })
  })

  test.for([
    ['nobody', false],
    ['a session that is over', true],
  ] as const)(
    'the header has its logo and its links, on a phone behind a button, and a way to log in: %s [HEADER-04, HEADER-05]',
    async ([, isOver], { visit: { page, open, expectProblem } }) => {
      if (isOver) {
        await page.addInitScript(store, { refreshToken: 'over' })
        expectProblem(/401/)
      }
      await page.setViewportSize({ width, height: 800 })
      await open('/info')
      const header = page.getByRole('banner').first()
      await expectInWindow(header.getByRole('link', { name: 'Vlerëso, kryefaqja' }))
      const toggle = header.getByRole('button', { name: 'Hap menynë' })
      const links = ['Shkruaj një koment', 'Kategoritë', 'Rreth nesh', 'Hyr', 'Regjistrohu']
      const link = (name: string) => header.getByRole('link', { name, exact: true })
      if (width === 360) {
        await expectInWindow(toggle)
        for (const name of links) expect(await link(name).isVisible()).toBe(false)
        await toggle.click()
      }
      await toggle.waitFor({ state: 'hidden' })
      for (const name of links) await expectInWindow(link(name))
      await link('Hyr').click()
      await page.waitForURL(`${appUrl}/login`)
    },
  )
})

test('a phone says which page of a category it shows, between arrows [PAGING-07]', async ({
  visit: { page, open },
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/kategorite/restorante_dhe_kafene')
  const pages = page.getByRole('navigation', { name: 'Faqet' })
  await expectSeen(pages.getByText('1 / 4', { exact: true }))
  for (const name of ['Faqja e mëparshme', 'Faqja tjetër']) await expectSeen(pages.getByRole('button', { name }))
})

test('the confirmation of the terms is seen [STATIC-03]', async ({ visit: { page, open } }) => {
  await open('/kushtet')
  await expectSeen(page.getByText(/^Duke përdorur Vlerëso, konfirmon/))
})

test('each filter of the FAQ can be seen and pressed, on the smallest phone, too [STATIC-11]', async ({
  visit: { page, open },
}) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open('/faq')
    const filters = page.getByRole('main').getByRole('group').getByRole('button')
    expect(await filters.count()).toBe(6)
    for (const filter of await filters.all()) {
      await expectInWindow(filter)
      const { x, y, width, height } = (await filter.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      expect(height, 'its name is in one line').toBeLessThan(64)
      await page.mouse.click(x + width - 8, y + height / 2)
      expect(await filter.getAttribute('aria-pressed')).toBe('true')
    }
  }
})

test("'Provo sërish' loads the page afresh, and the same page of comments [BIZPAGE-24]", async ({
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
  await page.getByText(/^Faqja 2 nga/).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  expect(page.url()).toBe(appUrl + path)
})
