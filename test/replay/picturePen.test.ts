// @vitest-environment jsdom
// What a picture is drawn with: boxes, borders, lines of text and icons, each only as far as it can be seen.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  colour,
  drawBox,
  iconAt,
  isEmpty,
  makePen,
  overlap,
  type Place,
  px,
  type Rect,
  rounded,
  shape,
} from '@/tools/log/picture/pen'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const onSheet: Place = { clip: rect(0, 0, 400, 300), layer: 0, opacity: 1 }
const attributesOf = (drawn: Element | undefined) =>
  Object.fromEntries([...(drawn?.attributes ?? [])].map(({ name, value }) => [name, value]))

let pen = makePen(10_000)
beforeEach(() => {
  pen = makePen(10_000)
})
const drawn = () => pen.drawn().map(attributesOf)

it('two boxes share what lies in both, which is seen from half a pixel on', () => {
  expect(overlap(rect(0, 10, 30, 40), rect(5, 0, 50, 20))).toEqual(rect(5, 10, 30, 20))
  const apart = [rect(20, 0, 30, 10), rect(0, 20, 10, 30)].map((other) => overlap(rect(0, 0, 10, 10), other))
  const thin = [rect(1, 1, 1.4, 9), rect(1, 1, 9, 1.4)]
  expect([...apart, ...thin, rect(1, 1, 1.5, 1.5)].map(isEmpty)).toEqual([true, true, true, true, false])
})

it('a length is a number of pixels, and 0 where it is none', () => {
  expect([px('12.5px'), px('auto'), px('')]).toEqual([12.5, 0, 0])
})

describe('a box', () => {
  it('is drawn as far as it can be seen', () => {
    pen.box(rect(-10, -20, 50, 60), onSheet, { fill: 'red', rx: undefined })
    pen.box(rect(390, 290, 500, 500), { ...onSheet, opacity: 0.25 }, { fill: 'blue', rx: 4 })
    pen.box(rect(401, 0, 500, 10), onSheet, { fill: 'green' })
    expect(drawn()).toEqual([
      { x: '0', y: '0', width: '50', height: '60', fill: 'red' },
      { x: '390', y: '290', width: '10', height: '10', fill: 'blue', rx: '4', opacity: '0.25' },
    ])
  })

  it('lies above what was drawn in a lower layer, and behind what came later in its own', () => {
    const layers = Object.entries({ top: 2, first: 0, middle: 1, second: 0 })
    for (const [fill, layer] of layers) pen.box(rect(0, 0, 9, 9), { ...onSheet, layer }, { fill })
    expect(drawn().map(({ fill }) => fill)).toEqual(['first', 'second', 'middle', 'top'])
  })

  it('counts as it is written; the one that ends at the length of the picture is not added, nor any after it', () => {
    const attributes = { x: 0, y: 0, width: 9, height: 9, fill: 'red' }
    const one = new XMLSerializer().serializeToString(shape('rect', attributes)).length
    const draw = () => {
      pen.box(rect(0, 0, 9, 9), onSheet, { fill: 'red' })
      return [pen.isFull(), drawn().length]
    }
    pen = makePen(2 * one + 1)
    expect([draw(), draw(), draw()]).toEqual([
      [false, 1],
      [false, 2],
      [true, 2],
    ])
    pen = makePen(one)
    expect(draw()).toEqual([true, 0])
  })
})

