// What a log keeps of each step beside the hashes: enough to say what was expected, where it is short, and never more than a bound.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { diff, differenceText } from '@/replay/diff'
import { differencesIn, expectedFrom, isExpected } from '@/replay/expected'
import { anyValue, runs } from './anyValue'

const type = 'words/said'
const noAction = { type }

/** What is said of `actual` where a step led from `before` to `right`. */
function told(before: object, right: object, actual: object, action: { type: string; payload?: unknown } = noAction) {
  const rows = expectedFrom(['words'], { words: before }, { words: right }, action)
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  expect(read.every(isExpected)).toBe(true)
  const places = differencesIn('words', { before: { words: before }, rows: read, action, actual: { words: actual } })
  return { rows: read, length: JSON.stringify(rows).length, lines: () => places.map(differenceText), places }
}

describe('a step that differs', () => {
  it('is told value by value: what was expected beside what is there', () => {
    const before = { said: 'none', list: [1, 2, 3], gone: true, same: { deep: [1] } }
    const right = { said: 'Mirë', list: [1, 5], same: before.same, come: { at: 7 } }
    const actual = { said: 'Keq', list: [1, 2, 3], gone: true, same: { deep: [2] }, more: 1 }
    expect(told(before, right, actual).lines().sort()).toEqual([
      'words.come: expected {"at":7}, actual none',
      'words.gone: expected none, actual true',
      'words.list.1: expected 5, actual 2',
      'words.list.2: expected none, actual 3',
      'words.more: expected none, actual 1',
      'words.said: expected "Mirë", actual "Keq"',
      'words.same.deep.0: expected 1, actual 2',
    ])
  })

  it('has what the action brought in full, without writing it twice', () => {
    const reviews = Array.from({ length: 20 }, (_, n) => ({ _id: `rev_${n}`, comment: `Koment ${n}. `.repeat(20) }))
    const action = { type, payload: { data: { reviews } } }
    const { lines, length } = told({ items: [] }, { items: reviews }, { items: reviews.slice(0, 19) }, action)
    expect(lines()).toEqual([expect.stringMatching(/^words\.items\.19: expected \{"_id":"rev_19",.*, actual none$/)])
    expect(length).toBeLessThan(200)
  })
})

it('any step that is as expected differs nowhere, and what is kept of it is bounded', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (before, right, payload) => {
      const { places, length } = told({ before }, { right }, { right }, { type, payload })
      expect(places).toEqual([])
      expect(length).toBeLessThan(4_000)
    }),
    runs,
  )
})

it('any step that did nothing here differs in every place that should have changed', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, right) => {
      const { places } = told({ value: before }, { value: right }, { value: before })
      const paths = diff({ words: { value: right } }, { words: { value: before } })
      expect(places.length > 0).toBe(paths.length > 0)
    }),
    runs,
  )
})
