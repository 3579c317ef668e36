// @vitest-environment jsdom
// The picture of a page: what of it is drawn, how far it is seen, what lies above what, and that the page stays as it is.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStandIns } from '@/replay/redact/standIns'
import { drawPage, linesOf } from '@/tools/log/picture/drawPage'
import { fieldText, pageText, withSafeTexts } from '@/tools/log/picture/pageText'
import { el, layOut, pageThatSays } from './pictureStage'

type Box = readonly [left: number, top: number, width: number, height: number]
/** Where the words of a text stand. An element stands where its attribute `at` says; without one it has no room. */
let words: (text: string) => readonly Box[]

beforeEach(() => {
  words = () => [[10, 20, 60, 20]]
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 300)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(this.getAttribute('at') ?? '0,0,0,0').split(',').map(Number))
  })
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return words(this.toString()).map((box) => new DOMRect(...box))
    },
  })
  for (const one of [document.documentElement, document.body])
    for (const name of ['style', 'at']) one.removeAttribute(name)
})

const asIs = { shown: (text: string) => text, hidden: (text: string) => text.replace(/\S/g, '*') }
const draw = (markup: string): SVGElement => {
  document.body.innerHTML = markup
  return drawPage(asIs)
}
const attributesOf = (one: Element) => Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value]))
/** Colours as a style computes them, by name. */
const colours: Record<string, string> = {
  'rgb(255, 0, 0)': 'red',
  'rgb(0, 0, 255)': 'blue',
  'rgb(210, 180, 140)': 'tan',
  'rgb(255, 192, 203)': 'pink',
  'rgb(128, 128, 128)': 'gray',
}
const fillOf = (one: Element) => colours[one.getAttribute('fill') ?? ''] ?? one.getAttribute('fill') ?? ''
/** What is drawn, without the paper and the end of the window: boxes as "fill x,y width×height", texts as "words x,y". */
const parts = (picture: SVGElement): string[] =>
  [...picture.children].slice(1, -1).map((one) => {
    const { x, y, width, height, rx, opacity } = attributesOf(one)
    if (one.localName !== 'rect') return one.localName === 'text' ? `${one.textContent} ${x},${y}` : one.localName
    return `${fillOf(one)} ${x},${y} ${width}×${height}${rx ? ` round ${rx}` : ''}${opacity ? ` at ${opacity}` : ''}`
  })
const fills = (picture: SVGElement) => [...picture.children].slice(1, -1).map(fillOf).join(' ')
const RED = '<b at="10,10,50,40" style="background: red"></b>'
const SEEN = 'red 10,10 50×40'

describe('the sheet', () => {
  it('is the window, white, with a line where it ends', () => {
    const picture = draw('')
    const sheet = { width: '400', height: '300', viewBox: '0 0 400 300', 'font-family': 'sans-serif' }
    expect(attributesOf(picture)).toEqual(sheet)
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
    document.body.setAttribute('at', `0,0,400,${bottom}`)
    expect(attributesOf(draw(''))).toMatchObject({ height, viewBox: `0 0 400 ${Math.round(Number(height))}` })
  })

  it('has the colour of the page, else of what is behind it', () => {
    document.documentElement.style.backgroundColor = 'blue'
    expect(fillOf(draw('').firstElementChild as Element)).toBe('blue')
    document.body.style.backgroundColor = 'red'
    expect(fillOf(draw('').firstElementChild as Element)).toBe('red')
  })
})

describe('what is there', () => {
  const hidden = ['display: none', 'opacity: 0', 'clip-path: inset(50%)']
  it.each<[markup: string, drawn: string[]]>([
    ...hidden.map((style): [string, string[]] => [`<p at="0,0,99,99" style="${style}">a${RED}</p>`, []]),
    ...['script', 'style', 'noscript', 'template'].map((name): [string, string[]] => [
      `<${name} type="text/plain" at="0,0,99,99" style="display: block; background: red">a</${name}>`,
      [],
    ]),
    [`<p data-action-log>Log${RED}</p>`, []],
    [`<p at="0,0,9,9" style="visibility: hidden; background: blue">out${RED}</p>`, []],
    [`<p style="visibility: hidden">out<b at="0,0,9,9" style="visibility: visible">in</b></p>`, ['in 10,35.4']],
    [`<p style="background: blue">${RED}</p>`, [SEEN]],
    [`<p style="opacity: 0.5">${RED.replace('red', 'red; opacity: 0.5')}</p>`, [`${SEEN} at 0.25`]],
  ])('is drawn as far as it is seen: %s', (markup, shown) => expect(parts(draw(markup))).toEqual(shown))
})

