// Albanian words against Node's own Albanian data, which Chromium lacks (there the end-to-end tests look at the texts);
// and the specification's scales: stars by the rounded rating, badge bands by the average, words.
import { makeSeed } from '@mocks/seed/seed'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { cities } from '@/features/businesses/model/cities'
import { formatCount, formatDate, formatRating, plural, relativeTime } from '@/lib/albanianFormat'
import { byAlphabet } from '@/lib/alphabet'
import { foldText } from '@/lib/cleanText'
import { ratingBand, shortCount, starLevel, starWord, starWords } from '@/lib/rating'
import { ordinal } from '@/pages/business/Thanks'

const time = (iso: string) => Date.parse(iso)
const anyTime = fc.integer({ min: time('1980-01-01T00:00:00Z'), max: time('2090-01-01T00:00:00Z') })
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('dates', () => {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const node = new Intl.DateTimeFormat('sq', { ...parts, timeZone: 'Europe/Tirane' })

  it('reads like Node’s Albanian dates, in Tirana’s time zone', () => {
    expect(node.resolvedOptions().locale).toBe('sq')
    fc.assert(fc.property(anyTime, (moment) => formatDate(moment) === node.format(moment)))
  })

  it('takes what the server sends', () => {
    expect(formatDate('2026-03-09T10:00:00.000Z')).toBe('9 mars 2026')
    expect(formatDate('2026-03-09')).toBe('9 mars 2026')
    expect(formatDate('2026-12-31T23:30:00Z')).toBe('1 janar 2027')
  })

  const texts = ['', 'dje', 'shop 12', 'shop 2026-03-09', '2026-03-9', '2026-13-45']
  it.each([undefined, ...texts, Number.NaN, Number.POSITIVE_INFINITY, 9e15])('says that %j is no date', (moment) => {
    expect(formatDate(moment)).toBe('Datë e panjohur')
    expect(relativeTime(moment, 0)).toBe('Datë e panjohur')
  })

  it('goes back to the first moment that a date can be', () => {
    expect(formatDate(-8.64e15)).toBe('20 prill -271821')
    expect(formatDate(-8.64e15 - 1)).toBe('Datë e panjohur')
  })
})

describe('relative times', () => {
  const now = time('2026-03-09T12:00:00Z')
  it.each([
    ['tani', now + 5 * day],
    ['tani', now - minute + 1],
    ['1 minutë më parë', now - minute],
    ['59 minuta më parë', now - hour + 1],
    ['1 orë më parë', now - hour],
    ['23 orë më parë', now - day + 1],
    ['dje', now - day],
    ['2 ditë më parë', '2026-03-07T20:00:00Z'],
    ['27 ditë më parë', '2026-02-10'],
    ['1 muaj më parë', '2026-02-09'],
    ['11 muaj më parë', '2025-03-10'],
    ['1 vit më parë', '2025-03-09'],
    ['2 vjet më parë', '2024-03-09'],
  ])('%s', (text, moment) => {
    expect(relativeTime(moment, now)).toBe(text)
  })

  it('never calls the day before yesterday dje, though 47 hours have passed', () => {
    expect(relativeTime('2026-03-07T22:30:00Z', time('2026-03-09T21:30:00Z'))).toBe('2 ditë më parë')
  })

  it('counts hours to the end of the day that has 25 of them', () => {
    const began = time('2026-10-24T22:10:00Z') // 00:10 in Tirana
    expect(relativeTime(began, time('2026-10-25T22:30:00Z'))).toBe('24 orë më parë')
    expect(relativeTime(began, time('2026-10-25T23:00:00Z'))).toBe('dje')
  })

  it('has the forms of Node’s Albanian, for every count', () => {
    const node = new Intl.RelativeTimeFormat('sq')
    const units = [
      ['minute', minute, 1, 59],
      ['hour', hour, 1, 23],
      ['year', 366 * day, 1, 80],
    ] as const
    for (const [unit, length, from, to] of units) {
      for (let count = from; count <= to; count += 1)
        expect(relativeTime(now - count * length, now)).toBe(node.format(-count, unit))
    }
  })

  it('never jumps back: the longer ago, the larger the unit and the count', () => {
    const size = (text: string): number => {
      if (text === 'tani') return 0
      const units = ['minut', 'orë', 'dje', 'ditë', 'muaj', 'vi', 'vjet']
      const unit = units.findIndex((name) => text.includes(name))
      return Math.min(unit, 5) * 1000 + (Number.parseInt(text, 10) || 1)
    }
    fc.assert(
      fc.property(anyTime, fc.nat({ max: 40 * 366 * day }), fc.nat({ max: 40 * 366 * day }), (at, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        return size(relativeTime(at - less, at)) <= size(relativeTime(at - more, at))
      }),
    )
  })
})

