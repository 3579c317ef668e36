// @vitest-environment jsdom
// What a picture is drawn with: boxes, borders, lines of text and icons, each only as far as it can be seen.
import { beforeEach, describe, expect, it } from 'vitest'
import { drawBox, isEmpty, makePen, overlap, type Place, px, type Rect } from '@/replay/picture/pen'
import { type Attributes, colour, iconAt, rounded, shape } from '@/replay/picture/svgShapes'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const sheet = rect(0, 0, 400, 300)
const onSheet: Place = { clip: sheet, layer: 0, opacity: 1 }
const styled = (style: Partial<CSSStyleDeclaration> = {}) => style as CSSStyleDeclaration
const attributesOf = (drawn: Element | undefined) =>
  Object.fromEntries([...(drawn?.attributes ?? [])].map(({ name, value }) => [name, value]))

let pen = makePen(10_000)
beforeEach(() => {
  pen = makePen(10_000)
})
const drawn = () => pen.drawn().map(attributesOf)

describe('what two boxes share', () => {
  it('is what lies in both, and is nothing where they lie apart', () => {
    expect(overlap(rect(0, 10, 30, 40), rect(5, 0, 50, 20))).toEqual(rect(5, 10, 30, 20))
    expect(isEmpty(overlap(rect(0, 0, 10, 10), rect(20, 0, 30, 10)))).toBe(true)
    expect(isEmpty(overlap(rect(0, 0, 10, 10), rect(0, 20, 10, 30)))).toBe(true)
  })

  it('is seen from half a pixel on', () => {
    expect(isEmpty(rect(1, 1, 1.5, 1.5))).toBe(false)
    expect(isEmpty(rect(1, 1, 1.4, 9))).toBe(true)
    expect(isEmpty(rect(1, 1, 9, 1.4))).toBe(true)
  })
})

it('a length is a number of pixels, and 0 where it is none', () => {
  expect([px('12.5px'), px('auto'), px('')]).toEqual([12.5, 0, 0])
})

describe('a box', () => {
  it('is drawn as far as it can be seen', () => {
    pen.box(rect(-10, -20, 50, 60), onSheet, { fill: 'red', rx: undefined })
    pen.box(rect(390, 290, 500, 500), onSheet, { fill: 'blue', rx: 4 })
    pen.box(rect(401, 0, 500, 10), onSheet, { fill: 'green' })
    expect(drawn()).toEqual([
      { x: '0', y: '0', width: '50', height: '60', fill: 'red' },
      { x: '390', y: '290', width: '10', height: '10', fill: 'blue', rx: '4' },
    ])
  })

  it('lies above what was drawn in a lower layer, and behind what came later in its own', () => {
    for (const [fill, layer] of [
      ['top', 2],
      ['first', 0],
      ['middle', 1],
      ['second', 0],
    ] as const)
      pen.box(rect(0, 0, 9, 9), { ...onSheet, layer }, { fill })
    expect(drawn().map(({ fill }) => fill)).toEqual(['first', 'second', 'middle', 'top'])
  })

  it('is as opaque as it is on the page', () => {
    pen.box(rect(0, 0, 9, 9), { ...onSheet, opacity: 0.25 }, {})
    pen.box(rect(0, 0, 9, 9), onSheet, {})
    expect(drawn().map(({ opacity }) => opacity)).toEqual(['0.25', undefined])
  })
})

describe('the length of a picture', () => {
  const length = (attributes: Attributes) =>
    new XMLSerializer().serializeToString(shape('rect', { x: 0, y: 0, width: 9, height: 9, ...attributes })).length

  it('counts each shape as it is written, and nothing is added once it is full', () => {
    const one = length({ fill: 'red' })
    pen = makePen(2 * one + 1)
    for (const fill of ['red', 'tan']) pen.box(rect(0, 0, 9, 9), onSheet, { fill })
    expect([pen.isFull(), drawn().length]).toEqual([false, 2])
    pen.box(rect(0, 0, 9, 9), onSheet, { fill: 'sky' })
    expect([pen.isFull(), drawn().length]).toEqual([true, 2])
  })

  it('is reached by the shape that ends at it', () => {
    pen = makePen(length({ fill: 'red' }))
    pen.box(rect(0, 0, 9, 9), onSheet, { fill: 'red' })
    expect([pen.isFull(), drawn().length]).toEqual([true, 0])
  })
})

