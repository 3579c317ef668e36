// The shapes of a picture: SVG elements by name, the parts of an inline icon, and what of a style may be written into an attribute.
import { texts } from 'virtual:page-texts'

const SVG = 'http://www.w3.org/2000/svg'
const own: ReadonlySet<string> = new Set(texts)

/** Attributes of a shape; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

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