describe('numbers', () => {
  it('puts exactly one into the singular', () => {
    expect([0, 1, 21].map((n) => plural(n, 'biznes', 'biznese'))).toEqual(['0 biznese', '1 biznes', '21 biznese'])
    const node = new Intl.PluralRules('sq')
    fc.assert(fc.property(fc.nat(), (n) => plural(n, 'x', 'y') === `${n} ${node.select(n) === 'one' ? 'x' : 'y'}`))
  })

  it('ends a number that says which one as its word ends', () => {
    expect([2, 4, 14, 24, 114].map(ordinal)).toEqual(['2-të', '4-t', '14-të', '24-t', '114-të'])
    const node = new Intl.PluralRules('sq', { type: 'ordinal' })
    fc.assert(fc.property(fc.nat(), (n) => ordinal(n + 2).endsWith('-t') === (node.select(n + 2) === 'many')))
  })

  it('counts thousands from the 1001st on, and writes averages with one place', () => {
    const counts = [0, 999, 1000, 1001, 1049, 1050, 2000, 12_345].map(formatCount).join(' ')
    expect(counts).toBe('0 999 1000 1K 1K 1.1K 2K 12.3K')
    expect([4.25, 4.35, 4.3, 5, 0].map(formatRating).join(' ')).toBe('4.3 4.4 4.3 5.0 0.0')
  })
})

describe('folding', () => {
  it('drops case and marks', () => {
    expect(foldText('Çelësi Ëndrra')).toBe('celesi endrra')
    expect(foldText('ÀÉÎÕÜ ñ')).toBe('aeiou n')
  })

  it('makes equal what Node’s Albanian collation finds equal in its base letters', () => {
    const base = new Intl.Collator('sq', { sensitivity: 'base' })
    const word = fc.string({ unit: fc.constantFrom(...'aáAÁeéEÉoöOÖxyz'), maxLength: 6 })
    fc.assert(fc.property(word, word, (a, b) => (base.compare(a, b) === 0) === (foldText(a) === foldText(b))))
  })

  it('needs no second folding', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)))
  })
})

describe('the order of names', () => {
  const letters = 'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh'.split(' ')
  const capitals = letters.map((letter) => letter.toUpperCase())
  const word = fc
    .array(fc.constantFrom(...letters, ...capitals, ' '), { maxLength: 5 })
    .map((all) => all.join('').trim())
  const anyName = fc.oneof(
    word,
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.constantFrom('é', 'E', '“e”', 'w', '2'),
  )
  const node = new Intl.Collator('sq', { sensitivity: 'base' })

  it('is that of the alphabet, whatever the browser knows', () => {
    expect(letters.toReversed().toSorted(byAlphabet)).toEqual(letters)
  })

  it('of Albanian words is Node’s', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const theirs = node.compare(one.replace(/ +/g, ' '), other.replace(/ +/g, ' '))
        return theirs === 0 || theirs === byAlphabet(one, other)
      }),
    )
  })

  it('of the demo’s businesses and of the cities is Node’s', () => {
    const names = makeSeed().businesses.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(150)
    expect(names.toSorted(byAlphabet)).toEqual(names.toSorted(new Intl.Collator('sq').compare))
    expect(cities.toSorted(byAlphabet)).toEqual(cities)
  })

  it('has a place for foreign letters, figures and signs', () => {
    const names = ['24 orë', '“Alba”', 'Emi', 'Émile', 'Enea', 'Ëndrra', 'Vila', 'Wien', 'Xixa', 'Zana', 'Кафе']
    expect(names.toReversed().toSorted(byAlphabet)).toEqual(names)
  })

  it('is total: the same from both sides and over a third name, and only one name equals itself', () => {
    fc.assert(
      fc.property(anyName, anyName, anyName, (a, b, c) => {
        const [first = '', , last = ''] = [a, b, c].sort(byAlphabet)
        expect(byAlphabet(first, last)).toBeLessThanOrEqual(0)
        expect(byAlphabet(a, b) + byAlphabet(b, a)).toBe(0)
        expect(byAlphabet(a, b) === 0).toBe(a === b)
      }),
    )
  })
})

it('stars follow the rounded rating, from 1 to 5, and are none for what is no rating', () => {
  expect([1, 1.49, 1.5, 3.4, 4.5, 5, 7].map(starLevel)).toEqual([1, 1, 2, 3, 5, 5, 5])
  expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(starLevel)).toEqual([0, 0, 0, 0])
})

it('a band begins at a whole average', () => {
  const bands = ['green', 'green', 'yellow', 'yellow', 'orange', 'orange', 'red', 'red']
  expect([5, 4, 3.99, 3, 2.99, 2, 1.99, 1].map(ratingBand)).toEqual(bands)
})

it('comments are counted in words', () => {
  const counts = '0 komente, 1 koment, 12 komente, 1000 komente, 1K komente, 1.5K komente'
  expect([0, 1, 12, 1000, 1001, 1540].map(shortCount).join(', ')).toBe(counts)
})

it('starWord has a word for one to five stars, from the worst to the best, and none for any other number', () => {
  expect([1, 2, 3, 4, 5].map(starWord)).toEqual([...starWords])
  expect([starWord(1), starWord(5)]).toEqual(['Shumë keq', 'Shkëlqyeshëm'])
  for (const stars of [0, 6, 2.5]) expect(starWord(stars)).toBe('')
})
