// Searching in fields: case, marks, dot paths; and where typed words stand in a text.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { foldText } from '@/lib/cleanText'
import { matchRanges } from '@/lib/matchRanges'
import { searchable, textsAt } from '@/lib/matchText'

const letters = fc.constantFrom(...'abcçdeëfgijklmnopqrstuvxyzABCÇDEËFGIJKLMNOPQRSTUVXYZ')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 })
const phrase = fc.array(word, { minLength: 1, maxLength: 6 })

const matchesText = (item: unknown, fields: readonly string[], text: string): boolean =>
  searchable([item], fields)(text).length === 1

/** The same word as another keyboard or another mood would write it. */
const rewritten = (text: string, choices: readonly number[]): string =>
  [...text]
    .map((sign, at) => {
      const plain = { ç: 'c', Ç: 'C', ë: 'e', Ë: 'E' }[sign] ?? sign
      const ways = [sign, plain, plain.toUpperCase(), plain.toLowerCase(), sign.normalize('NFD')]
      return ways[(choices[at] ?? 0) % ways.length]
    })
    .join('')

describe('searchable', () => {
  it('ignores case and treats ç and ë as c and e, in what is typed and in what is searched [SEARCH-09]', () => {
    for (const typed of ['çaj', 'CAJ', 'Çaj', 'caj', 'ËSHTË', 'eshte', 'Ështe']) {
      expect(matchesText({ name: 'Shtëpia e ÇAJIT është hapur' }, ['name'], typed), typed).toBe(true)
      expect(matchesText({ name: 'SHTEPIA E cajit ESHTE hapur' }, ['name'], typed), typed).toBe(true)
    }
    expect(matchesText({ name: 'Shtëpia e çajit' }, ['name'], 'kafe')).toBe(false)
  })

  it('finds any part of any field, however it is written [SEARCH-09, SEARCH-10]', () => {
    const parts = fc.tuple(fc.nat(), fc.nat(), fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }))
    fc.assert(
      fc.property(phrase, word, parts, (words, other, [which, from, choices]) => {
        const wanted = words[which % words.length] ?? ''
        const part = wanted.slice(from % wanted.length)
        const item = { name: other, category: { name: words.join(' ') } }
        expect(matchesText(item, ['name', 'category.name'], rewritten(part, choices))).toBe(true)
      }),
    )
  })

  it('says no where a letter is in none of the fields', () => {
    fc.assert(
      fc.property(phrase, word, (words, typed) => {
        expect(matchesText({ name: words.join(' '), note: 'w' }, ['name'], `${typed}w`)).toBe(false)
      }),
    )
  })

  it('looks only in the fields it is told, through dot paths and lists [SEARCH-10]', () => {
    const item = {
      name: 'Drini',
      category: { name: 'Kafe', slug: 'bar' },
      subcategories: [{ name: 'Pastiçeri' }, { name: 'Furrë', tags: ['bukë', 'simite'] }],
    }
    const inFields = (text: string, ...fields: string[]) => matchesText(item, fields, text)
    expect(inFields('kafe', 'name')).toBe(false)
    expect(inFields('kafe', 'name', 'category.name')).toBe(true)
    expect(inFields('bar', 'category.name')).toBe(false)
    expect(inFields('pasticeri', 'subcategories.name')).toBe(true)
    expect(inFields('simite', 'subcategories.tags')).toBe(true)
    expect(matchesText({ place: { city: { name: 'Vlorë' } }, name: 'x' }, ['place.city.name'], 'vlore')).toBe(true)
    expect(inFields('kafe')).toBe(false)
  })

  it('wants every word, in whatever order and field', () => {
    const item = { name: 'Kafe Drini', city: 'Tiranë' }
    expect(matchesText(item, ['name', 'city'], '  tirane   kafe ')).toBe(true)
    expect(matchesText(item, ['name', 'city'], 'kafe durrës')).toBe(false)
  })

  it('looks for words without the signs around them', () => {
    const item = { name: 'Sofra e Shtatë Lugëve', city: 'Tiranë' }
    for (const typed of ['sofra.', '“Sofra e Shtatë Lugëve”,', 'sofra, tiranë!', '(sofra)'])
      expect(matchesText(item, ['name', 'city'], typed), typed).toBe(true)
    expect(matchesText({ name: 'Dr. Ana' }, ['name'], 'dr. ana')).toBe(true)
  })

  it('finds no word across two fields or two items', () => {
    expect(searchable([{ name: 'Kafe' }, { name: 'Tiranë' }], ['name'])('fetira')).toEqual([])
    expect(matchesText({ name: 'Kafe', city: 'Tiranë' }, ['name', 'city'], 'kafetirane')).toBe(false)
  })

  it('finds in many items, in their order, what it finds in each of them alone', () => {
    const few = fc.string({ unit: fc.constantFrom(...'ab '), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(few.map((name) => ({ name }))), few, (items, typed) => {
        expect(searchable(items, ['name'])(typed)).toEqual(items.filter((item) => matchesText(item, ['name'], typed)))
        expect(searchable(items, ['name'])(' ')).toBe(items)
      }),
    )
  })

  it('bears whatever an item holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('name', 'a.b', '', 'length', '__proto__'), (item, path) => {
        expect(textsAt(item, path).every((text) => typeof text === 'string')).toBe(true)
        expect(typeof matchesText(item, [path], 'x')).toBe('boolean')
      }),
    )
    expect(textsAt({ count: 12, when: null, no: undefined }, 'count')).toEqual(['12'])
    expect(textsAt({ count: 12 }, 'toString')).toEqual([])
    const item = { when: null, no: undefined, isOpen: true, place: { city: 'Vlorë' } }
    expect(Object.keys(item).flatMap((path) => textsAt(item, path))).toEqual([])
    expect(textsAt({ count: 12, name: 'Drini' }, 'count.name')).toEqual([])
  })
})

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
