// @vitest-environment jsdom
// Where the parts of a page come to stand in its picture: how far they are seen, what lies above what, lines, fields and photos.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPage } from '@/replay/picture/drawPage'
import { fieldText, withSafeTexts } from '@/replay/picture/safeTexts'
import { linesOf } from '@/replay/picture/textLines'
import { el } from './pictureStage'

type Box = readonly [left: number, top: number, width: number, height: number]

/** Where elements and the words of texts stand; an element that is not named here has no room. */
const boxes = new Map<Element, Box>()
let words: (text: string) => readonly Box[] = () => []

const at = (box: Box, name: string, attributes: Record<string, string> = {}, ...contents: (Node | string)[]) => {
  const element = el(name, attributes, ...contents)
  boxes.set(element, box)
  return element
}

beforeEach(() => {
  boxes.clear()
  words = () => [[10, 20, 60, 20]]
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 300)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(boxes.get(this) ?? [0, 0, 0, 0]))
  })
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return words(this.toString()).map((box) => new DOMRect(...box))
    },
  })
  document.documentElement.removeAttribute('style')
  document.body.removeAttribute('style')
})
afterEach(() => {
  document.documentElement.removeAttribute('style')
  document.body.removeAttribute('style')
})

const asIs = { shown: (text: string) => text, hidden: (text: string) => text.replace(/\S/g, '*') }

function drawn(...contents: HTMLElement[]): SVGElement {
  document.body.replaceChildren(...contents)
  return drawPage(asIs)
}
const attributesOf = (one: Element | null | undefined) =>
  Object.fromEntries([...(one?.attributes ?? [])].map(({ name, value }) => [name, value]))
/** What was drawn, without the paper and the end of the window. */
const parts = (picture: SVGElement) => [...picture.children].slice(1, -1)
/** Colours as a style computes them, by name. */
const colours: Record<string, string> = {
  'rgb(255, 0, 0)': 'red',
  'rgb(0, 0, 255)': 'blue',
  'rgb(210, 180, 140)': 'tan',
  'rgb(255, 192, 203)': 'pink',
  'rgb(128, 128, 128)': 'gray',
}
const fills = (picture: SVGElement) =>
  parts(picture)
    .map((one) => one.getAttribute('fill') ?? '')
    .map((fill) => colours[fill] ?? fill)
const texts = (picture: SVGElement) => [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)
const box = (...contents: (Node | string)[]) => at([10, 10, 50, 40], 'div', { style: 'background: red' }, ...contents)

describe('the sheet', () => {
  it('is the window, white, with a line where it ends', () => {
    const picture = drawn()
    expect(attributesOf(picture)).toEqual({
      width: '400',
      height: '300',
      viewBox: '0 0 400 300',
      'font-family': 'sans-serif',
    })
    expect([...picture.children].map((one) => [one.localName, attributesOf(one)])).toEqual([
      ['rect', { width: '400', height: '300', fill: '#fff' }],
      ['path', { d: 'M0 300H400', stroke: '#8885', 'stroke-dasharray': '8 8' }],
    ])
  })

  it.each([
    [100, '300'],
    [450.4, '450.4'],
    [900, '600'],
  ])('of a page that ends at %s is %s high: from the window to two of it', (bottom, height) => {
    boxes.set(document.body, [0, 0, 400, bottom])
    const picture = drawn()
    expect(picture.getAttribute('height')).toBe(height)
    expect(picture.getAttribute('viewBox')).toBe(`0 0 400 ${Math.round(Number(height))}`)
  })

  it('has the colour of the page, else of what is behind it', () => {
    document.documentElement.style.backgroundColor = 'rgb(1, 2, 3)'
    expect(drawn().firstElementChild?.getAttribute('fill')).toBe('rgb(1, 2, 3)')
    document.body.style.backgroundColor = 'rgb(4, 5, 6)'
    expect(drawn().firstElementChild?.getAttribute('fill')).toBe('rgb(4, 5, 6)')
  })
})

