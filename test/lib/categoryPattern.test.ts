// What the pattern of a business without a photo is drawn from.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { businessPattern, categoryLook, HUES, hash } from '@/lib/categoryLook'

describe('hash', () => {
  it.each([
    ['', 0],
    ['a', 97],
    ['ab', 97 * 31 + 98],
    ['ba', 98 * 31 + 97],
  ])('of %j is %i', (text, number) => {
    expect(hash(text)).toBe(number)
  })

  it('is the remainder of what its definition gives, in 32 bits without a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const units = text.split('').map((unit) => BigInt(unit.charCodeAt(0)))
        const exact = units.reduce((value, unit) => value * 31n + unit, 0n)
        expect(hash(text)).toBe(Number(BigInt.asUintN(32, exact)))
      }),
    )
  })
})

describe('businessPattern', () => {
  it('comes from the id, in the hue of the category', () => {
    expect(businessPattern('b1', 'Hotele')).toEqual({ seed: 'b1', hue: categoryLook('Hotele').hue })
    expect(businessPattern('b2', 'Shëndetësi')).toEqual({ seed: 'b2', hue: categoryLook('Shëndetësi').hue })
  })

  it.each([undefined, ''])('has a hue of the palette by its id where the category is %j', (category) => {
    const hues = Array.from({ length: 200 }, (_, at) => businessPattern(`b${at}`, category).hue)
    expect([...new Set(hues)].sort()).toEqual(Array.from({ length: HUES }, (_, hue) => hue))
  })
})