describe('a line of text', () => {
  const plain = { fontSize: '20px', fontWeight: '400', fontStyle: 'normal', fontFamily: 'Figtree, sans-serif' }
  const line = (style: Partial<CSSStyleDeclaration>, words = ' Kafe ', place = onSheet, box = rect(10, 20, 70, 40)) => {
    pen = makePen(10_000)
    pen.line(words, box, styled({ ...plain, ...style }), place)
    return pen.drawn()[0]
  }

  it('stands on its baseline, as wide as on the page, without the space around it', () => {
    const text = line({ color: 'rgb(1, 2, 3)' })
    expect(text?.localName).toBe('text')
    expect(text?.textContent).toBe('Kafe')
    expect(attributesOf(text)).toEqual({
      x: '10',
      y: '36.8',
      textLength: '60',
      lengthAdjust: 'spacingAndGlyphs',
      fill: 'rgb(1, 2, 3)',
      'font-size': '20',
    })
  })

  it('has the size, weight, slant, typeface and underline that can be seen', () => {
    const styles = { fontSize: '', fontWeight: '700', fontStyle: 'italic', fontFamily: 'Fraunces, serif' }
    expect(attributesOf(line({ ...styles, textDecorationLine: 'underline' }))).toMatchObject({
      'font-size': '16',
      y: '35.4',
      'font-weight': '700',
      'font-style': 'italic',
      'font-family': 'serif',
      'text-decoration': 'underline',
    })
  })

  it('is in capitals where the style says so', () => {
    expect(line({ textTransform: 'uppercase' }, 'më i mirë')?.textContent).toBe('MË I MIRË')
    expect(line({ textTransform: 'none' }, 'më i mirë')?.textContent).toBe('më i mirë')
  })

  it.each([
    ['left of it', rect(39.5, 0, 99, 99)],
    ['right of it', rect(0, 0, 40.5, 99)],
    ['above it', rect(0, 29.5, 99, 99)],
    ['below it', rect(0, 0, 99, 30.5)],
  ])('is drawn while its middle is not %s', (_, clip) => {
    const moved = { left: clip.left + 1, right: clip.right - 1, top: clip.top + 1, bottom: clip.bottom - 1 }
    expect(line({}, 'a', { ...onSheet, clip })).toBeDefined()
    expect(line({}, 'a', { ...onSheet, clip: moved })).toBeUndefined()
  })

  it('is drawn where its middle lies on the edge of what can be seen', () => {
    for (const clip of [rect(40, 30, 99, 99), rect(0, 0, 40, 30)])
      expect(line({}, 'a', { ...onSheet, clip })).toBeDefined()
  })
})

