// The name that may have been meant by somebody who found nothing.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { closestName, lettersApart } from '@/lib/closestName'

const names = ['Restorante dhe kafene', 'Sofra e Shtatë Lugëve', 'Piceri', 'Kafe Drini', 'Bar']

describe('closestName', () => {
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
  })

  const letters = fc.string({ unit: fc.constantFrom(...'abcdeë'), minLength: 7, maxLength: 20 })

  it('finds every name of seven letters and more with one letter left out, doubled, replaced or swapped', () => {
    const slips = [
      (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
      (name: string, at: number) => name.slice(0, at + 1) + name.slice(at),
      (name: string, at: number) => `${name.slice(0, at)}x${name.slice(at + 1)}`,
      (name: string, at: number) => name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
    ]
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom(...slips), (name, at, slip) => {
        expect(closestName(slip(name, at % name.length), ['zzzzzzzzzz', name])).toBe(name)
      }),
    )
  })

  it('counts no letters apart for every beginning, and never more than were typed', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(), (name, other, end) => {
        expect(lettersApart(name.slice(0, end % (name.length + 1)), name)).toBe(0)
        expect(lettersApart(other, name)).toBeLessThanOrEqual(other.length)
      }),
    )
  })
})
