// The name that may have been meant by somebody who found nothing.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { closestAmong, lettersApart } from '@/lib/closestName'

/** The same count, as its definition says it: what the last step can have been, and what was left before it. */
function stepsApart(typed: string, name: string): number {
  if (typed === '' || name === '') return typed.length + name.length
  const isSwapped = typed.length > 1 && name.length > 1 && typed.at(-1) === name.at(-2) && typed.at(-2) === name.at(-1)
  const without = (text: string, letters: number) => text.slice(0, -letters)
  return Math.min(
    stepsApart(without(typed, 1), name) + 1,
    stepsApart(typed, without(name, 1)) + 1,
    stepsApart(without(typed, 1), without(name, 1)) + (typed.at(-1) === name.at(-1) ? 0 : 1),
    isSwapped ? stepsApart(without(typed, 2), without(name, 2)) + 1 : Number.POSITIVE_INFINITY,
  )
}

const names = ['Restorante dhe kafene', 'Sofra e Shtatë Lugëve', 'Piceri', 'Kafe Drini', 'Bar']

/** One text among some names. */
const closestName = (typed: string, names: readonly string[]) => closestAmong(names)(typed)

describe('closestAmong', () => {
  it.each([
    ['restornate', 'Restorante dhe kafene'],
    ['RESTURANTE', 'Restorante dhe kafene'],
    ['picerii', 'Piceri'],
    ['shtate lugve', 'Sofra e Shtatë Lugëve'],
    ['drni', 'Kafe Drini'],
    ['kafe dirni', 'Kafe Drini'],
  ])('finds, in spite of a slip, in “%s” the name %s', (typed, name) => {
    expect(closestName(typed, names)).toBe(name)
  })

  it.each(['', '  ', 'xyzxyz', 'ber', 'hidraulik'])('finds nothing near “%s”', (typed) => {
    expect(closestName(typed, names)).toBeUndefined()
  })

  it('takes the shortest of equally near ones, and the first of equally short ones', () => {
    expect(closestName('kaffe', ['Kafe Drini', 'Kafe', 'Kafi'])).toBe('Kafe')
    expect(closestName('kaffe', ['Kafe', 'Kafe Drini'])).toBe('Kafe')
    expect(closestName('kafe', ['Kafe e re', 'Kafe Iva'])).toBe('Kafe Iva')
    expect(closestName('kafe', ['Kafe Drini', 'Kafe Agimi', 'Kafe Flora'])).toBe('Kafe Drini')
  })

  it.each([
    // No slip in 3 letters, one in 4 to 6, two in more.
    ['bur', 'Bar', undefined],
    ['burr', 'Barr', 'Barr'],
    ['birr', 'Barra', 'Barra'],
    ['bzrz', 'Barr', undefined],
    ['tiramx', 'Tirana', undefined],
    ['tiranx', 'Tirana', 'Tirana'],
    ['tiranxx', 'Tiranasi', 'Tiranasi'],
    ['tirxxxa', 'Tiranasi', undefined],
    ['durresixxx', 'Durrësi i ri', undefined],
    // Only letters and digits count.
    [' kafe, ', 'Kafe', 'Kafe'],
    ['kafe drin', 'Bar “Kafe–Drini”', 'Bar “Kafe–Drini”'],
    ['2424', 'Studio 2424', 'Studio 2424'],
    ['drini', '(Drini)', '(Drini)'],
    ['kafe', '…', undefined],
    ['…', 'Kafe', undefined],
    // The first letter is as typed, or swapped with the second.
    ['spar', 'Parukeri', undefined],
    ['meje', 'Mjekë', undefined],
    ['akfe', 'Kafe', 'Kafe'],
  ])('forgives so much and no more: for “%s” and the name %s it is %s', (typed, name, found) => {
    expect(closestName(typed, [name])).toBe(found)
  })

  it('tells two words from one', () => {
    expect(closestName('kafe dri', ['Kafedri', 'Kafe Dri'])).toBe('Kafe Dri')
    expect(closestName('kafedri', ['Kafe Dri', 'Bar Kafedri'])).toBe('Bar Kafedri')
  })

  it('takes a nearer name though it is longer, wherever it stands', () => {
    expect(closestName('kafet', ['Kafe', 'Kafet e vjetra'])).toBe('Kafet e vjetra')
    expect(closestName('kafet', ['Kafet e vjetra', 'Kafe'])).toBe('Kafet e vjetra')
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdeë'), minLength: 7, maxLength: 20 })

  it('finds every name of seven letters and more with a letter after the first left out, doubled, replaced or swapped', () => {
    const slips = [
      (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
      (name: string, at: number) => name.slice(0, at + 1) + name.slice(at),
      (name: string, at: number) => `${name.slice(0, at)}x${name.slice(at + 1)}`,
      (name: string, at: number) => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
    ]
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...slips), (name, at, slip) => {
        expect(closestName(slip(name, 1 + (at % (name.length - 1))), ['zzzzzzzzzz', name])).toBe(name)
      }),
    )
  })

  it('counts the fewest slips that make of what was typed the beginning of a name', () => {
    const few = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })
    fc.assert(
      fc.property(few, few, (typed, name) => {
        const beginnings = Array.from({ length: name.length + 1 }, (_, end) => name.slice(0, end))
        expect(lettersApart(typed, name)).toBe(Math.min(...beginnings.map((one) => stepsApart(typed, one))))
      }),
      { numRuns: 300 },
    )
  })

  it('counts the same up to a limit, and no further', () => {
    const few = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 })
    fc.assert(
      fc.property(few, few, fc.nat({ max: 3 }), (typed, name, most) => {
        const apart = lettersApart(typed, name)
        expect(Math.min(lettersApart(typed, name, most), most + 1)).toBe(Math.min(apart, most + 1))
      }),
      { numRuns: 500 },
    )
  })
})