describe('background and border of an element', () => {
  const sides = (name: 'Style' | 'Width' | 'Color', ...values: string[]) =>
    Object.fromEntries(['Top', 'Right', 'Bottom', 'Left'].map((side, at) => [`border${side}${name}`, values[at]]))
  const bordered = (widths: string[], colours: string[], lines = ['solid', 'solid', 'solid', 'solid']) => ({
    ...sides('Width', ...widths),
    ...sides('Color', ...colours),
    ...sides('Style', ...lines),
  })
  const boxes = (style: Partial<CSSStyleDeclaration>) => {
    drawBox(
      pen,
      rect(10, 20, 110, 60),
      styled({ backgroundColor: 'transparent', borderTopLeftRadius: '0px', ...style }),
      onSheet,
    )
    return drawn()
  }

  it('are nothing where there are none', () => {
    expect(boxes(bordered(['0px', '0px', '0px', '0px'], ['red', 'red', 'red', 'red']))).toEqual([])
    expect(boxes(bordered(['3px', '3px', '3px', '3px'], [], ['none', 'none', 'none', 'none']))).toEqual([])
  })

  it('are the background alone, with its round corners', () => {
    expect(boxes({ backgroundColor: 'red', borderTopLeftRadius: '8px' })).toEqual([
      { x: '10', y: '20', width: '100', height: '40', fill: 'red', rx: '8' },
    ])
  })

  it('are no rounder than a half circle', () => {
    expect(boxes({ backgroundColor: 'red', borderTopLeftRadius: '99px' })[0]?.rx).toBe('20')
    pen = makePen(10_000)
    drawBox(pen, rect(20, 0, 30, 90), styled({ backgroundColor: 'red', borderTopLeftRadius: '99px' }), onSheet)
    expect(drawn()[0]?.rx).toBe('5')
  })

  it('are one frame where all four sides have a border, drawn along its middle', () => {
    const all = bordered(['4px', '2px', '2px', '2px'], ['red', 'blue', 'blue', 'blue'])
    const frame = { x: '12', y: '22', width: '96', height: '36', stroke: 'red', 'stroke-width': '4' }
    expect(boxes(all)).toEqual([{ ...frame, fill: 'none' }])
    pen = makePen(10_000)
    expect(boxes({ ...all, backgroundColor: 'tan', borderTopLeftRadius: '6px' })).toEqual([
      { ...frame, fill: 'tan', rx: '6' },
    ])
  })

  it('are a line at each side that has a border of its own', () => {
    expect(boxes(bordered(['1px', '2px', '3px', '0px'], ['red', 'blue', 'tan', 'sky']))).toEqual([
      { x: '10', y: '20', width: '100', height: '1', fill: 'red' },
      { x: '108', y: '20', width: '2', height: '40', fill: 'blue' },
      { x: '10', y: '57', width: '100', height: '3', fill: 'tan' },
    ])
    pen = makePen(10_000)
    expect(boxes(bordered(['0px', '0px', '0px', '5px'], ['red', 'red', 'red', 'sky']))).toEqual([
      { x: '10', y: '20', width: '5', height: '40', fill: 'sky' },
    ])
  })

  it('have no line where a side is not drawn, or cannot be seen', () => {
    const lines = ['none', 'solid', 'solid', 'solid']
    expect(boxes(bordered(['1px', '1px', '1px', '1px'], ['red', 'transparent', 'tan', 'none'], lines))).toEqual([
      { x: '10', y: '59', width: '100', height: '1', fill: 'tan' },
    ])
  })
})

