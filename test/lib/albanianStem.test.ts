// Words without their endings.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedWords, isSameWord as haveOneStem, meaningfulWords, stemsOf } from '@/lib/albanianStem'

const isSameWord = (one: string, other: string) => haveOneStem(stemsOf(one), stemsOf(other))
const word = fc.stringMatching(/^[a-z]{1,12}$/)

describe('forms of a word', () => {
  it.each([
    'klinikë klinika klinikat klinikave klinikës klinikën klinike',
    'farmaci farmacia farmacitë farmacive farmacisë',
    'hotel hoteli hotele hotelet hoteleve hotelit',
    'palestër palestra palestrës palestrat palestrave',
    'dentar dentare dentarë dentarët',
    'makinë makina makinave makinat makinën makinash',
    'veshje veshja veshjet veshjeve',
    'avokat avokatë avokati avokatët avokatit avokatëve',
    'teatër teatro teatri teatrit',
    'dyqan dyqane dyqani dyqanet dyqanit dyqaneve',
    'shtëpi shtëpia shtëpisë',
    'bukë buka bukës',
    'piano pianoja pianos',
    'Shkodër Shkodra Shkodrës',
    'Durrës Durrësi Durrësit',
    'Krujë Kruja Krujës',
    'Memaliaj Memaliaji Memaliajit',
  ])('are one: %s', (forms) => {
    const words = foldedWords(forms)
    const [first = ''] = words
    expect(words.filter((form) => !isSameWord(form, first) || !isSameWord(first, form))).toEqual([])
  })

  it.each([
    ['banka', 'banesa'],
    ['dhemb', 'dhe'],
    ['kafe', 'kafshe'],
    ['libra', 'lire'],
    ['makina', 'makiato'],
    ['pishina', 'peshk'],
  ])('of others are not: %s, %s', (one, other) => {
    expect(isSameWord(one, other)).toBe(false)
  })

  it('are compared alike both ways, and a word is its own form', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isSameWord(one, one)).toBe(true)
        expect(isSameWord(one, other)).toBe(isSameWord(other, one))
      }),
    )
  })

  it('have a stem that is never longer, nor shorter than three letters', () => {
    fc.assert(
      fc.property(word, (one) => {
        for (const stem of stemsOf(one)) {
          expect(stem.length).toBeLessThanOrEqual(one.length)
          expect(stem.length).toBeGreaterThanOrEqual(Math.min(2, one.length))
        }
      }),
    )
  })
})

it('words are lower case, without marks and signs, and with no particles where they mean something', () => {
  expect(foldedWords(' Klinikë-DENTARE, në  Durrës! ')).toEqual(['klinike', 'dentare', 'ne', 'durres'])
  expect(meaningfulWords('Klinikë dentare në Durrës')).toEqual(['klinike', 'dentare', 'durres'])
})
