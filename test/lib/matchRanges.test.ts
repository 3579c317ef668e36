// Where typed words stand in a text.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { foldText } from '@/lib/cleanText'
import { matchRanges } from '@/lib/matchRanges'

const marked = (text: string, typed: string) => matchRanges(text, typed).map(([from, to]) => text.slice(from, to))

describe('matchRanges', () => {
  it.each([
    ['Sofra e Shtatë Lugëve', 'shtate', ['Shtatë']],
    ['Sofra e Shtatë Lugëve', 'LUGË sof', ['Sof', 'Lugë']],
    ['Çaj e çaj', 'caj', ['Çaj', 'çaj']],
    ['anana dhe banana', 'ana', ['ana']],
    ['Kafe e ka', 'ka e ë', []],
    ['Bar (2424), 24', '242 24', ['242']],
    ['kafekafe kafe', 'kafekafe kafe', ['kafekafe', 'kafe']],
    ['Shtate\u0308 lugë', 'shtate', ['Shtate\u0308']],
    ['Kafe', 'xyz', []],
    ['Kafe', '  ', []],
    ['', 'kafe', []],
  ])('in “%s” for “%s” are %j', (text, typed, parts) => {
    expect(marked(text, typed)).toEqual(parts)
  })

  it('lie in the text, in order and apart, and hold a typed word each', () => {
    const some = fc.string({ unit: fc.constantFrom(...'aeëcçC \u0308İ😀'), maxLength: 30 })
    fc.assert(
      fc.property(some, some, (text, typed) => {
        const words = foldText(typed).split(/\s+/).filter(Boolean)
        let end = -1
        for (const [from, to] of matchRanges(text, typed)) {
          expect(from).toBeGreaterThan(end)
          expect(to).toBeLessThanOrEqual(text.length)
          end = to
          const part = foldText(text.slice(from, to))
          expect(words.some((word) => part.includes(word))).toBe(true)
        }
      }),
    )
  })
})
