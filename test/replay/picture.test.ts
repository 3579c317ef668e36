// @vitest-environment jsdom
// The picture of a page in a bug report: what of it is shown, what becomes a stand-in, and that the page stays as it is.
import { aBusiness } from '@test/builders/entities'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawPage } from '@/replay/picture/drawPage'
import { pageText } from '@/replay/picture/pageText'
import { makePen } from '@/replay/picture/pen'
import { makeStandIns } from '@/replay/redact/standIns'
import { el, layOut, pageThatSays } from './pictureStage'

beforeEach(layOut)
afterEach(() => document.body.replaceChildren())

/** How a log says it that has replaced some texts, and whose state holds others. */
function textOf({ replaced = [], known = [] }: { replaced?: string[]; known?: string[] } = {}) {
  const standIns = makeStandIns()
  for (const text of replaced) standIns.of(text)
  return pageText({ value: (text) => standIns.of(String(text)), hasReplaced: standIns.has }, { known })
}

/** The lines of text in the picture. */
function lines(page: HTMLElement, text = textOf()): string[] {
  document.body.replaceChildren(page)
  return [...drawPage(text).querySelectorAll('text')].map(({ textContent }) => textContent)
}
const line = (text: string, told?: Parameters<typeof textOf>[0]) => lines(el('p', {}, text), textOf(told))[0]

describe('shown as it is', () => {
  it.each([
    ['a text of the app', 'Kategoritë', 'Kategoritë'],
    ['with space around it', '  Dërgo komentin ', 'Dërgo komentin'],
    ['a count', '128', '128'],
    ['a rating', '4,8', '4,8'],
    ['a sign between texts', '·', '·'],
    ['a count of something', '(40 biznese)', '(40 biznese)'],
    ['a sentence of the app with a number', 'U gjetën 12 biznese', 'U gjetën 12 biznese'],
  ])('%s', (_, text, shown) => expect(line(text)).toBe(shown))

  it('what the file says in clear', () => {
    const { name = '' } = aBusiness()
    expect(line(name, { known: [name] })).toBe(name)
    expect(line(name)).not.toBe(name)
    expect(line(`Bizneset në ${name}`, { known: [name] })).toBe(`Bizneset në ${name}`)
  })
})

describe('a stand-in is shown of', () => {
  it.each([
    ['any other text', 'Zamira Hoxhallari'],
    ['a longer number', '0692345678'],
    ['a year', '1987'],
    ['a longer number of something', '1987 biznese'],
    ['a letter, which may be of a name', 'Z'],
    ['words of the app in another order', 'komentin Dërgo'],
  ])('%s', (_, text) => {
    expect(line(text)).not.toBe(text)
    expect(line(text)).toHaveLength(text.length)
  })

  it('a text that the log replaced, though the app, the directory or nobody says it, too', () => {
    expect(line('Kategoritë', { replaced: [' KATEGORITE '] })).not.toBe('Kategoritë')
    expect(line('Kafe Flora', { replaced: ['kafe flora'], known: ['Kafe Flora'] })).not.toBe('Kafe Flora')
    expect(line('218', { replaced: ['218'] })).not.toBe('218')
  })

  it('what fills a sentence of the app, which stays', () => {
    expect(line('Shkruaj një koment për Zamira')).toMatch(/^Shkruaj një koment për (?!Zamira)\p{Lu}\p{Ll}{5}$/u)
    expect(line('Kërkimi: Kategoritë', { replaced: ['Kategoritë'] })).toMatch(/^Kërkimi: (?!Kategoritë)/)
  })

  it('a text with marks, which tell what was searched for', () => {
    const known = ['Kafe Flora', 'Kafe', 'Flora']
    const [first, second] = lines(el('p', {}, el('mark', {}, 'Kafe'), ' Flora'), textOf({ known }))
    expect(first).not.toBe('Kafe')
    expect(second).not.toBe('Flora')
  })

  it('whatever stands in a field; of a password not even the length', () => {
    const field = (name: string, type: string, value: string) => Object.assign(el(name, { type }), { value })
    const [text, area, choice, password] = lines(
      el(
        'form',
        {},
        field('input', 'text', 'Kategoritë'),
        field('textarea', '', 'Bizneset'),
        el('select', {}, el('option', {}, 'Tiranë')),
        field('input', 'password', 'abc'),
      ),
    )
    expect(text).toMatch(/^(?!Kategoritë)\S{10}$/)
    expect(area).toMatch(/^(?!Bizneset)\S{8}$/)
    expect(choice).toMatch(/^(?!Tiranë)\S{6}$/)
    expect(password).toBe('••••••••')
    expect(lines(Object.assign(el('input', { placeholder: 'Kërko biznese' })))).toEqual(['Kërko biznese'])
  })
})