describe('what is there', () => {
  it.each(['display: none', 'opacity: 0', 'clip-path: inset(50%)'])('is not drawn by the style %s', (style) => {
    expect(parts(drawn(at([0, 0, 99, 99], 'div', { style }, box('a'))))).toEqual([])
  })

  it('is drawn inside of what is invisible itself', () => {
    const inner = at([10, 10, 50, 40], 'div', { style: 'visibility: visible; background: red' }, 'in')
    const hidden = at([0, 0, 99, 99], 'div', { style: 'visibility: hidden; background: blue' }, 'out', inner)
    const picture = drawn(hidden)
    expect([fills(picture)[0], texts(picture)]).toEqual(['red', ['in']])
  })

  it('is drawn inside of what has no room itself', () => {
    expect(fills(drawn(el('div', { style: 'background: blue' }, box())))).toEqual(['red'])
  })

  it.each(['script', 'style', 'noscript', 'template'])('is no content where it is a %s', (name) => {
    const attributes = { type: 'text/plain', style: 'display: block; background: red' }
    expect(parts(drawn(at([0, 0, 99, 99], name, attributes)))).toEqual([])
  })

  it('is no content where it is the panel', () => {
    expect(parts(drawn(el('div', { 'data-action-log': '' }, box('Log'))))).toEqual([])
  })

  it('is as opaque as all that it stands in', () => {
    const picture = drawn(
      el('div', { style: 'opacity: 0.5' }, at([0, 0, 9, 9], 'p', { style: 'opacity: 0.5; background: red' })),
    )
    expect(parts(picture)[0]?.getAttribute('opacity')).toBe('0.25')
  })
})

describe('what lies above', () => {
  const layer = (style: string, name = 'div', attributes = {}) =>
    at([0, 0, 99, 99], name, { ...attributes, style: `background: ${style}` })

  it('is what has an order of its own, unless it stands in the flow', () => {
    const picture = drawn(
      layer('red; position: relative; z-index: 2'),
      layer('blue; position: absolute; z-index: 1'),
      layer('tan; position: static; z-index: 9'),
      layer('pink; position: relative; z-index: auto'),
      layer('gray; position: relative; z-index: -1'),
    )
    expect(fills(picture)).toEqual(['gray', 'tan', 'pink', 'blue', 'red'])
  })

  it('counts from what it stands in', () => {
    const parent = el('div', { style: 'position: relative; z-index: 3' }, layer('red; position: relative; z-index: 1'))
    expect(fills(drawn(parent, layer('blue; position: relative; z-index: 3')))).toEqual(['blue', 'red'])
  })

  it('is what stays when the page is scrolled', () => {
    const picture = drawn(
      layer('red; position: fixed'),
      layer('tan; position: sticky'),
      layer('blue; position: relative'),
    )
    expect(fills(picture)).toEqual(['blue', 'red', 'tan'])
  })

  it('of all is a dialog or a popover, the later one before the earlier', () => {
    const picture = drawn(
      layer('red', 'dialog', { open: '' }),
      layer('blue; display: block', 'div', { popover: '' }),
      layer('tan; position: relative; z-index: 1000'),
    )
    expect(fills(picture)).toEqual(['tan', 'red', 'blue'])
  })
})

it('a dialog that keeps from the page has its shade over all of it', () => {
  const dialog = at([100, 100, 50, 40], 'dialog', { open: '', style: 'background: red' })
  const { matches } = dialog
  vi.spyOn(dialog, 'matches').mockImplementation((wanted) => wanted === 'dialog:modal' || matches.call(dialog, wanted))
  const computed = window.getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, part) =>
    part === '::backdrop' ? ({ backgroundColor: 'rgba(0, 0, 0, 0.5)' } as CSSStyleDeclaration) : computed(element),
  )
  const picture = drawn(at([0, 0, 9, 9], 'p', { style: 'background: blue' }), dialog)
  expect(fills(picture)).toEqual(['blue', 'rgba(0, 0, 0, 0.5)', 'red'])
  expect(attributesOf(parts(picture)[1])).toMatchObject({ x: '0', y: '0', width: '400', height: '300' })
})

describe('what cuts its contents off', () => {
  const cut = (style: string, ...contents: (Node | string)[]) =>
    drawn(at([0, 0, 30, 30], 'div', { style }, ...contents))
  const width = (picture: SVGElement) => parts(picture)[0]?.getAttribute('width')

  it.each(['hidden', 'auto', 'scroll', 'clip'])('is a block with overflow %s', (overflow) => {
    expect(width(cut(`display: block; overflow-x: ${overflow}`, box()))).toBe('20')
  })

  it.each([
    'display: block; overflow-x: visible',
    'display: block',
    'display: inline; overflow-x: hidden',
    'display: contents; overflow-x: hidden',
  ])('is not what has the style %s', (style) => expect(width(cut(style, box()))).toBe('50'))

  it('has no hold on dialogs, nor on what is fixed', () => {
    const free = (name: string, attributes: Record<string, string>) => at([10, 10, 50, 40], name, attributes)
    const style = 'display: block; overflow-x: hidden'
    expect(width(cut(style, free('dialog', { open: '', style: 'background: red' })))).toBe('50')
    expect(width(cut(style, free('div', { style: 'position: fixed; background: red' })))).toBe('50')
    expect(width(cut(style, free('div', { style: 'position: absolute; background: red' })))).toBe('20')
  })

  it('does not hide what stands beside its own room', () => {
    const outside = at([50, 50, 20, 20], 'img')
    expect(parts(cut('display: block; overflow-x: visible', outside))).toHaveLength(1)
    expect(parts(cut('display: block; overflow-x: hidden', outside))).toEqual([])
  })
})

