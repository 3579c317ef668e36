// That what requirements name can be seen, on a phone as on a desktop: styles may hide what is on the page.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { apiUrl, appUrl, expect, switchScheme, test } from './harness'

/** In the window's coordinates, drawn in a colour that is none of nothing. */
async function expectSeen(part: Locator): Promise<void> {
  await part.waitFor()
  const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThan(8)
  const colour = await part.evaluate((element) => getComputedStyle(element).color)
  expect(colour).not.toBe('rgba(0, 0, 0, 0)')
}

/** All of its text can be read where it stands: it differs from its ground, and no part around it cuts it off. */
async function expectReadable(part: Locator): Promise<void> {
  await part.waitFor()
  await expectSeen(part)
  const { contrast, cutBy } = await part.evaluate((element) => {
    const around: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) around.push(at)
    const rgba = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const isOpaque = (colour: string) => (rgba(colour)[3] ?? 1) === 1
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgba(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ground = around.map((at) => getComputedStyle(at).backgroundColor).find(isOpaque) ?? 'rgb(255, 255, 255)'
    const [dark = 0, light = 0] = [ground, getComputedStyle(element).color].map(luminance).sort((a, b) => a - b)
    const range = document.createRange()
    range.selectNodeContents(element)
    const text = range.getBoundingClientRect()
    // Those that scroll show the rest on demand.
    const cuts = around.filter((at) => {
      const { top, bottom, left, right } = at.getBoundingClientRect()
      const { overflowX, overflowY } = getComputedStyle(at)
      const isCutAcross = /hidden|clip/.test(overflowX) && (text.left < left - 1 || text.right > right + 1)
      return isCutAcross || (/hidden|clip/.test(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1))
    })
    return {
      contrast: (light + 0.05) / (dark + 0.05),
      cutBy: cuts.map(({ tagName, className }) => tagName + className),
    }
  })
  expect(contrast).toBeGreaterThanOrEqual(4.5)
  expect(cutBy).toEqual([])
}

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