describe('a line of text', () => {
  const plain = { fontSize: '20px', fontWeight: '400', fontStyle: 'normal', fontFamily: 'Figtree, sans-serif' }
  const line = (style: Partial<CSSStyleDeclaration>, clip = onSheet.clip) => {
    pen = makePen(10_000)
    pen.line(' Më i mirë ', rect(10, 20, 70, 40), { ...plain, ...style } as CSSStyleDeclaration, { ...onSheet, clip })
    return pen.drawn()[0]
  }
  const standing = { x: '10', y: '36.8', textLength: '60', lengthAdjust: 'spacingAndGlyphs', 'font-size': '20' }
  const bold = {
    textDecorationLine: 'underline',
    fontSize: '',
    fontWeight: '700',
    fontStyle: 'italic',
    fontFamily: 'Fraunces, serif',
  }
  const look = {
    ...standing,
    y: '35.4',
    'text-decoration': 'underline',
    'font-size': '16',
    'font-weight': '700',
    'font-style': 'italic',
    'font-family': 'serif',
  }

  it.each<[Partial<CSSStyleDeclaration>, string, object]>([
    [{ color: 'rgb(1, 2, 3)' }, 'Më i mirë', { ...standing, fill: 'rgb(1, 2, 3)' }],
    [{ textTransform: 'uppercase' }, 'MË I MIRË', standing],
    [{ textTransform: 'none', textDecorationLine: 'none' }, 'Më i mirë', standing],
    [bold, 'Më i mirë', look],
  ])('stands on its baseline, as wide as on the page, as it is seen there: %j', (style, text, attributes) => {
    const one = line(style)
    expect([one?.localName, one?.textContent, attributesOf(one)]).toEqual(['text', text, attributes])
  })

  it.each([
    ['left', rect(40, 0, 99, 99), rect(40.5, 0, 99, 99)],
    ['right', rect(0, 0, 40, 99), rect(0, 0, 39.5, 99)],
    ['top', rect(0, 30, 99, 99), rect(0, 30.5, 99, 99)],
    ['bottom', rect(0, 0, 99, 30), rect(0, 0, 99, 29.5)],
  ])('is drawn while its middle is not beyond the %s of what is seen', (_, on, beyond) => {
    expect([line({}, on), line({}, beyond)]).toEqual([expect.any(Element), undefined])
  })
})

describe('background and border of an element', () => {
  const boxes = (
    widths: string,
    colours: string,
    more: Partial<CSSStyleDeclaration> = {},
    lines = 'solid solid solid solid',
  ) => {
    const style: Record<string, string> = { backgroundColor: 'transparent', borderTopLeftRadius: '0px' }
    for (const [at, side] of ['Top', 'Right', 'Bottom', 'Left'].entries()) {
      style[`border${side}Width`] = `${widths.split(' ')[at]}px`
      style[`border${side}Color`] = colours.split(' ')[at] ?? ''
      style[`border${side}Style`] = lines.split(' ')[at] ?? ''
    }
    drawBox(pen, rect(10, 20, 110, 60), { ...style, ...more } as unknown as CSSStyleDeclaration, onSheet)
    return drawn().map(({ x, y, width, height, ...rest }) => ({ at: `${x},${y} ${width}×${height}`, ...rest }))
  }
  const tan = { backgroundColor: 'tan', borderTopLeftRadius: '6px' }
  const frame = { at: '12,22 96×36', stroke: 'red', 'stroke-width': '4' }

  it.each<[drawn: object[], ...style: Parameters<typeof boxes>]>([
    [[], '0 0 0 0', 'red red red red'],
    [[], '3 3 3 3', 'red red red red', {}, 'none none none none'],
    [[{ at: '10,20 100×40', fill: 'tan', rx: '6' }], '0 0 0 0', '', tan],
    [[{ at: '10,20 100×40', fill: 'tan', rx: '20' }], '0 0 0 0', '', { ...tan, borderTopLeftRadius: '99px' }],
    // Where all sides have a border, it is a frame like the upper one.
    [[{ ...frame, fill: 'none' }], '4 2 2 2', 'red blue blue blue'],
    [[{ ...frame, fill: 'tan', rx: '6' }], '4 2 2 2', 'red blue blue blue', tan],
    [[{ at: '10,20 5×40', fill: 'sky' }], '0 0 0 5', 'red red red sky'],
    // No line where it is not drawn, or cannot be seen.
    [[{ at: '10,59 100×1', fill: 'tan' }], '1 1 1 1', 'red transparent tan none', {}, 'none solid solid solid'],
  ])('are %j for borders of %s in %s', (expected, ...style) => expect(boxes(...style)).toEqual(expected))

  it('are a line at each side that has a border of its own', () => {
    expect(boxes('1 2 3 0', 'red blue tan sky')).toEqual([
      { at: '10,20 100×1', fill: 'red' },
      { at: '108,20 2×40', fill: 'blue' },
      { at: '10,57 100×3', fill: 'tan' },
    ])
  })
})

