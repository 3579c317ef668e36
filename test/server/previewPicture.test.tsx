// @vitest-environment node
// The preview picture of a business: what it shows, that nothing in a name breaks it, that its colours are the app's.
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { aBusiness } from '@test/builders/entities'
import naughty from 'big-list-of-naughty-strings/blns.json'
import { compile } from 'sass'
import { describe, expect, it } from 'vitest'
import { previewContent } from '@/build/prerender/previewContent'
import { colours, gold, hues, previewPicture, previewSvg, shades } from '@/tools/server/previewPicture'

/** The content for a business, as the page's actions give it. */
function contentOf(fields: Parameters<typeof aBusiness>[0] = {}) {
  const content = previewContent([
    { type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'listReviews' } }, payload: {} },
    {
      type: 'api/executeQuery/fulfilled',
      meta: { arg: { endpointName: 'getBusiness' } },
      payload: { data: aBusiness(fields) },
    },
  ])
  if (!content) throw new Error('no content')
  return content
}

/** The texts of a drawing, from top to bottom. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)

/** Width and height as a PNG's first chunk says them. */
const sizeOf = (png: Uint8Array): number[] => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('the content', () => {
  it('is in the words of the page', () => {
    const { stars, name, kind, average, count, alt } = contentOf({
      name: 'Kafe Çajupi',
      city: 'Tiranë',
      category: { _id: 'c', name: 'Kafene' },
      averageRating: 4.26,
      reviewCount: 1234,
    })
    expect({ stars, name, kind, average, count }).toEqual({
      stars: 4,
      name: 'Kafe Çajupi',
      kind: 'Kafene · Tiranë',
      average: '4.3',
      count: '1.2K komente',
    })
    expect(alt).toBe('Kafe Çajupi · Kafene · Tiranë · 4.3 nga 5 yje · 1.2K komente')
  })

  it('has words for what nobody has rated, and a pattern of its own for each business', () => {
    const { alt, stars } = contentOf({ name: '', city: '', averageRating: 0, reviewCount: 0 })
    expect([stars, alt]).toEqual([0, expect.stringMatching(/^Biznesi.* Ende pa vlerësime$/)])
    expect(contentOf({ _id: 'a' }).pattern()).toBe(contentOf({ _id: 'a' }).pattern())
    expect(contentOf({ _id: 'a' }).pattern()).not.toBe(contentOf({ _id: 'b' }).pattern())
  })

  it('is that of no other page', () => {
    expect(
      previewContent([{ type: 'api/executeQuery/fulfilled', meta: { arg: { endpointName: 'listBusinesses' } } }]),
    ).toBe(undefined)
  })
})

describe('the picture', () => {
  it('is a PNG of 1200 by 630 and at most 200 kB that shows name, kind, stars and count', async () => {
    const content = contentOf({ name: 'Kafe Çajupi', averageRating: 4, reviewCount: 12 })
    const svg = previewSvg(content)
    expect(textsOf(svg)).toEqual(['Kafe Çajupi', content.kind, '4.0', '12 komente', content.appName])
    expect(svg.split(colours['star-4']).length - 1).toBe(4)
    const png = await previewPicture(content)
    expect(String.fromCharCode(...png.subarray(1, 4))).toBe('PNG')
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.byteLength).toBeLessThan(200_000)
  })

  it('has a drawing for each letter of Albanian and its neighbours: none is an empty box', async () => {
    const letters = [...'ceCEÇçËëŠžČćĐđÖÜÉşĞİı€“–&']
    const drawn = await Promise.all(letters.map((name) => previewPicture({ ...contentOf(), name })))
    expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(letters.length)
  })

  it('breaks a long name into three lines and ends it with an ellipsis, one without spaces too', () => {
    const words = textsOf(previewSvg({ ...contentOf(), name: 'Shoqata e tregtarëve të vegjël '.repeat(9) }))
    expect(words.slice(0, 3).join(' ')).toMatch(/^Shoqata e .*…$/)
    const letters = textsOf(previewSvg({ ...contentOf(), name: 'W'.repeat(100_000) }))
    expect(letters.slice(0, 3).map((line) => line.replace(/W+/, ''))).toEqual(['', '', '…'])
    expect(letters.slice(0, 3).every((line) => line.length < 20)).toBe(true)
  })

  it('writes text as text, and leaves out what its typefaces have no letters for', () => {
    const hostile = '</text><script>x</script>&amp;"\u0000\u001b\u202e🍕 Кафе Ünï'
    const [first, second] = textsOf(previewSvg({ ...contentOf(), name: hostile }))
    const shown = `${first} ${second}`
    expect(shown).toContain('&lt;/text&gt;&lt;script&gt;')
    expect(shown).toContain('Ünï')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point
    expect(shown).not.toMatch(/[\u0000-\u001f\u202e]|🍕|К/u)
  })

  it('is whole, with the site’s name in place of one in letters that its typefaces lack', async () => {
    const content = contentOf()
    for (const name of ['Ресторан Охрид', 'Ταβέρνα Σαράντα', 'مطعم', '餐馆', '🍕'])
      expect(previewSvg({ ...content, name })).toBe(previewSvg({ ...content, name: content.appName }))
  })

  it('is a whole drawing with naughty strings as name, kind and count', () => {
    const content = contentOf()
    // They stand in groups of one kind.
    const texts = naughty.filter((_, at) => at % 3 === 0)
    const drawings = texts.map((text) => previewSvg({ ...content, name: text, kind: text, count: text }))
    for (const svg of drawings) expect(svg.match(/<text /g)).toHaveLength(svg.match(/<\/text>/g)?.length ?? 0)
    const all = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${drawings.join('')}</svg>`
    // It throws for what is no XML.
    expect(new Resvg(all, { font: { loadSystemFonts: false } }).width).toBe(9)
  })
})

describe('its colours', () => {
  it('are those of the light theme', () => {
    const [light = ''] = readFileSync('src/styles/_colours.scss', 'utf8').split('$dark')
    for (const [name, value] of Object.entries(colours)) expect(light).toContain(`'${name}': ${value},`)
  })

  it('are those of the app’s pattern', () => {
    const { css } = compile('src/styles/_base.scss', { loadPaths: ['src'] })
    expect([...css.matchAll(/--hue: (\d+)/g)].map(([, hue]) => Number(hue))).toEqual([...hues])
    const scss = readFileSync('src/ui/Qilim.module.scss', 'utf8')
    const rules = [...scss.matchAll(/fill: hsl\((?:calc\()?var\(--hue\)(?: ([+-]) (\d+)\))? (\d+)% (\d+)%\)/g)]
    const inApp = rules.map(([, sign = '', turn = '0', saturation, light]) => [
      Number(sign + turn),
      Number(saturation),
      Number(light),
    ])
    expect(inApp).toEqual(Object.values(shades))
    expect(scss).toContain(`fill: ${gold}`)
    expect(previewSvg({ ...contentOf(), hue: 1 })).toContain('[data-shade="2"] { fill: hsl(250, 50%, 25%) }')
  })
})
