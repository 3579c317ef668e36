// What search texts mean among the categories of the demo data, and among those of another server.
import demo from '@mocks/seed/demo-data.json'
import { aCategory } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { cities } from '@/features/businesses/model/cities'
import { everydayWords } from '@/features/businesses/model/everydayWords'
import { understoodSearch } from '@/features/businesses/model/understoodSearch'
import { foldedWords } from '@/lib/albanianStem'
import { queries, strangers } from './searchQueries'

const tree = demo.categories.map(({ name, subcategories }, at) =>
  aCategory({
    _id: `c${at}`,
    name,
    subcategories: subcategories.map((one, of) => ({ _id: `s${at}-${of}`, name: one })),
  }),
)
const names = (typed: string, of = tree) => understoodSearch(of, cities, typed).categories.map(({ name }) => name)
const allNames = [
  ...new Set(tree.flatMap(({ name, subcategories }) => [name, ...subcategories.map((one) => one.name)])),
]

describe('what people type', () => {
  it('is understood but for two of 150, with its city, and led astray in none', () => {
    const misses = queries.filter(([typed, leads]) => !names(typed).includes(leads))
    expect(queries).toHaveLength(150)
    // A near one, and none: what is not understood is left to the server.
    expect(misses.map(([typed]) => [typed, names(typed)])).toEqual([
      ['prerje flokësh burrash', ['Parukeri']],
      ['ujësjellësi rubineti pikon', []],
    ])
    expect(queries.filter(([typed, , city]) => understoodSearch(tree, cities, typed).city !== city)).toEqual([])
    expect(strangers.filter((typed) => names(typed).length > 0)).toEqual([])
  })

  it.each([
    ['dentist', 'Klinika dentare', undefined],
    ['dentist durres', 'Klinika dentare', 'Durrës'],
    ['dentare durres', 'Klinika dentare', 'Durrës'],
    ['klinikë', 'Klinika mjekësore', undefined],
    ['klinikë dentare', 'Klinika dentare', undefined],
    ['mekanik', 'Autoservise', undefined],
    ['parukiere', 'Parukeri', undefined],
    ['dhemb', 'Klinika dentare', undefined],
  ])('%s leads to %s', (typed, leads, city) => {
    expect(names(typed)[0]).toBe(leads)
    expect(understoodSearch(tree, cities, typed).city).toBe(city)
  })

  it.each([
    ['barnatore', 'Farmaci'],
    ['barnatorja', 'Farmaci'],
    ['palestrist', 'Palestra'],
  ])('%s, a word made of a known one, leads to %s', (typed, leads) => {
    expect(names(typed)).toEqual([leads])
  })

  it('leads to every category in the singular and the plural, definite or not, and in the genitive', () => {
    const formsOf = (name: string) =>
      ['', 'a', 'e', 'i', 'at', 'et', 'ave', 'eve', 'es', 'it'].map((ending) =>
        foldedWords(name)
          .map((word) => (word.length > 4 ? word.replace(/[aeiou]+$/, '') + (ending || word.slice(-1)) : word))
          .join(' '),
      )
    const lost = allNames.flatMap((name) => formsOf(name).filter((form) => !names(form).includes(name)))
    expect(lost).toEqual([])
  })
})

describe('the everyday words', () => {
  it('are 250 and more, and each stands for something in the demo data', () => {
    const said = Object.values(everydayWords).flatMap((words) => words.split(', '))
    expect(new Set(said).size).toBeGreaterThanOrEqual(250)
    const nameless = Object.keys(everydayWords).filter((about) => {
      const wanted = foldedWords(about.split('|')[0] ?? '')
      return !allNames.some((name) => wanted.every((start) => foldedWords(name).some((word) => word.startsWith(start))))
    })
    expect(nameless).toEqual([])
  })

  it('are for the words of a category, whoever calls it what: another server has others', () => {
    const other = [
      aCategory({ _id: 'x', name: 'Stomatologji', subcategories: [] }),
      aCategory({ _id: 'y', name: 'Restorante', subcategories: [] }),
    ]
    expect(names('dentist', other)).toEqual(['Stomatologji'])
    expect(names('pizza', other)).toEqual(['Restorante'])
    expect(names('avokat', other)).toEqual([])
    expect(names('dentist', [])).toEqual([])
  })
})

describe('a city', () => {
  it('of the filter is known with and without its marks, with `në`, in the definite form and the genitive', () => {
    const unknown = cities.flatMap((city) => {
      const plain = foldedWords(city).join(' ')
      const stem = plain.replace(/e$/, '').replace(/e(?=r$)/, '')
      const forms = /ë$|ër$/.test(city) ? [`${stem}a`, `${stem}es`] : [`${plain}i`, `${plain}it`]
      return [city, plain, `në ${city}`, ...forms].filter(
        (form) => understoodSearch(tree, cities, `dentist ${form}`).city !== city,
      )
    })
    expect(unknown).toEqual([])
  })

  it('leads to its part of the category, and stands apart from what is searched for', () => {
    const { categories, rest, meant } = understoodSearch(tree, cities, 'Dentist në Durrës')
    expect(categories[0]?.path).toBe('/kategorite/klinika_dentare?qyteti=Durr%C3%ABs')
    expect([rest, meant]).toEqual(['dentist', { q: 'Klinika dentare', city: 'Durrës' }])
    expect(understoodSearch(tree, cities, 'sofra durres').meant).toEqual({ q: 'sofra', city: 'Durrës' })
    expect(understoodSearch(tree, cities, 'hotel Durazzo').city).toBe('Durrës')
  })

  it('is not every word that begins like one', () => {
    const taken = ['bere', 'pate', 'kuku', 'durim', 'elb'].filter(
      (word) => understoodSearch(tree, cities, `dentist ${word}`).city,
    )
    expect(taken).toEqual([])
  })

  it.each([
    ['Tirana', 'Tiranë'],
    ['në Durrës', 'Durrës'],
    ['Durazzo', 'Durrës'],
  ])('alone means itself, in whatever form, and nothing else: %s is %s', (typed, city) => {
    const meant = { q: city, city: undefined }
    expect(understoodSearch(tree, cities, typed)).toEqual({ categories: [], city, rest: '', meant })
  })

  it.each(['xqzw', 'bere'])('does not stand in %s, which means nothing', (typed) => {
    expect(understoodSearch(tree, cities, typed)).toMatchObject({ city: undefined, meant: undefined })
  })
})
