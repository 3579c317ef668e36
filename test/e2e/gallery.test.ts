// The parts gallery in a real browser: nothing for axe to find, the colours and sizes that the specification names.
import type { Locator, Page } from 'playwright-core'
import { expect, expectNoAxeViolations, galleryUrl, isDeep, rested, switchScheme, looking as test } from './harness'
import { boxOf, expectToFit, resize } from './measure'
import { enlargeText } from './onPage'
import { schemes, widths } from './screens'
import { expectSeen } from './seen'

const gallery = `${galleryUrl}/__parts`

/** The hue of a computed colour as a word; grey for what has hardly any, none for what is transparent. */
function hueOf(colour: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (alpha === 0) return 'none'
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const spread = most - least
  if (spread < 24) return 'grey'
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  const degrees = (sixth * 60 + 360) % 360
  const bounds: [number, string][] = [
    [16, 'red'],
    [40, 'orange'],
    [65, 'yellow'],
    [170, 'green'],
    [260, 'blue'],
    [361, 'red'],
  ]
  return bounds.find(([end]) => degrees < end)?.[1] ?? 'none'
}

/** Of each sample its stars' colour or none, and the hues of fill and outline of its five stars, as they are drawn. */
async function drawnStars(page: Page, samples: string) {
  const drawn = await page.locator(samples).evaluateAll((all) =>
    all.map((sample) => ({
      given: Number((sample as HTMLElement).dataset.rating ?? (sample as HTMLElement).dataset.level),
      colours: [...sample.querySelectorAll('path')].map((star) => {
        const { fill, stroke } = getComputedStyle(star)
        return [fill, stroke]
      }),
    })),
  )
  return drawn.map(({ given, colours }) => ({ given, stars: colours.map((pair) => pair.map(hueOf)) }))
}

const hues = ['', 'red', 'orange', 'yellow', 'blue', 'green']

test('axe finds nothing in the gallery, and it fits at 320 px and with text twice as large', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  await rested(page)
  for (const scheme of isDeep ? schemes : schemes.slice(-1)) {
    await switchScheme(page, scheme)
    for (const width of isDeep ? widths : [360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoAxeViolations(page)
    }
  }
  await resize(page, 320, 800)
  await expectToFit(page, 'at 320 px')
  await enlargeText(page)
  await resize(page, 1280, 800)
  await expectToFit(page, 'large text')
})

/** Axe above looks at the dark one; the colours that the specification names are tried by day. */
const tried = isDeep ? schemes : schemes.slice(0, 1)

test.for(tried)(
  'filled stars have the colour of the rounded rating, others are grey, in a form, too; the badge has that of its band, in %s [STARS-01, STARS-02]',
  async (scheme, { visit }) => {
    const { page } = visit
    await visit.open(gallery)
    await switchScheme(page, scheme)
    const [shown, chosen] = [
      await drawnStars(page, '[data-rating]'),
      await drawnStars(page, '[data-level]:has(input[type=radio])'),
    ]
    expect(shown.length).toBeGreaterThanOrEqual(15)
    expect(chosen.map(({ given }) => given)).toContain(0)
    for (const { given, stars } of [...shown, ...chosen]) {
      const level = Math.round(given)
      expect(
        stars.map(([fill, outline]) => (fill === 'none' ? outline : fill)),
        `${given}`,
      ).toEqual([1, 2, 3, 4, 5].map((star) => (star <= level ? hues[level] : 'grey')))
      for (const [fill] of stars.slice(level)) expect(fill, `${given}`).toBe('none')
    }
    const badges = await page.locator('[data-average]:has([data-band])').evaluateAll((samples) =>
      samples.map((sample) => {
        const badge = sample.querySelector('[data-band]') ?? sample
        return [(sample as HTMLElement).dataset.average ?? '', getComputedStyle(badge).backgroundColor] as const
      }),
    )
    expect(Object.fromEntries(badges.map(([average, ground]) => [average, hueOf(ground)]))).toEqual({
      0.5: 'red',
      1: 'red',
      1.9: 'red',
      2: 'orange',
      2.9: 'orange',
      3: 'yellow',
      3.9: 'yellow',
      4: 'green',
      4.3: 'green',
      5: 'green',
    })
  },
)

const look = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, borderColor } = getComputedStyle(element)
    return [backgroundColor, color, borderColor].join(' ')
  })

test('avatars have five sizes, with a photo as with a letter, labels can be seen, and buttons have four variants and four sizes, each unlike the others; a loading one has a spinner, is disabled and as large as before [AVATAR-03, UI-01, UI-03, UI-04]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  // A button measured before and after they come has two widths.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  for (const name of ['Foto', 'Çelësi']) {
    const drawn: unknown[] = []
    for (const size of ['small', 'default', 'medium', 'large', 'xl']) {
      const { width, height } = await boxOf(page.getByRole('img', { name: `${name} ${size}`, exact: true }))
      drawn.push([width, height])
    }
    expect(drawn, name).toEqual([32, 40, 56, 72, 104].map((px) => [px, px]))
  }
  for (const label of ['Emri i biznesit *', 'Përshkrimi'])
    await expectSeen(page.locator('label', { hasText: label }).first())

  const looks = new Set<string>()
  for (const variant of ['primary', 'secondary', 'danger', 'outline']) {
    const row = page.getByRole('heading', { level: 3, name: `${variant}: xs, sm, md, lg` }).locator('..')
    const buttons = (await row.getByRole('button', { name: 'Ruaj' }).all()).slice(0, 4)
    const drawn = await Promise.all(buttons.map(boxOf))
    expect(drawn.map(({ height }) => height)).toEqual([28, 36, 44, 52])
    const widths = drawn.map(({ width }) => Math.round(width))
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
    const same = new Set(await Promise.all(buttons.map(look)))
    expect(same.size).toBe(1)
    for (const one of same) looks.add(one)
  }
  expect(looks.size).toBe(4)
  // Nor is one like a button without a look of its own.
  const bare = await page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main.appendChild(document.createElement('button'))).backgroundColor)
  expect([...looks].filter((one) => one.startsWith(bare))).toEqual([])

  const loading = page.getByRole('heading', { level: 3, name: 'loading in every size' }).locator('..')
  const buttons = await loading.getByRole('button').all()
  expect(buttons).toHaveLength(4)
  for (const button of buttons) {
    expect(await button.isDisabled()).toBe(true)
    const ring = button.locator('[aria-hidden]')
    expect((await boxOf(ring)).width).toBeGreaterThan(10)
    expect(await ring.evaluate((one) => getComputedStyle(one).borderTopColor)).not.toBe('rgba(0, 0, 0, 0)')
    const { width, height } = await boxOf(button)
    // The words stay inside: nothing sticks out of the narrower padding.
    const room = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return element.getBoundingClientRect().right - words.getBoundingClientRect().right
    })
    expect(room).toBeGreaterThanOrEqual(2)
    await button.evaluate((element) => {
      element.removeAttribute('aria-busy')
      element.querySelector('[aria-hidden]')?.remove()
    })
    const before = await boxOf(button)
    expect(width).toBeCloseTo(before.width, 0)
    expect(height).toBeCloseTo(before.height, 0)
  }
})