describe('a shape', () => {
  it('is an SVG element whose numbers have one digit behind the point', () => {
    const made = shape('rect', { x: 1.26, width: -0.04, fill: 'red', rx: undefined }, ['a', shape('path', {})])
    expect(made.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(attributesOf(made)).toEqual({ x: '1.3', width: '0', fill: 'red' })
    expect([...made.childNodes].map(({ nodeName }) => nodeName)).toEqual(['#text', 'path'])
    expect([rounded(1.25), rounded(12)]).toEqual([1.3, 12])
  })

  it('has no contents unless they are given', () => expect(shape('rect', {}).childNodes).toHaveLength(0))
})

describe('a colour', () => {
  it.each([
    'red',
    'rgb(1, 2, 3)',
    'rgba(1, 2, 3, 0.5)',
    'rgb(1 2 3 / 50%)',
    'oklch(0.5 -0.1 +20)',
    'rgba(0, 0, 0, 10)',
  ])('%s can be seen', (value) => expect(colour(value)).toBe(value))

  it.each(['', 'transparent', 'none', 'rgba(1, 2, 3, 0)', 'rgba(1, 2, 3,0)', 'rgb(1 2 3 / 0)', 'rgb(1 2 3 /0)'])(
    '%s cannot be seen',
    (value) => expect(colour(value)).toBeUndefined(),
  )

  it.each(['url(a.png)', 'url("a.png")', 'red;}', '<x', 'red"', '!red'])('%s is none', (value) =>
    expect(colour(value)).toBeUndefined(),
  )
})

describe('an icon', () => {
  const place = new DOMRect(3, 4, 24, 20)
  const menu = 'M4 7h16M4 12h16M4 17h16'
  const icon = (markup: string, attributes = '') => {
    document.body.innerHTML = `<svg ${attributes}>${markup}</svg>`
    return iconAt(document.querySelector('svg') as Element, place)
  }
  const parts = (markup: string) => [...(icon(markup)?.children ?? [])].map(attributesOf)

  it('stands at its place with its own measure', () => {
    expect(attributesOf(icon(`<path d="${menu}"/>`, 'viewBox="0 0 24 24" preserveAspectRatio="none"'))).toEqual({
      x: '3',
      y: '4',
      width: '24',
      height: '20',
      viewBox: '0 0 24 24',
      preserveAspectRatio: 'none',
    })
    expect(Object.keys(attributesOf(icon(`<path d="${menu}"/>`)))).toEqual(['x', 'y', 'width', 'height'])
  })

  it('has the lines that stand in the source of the app, not those that were computed', () => {
    expect(parts(`<path d="${menu}"/><path d="M1 2h3"/><g><path d="${menu}"/></g>`).map(({ d }) => d)).toEqual([
      menu,
      menu,
    ])
    expect(parts(`<polyline points="1,2 3,4"/>`)).toEqual([])
  })

  it('is none where nothing in it is the app’s', () => {
    expect(icon('<path d="M1 2h3"/><text>Arta</text><image href="a.png"/>')).toBeUndefined()
    expect(icon('')).toBeUndefined()
  })

  it.each(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])('may have a %s', (name) => {
    expect(icon(`<${name}/>`)?.firstElementChild?.localName).toBe(name)
  })

  it('keeps numbers and a move, and nothing else that an attribute may say', () => {
    const [kept] = parts('<rect x="1" y="2.5" width="50%" height="-3" rx="4" ry="5" transform="translate(1.5, -2)"/>')
    expect(kept).toMatchObject({ x: '1', y: '2.5', width: '50%', height: '-3', rx: '4', ry: '5' })
    expect(kept?.transform).toBe('translate(1.5, -2)')
    const [round] = parts('<circle cx="1" cy="2" r="3"/>')
    expect(round).toMatchObject({ cx: '1', cy: '2', r: '3' })
    const [straight] = parts('<line x1="1" y1="2" x2="3" y2="4"/>')
    expect(straight).toMatchObject({ x1: '1', y1: '2', x2: '3', y2: '4' })
    const [left] = parts('<rect x="calc(1px)" y="Arta" id="Arta" class="a" transform="translate(1) url(a)"/>')
    expect(Object.keys(left ?? {}).filter((name) => /^(?:x|y|id|class|transform)$/.test(name))).toEqual([])
    const [partly] = parts('<rect x="a1" y="1a" rx="Arta"/>')
    expect(Object.keys(partly ?? {}).filter((name) => /^(?:x|y|rx)$/.test(name))).toEqual([])
    const [turned] = parts('<rect transform="a translate(1)"/>')
    expect(turned).not.toHaveProperty('transform')
  })

  it('has the colours and lines that are computed for it', () => {
    const style =
      'fill: rgb(1, 2, 3); stroke: rgb(4, 5, 6); stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: bevel'
    expect(parts(`<path style="${style}"/>`)).toEqual([
      {
        fill: 'rgb(1, 2, 3)',
        stroke: 'rgb(4, 5, 6)',
        'stroke-width': '1.5',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'bevel',
      },
    ])
    const [bare] = parts('<path style="fill: none; stroke: none; stroke-width: 0"/>')
    expect(bare?.fill).toBe('none')
    expect(bare).not.toHaveProperty('stroke')
    expect(bare).not.toHaveProperty('stroke-width')
  })
})