describe('a photo', () => {
  it.each(['img', 'video', 'canvas', 'iframe', 'object'])('or the like (%s) is a grey box with its corners', (name) => {
    const picture = drawn(at([10, 10, 50, 40], name, { style: 'border-top-left-radius: 8px; background: red' }, 'alt'))
    expect(parts(picture).map(attributesOf)).toEqual([
      { x: '10', y: '10', width: '50', height: '40', fill: '#8885', rx: '8' },
    ])
  })

  it('has square corners where it has none', () => {
    expect(attributesOf(parts(drawn(at([10, 10, 50, 40], 'img')))[0])).not.toHaveProperty('rx')
  })

  it('drawn from data is a grey box, an icon of the app is drawn', () => {
    const svg = (d: string) => {
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      icon.innerHTML = `<path d="${d}"/>`
      boxes.set(icon, [10, 10, 24, 24])
      return icon
    }
    const picture = drawn(el('p', {}, svg('M1 2h3')), el('p', {}, svg('M4 7h16M4 12h16M4 17h16')))
    expect(parts(picture).map(({ localName }) => localName)).toEqual(['rect', 'svg'])
    expect(attributesOf(parts(picture)[0])).toEqual({ x: '10', y: '10', width: '24', height: '24', fill: '#8885' })
  })
})

describe('a field', () => {
  const field = (name: string, value: string, style = '', attributes: Record<string, string> = {}) =>
    Object.assign(at([100, 100, 80, 60], name, { ...attributes, style: `font-size: 20px; ${style}` }), { value })
  const rows = (picture: SVGElement) =>
    [...picture.querySelectorAll('text')].map((one) => [one.textContent, one.getAttribute('x'), one.getAttribute('y')])

  it('shows its text in the middle, behind its padding, as much as fits', () => {
    const picture = drawn(field('input', 'abcdefghij', 'padding-left: 10px'))
    // The middle of the field, and the baseline of a text of this size.
    expect(rows(picture)).toEqual([['*******', '110', '136.8']])
    expect(picture.querySelector('text')?.getAttribute('textLength')).toBe('70')
  })

  it('of many lines shows them from its top, each as much as fits', () => {
    const picture = drawn(field('textarea', 'abcdefghij\nkl', 'padding-top: 6px'))
    expect(rows(picture)).toEqual([
      ['********', '100', '127.8'],
      ['**', '100', '157.8'],
    ])
  })

  it('counts with a usual size where its own is not known, and with at least one letter', () => {
    const bare = Object.assign(at([100, 100, 20, 24], 'input'), { value: 'abcd' })
    expect(drawn(bare).querySelector('text')?.getAttribute('font-size')).toBe('16')
    expect(rows(drawn(bare))[0]?.[0]).toBe('**')
    const narrow = Object.assign(at([100, 100, 5, 24], 'input'), { value: 'abcd' })
    expect(rows(drawn(narrow))[0]?.[0]).toBe('*')
  })

  it('shows nothing while it is empty', () => {
    expect(texts(drawn(at([10, 10, 300, 24], 'input')))).toEqual([])
  })

  it('shows no line below its own end', () => {
    const many = field('textarea', 'a\nb\nc\nd\ne', 'padding-top: 0px')
    expect(rows(drawn(many)).map(([text]) => text)).toEqual(['*', '*'])
  })

  it('that is checked is filled in its own colour', () => {
    const checked = { type: 'checkbox', checked: '' }
    const picture = drawn(at([10, 10, 16, 16], 'input', { ...checked, style: 'color: rgb(1, 2, 3)' }))
    expect(attributesOf(parts(picture)[0])).toMatchObject({ fill: 'rgb(1, 2, 3)', rx: '4', width: '16' })
    const grey = drawn(at([10, 10, 16, 16], 'input', { ...checked, style: 'color: transparent' }))
    expect(fills(grey)).toEqual(['#8885'])
    expect(parts(drawn(at([10, 10, 16, 16], 'input', { type: 'checkbox' })))).toEqual([])
  })

  it('has its box, and of a choice nothing but what is chosen', () => {
    const options = [el('option', {}, 'Durrës'), el('option', { selected: '' }, 'Tiranë')]
    const picture = drawn(at([100, 100, 80, 60], 'select', { style: 'background: red' }, ...options))
    expect([fills(picture)[0], texts(picture)]).toEqual(['red', ['******']])
  })
})

