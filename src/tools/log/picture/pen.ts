// Draws boxes and lines of text where they can be seen, and puts them in order: what lies above is drawn later.
import { texts } from 'virtual:page-texts'

const SVG = 'http://www.w3.org/2000/svg'
const own: ReadonlySet<string> = new Set(texts)

/** Attributes of a shape; an undefined one is left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** At most one digit behind the point. */
export const rounded = (length: number): number => Math.round(length * 10) / 10

/** An SVG element. */
export function shape(name: string, attributes: Attributes, children: readonly (Node | string)[] = []): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(typeof value === 'number' ? rounded(value) : value))
  }
  element.append(...children)
  return element
}

/** A colour that can be seen; nothing that names a file. */
export function colour(value: string): string | undefined {
  if (!/^[\w\s().,%/+-]+$/.test(value) || /url|none|transparent/.test(value)) return undefined
  return /^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(value) ? undefined : value
}

/** Numbers of a shape, and lines of a drawing that stand in the source: what is computed from data, such as a pattern, does not. */
const numeric = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'x2', 'y1', 'y2']
const drawn = ['d', 'points']
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

function iconPart(element: Element): SVGElement | undefined {
  if (!shapes.has(element.localName)) return undefined
  const given = (name: string) => element.getAttribute(name) ?? undefined
  if (drawn.some((name) => given(name) !== undefined && !own.has(given(name) ?? ''))) return undefined
  const style = getComputedStyle(element)
  const moved = /^translate\([\d\s.,-]+\)$/.test(given('transform') ?? '') ? given('transform') : undefined
  const sizes = numeric.map((name) => [name, /^[\d.%-]+$/.test(given(name) ?? '') ? given(name) : undefined])
  return shape(element.localName, {
    ...Object.fromEntries([...sizes, ...drawn.map((name) => [name, given(name)])]),
    transform: moved,
    fill: colour(style.fill) ?? 'none',
    stroke: colour(style.stroke),
    'stroke-width': Number.parseFloat(style.strokeWidth) || undefined,
    'stroke-linecap': style.strokeLinecap,
    'stroke-linejoin': style.strokeLinejoin,
  })
}

/** An inline icon of the app at its place; undefined where nothing in it is the app's own. */
export function iconAt(icon: Element, { x, y, width, height }: DOMRect): SVGElement | undefined {
  const parts = [...icon.querySelectorAll('*')].map(iconPart).filter((part) => part !== undefined)
  const viewBox = icon.getAttribute('viewBox') ?? undefined
  const preserveAspectRatio = icon.getAttribute('preserveAspectRatio') ?? undefined
  return parts.length > 0 ? shape('svg', { x, y, width, height, viewBox, preserveAspectRatio }, parts) : undefined
}

/** A box of the window, in px. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where something is drawn: what of it can be seen, how far in front, how opaque. */
export interface Place {
  clip: Rect
  layer: number
  opacity: number
}

/** What two boxes share. */
export const overlap = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

/** Whether there is nothing to be seen of a box. */
export const isEmpty = ({ left, top, right, bottom }: Rect): boolean => right - left < 0.5 || bottom - top < 0.5

/** A length of a computed style; 0 where it is none. */
export const px = (length: string): number => Number.parseFloat(length) || 0

/** Draws at most so many characters of SVG. */
export function makePen(longest: number) {
  const serializer = new XMLSerializer()
  const items: { layer: number; drawn: SVGElement }[] = []
  let left = longest

  function add(drawn: SVGElement, { layer, opacity }: Place): void {
    if (opacity < 1) drawn.setAttribute('opacity', String(opacity))
    left -= serializer.serializeToString(drawn).length
    if (left > 0) items.push({ layer, drawn })
  }

  function box(rect: Rect, place: Place, attributes: Attributes): void {
    const { left: x, top: y, right, bottom } = overlap(rect, place.clip)
    if (isEmpty({ left: x, top: y, right, bottom })) return
    add(shape('rect', { x, y, width: right - x, height: bottom - y, ...attributes }), place)
  }

  /** A line of text, where its middle can be seen. */
  function line(words: string, { left, top, right, bottom }: Rect, style: CSSStyleDeclaration, place: Place): void {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const { clip } = place
    if (x < clip.left || x > clip.right || y < clip.top || y > clip.bottom) return
    const size = px(style.fontSize) || 16
    const attributes = {
      x: left,
      // Where most typefaces have their baseline.
      y: y + size * 0.34,
      textLength: right - left,
      lengthAdjust: 'spacingAndGlyphs',
      fill: colour(style.color),
      'font-size': size,
      'font-weight': style.fontWeight === '400' ? undefined : style.fontWeight,
      'font-style': style.fontStyle === 'italic' ? 'italic' : undefined,
      'font-family': /(?<!sans-)serif/.test(style.fontFamily) ? 'serif' : undefined,
      'text-decoration': style.textDecorationLine === 'underline' ? 'underline' : undefined,
    }
    const written = style.textTransform === 'uppercase' ? words.toUpperCase() : words
    add(shape('text', attributes, [written.trim()]), place)
  }

  /** All that was drawn, the farthest first. */
  const drawn = () => items.sort((one, other) => one.layer - other.layer).map((item) => item.drawn)

  return { add, box, line, drawn, isFull: () => left <= 0 }
}

/** What draws. */
export type Pen = ReturnType<typeof makePen>

/** Background and border of an element. */
export function drawBox({ box }: Pen, rect: Rect, style: CSSStyleDeclaration, place: Place): void {
  const { left, top, right, bottom } = rect
  const fill = colour(style.backgroundColor)
  const rx = Math.min(px(style.borderTopLeftRadius), (bottom - top) / 2, (right - left) / 2) || undefined
  const side = (name: 'Top' | 'Right' | 'Bottom' | 'Left') => ({
    wide: style[`border${name}Style`] === 'none' ? 0 : px(style[`border${name}Width`]),
    stroke: colour(style[`border${name}Color`]),
  })
  const [above, after, under, before] = [side('Top'), side('Right'), side('Bottom'), side('Left')] as const
  if (Math.min(above.wide, after.wide, under.wide, before.wide) > 0) {
    const half = above.wide / 2
    const middle = { left: left + half, top: top + half, right: right - half, bottom: bottom - half }
    box(middle, place, { fill: fill ?? 'none', rx, stroke: above.stroke, 'stroke-width': above.wide })
    return
  }
  if (fill) box(rect, place, { fill, rx })
  const edges = [
    [above, { left, top, right, bottom: top + above.wide }],
    [after, { left: right - after.wide, top, right, bottom }],
    [under, { left, top: bottom - under.wide, right, bottom }],
    [before, { left, top, right: left + before.wide, bottom }],
  ] as const
  for (const [{ wide, stroke }, edge] of edges) if (wide > 0 && stroke) box(edge, place, { fill: stroke })
}
