// Which businesses are like the one that is being added: by the words of their names, or by their sites.
import { aBusiness } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { isWorthComparing, similarBusinesses } from '@/features/businesses/model/addBusinessSimilar'

const isLike = (business: { name?: string; url?: string }, typed: { name?: string; url?: string }) =>
  similarBusinesses([aBusiness({ name: 'Tjetër', ...business })], { name: '', url: '', ...typed }).length === 1

describe('names', () => {
  it.each([
    ['', false],
    ['ab', false],
    ['a b', false],
    ['abc', true],
    ['a bc', true],
    ['a-b-c', true],
    ['!!!', false],
  ])('%j is long enough: %s', (name, expected) => {
    expect(isWorthComparing(name)).toBe(expected)
  })

  it.each([
    ['Kafe Drini', 'kafe drini', true],
    ['Kafe Drini', 'Drini', true],
    ['Drini', 'Kafe Drini', true],
    ['Kafe Drini', 'kaf dri', true],
    ['Kafe Drini', 'rini', false],
    ['Kafe Drini', 'Kafe Buna', false],
    ['Shtëpia', 'shtepia', true],
    ['Kafe', 'Ka', false],
    ['', 'Kafe', false],
    ['!!!', 'Kafe', false],
    [undefined, 'Kafe', false],
    ['Sofra e Shtatë Lugëve', 'Restorant SOFRA E SHTATE LUGEVE, Tiranë', true],
  ])('%j is like %j: %s', (name, typed, expected) => {
    expect(isLike({ name }, { name: typed })).toBe(expected)
  })

  it('are like themselves whatever their case and marks, and of those that are like three are found', () => {
    const word = fc.stringMatching(/^[a-zëçA-ZËÇ]{3,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.boolean(), (words, upper) => {
        const name = words.join(' ')
        const plain = name.normalize('NFD').replace(/\p{M}/gu, '')
        expect(isLike({ name }, { name: upper ? plain.toUpperCase() : plain.toLowerCase() })).toBe(true)
      }),
    )
    const four = [1, 2, 3, 4].map((at) => aBusiness({ _id: `b${at}`, name: `Sofra ${at}` }))
    expect(similarBusinesses(four, { name: 'sofra', url: '' })).toEqual(four.slice(0, 3))
  })
})

describe('sites', () => {
  it.each([
    ['https://kafe.example', 'kafe.example', true],
    ['https://kafe.example', ' HTTP://www.kafe.example/menu ', true],
    ['https://m.kafe.example', 'https://kafe.example', true],
    ['https://kafewww.example', 'https://kafe.example', false],
    ['https://www.com.example', 'https://com.example', true],
    ['https://kafe.example', 'https://drini.example', false],
    ['https://kafe.example', 'kafe', false],
    ['kafe', 'kafe', false],
    ['', '', false],
    [undefined, '', false],
    ['https://facebook.com/kafe', 'www.facebook.com/Kafe//', true],
    ['https://facebook.com/kafe', 'facebook.com/drini', false],
    ['https://facebook.com', 'facebook.com/', false],
    ['https://www.instagram.com/lule/', 'https://m.instagram.com/Lule?hl=sq', true],
    ['https://notfacebook.com/a', 'notfacebook.com/b', true],
    ['https://a.example/x?u=https://b.example', 'b.example', false],
    ['https://a.example', 'a.example/x?u=https://b.example', true],
  ])('%j is like %j: %s', (url, typed, expected) => {
    expect(isLike({ url }, { url: typed })).toBe(expected)
  })

  it('come first, then names, and those that are not open last', () => {
    const found = [
      aBusiness({ _id: 'name', name: 'Kafe Drini' }),
      aBusiness({ _id: 'closed', name: 'Kafe', url: 'https://kafe.example', status: 'inactive' }),
      aBusiness({ _id: 'site', name: 'Tjetër', url: 'https://kafe.example' }),
      aBusiness({ _id: 'none', name: 'Buna' }),
    ]
    const similar = similarBusinesses(found, { name: 'Kafe Drini', url: 'kafe.example' })
    expect(similar.map(({ _id }) => _id)).toEqual(['site', 'name', 'closed'])
  })
})
