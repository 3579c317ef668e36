// The parts gallery in a real browser: nothing for axe to find, the colours that the specification names.
import type { Page } from 'playwright-core'
import { expect, expectNoAxeViolations, galleryUrl, isDeep, rested, switchScheme, looking as test } from './harness'
import { expectToFit, resize } from './measure'
import { schemes, widths } from './screens'

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

/** Rating -> hue of fill and of outline of each of its five stars, as the browser draws them. */
async function drawnStars(page: Page): Promise<Map<number, { fill: string; outline: string }[]>> {
  const drawn = await page.locator('[data-rating]').evaluateAll((samples) =>
    samples.map((sample) => ({
      rating: Number((sample as HTMLElement).dataset.rating),
      stars: [...sample.querySelectorAll('path')].map((star) => {
        const { fill, stroke } = getComputedStyle(star)
        return { fill, outline: stroke }
      }),
    })),
  )
  return new Map(
    drawn.map(({ rating, stars }) => [
      rating,
      stars.map(({ fill, outline }) => ({ fill: hueOf(fill), outline: hueOf(outline) })),
    ]),
  )
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
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await resize(page, 1280, 800)
  await expectToFit(page, 'large text')
})

/** Axe above looks at the dark one; the colours that the specification names are tried by day. */
const tried = isDeep ? schemes : schemes.slice(0, 1)

test.for(tried)(
  'filled stars have the colour of the rounded rating, others are grey, in %s [STARS-01]',
  async (scheme, { visit }) => {
    const { page } = visit
    await visit.open(gallery)
    await switchScheme(page, scheme)
    const drawn = await drawnStars(page)
    expect(drawn.size).toBeGreaterThanOrEqual(15)
    for (const [rating, stars] of drawn) {
      const level = Math.round(rating)
      expect(
        stars.map(({ fill }) => fill === hues[level]),
        `${rating}`,
      ).toEqual([1, 2, 3, 4, 5].map((star) => star <= level))
      expect(stars.slice(level), `${rating}`).toEqual(Array(5 - level).fill({ fill: 'none', outline: 'grey' }))
    }
  },
)

test.for(tried)('the badge has the colour of its band, in %s [STARS-02]', async (scheme, { visit }) => {
  const { page } = visit
  await visit.open(gallery)
  await switchScheme(page, scheme)
  const drawn = await page.locator('[data-average]').evaluateAll((samples) =>
    samples.map((sample) => {
      const badge = sample.querySelector('[data-band]')
      const ground = badge ? getComputedStyle(badge).backgroundColor : null
      return [Number((sample as HTMLElement).dataset.average), ground] as const
    }),
  )
  const bands = drawn.flatMap(([average, ground]) => (ground === null ? [] : [[average, hueOf(ground)]]))
  expect(Object.fromEntries(bands)).toEqual({
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
})

test('avatars have five sizes, each larger than the one before, with a photo as with a letter [AVATAR-03]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  for (const name of ['Foto', 'Çelësi']) {
    const drawn: unknown[] = []
    for (const size of ['small', 'default', 'medium', 'large', 'xl']) {
      const box = await page.getByRole('img', { name: `${name} ${size}`, exact: true }).boundingBox()
      drawn.push([box?.width, box?.height])
    }
    expect(drawn, name).toEqual([32, 40, 56, 72, 104].map((px) => [px, px]))
  }
})

test('stars that are not chosen are grey in the form, those that are have their colour [STARS-01]', async ({
  visit,
}) => {
  const { page } = visit
  await visit.open(gallery)
  const drawn = await page.locator('[data-level]:has(input[type=radio])').evaluateAll((inputs) =>
    inputs.map((input) => ({
      level: Number((input as HTMLElement).dataset.level),
      stars: [...input.querySelectorAll('path')].map((star) => {
        const { fill, stroke } = getComputedStyle(star)
        return { fill, outline: stroke }
      }),
    })),
  )
  expect(drawn.map(({ level }) => level)).toContain(0)
  for (const { level, stars } of drawn) {
    const seen = stars.map(({ fill, outline }) => [hueOf(fill), hueOf(outline)])
    expect(seen, `${level}`).toEqual(
      [1, 2, 3, 4, 5].map((star) => (star <= level ? [hues[level], hues[level]] : ['none', 'grey'])),
    )
  }
})

test('labels of required and of other fields can be seen [UI-01]', async ({ visit }) => {
  const { page } = visit
  await visit.open(gallery)
  for (const label of ['Emri i biznesit *', 'Përshkrimi']) {
    const box = await page.locator('label', { hasText: label }).first().boundingBox()
    expect(box?.width, label).toBeGreaterThan(20)
    expect(box?.height, label).toBeGreaterThan(10)
  }
})
