// A page for the tests of its picture: jsdom lays nothing out, so every element and every line has a place of its own here.
import { vi } from 'vitest'

/** From now on everything can be seen: one below the other, all of one size. */
export function layOut(): void {
  let top = 0
  const next = () => {
    top = (top + 2) % 700
    return new DOMRect(10, top, 300, 20)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(next)
  Object.assign(Range.prototype, { getClientRects: () => [next()] })
}

/** An element with attributes and contents. */
export function el(name: string, attributes: Record<string, string> = {}, ...contents: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...contents)
  return element
}

/** A page that repeats a text wherever a page can, whole, in parts, in sentences of the app and in fields. */
export function pageThatSays(text: string): HTMLElement {
  const field = (name: string, attributes: Record<string, string>, value: string) =>
    Object.assign(el(name, attributes), { value })
  const [first = '', ...rest] = text.split(/(?<=\s)/)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const name of ['text', 'title', 'desc', 'path'])
    svg.append(
      Object.assign(document.createElementNS('http://www.w3.org/2000/svg', name), { textContent: text, id: text }),
    )
  svg.lastElementChild?.setAttribute('d', text)
  return el(
    'main',
    { title: text, 'aria-label': text, 'data-text': text },
    el('h1', {}, text),
    el('h2', {}, `Nuk u gjetën biznese që përputhen me "${text}".`),
    el('p', {}, 'Kërkimi: ', text, ' '),
    el('p', {}, `${text}, ${text}`),
    el('p', {}, el('mark', {}, first), ...rest),
    ...text.split(/\s+/).map((word) => el('span', { class: 'avatar' }, word)),
    el('span', {}, [...text][0] ?? ''),
    field('input', { placeholder: text }, ''),
    field('input', { type: 'password' }, text),
    field('input', {}, text),
    field('textarea', {}, text),
    el('select', {}, el('option', { selected: '' }, text)),
    el('div', { contenteditable: '' }, text),
    el('img', { alt: text, src: `data:,${encodeURIComponent(text)}` }),
    svg,
    el('a', { href: `/${encodeURIComponent(text)}` }, text),
    el('dialog', { open: '' }, text),
    el('div', { style: `background: url("/${encodeURIComponent(text)}")` }, text),
  )
}