describe('what lies above', () => {
  const layer = (style: string) => `<p at="0,0,99,99" style="background: ${style}"></p>`
  const [one, two] = ['position: relative; z-index: 1', 'position: relative; z-index: 2']
  const inside = `<div style="${two}">${layer(`red; ${one}`)}</div>`
  const flow = [layer('tan; position: static; z-index: 9'), layer('pink; position: relative; z-index: auto')]
  const stays = [layer('red; position: fixed'), layer('tan; position: sticky'), layer('blue')]
  const dialog = '<dialog open at="0,0,9,9" style="background: red"></dialog>'
  const popover = '<p popover at="0,0,9,9" style="display: block; background: blue"></p>'

  it.each([
    ['has an order of its own', [`red; ${two}`, `blue; ${one}`].map(layer).concat(flow), 'tan pink blue red'],
    ['is not behind the flow', [layer('red'), layer('gray; position: relative; z-index: -1')], 'gray red'],
    ['counts from what it stands in', [inside, layer(`blue; ${two}`)], 'blue red'],
    ['stays when the page is scrolled', stays, 'blue red tan'],
    ['is a dialog or a popover, the later one first', [dialog, popover, layer(`tan; ${two}000`)], 'tan red blue'],
  ])('is what %s', (_, markup, order) => expect(fills(draw(markup.join('')))).toBe(order))

  it('is the shade of a modal dialog, over all of the page', () => {
    document.body.innerHTML = `${layer('blue')}<dialog open at="9,9,5,4" style="background: red"></dialog>`
    const dialog = document.querySelector('dialog') as Element
    const { matches } = dialog
    vi.spyOn(dialog, 'matches').mockImplementation(
      (wanted) => wanted === 'dialog:modal' || matches.call(dialog, wanted),
    )
    const computed = window.getComputedStyle
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, part) =>
      part === '::backdrop' ? ({ backgroundColor: 'rgba(0, 0, 0, 0.5)' } as CSSStyleDeclaration) : computed(element),
    )
    expect(parts(drawPage(asIs))).toEqual(['blue 0,0 99×99', 'rgba(0, 0, 0, 0.5) 0,0 400×300', 'red 9,9 5×4'])
  })
})

describe('what cuts its contents off', () => {
  const cut = (style: string, inner: string) => parts(draw(`<div at="0,0,30,30" style="${style}">${inner}</div>`))
  const block = 'display: block; overflow-x: hidden'
  const free = (style: string) => RED.replace('red', `red; ${style}`)

  it.each([
    ...['hidden', 'auto', 'scroll', 'clip'].map((overflow) => [
      `display: block; overflow-x: ${overflow}`,
      RED,
      '20×20',
    ]),
    ['display: block; overflow-x: visible', RED, '50×40'],
    ['display: block', RED, '50×40'],
    ['display: inline; overflow-x: hidden', RED, '50×40'],
    ['display: contents; overflow-x: hidden', RED, '50×40'],
    [block, RED.replaceAll('<b', '<dialog open').replaceAll('/b', '/dialog'), '50×40'],
    [block, free('position: fixed'), '50×40'],
    [block, free('position: absolute'), '20×20'],
  ])('with the style %s leaves of %s %s', (style, inner, size) =>
    expect(cut(style, inner)).toEqual([`red 10,10 ${size}`]),
  )

  it('does not hide what stands beside its own room', () => {
    const beside = '<img at="50,50,20,20">'
    expect(cut('display: block; overflow-x: visible', beside)).toHaveLength(1)
    expect(cut(block, beside)).toEqual([])
  })
})

describe('a photo', () => {
  it.each(['img', 'video', 'canvas', 'iframe', 'object'])('or the like (%s) is a grey box with its corners', (name) => {
    const photo = (style: string) => parts(draw(`<${name} at="10,10,50,40" style="${style}"></${name}>`))
    expect(photo('border-top-left-radius: 8px; background: red')).toEqual(['#8885 10,10 50×40 round 8'])
    expect(photo('')).toEqual(['#8885 10,10 50×40'])
  })

  it('drawn from data is a grey box, an icon of the app is drawn', () => {
    const svg = (d: string) => `<svg at="10,10,24,24"><path d="${d}"/></svg>`
    expect(parts(draw(svg('M1 2h3') + svg('M4 7h16M4 12h16M4 17h16')))).toEqual(['#8885 10,10 24×24', 'svg'])
  })
})

