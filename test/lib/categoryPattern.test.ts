// What the pattern of a business without a photo is drawn from.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { businessPattern, HUES, hash } from '@/lib/categoryLook'
import demoData from '../../api-mocks/seed/demo-data.json'

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
  it('comes from the id, in a hue of its own for most subcategories of a category, else of the category', () => {
    const [{ name, subcategories } = { name: '', subcategories: [] }] = demoData.categories
    const category = { name }
    const patterns = subcategories.map((one) => businessPattern({ _id: 'b1', category, subcategory: { name: one } }))
    expect(new Set(patterns.map(({ hue }) => hue)).size).toBeGreaterThanOrEqual(subcategories.length - 1)
    expect(new Set(patterns.map(({ seed }) => seed))).toEqual(new Set(['b1']))
    expect(businessPattern({ _id: 'b1', category })).toEqual(businessPattern({ _id: 'b1', subcategory: category }))
  })

  it.each([undefined, ''])('has a hue of the palette by its id where the category is %j', (name) => {
    const hues = Array.from({ length: 200 }, (_, at) => businessPattern({ _id: `b${at}`, category: { name } }).hue)
    expect([...new Set(hues)].sort()).toEqual(Array.from({ length: HUES }, (_, hue) => hue))
  })
})
