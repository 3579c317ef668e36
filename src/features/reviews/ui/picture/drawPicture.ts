// Draws a comment as a picture to share: a letter to the newspaper beside its business's pattern.
import { appName } from '@/brand'
import { clampLines, type Measure, wrapText } from '@/lib/wrapText'
import { waitAtMost } from '@/platform/waitAtMost'
import { starShape } from '@/ui/Stars'

/** What stands in the picture. */
export interface PictureContent {
  business: string
  title: string
  text: string
  author: string
  date: string
  /** Filled stars, 0 to 5. */
  stars: number
}

/** The size that link previews want. */
export const pictureSize = { width: 1200, height: 630 } as const

/** The width of the pattern's strip, left of the text. */
const strip = 180
const left = strip + 56
const right = pictureSize.width - 60
const wide = right - left
/** Between the stars and the line above the author. */
const top = 180
const bottom = 512
/** By length: a short text is large. */
const textSizes = [44, 38, 32, 28]

/** Colours and typefaces from the canvas's style sheet. */
function styleOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    token,
    heading: (size: number) => `600 ${size}px ${token('font-heading')}`,
    body: (size: number) => `${size}px ${token('font-body')}`,
  }
}

/** A browser loads a typeface when a text needs it, but a canvas does not wait for it and would draw another. */
async function loadFonts(fonts: readonly string[], words: string): Promise<void> {
  // Fallbacks are system fonts: a missing one is no failure.
  const own = fonts.map((font) => font.split(',')[0] ?? '')
  await waitAtMost(Promise.allSettled(own.map((font) => document.fonts.load(font, words))))
}

/** Rows of the pattern from top to bottom, in its style sheet's colours. */
function drawStrip(context: CanvasRenderingContext2D, pattern: SVGSVGElement): void {
  const { x, y, width, height } = pattern.viewBox.baseVal
  const tile = strip / 2
  const shapes = [...pattern.querySelectorAll('path')].map((path) => ({
    fill: getComputedStyle(path).fill,
    shape: new Path2D(path.getAttribute('d') ?? ''),
  }))
  for (let row = 0; row < pictureSize.height; row += tile) {
    for (const start of [0, tile]) {
      context.save()
      context.translate(start, row)
      context.scale(tile / width, tile / height)
      context.translate(-x, -y)
      for (const { fill, shape } of shapes) {
        context.fillStyle = fill
        context.fill(shape)
      }
      context.restore()
    }
  }
}

/** Draws the picture onto its canvas; `pattern` is the business's, a drawing in the page. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  content: PictureContent,
  pattern: SVGSVGElement,
): Promise<void> {
  const { business, title, text, author, date, stars } = content
  const { token, heading, body } = styleOf(canvas)
  await loadFonts([heading(40), body(40)], `${appName}${Object.values(content).join('')}`)
  Object.assign(canvas, pictureSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const measure: Measure = (words) => context.measureText(words).width

  const write = (lines: readonly string[], y: number, lineHeight: number) => {
    for (const [at, line] of lines.entries()) context.fillText(line, left, y + at * lineHeight)
  }
  const writeLine = (words: string, y: number, width = wide) =>
    write(clampLines(wrapText(words, width, measure), 1, width, measure), y, 0)

  // The same size filled or not.
  const drawStar = (x: number, y: number, size: number, isFilled: boolean) => {
    context.save()
    context.translate(x, y)
    context.scale(size / 24, size / 24)
    const star = new Path2D(starShape)
    if (isFilled) context.fill(star)
    context.strokeStyle = isFilled ? context.fillStyle : token('star-none-line')
    context.stroke(star)
    context.restore()
  }

  context.textBaseline = 'top'
  context.fillStyle = token('paper')
  context.fillRect(0, 0, pictureSize.width, pictureSize.height)
  drawStrip(context, pattern)
  context.fillStyle = token('gold')
  context.fillRect(strip, 0, 6, pictureSize.height)

  context.font = heading(38)
  context.fillStyle = token('accent')
  writeLine(business, 52)

  context.fillStyle = token(`star-${stars}`)
  context.lineWidth = 1.4
  for (let star = 0; star < 5; star += 1) drawStar(left - 5 + star * 50, 112, 46, star < stars)

  context.fillStyle = token('ink')
  context.font = heading(46)
  const titleLines = clampLines(wrapText(title, wide, measure), 2, wide, measure)
  const titleHeight = titleLines.length * 56 + 12
  const fitted = textSizes.map((size) => {
    context.font = body(size)
    const lineHeight = Math.round(size * 1.4)
    return {
      size,
      lineHeight,
      lines: wrapText(text, wide, measure),
      most: Math.floor((bottom - top - titleHeight) / lineHeight),
    }
  })
  const chosen = fitted.find(({ lines, most }) => lines.length <= most) ?? fitted.at(-1)
  if (chosen) {
    const { size, lineHeight, most } = chosen
    context.font = body(size)
    const lines = clampLines(chosen.lines, most, wide, measure)
    // A short text is centred vertically.
    const y = top + (bottom - top - titleHeight - lines.length * lineHeight) / 2
    write(lines, y + titleHeight, lineHeight)
    context.font = heading(46)
    write(titleLines, y, 56)
  }

  // Author and date; the business's page.
  context.fillStyle = token('line')
  context.fillRect(left, 528, wide, 2)
  context.font = heading(36)
  const brand = measure(appName)
  context.fillStyle = token('ink')
  context.fillText(appName, right - brand, 556)
  context.fillStyle = token('brand')
  context.beginPath()
  context.roundRect(right - brand - 58, 554, 44, 44, 12)
  context.fill()
  context.fillStyle = token('brand-ink')
  drawStar(right - brand - 50, 562, 28, true)
  context.font = body(26)
  context.fillStyle = token('ink-soft')
  writeLine(`${author} · ${date}`, 564, wide - brand - 90)
}