describe('what a field says', () => {
  const told = { shown: (text: string) => `shown ${text}`, hidden: (text: string) => `hidden ${text}` }
  const said = (attributes: Record<string, string>, value = '') =>
    fieldText(Object.assign(el('input', attributes), { value }), told)

  it('is its placeholder while it is empty, and a stand-in of what was typed', () => {
    expect(said({ placeholder: 'Kërko' })).toBe('shown Kërko')
    expect(said({ placeholder: 'Kërko' }, 'Zamira')).toBe('hidden Zamira')
    expect(said({ type: 'password', placeholder: 'Fjalëkalimi' })).toBe('shown Fjalëkalimi')
    expect(said({ type: 'password' }, 'abc')).toBe('••••••••')
  })

  it.each(['checkbox', 'radio', 'range', 'color'])('of the type %s is nothing', (type) => {
    expect(said({ type }, '#112233')).toBe('')
  })

  it('of a choice is what was chosen, if anything was', () => {
    expect(fieldText(el('select', {}, el('option', { label: 'Tiranë' }, 'x')), told)).toBe('hidden Tiranë')
    expect(fieldText(el('select'), told)).toBe('hidden ')
  })
})

describe('the lines of a text', () => {
  const line = (text: string) => linesOf(document.createTextNode(text))
  const placed = (text: string) =>
    line(text).map(({ words, rect: { left, top, right, bottom } }) => [words, left, top, right, bottom])

  it('are none where it is not shown, or has no width', () => {
    words = () => []
    expect(line('a')).toEqual([])
    words = () => [[0, 0, 0, 20]]
    expect(line('a')).toEqual([])
  })

  it('is one, with single blanks, where the browser has not broken it', () => {
    words = () => [[10, 20, 60, 20]]
    expect(placed('një\n  dy')).toEqual([['një dy', 10, 20, 70, 40]])
  })

  it('are put together from its words', () => {
    const stand: Record<string, Box[]> = {
      një: [[0, 100, 20, 20]],
      dy: [[25, 101.5, 20, 20]],
      tre: [[0, 124, 30, 20]],
      katër: [],
      pesë: [[35, 126, 30, 20]],
    }
    words = (text) =>
      stand[text] ?? [
        [0, 0, 60, 20],
        [0, 24, 60, 20],
      ]
    expect(placed(' një  dy tre katër pesë')).toEqual([
      ['një dy', 0, 100, 45, 120],
      ['tre', 0, 124, 30, 144],
      ['pesë', 35, 126, 65, 146],
    ])
  })
})

describe('while the page is measured', () => {
  it('it has the safe texts, and the room that the panel takes; then all is as before', () => {
    const root = document.documentElement
    const page = el(
      'div',
      {},
      'Arta ',
      el('p', {}, 'Beni'),
      el('p', { 'data-action-log': '' }, 'Log'),
      el('textarea', {}, 'typed'),
      el('script', { type: 'text/plain' }, 'code'),
      el('p', { contenteditable: '' }, 'Drini'),
      el('p', {}, el('mark', {}, 'Ka'), 'fe'),
      '  ',
    )
    document.body.replaceChildren(page)
    root.dataset.panel = 'right'
    root.scrollTop = 7
    let during: unknown
    const shown = vi.fn((text: string) => text.toUpperCase())
    withSafeTexts(page, { shown, hidden: (text) => '*'.repeat(text.length) }, () => {
      during = [page.textContent, root.dataset.panel]
      root.scrollTop = 0
    })
    expect(during).toEqual(['ARTA BENILogtypedcode*********  ', undefined])
    expect(shown.mock.calls.flat()).toEqual(['Arta ', 'Beni'])
    expect([page.textContent, root.dataset.panel, root.scrollTop]).toEqual([
      'Arta BeniLogtypedcodeDriniKafe  ',
      'right',
      7,
    ])
    delete root.dataset.panel
    root.scrollTop = 0
    withSafeTexts(page, asIs, () => undefined)
    expect(root.dataset.panel).toBeUndefined()
    expect(root.hasAttribute('data-panel')).toBe(false)
  })
})