describe('a field', () => {
  const input = (value: string, style = '', at = '100,100,80,60') =>
    `<input at="${at}" value="${value}" style="${style}">`
  const area = (value: string, style = '') => `<textarea at="100,100,80,60" style="${style}">${value}</textarea>`

  it('shows its text in the middle, behind its padding, as much as fits; of many lines from its top', () => {
    const shown = (markup: string) => parts(draw(markup))
    // The baseline of a text of this size.
    expect(shown(input('abcdefghij', 'font-size: 20px; padding-left: 10px'))).toEqual(['******* 110,136.8'])
    const lines = area('abcdefghij\nkl', 'font-size: 20px; padding-top: 6px')
    expect(shown(lines)).toEqual(['******** 100,127.8', '** 100,157.8'])
    // Not below its end.
    const long = area('a\nb\nc\nd', 'font-size: 20px; padding-top: 0px')
    expect(shown(long)).toEqual(['* 100,121.8', '* 100,151.8'])
    // A usual size where its own is not known; one letter at least.
    expect(shown(input('abcd', '', '100,100,20,24'))).toEqual(['** 100,117.4'])
    expect(shown(input('abcd', '', '100,100,5,24'))).toEqual(['* 100,117.4'])
    expect(shown(input(''))).toEqual([])
  })

  it('that is checked is filled, in its colour or grey', () => {
    const box = (more: string, colour: string) =>
      parts(draw(`<input type="checkbox" ${more} at="10,10,16,16" style="color: ${colour}">`))
    expect(box('checked', 'blue')).toEqual(['blue 10,10 16×16 round 4'])
    expect(box('checked', 'transparent')).toEqual(['#8885 10,10 16×16 round 4'])
    expect(box('', 'blue')).toEqual([])
  })

  it('has its box, and of a choice nothing but what is chosen', () => {
    const options = '<option>Durrës</option><option selected>Tiranë</option>'
    const picture = draw(`<select at="100,100,80,60" style="background: red">${options}</select>`)
    expect(parts(picture)).toEqual(['red 100,100 80×60', expect.stringMatching(/^\*{6} /)])
    expect(draw(input('abcdefghij', 'font-size: 20px')).querySelector('text')?.getAttribute('textLength')).toBe('80')
  })

  it.each([
    ['<input placeholder="Kërko">', 'shown Kërko'],
    ['<input placeholder="Kërko" value="Zamira">', 'hidden Zamira'],
    ['<input type="password" placeholder="Fjalëkalimi">', 'shown Fjalëkalimi'],
    ['<input type="password" value="abc">', '••••••••'],
    ...['checkbox', 'radio', 'range', 'color'].map((type) => [`<input type="${type}" value="#112233">`, '']),
    ['<select><option label="Tiranë">x</option></select>', 'hidden Tiranë'],
    ['<select></select>', 'hidden '],
  ])('%s says: %s', (markup, said) => {
    document.body.innerHTML = markup
    const told = { shown: (text: string) => `shown ${text}`, hidden: (text: string) => `hidden ${text}` }
    expect(fieldText(document.body.firstElementChild as Element, told)).toBe(said)
  })
})

describe('the lines of a text', () => {
  const line = (text: string) =>
    linesOf(document.createTextNode(text)).map(({ words, rect }) => [
      words,
      rect.left,
      rect.top,
      rect.right,
      rect.bottom,
    ])

  it('are none where it is not shown, or has no width, and one where the browser has not broken it', () => {
    expect(line('një\n  dy')).toEqual([['një dy', 10, 20, 70, 40]])
    words = () => []
    expect(line('a')).toEqual([])
    words = () => [[0, 0, 0, 20]]
    expect(line('a')).toEqual([])
  })

  it('are put together from its words', () => {
    const stand: Record<string, Box[]> = {
      një: [[0, 100, 20, 20]],
      dy: [[25, 101.5, 20, 20]],
      tre: [[0, 124, 30, 20]],
      katër: [],
      pesë: [[35, 126, 30, 20]],
    }
    const whole: Box[] = [0, 24].map((top) => [0, top, 60, 20])
    words = (text) => stand[text] ?? whole
    expect(line(' një  dy tre katër pesë')).toEqual([
      ['një dy', 0, 100, 45, 120],
      ['tre', 0, 124, 30, 144],
      ['pesë', 35, 126, 65, 146],
    ])
  })
})

describe('while the page is measured', () => {
  it('it has the safe texts, and the room that the panel takes; then all is as before, whatever fails', () => {
    const root = document.documentElement
    const typed = '<textarea>typed</textarea><script type="text/plain">code</script><p contenteditable>Drini</p>'
    document.body.innerHTML = `<div>Arta <p>Beni</p><p data-action-log>Log</p>${typed}<p><mark>Ka</mark>fe</p>  </div>`
    const page = document.body.firstElementChild as Element
    root.dataset.panel = 'right'
    root.scrollTop = 7
    let during: unknown
    const shown = vi.fn((text: string) => text.toUpperCase())
    const measure = () => {
      during = [page.textContent, root.dataset.panel]
      root.scrollTop = 0
      throw new Error('no layout')
    }
    expect(() => withSafeTexts(page, { ...asIs, shown }, measure)).toThrow('no layout')
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
    expect(root.hasAttribute('data-panel')).toBe(false)
  })

  it('nothing that a page says comes into the picture, wherever it says it', () => {
    layOut()
    const text = 'Zamira Hoxhallari 1987654'
    document.body.replaceChildren(pageThatSays(text), el('p', {}, 'Zamira'))
    const standIns = makeStandIns()
    const own = pageText({ value: (one) => standIns.of(String(one)), hasReplaced: standIns.has }, undefined)
    const picture = drawPage(own).outerHTML
    for (const word of [...text.split(' '), encodeURIComponent(text)]) expect(picture).not.toContain(word)
    expect(picture).toContain('Kërkimi:')
    // Photos are boxes; no address, no markup of the page is in it.
    expect(picture).not.toMatch(/href=|url\(|class=|data-|style=|<title|<image/)
  })
})
