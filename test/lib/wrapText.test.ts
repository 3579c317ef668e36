// Lines for a canvas: none wider than its place, nothing lost but what is clamped.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { clampLines, wrapText } from '@/lib/wrapText'

/** A typeface in which i is narrow and m is wide. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, one) => sum + (/[il.,' ]/.test(one) ? 4 : /[mw]/i.test(one) ? 15 : 9), 0)
const words = fc.array(fc.stringMatching(/^[a-zçë.,im😀]{1,40}$/u), { maxLength: 60 }).map((all) => all.join(' '))
const widths = fc.integer({ min: 20, max: 400 })
const solid = (text: string) => text.replace(/\s/g, '')

describe('wrapText', () => {
  it('makes no line wider than its place and loses nothing', () => {
    fc.assert(
      fc.property(words, widths, (text, width) => {
        const lines = wrapText(text, width, measure)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        expect(solid(lines.join(''))).toBe(solid(text))
      }),
    )
  })

  it('breaks between words as long as each of them fits', () => {
    expect(wrapText('Çdo  gjë\nishte shumë e mirë', 90, measure)).toEqual(['Çdo gjë', 'ishte', 'shumë e', 'mirë'])
    expect(wrapText('mirë', 18, measure)).toEqual(['m', 'ir', 'ë'])
    expect(wrapText(' ', 90, measure)).toEqual([])
    expect(wrapText(' mirë ', 90, measure)).toEqual(['mirë'])
  })

  it('fills a line to its last unit', () => {
    expect(wrapText('mi ri', measure('mi ri'), measure)).toEqual(['mi ri'])
    expect(wrapText('mi ri', measure('mi ri') - 1, measure)).toEqual(['mi', 'ri'])
    expect(wrapText('miri', measure('mi'), measure)).toEqual(['mi', 'ri'])
  })
})

describe('clampLines', () => {
  it('leaves no blank before the ellipsis, which stands alone for an empty line, and nothing where no line has a place', () => {
    expect(clampLines(['mi ri', 'mirë'], 1, measure('mi …'), measure)).toEqual(['mi…'])
    expect(clampLines(['', 'mirë'], 1, 90, measure)).toEqual(['…'])
    expect(clampLines(['mirë'], 0, 90, measure)).toEqual([])
  })

  it('keeps the beginning and says that more was said', () => {
    fc.assert(
      fc.property(words, widths, fc.integer({ min: 1, max: 6 }), (text, width, most) => {
        const lines = wrapText(text, width, measure)
        const kept = clampLines(lines, most, width, measure)
        expect(kept.length).toBe(Math.min(most, lines.length))
        if (lines.length <= most) expect(kept).toEqual(lines)
        else {
          const whole = solid(kept.join(''))
          expect(whole.endsWith('…')).toBe(true)
          expect(solid(text).startsWith(whole.slice(0, -1))).toBe(true)
          for (const line of kept) expect(measure(line)).toBeLessThanOrEqual(Math.max(width, measure('m…')))
        }
      }),
    )
  })
})
