// How comments are laid out: their lines break where a reader expects it, and a form stands beside what it is about.
import { appUrl, expect, isDeep, looking as test } from './harness'
import { boxOf, resize } from './measure'
import { hasFocus } from './onPage'

const phone = { width: 360, height: 740 }

test("a comment's date is one line that tells how long ago, and what else can be done is behind its dots", async ({
  visit,
}) => {
  const { page } = visit
  await visit.open('/biznes/biz_001')
  const first = page.getByRole('article').first()
  await first.waitFor()
  for (const { width, height } of [{ width: 1280, height: 800 }, phone]) {
    await resize(page, width, height)
    const day = first.locator('time')
    // Also in a browser that knows no Albanian.
    expect(await day.innerText()).toMatch(
      /^\d+ (janar|shkurt|mars|prill|maj|qershor|korrik|gusht|shtator|tetor|nëntor|dhjetor) \d{4}$/,
    )
    expect(await day.getAttribute('title')).toMatch(/më parë$/)
    expect(await day.evaluate((one) => one.getClientRects().length)).toBe(1)
    const [picture, report] = [first.getByText('Si imazh'), first.getByText('Raporto')]
    expect(await picture.isVisible()).toBe(false)
    const dots = first.getByRole('button', { name: /^Më shumë për/ })
    await dots.click()
    const [button, above, below] = [await boxOf(dots), await boxOf(picture), await boxOf(report)]
    expect(above.y).toBeGreaterThanOrEqual(button.bottom)
    expect(below.y).toBeGreaterThanOrEqual(above.bottom)
    for (const box of [above, below]) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(button.right)
    }
    await page.keyboard.press('Escape')
    expect(await picture.isVisible()).toBe(false)
    expect(await hasFocus(dots)).toBe(true)
  }
})

test("on a phone an own comment's author stands in one line, beside what can be done with it, and its business beside its picture; on a desktop the form reaches to the business", async ({
  visit,
}) => {
  const { page } = visit
  await visit.signIn()
  await page.setViewportSize(phone)
  await visit.open('/biznes/biz_003')
  const own = page.getByRole('article').filter({ hasText: 'Komenti yt' })
  const author = own.locator('header p').first()
  const lines = await author.evaluate(
    (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
  )
  expect(lines).toBeLessThan(1.5)
  const [name, edit] = [await boxOf(author), await boxOf(own.getByRole('button', { name: /^Ndrysho/ }))]
  expect(name.right).toBeLessThanOrEqual(edit.x)
  expect(edit.y).toBeLessThan(name.bottom)

  await visit.open('/komentet-e-mia')
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  for (const card of await cards.all()) {
    const name = await boxOf(card.locator('header p').first())
    const picture = await boxOf(card.locator('header [data-pattern], header img').first())
    expect(name.x).toBeGreaterThan(picture.right)
    expect(name.y).toBeLessThan(picture.bottom)
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  await visit.open('/koment/biz_001')
  const sheet = await boxOf(page.locator('main div:has(> form)'))
  const business = await boxOf(page.getByRole('complementary'))
  expect(business.x - sheet.right).toBeGreaterThan(0)
  expect(business.x - sheet.right).toBeLessThan(48)
})

test.for(isDeep ? [320, 639, 1280] : [320])(
  'at %i px who has written about a business already reads why the form does not come [GUARDREV-03, GUARDREV-04, GUARDREV-05]',
  async (width, { visit }) => {
    const { page } = visit
    await visit.signIn()
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/koment/biz_003')
    // In the page, which shows it for 2 s only: what is drawn, with the place of each line.
    const lines = await page.waitForFunction(() => {
      const notice = document.querySelector('main [role=alert]:has(h1, h2)')
      if (!notice) return undefined
      return [...notice.querySelectorAll<HTMLElement>('h1, h2, p')].map((line) => {
        const { left, right, height } = line.getBoundingClientRect()
        const isSeen = line.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && height > 10
        return [line.innerText, isSeen && left >= 0 && right <= window.innerWidth]
      })
    })
    expect(await lines.jsonValue()).toEqual([
      ['Ti ke shkruar tashmë një koment', true],
      ['Çdo përdorues mund të shkruajë vetëm një koment për biznes.', true],
      ['Po të dërgojmë në faqen e biznesit...', true],
    ])
    await page.waitForURL(`${appUrl}/biznes/biz_003`)
  },
)
