// A band of ten diamonds tells the truth about its ratings.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { DIAMONDS, threads } from '@/lib/weave'

const counts = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 })
const rated = counts.filter((all) => all.some((count) => count > 0))
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

describe('threads', () => {
  it.each([
    ['542 324 163 105 107', '4 3 1 1 1'],
    ['7 0 0 0 3', '7 0 0 0 3'],
    ['1 1 1 0 0', '4 3 3 0 0'],
    ['0 0 0 0 0', '0 0 0 0 0'],
  ])('makes of %s the diamonds %s', (all, expected) => {
    expect(threads(all.split(' ').map(Number)).join(' ')).toBe(expected)
  })

  it('gives away ten, each count its share within one diamond and none to 0', () => {
    fc.assert(
      fc.property(rated, (all) => {
        const given = threads(all)
        expect(sum(given)).toBe(DIAMONDS)
        for (const [at, count] of all.entries()) {
          const many = given[at] ?? Number.NaN
          expect(Math.abs(many - (count * DIAMONDS) / sum(all))).toBeLessThan(1)
          if (count === 0) expect(many).toBe(0)
        }
      }),
    )
  })

  it('never gives a smaller count more, and equal ones differ by one at most', () => {
    fc.assert(
      fc.property(rated, (all) => {
        const given = threads(all)
        const rising = all
          .map((count, at) => ({ count, many: given[at] ?? 0 }))
          .sort((one, other) => one.count - other.count || one.many - other.many)
        for (const [at, { count, many }] of rising.entries()) {
          const next = rising[at + 1] ?? { count, many }
          expect(next.many).toBeGreaterThanOrEqual(many)
          expect(rising.filter((one) => one.count === count && Math.abs(one.many - many) > 1)).toEqual([])
        }
      }),
    )
  })

  it('goes by proportions alone', () => {
    fc.assert(
      fc.property(rated, fc.integer({ min: 1, max: 50 }), (all, times) => {
        expect(threads(all.map((count) => count * times))).toEqual(threads(all))
      }),
    )
  })
})
