// What a page owes whoever uses it by keyboard or comes back to it: skip link, focus, scroll position.
import type { Locator, Page } from 'playwright-core'
import { describe } from 'vitest'
import { appUrl, expect, galleryUrl, isDeep, rested, looking as test } from './harness'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Waits until the main heading has the focus. */
const headingFocused = (page: Page, name: RegExp) =>
  page.waitForFunction((words) => {
    const node = document.activeElement
    return node?.localName === 'h1' && new RegExp(words).test(node.textContent ?? '')
  }, name.source)

test.for(isDeep ? ['/', '/info', '/kategorite', '/biznes/biz_001'] : ['/biznes/biz_001'])(
  'the skip link is first on %s and leads to the content',
  async (path, { visit }) => {
    const { page } = visit
    await visit.open(path)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Kalo te përmbajtja kryesore')
    const skip = page.getByRole('link', { name: 'Kalo te përmbajtja kryesore' })
    const box = await skip.boundingBox()
    expect(box?.height, 'it is seen while it has the focus').toBeGreaterThan(24)
    await page.keyboard.press('Enter')
    // The browser moves the focus to what a fragment names in a frame of its own.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  },
)

test('focus and announcement go to the new page, and the page begins at its top', async ({ visit }) => {
  const { page } = visit
  await visit.open('/')
  await rested(page)
  const link = page.getByRole('contentinfo').last().getByRole('link', { name: 'Si funksionon' })
  await link.focus()
  expect(await scrolled(page)).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${appUrl}/info`)
  await headingFocused(page, /./)
  expect(await heading(page).evaluate((node) => node === document.activeElement)).toBe(true)
  expect(await scrolled(page)).toBe(0)
  await page.locator('[aria-live="polite"]', { hasText: /^U hap faqja “.+”$/ }).waitFor({ state: 'attached' })
})

/** In the page: how many stops it has, and those that wear no ring while they have the focus, nor a box around them. */
function stopsWithoutRing(): { count: number; unseen: string[] } {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const stops = [...document.querySelectorAll<HTMLElement>(all)].filter(
    (stop) => !stop.matches(':disabled, [tabindex="-1"]') && stop.checkVisibility(),
  )
  const isRing = ({ outlineStyle, outlineWidth, opacity }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && opacity !== '0'
  const unseen = stops.filter((stop) => {
    stop.focus()
    // A card rings the link stretched over it, a field the box around its input, what nobody sees its drawing.
    const near = [stop, stop.parentElement, stop.parentElement?.parentElement, stop.nextElementSibling]
    const places = near.filter((one) => one instanceof Element).map((one) => getComputedStyle(one))
    return ![...places, getComputedStyle(stop, '::after')].some(isRing)
  })
  return { count: stops.length, unseen: unseen.map((stop) => stop.outerHTML.slice(0, 120)) }
}

test.for([
  ['the first page', '/'],
  ['the gallery, which has every part of the kit,', `${galleryUrl}/__parts`],
] as const)('the focus is seen on every stop of %s by keyboard', async ([, path], { visit }) => {
  const { page } = visit
  await visit.open(path)
  await rested(page)
  // From now on a focus is one by keyboard.
  await page.keyboard.press('Tab')
  const { count, unseen } = await page.evaluate(stopsWithoutRing)
  expect(count).toBeGreaterThan(15)
  expect(unseen).toEqual([])
})

describe('in forced colours', () => {
  /** How an element looks, as the browser has forced it. */
  const look = (place: Locator) =>
    place.evaluate((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, color } = getComputedStyle(element)
      return { backgroundColor, borderTopColor, borderTopWidth, color }
    })

  test('what is chosen looks otherwise than what is not, and dates have a frame', async ({ visit }) => {
    const { page } = visit
    await page.emulateMedia({ forcedColors: 'active' })
    for (const [path, chosen, other] of [
      ['/faq', 'button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
      ['/biznes/biz_002', 'button[aria-current="page"]', 'button[aria-label^="Shko te faqja"]:not([aria-current])'],
    ] as const) {
      await visit.open(path)
      const [one, two] = [await look(page.locator(chosen).first()), await look(page.locator(other).first())]
      expect([path, one.backgroundColor]).not.toEqual([path, two.backgroundColor])
      expect(one.color).not.toBe(one.backgroundColor)
    }
    await page.getByRole('button', { name: 'Filtro' }).click()
    const field = await look(page.getByLabel('Nga data').locator('..'))
    expect(field.borderTopWidth).not.toBe('0px')
    expect(new Set([field.borderTopColor, field.color]).has(field.backgroundColor)).toBe(false)
  })

  test('a filled star is told from an empty one by the two colours of the text and its ground', async ({ visit }) => {
    const { page } = visit
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = (stars: Locator) =>
      stars.evaluateAll((paths) => {
        const text = getComputedStyle(document.body).color
        return paths.map((path) => {
          const { fill, stroke } = getComputedStyle(path)
          return { isFilled: fill === text, isFramed: stroke === text, fill }
        })
      })
    await visit.open('/biznes/biz_002')
    await page.getByRole('article').first().waitFor()
    for (const stars of await page.getByRole('img', { name: /nga 5 yje$/ }).all()) {
      const filled = Number(await stars.getAttribute('data-level'))
      const paths = await drawn(stars.locator('path'))
      expect(paths.map(({ isFilled }) => isFilled)).toEqual([1, 2, 3, 4, 5].map((star) => star <= filled))
      for (const { fill, isFramed, isFilled } of paths)
        if (!isFilled) expect([fill, isFramed]).toEqual(['rgba(0, 0, 0, 0)', true])
    }
    await visit.signIn()
    await visit.open('/koment/biz_002')
    await page.getByRole('radio', { name: /^3 nga 5 yje/ }).check()
    const input = await drawn(page.locator('[data-level="3"] path'))
    expect(input.map(({ isFilled }) => isFilled)).toEqual([true, true, true, false, false])
    expect(input.slice(3).map(({ fill, isFramed }) => [fill, isFramed])).toEqual(
      Array(2).fill(['rgba(0, 0, 0, 0)', true]),
    )
  })

  const lists = [
    ['/faq', 'main details'],
    ['/biznes/biz_002', 'main li:has(> article)'],
    ['/', 'main article'],
    ['/kategorite/restorante_dhe_kafene', 'main article'],
  ]

  test.for(isDeep ? lists : lists.slice(0, 1))(
    'cards and the items of lists are told apart by lines on %s',
    async ([path = '', item = ''], { visit }) => {
      const { page } = visit
      await page.emulateMedia({ forcedColors: 'active' })
      await visit.open(path)
      await page.locator(item).nth(1).waitFor()
      const lines = await page.locator(item).evaluateAll((items) =>
        items.map((each) => {
          const { borderTopWidth, borderTopColor, borderBottomWidth, borderBottomColor, backgroundColor } =
            getComputedStyle(each)
          const isLine = (width: string, color: string) => width !== '0px' && color !== backgroundColor
          return { top: isLine(borderTopWidth, borderTopColor), bottom: isLine(borderBottomWidth, borderBottomColor) }
        }),
      )
      expect(lines.slice(1).map(({ top }, at) => top || lines[at]?.bottom)).toEqual(lines.slice(1).map(() => true))
    },
  )
})