it('a shape is an SVG element whose numbers have one digit behind the point', () => {
  const made = shape('rect', { x: 1.26, width: -0.04, fill: 'red', rx: undefined }, ['a', shape('path', {})])
  expect(made.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(attributesOf(made)).toEqual({ x: '1.3', width: '0', fill: 'red' })
  expect([...made.childNodes].map(({ nodeName }) => nodeName)).toEqual(['#text', 'path'])
  expect(made.lastChild?.childNodes).toHaveLength(0)
  expect([rounded(1.25), rounded(12)]).toEqual([1.3, 12])
})

const seen = [
  'red',
  'rgb(1, 2, 3)',
  'rgba(1, 2, 3, 0.5)',
  'rgb(1 2 3 / 50%)',
  'oklch(0.5 -0.1 +20)',
  'rgba(0, 0, 0, 10)',
]
const unseen = ['', 'transparent', 'none', 'rgba(1, 2, 3, 0)', 'rgba(1, 2, 3,0)', 'rgb(1 2 3 / 0)', 'rgb(1 2 3 /0)']
const unsafe = ['url(a.png)', 'url("a.png")', 'red;}', '<x', 'red"', '!red']

it.each([...seen.map((value) => [value, value]), ...[...unseen, ...unsafe].map((value) => [value, undefined])])(
  'the colour %s is drawn as %s',
  (value, shown) => expect(colour(value as string)).toBe(shown),
)

describe('an icon', () => {
  const menu = 'M4 7h16M4 12h16M4 17h16'
  const icon = (markup: string, attributes = '') => {
    document.body.innerHTML = `<svg ${attributes}>${markup}</svg>`
    return iconAt(document.querySelector('svg') as Element, new DOMRect(3, 4, 24, 20))
  }
  const parts = (markup: string) => [...(icon(markup)?.children ?? [])].map(attributesOf)

  it('stands at its place with its own measure', () => {
    const place = { x: '3', y: '4', width: '24', height: '20' }
    const measure = { viewBox: '0 0 24 24', preserveAspectRatio: 'none' }
    const given = 'viewBox="0 0 24 24" preserveAspectRatio="none"'
    expect(attributesOf(icon(`<path d="${menu}"/>`, given))).toEqual({ ...place, ...measure })
    expect(attributesOf(icon(`<path d="${menu}"/>`))).toEqual(place)
  })

  it('has the lines that stand in the source of the app, not those that were computed; else it is none', () => {
    const mixed = `<path d="${menu}"/><path d="M1 2h3"/><g><path d="${menu}"/></g>`
    expect(parts(mixed).map(({ d }) => d)).toEqual([menu, menu])
    for (const foreign of ['<polyline points="1,2 3,4"/>', '<text>Arta</text><image href="a.png"/>', ''])
      expect(icon(foreign)).toBeUndefined()
  })

  it.each(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])('may have a %s', (name) => {
    expect(icon(`<${name}/>`)?.firstElementChild?.localName).toBe(name)
  })

  it.each([
    ['rect', 'x="1" y="2.5" width="50%" height="-3" rx="4" ry="5" transform="translate(1.5, -2)"'],
    ['circle', 'cx="1" cy="2" r="3"'],
    ['line', 'x1="1" x2="3" y1="2" y2="4"'],
    ['rect', '', 'x="calc(1px)" y="Arta" id="Arta" class="a" transform="translate(1) url(a)"'],
    ['rect', '', 'x="a1" y="1a" rx="Arta" transform="a translate(1)"'],
  ])('keeps of a %s the numbers and the move in %s, and nothing of %s', (name, kept, dropped = '') => {
    const copy = icon(`<${name} ${kept} ${dropped}/>`)?.firstElementChild as Element
    const looks = /fill|stroke/
    const written = [...copy.attributes]
      .map(({ name, value }) => `${name}="${value}"`)
      .filter((one) => !looks.test(one))
    expect(written.join(' ')).toBe(kept)
  })

  it('has the colours and lines that are computed for it', () => {
    const lines = 'stroke: rgb(4, 5, 6); stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: bevel'
    const strokes = { 'stroke-width': '1.5', 'stroke-linecap': 'round', 'stroke-linejoin': 'bevel' }
    expect(parts(`<path style="fill: rgb(1, 2, 3); ${lines}"/>`)).toEqual([
      { fill: 'rgb(1, 2, 3)', stroke: 'rgb(4, 5, 6)', ...strokes },
    ])
    const [bare] = parts('<path style="fill: none; stroke: none; stroke-width: 0"/>')
    expect(bare).toMatchObject({ fill: 'none' })
    expect(bare).not.toHaveProperty('stroke')
    expect(bare).not.toHaveProperty('stroke-width')
  })
})