it('says nothing of what a page says, wherever it says it', () => {
  const text = 'Zamira Hoxhallari 1987654'
  document.body.replaceChildren(pageThatSays(text))
  const picture = drawPage(textOf()).outerHTML
  for (const word of [...text.split(' '), encodeURIComponent(text)]) expect(picture).not.toContain(word)
  expect(picture).toContain('Kërkimi:')
  // Photos are boxes; no address, no markup of the page is in it.
  expect(picture).not.toMatch(/href|url|class|data-|style|title|<image/)
})

it('measures the page with the texts it shows, and leaves it as it was, also when something fails', () => {
  const page = el('p', {}, 'Zamira')
  document.body.replaceChildren(page)
  const measured: string[] = []
  Object.assign(Range.prototype, {
    getClientRects() {
      measured.push(page.textContent ?? '')
      if (measured.length > 1) throw new Error('no layout')
      return []
    },
  })
  drawPage(textOf())
  expect(() => drawPage(textOf())).toThrow('no layout')
  expect(measured.filter((text) => /Zamira/.test(text))).toEqual([])
  expect(page).toHaveTextContent('Zamira')
})

it('leaves out the panel, and what is hidden', () => {
  const page = el(
    'div',
    {},
    el('div', { 'data-action-log': '' }, 'Filtro'),
    el('p', { style: 'display: none' }, 'Filtrat'),
    el('p', { style: 'opacity: 0' }, 'Fshi'),
    el('p', { style: 'visibility: hidden' }, 'Ruaj'),
    el('p', {}, 'Adresa'),
  )
  expect(lines(page)).toEqual(['Adresa'])
})

it('draws a dialog above the page, boxes with their colours, an icon of the app as it is, a computed drawing as a box', () => {
  const icon = (d: string) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
    svg.firstElementChild?.setAttribute('d', d)
    return svg
  }
  document.body.replaceChildren(
    el('dialog', { open: '' }, 'Anulo'),
    el('p', { style: 'background-color: rgb(1, 2, 3)' }, 'Adresa', icon('M4 7h16M4 12h16M4 17h16'), icon('M1 2h3')),
  )
  const picture = drawPage(textOf())
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Adresa', 'Anulo'])
  expect(picture.querySelector('rect[fill="rgb(1, 2, 3)"]')).not.toBeNull()
  expect(picture.querySelectorAll('svg')).toHaveLength(1)
  expect(picture.innerHTML).toContain('M4 7h16M4 12h16M4 17h16')
  expect(picture.innerHTML).not.toContain('M1 2h3')
})

it('draws a border as a line at its side, or as a frame', () => {
  document.body.replaceChildren(
    el('p', { style: 'border-bottom: 3px solid rgb(1, 2, 3)' }),
    el('p', { style: 'border: 2px solid rgb(4, 5, 6)' }),
  )
  const picture = drawPage(textOf())
  const under = picture.querySelector('[fill="rgb(1, 2, 3)"]')
  expect(['x', 'width', 'height'].map((name) => under?.getAttribute(name))).toEqual(['10', '300', '3'])
  const frame = picture.querySelector('[stroke="rgb(4, 5, 6)"]')
  expect(['x', 'width', 'height', 'stroke-width'].map((name) => frame?.getAttribute(name))).toEqual([
    '11',
    '298',
    '18',
    '2',
  ])
  expect(picture.outerHTML).not.toContain('NaN')
})

it('ends before it gets too long, with what was drawn until then', () => {
  const pen = makePen(1_000)
  const place = { clip: { left: 0, top: 0, right: 99, bottom: 99 }, layer: 0, opacity: 1 }
  for (let at = 0; at < 50; at += 1) pen.box({ left: at, top: 0, right: 99, bottom: 99 }, place, { fill: 'red' })
  const written = new XMLSerializer()
  const length = pen.drawn().reduce((sum, drawn) => sum + written.serializeToString(drawn).length, 0)
  expect(pen.isFull()).toBe(true)
  expect(length).toBeLessThan(1_000)
  expect(length).toBeGreaterThan(800)
})
