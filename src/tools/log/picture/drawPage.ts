// Draws the page as it stands in the window, as SVG: boxes, lines of text, icons, and grey boxes for photos. Private as the log it goes
// with: which texts are shown is decided in pageText.ts, and the page is measured with these.
import { fieldText, notDrawn, type PageText, withSafeTexts } from './pageText'
import { colour, drawBox, iconAt, isEmpty, makePen, overlap, type Place, px, type Rect, shape } from './pen'

/** A line and its place in the window. */
interface TextLine {
  words: string
  rect: { left: number; top: number; right: number; bottom: number }
}

/** The lines of a text; none where it is not shown. */
export function linesOf(node: Text): TextLine[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const all = [...range.getClientRects()].filter(({ width }) => width > 0)
  if (all.length < 2) return all.map((rect) => ({ words: node.data.replace(/\s+/g, ' '), rect }))
  const lines: TextLine[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const rect = range.getClientRects()[0]
    if (!rect) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.rect.top - rect.top) < 2) {
      last.words += ` ${word}`
      last.rect = { ...last.rect, right: rect.right }
    } else {
      const { left, top, right, bottom } = rect
      lines.push({ words: word, rect: { left, top, right, bottom } })
    }
  }
  return lines
}

/** The longest picture, in characters, and how many windows of the page it covers at most, from where it is scrolled to. */
const [LONGEST, WINDOWS] = [300_000, 2]
/** What lies above the whole page: dialogs and popovers. */
const TOP = 1e6
const GREY = '#8885'

/** It is not there, or for screen readers only. */
const isHidden = ({ display, opacity, clipPath }: CSSStyleDeclaration): boolean =>
  display === 'none' || opacity === '0' || clipPath === 'inset(50%)'

/** Draws `page` and what is in it. */
export function drawPage(text: PageText, page: Element = document.body): SVGElement {
  const { innerWidth: width, innerHeight } = window
  const height = Math.min(innerHeight * WINDOWS, Math.max(innerHeight, page.getBoundingClientRect().bottom))
  const sheet: Rect = { left: 0, top: 0, right: width, bottom: height }
  const pen = makePen(LONGEST)
  let dialogs = 0

  /** Of a dialog, of what is fixed or has an order of its own, of all others: where it stands in its parent. */
  function placeOf(element: Element, style: CSSStyleDeclaration, outer: Place): Place {
    const opacity = outer.opacity * (style.opacity === '' ? 1 : Number(style.opacity))
    if (element.matches('dialog[open], [popover]')) {
      dialogs += 1
      return { clip: sheet, layer: TOP + dialogs, opacity }
    }
    const isFixed = style.position === 'fixed'
    const order = style.position === 'static' ? 0 : Number.parseInt(style.zIndex, 10) || 0
    const layer = outer.layer + order + (isFixed || style.position === 'sticky' ? 0.5 : 0)
    return { clip: isFixed ? sheet : outer.clip, layer, opacity }
  }

  /** What stands in a field; how it is broken into lines is guessed. */
  function drawField(field: Element, rect: Rect, style: CSSStyleDeclaration, place: Place): void {
    if (field.matches(':checked')) pen.box(rect, place, { fill: colour(style.color) ?? GREY, rx: 4 })
    const size = px(style.fontSize) || 16
    const left = rect.left + px(style.paddingLeft)
    const isLong = field.localName === 'textarea'
    const fitting = Math.max(1, Math.floor((rect.right - left) / (size / 2)))
    const rows = fieldText(field, text).match(new RegExp(`[^\\n]{1,${fitting}}`, 'gu')) ?? []
    for (const [at, row] of rows.slice(0, isLong ? rows.length : 1).entries()) {
      const top = isLong ? rect.top + px(style.paddingTop) + at * size * 1.5 : (rect.top + rect.bottom - size * 1.5) / 2
      const inside = { ...place, clip: overlap(place.clip, rect) }
      pen.line(row, { left, top, right: left + (row.length * size) / 2, bottom: top + size * 1.5 }, style, inside)
    }
  }

  /** The element itself; whether what is in it is drawn, too. */
  function drawSelf(element: Element, rect: DOMRect, style: CSSStyleDeclaration, place: Place): boolean {
    if (element.localName === 'svg') {
      const icon = iconAt(element, rect)
      if (icon) pen.add(icon, place)
      else pen.box(rect, place, { fill: GREY })
      return false
    }
    if (element.matches('img, video, canvas, iframe, object')) {
      pen.box(rect, place, { fill: GREY, rx: px(style.borderTopLeftRadius) || undefined })
      return false
    }
    drawBox(pen, rect, style, place)
    if (!element.matches('input, textarea, select')) return true
    drawField(element, rect, style, place)
    return false
  }

  function drawContents(element: Element, style: CSSStyleDeclaration, place: Place): void {
    for (const node of element.childNodes) {
      if (node instanceof Element) draw(node, place)
      else if (node instanceof Text && style.visibility !== 'hidden')
        for (const { words, rect } of linesOf(node)) pen.line(words, rect, style, place)
    }
  }

  function draw(element: Element, outer: Place): void {
    const style = getComputedStyle(element)
    if (pen.isFull() || element.matches(notDrawn) || isHidden(style)) return
    const rect = element.getBoundingClientRect()
    const place = placeOf(element, style, outer)
    const backdrop = element.matches('dialog:modal') && colour(getComputedStyle(element, '::backdrop').backgroundColor)
    if (backdrop) pen.box(sheet, place, { fill: backdrop })
    const isSeen = style.visibility !== 'hidden' && !isEmpty(overlap(rect, place.clip))
    if (isSeen && !drawSelf(element, rect, style, place)) return
    const isCut = !['', 'visible'].includes(style.overflowX) && !['contents', 'inline'].includes(style.display)
    drawContents(element, style, isCut ? { ...place, clip: overlap(place.clip, rect) } : place)
  }

  withSafeTexts(page, text, () => draw(page, { clip: sheet, layer: 0, opacity: 1 }))
  const paper = [page, document.documentElement].map((one) => colour(getComputedStyle(one).backgroundColor))
  // Where the window ends.
  const fold = shape('path', { d: `M0 ${innerHeight}H${width}`, stroke: GREY, 'stroke-dasharray': '8 8' })
  const drawn = [shape('rect', { width, height, fill: paper.find(Boolean) ?? '#fff' }), ...pen.drawn(), fold]
  const viewBox = `0 0 ${Math.round(width)} ${Math.round(height)}`
  return shape('svg', { width, height, viewBox, 'font-family': 'sans-serif' }, drawn)
}
