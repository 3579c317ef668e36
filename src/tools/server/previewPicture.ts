// A business's preview picture in chats, from SVG. Typefaces are TrueType: no SVG renderer reads the site's own woff2.
import { fileURLToPath } from 'node:url'
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import { inMarkup, previewSize } from '../../build/prerender/htmlDocument.ts'
import type { PreviewContent } from '../../build/prerender/previewContent'
import { clampLines, type Measure, wrapText } from '../../lib/wrapText.ts'

/** The light theme of styles/_colours.scss and the shades of ui/Qilim.module.scss; a test compares them. */
export const colours = {
  paper: '#faf7f2',
  ink: '#1d1a16',
  'ink-soft': '#574f45',
  line: '#e0d8ca',
  gold: '#c8932c',
  brand: '#8a0f33',
  'brand-ink': '#fff6ec',
  'star-1': '#d62828',
  'star-2': '#d4600f',
  'star-3': '#a97c00',
  'star-4': '#2563eb',
  'star-5': '#15803d',
  'star-none-line': '#6b7280',
} as const
/** The palette's angles on the colour wheel. */
export const hues = [24, 205, 345, 172, 130, 265, 310, 45] as const
/** Each shade: by how much its hue is turned, saturation and light in percent. */
export const shades = {
  0: [0, 65, 15],
  1: [0, 58, 31],
  2: [45, 50, 25],
  3: [-35, 62, 27],
} as const
/** Beside the shades. */
export const gold = '#d9a441'

const font = (name: string, weight: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/${weight}`))
const options: ResvgRenderOptions = {
  font: {
    fontFiles: [
      font('fraunces', '600SemiBold/Fraunces_600SemiBold.ttf'),
      font('figtree', '400Regular/Figtree_400Regular.ttf'),
    ],
    // The picture is the same on every machine.
    loadSystemFonts: false,
    defaultFontFamily: 'Figtree',
  },
}
const heading = 'font-family="Fraunces" font-weight="600"'
const body = 'font-family="Figtree"'

/** From the left: the pattern, a line, the words. */
const strip = 315
const left = strip + 60
const right = previewSize.width - 60
const wide = right - left
/** A short name is large. */
const SMALLEST = 64
const nameSizes = [92, 76, SMALLEST]

/** More characters than fit, however narrow. */
const MOST = 200

/** What both typefaces and XML allow: Latin with its marks, punctuation; no other scripts, emoji or direction signs. */
const drawable = (text: string): string =>
  text
    .slice(0, MOST)
    .normalize('NFKC')
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201e\u2026\u20ac]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const written = (x: number, y: number, size: number, look: string, text: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${look}>${inMarkup(text)}</text>`

/** From the left edge of the first letter's ink to the right edge of the last one's, at size 100. */
function inkWidth(text: string, look: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${written(0, 0, 100, look, text)}</svg>`
  return new Resvg(svg, options).getBBox()?.width ?? 0
}

/** Widths of single letters, between two others: each is measured once. */
const widths = new Map<string, number>()
const widthOf = (letter: string, look: string): number => {
  const key = look + letter
  let width = widths.get(key)
  if (width === undefined) {
    width = inkWidth(`|${letter}|`, look) - inkWidth('||', look)
    widths.set(key, width)
  }
  return width
}

const measureAt =
  (size: number, look: string): Measure =>
  (text) =>
    (Array.from(text).reduce((sum, letter) => sum + widthOf(letter, look), 0) * size) / 100

/** One line, cut to what fits. */
function line(text: string, size: number, look: string, width: number): string {
  const measure = measureAt(size, look)
  return clampLines(wrapText(text, width, measure), 1, width, measure).join('')
}

/** As large as fits on two lines; three small ones for a long name. */
function nameLines(name: string): { size: number; lines: string[] } {
  const size = nameSizes.find((one) => wrapText(name, wide, measureAt(one, heading)).length <= 2) ?? SMALLEST
  const measure = measureAt(size, heading)
  return { size, lines: clampLines(wrapText(name, wide, measure), 3, wide, measure) }
}

const hsl = (hue: number, [turn, saturation, light]: readonly [number, number, number]): string =>
  `hsl(${(hue + turn + 360) % 360}, ${saturation}%, ${light}%)`

/** The pattern's style sheet: the app's has custom properties, which SVG renderers do not know. */
const shadeRules = (hue: number): string =>
  [
    ...Object.entries(shades).map(([shade, look]) => `[data-shade="${shade}"] { fill: ${hsl(hue, look)} }`),
    `[data-shade="gold"] { fill: ${gold} }`,
  ].join('\n')

/** The picture as SVG. */
export function previewSvg(content: PreviewContent): string {
  const { stars, pattern, hue, starShape } = content
  const { size, lines } = nameLines(drawable(content.name) || drawable(content.appName))
  const lineHeight = Math.round(size * 1.16)
  const star = (x: number, y: number, width: number, look: string) =>
    `<path transform="translate(${x} ${y}) scale(${width / 24})" d="${starShape}" ${look} />`
  // The words stand in the middle of the space above the line.
  const top = Math.round((500 - (lines.length * lineHeight + 170)) / 2) + 10
  const kindAt = top + lines.length * lineHeight + 44
  const starsAt = kindAt + 36
  const filled = `fill="${colours[`star-${stars === 0 ? 1 : stars}`]}"`
  const empty = `fill="none" stroke="${colours['star-none-line']}" stroke-width="1.4"`
  const average = drawable(content.average)
  const averageAt = stars > 0 ? left + 5 * 66 + 18 : left
  const countAt = averageAt + measureAt(60, heading)(average) + 22
  const appName = line(drawable(content.appName), 38, heading, wide / 2)
  const brandAt = right - measureAt(38, heading)(appName)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<style>${shadeRules(hues[hue % hues.length] ?? 0)}</style>
<rect width="100%" height="100%" fill="${colours.paper}" />
<svg width="${strip}" height="630" viewBox="0 0 240 480">${pattern()}</svg>
<rect x="${strip}" width="8" height="630" fill="${colours.gold}" />
<g fill="${colours.ink}">${lines.map((words, at) => written(left, top + Math.round(size * 0.9) + at * lineHeight, size, heading, words)).join('')}</g>
<g fill="${colours['ink-soft']}">${written(left, kindAt, 34, body, line(drawable(content.kind), 34, body, wide))}</g>
${stars > 0 ? [0, 1, 2, 3, 4].map((at) => star(left - 4 + at * 66, starsAt, 60, at < stars ? filled : empty)).join('') : ''}
<g fill="${colours.ink}">${written(averageAt, starsAt + 52, stars > 0 ? 60 : 44, heading, average)}</g>
<g fill="${colours['ink-soft']}">${stars > 0 ? written(countAt, starsAt + 52, 34, body, drawable(content.count)) : ''}</g>
<rect x="${left}" y="528" width="${wide}" height="2" fill="${colours.line}" />
<g fill="${colours.ink}">${written(brandAt, 590, 38, heading, appName)}</g>
<rect x="${brandAt - 60}" y="554" width="46" height="46" rx="12" fill="${colours.brand}" />
${star(brandAt - 52, 562, 30, `fill="${colours['brand-ink']}"`)}
</svg>`
}

/** The picture as PNG. */
export async function previewPicture(content: PreviewContent): Promise<Uint8Array<ArrayBuffer>> {
  const image = await renderAsync(previewSvg(content), options)
  return new Uint8Array(image.asPng())
}
