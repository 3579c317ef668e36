// What search texts mean among the categories of the demo data, and among those of another server.
import demo from '@mocks/seed/demo-data.json'
import { aBusiness, aCategory } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { cities } from '@/features/businesses/model/cities'
import { asCity } from '@/features/businesses/model/cityNames'
import { nearestCategories } from '@/features/businesses/model/nearestCategories'
import { understoodSearch } from '@/features/businesses/model/understoodSearch'
import { foldedWords } from '@/lib/albanianStem'
import { foldText } from '@/lib/cleanText'
import type { Query } from './searchQueries'
import * as words from './searchQueries'

const { beginnings, categoryWords, earlier, firstWords, moreStrangers, notTowns, secondSet, strangers, towns } = words
const { plainWords, unknownNames } = words

const treeOf = (categories: readonly { name: string; subcategories: readonly string[] }[]) =>
  categories.map(({ name, subcategories }, at) =>
    aCategory({
      _id: `c${at}`,
      name,
      subcategories: subcategories.map((one, of) => ({ _id: `s${at}-${of}`, name: one })),
    }),
  )
const tree = treeOf(demo.categories)
const elsewhere = treeOf(secondSet)
const businesses = demo.businesses.map(([name]) => name as string)
const all = businesses.map((name) => aBusiness({ name }))

const understood = (typed: string, of = tree) => understoodSearch(of, typed)
const names = (typed: string, of = tree) => understood(typed, of).categories.map(({ name }) => name)
/** What is asked of the server in turn: text, and town. */
const asked = (typed: string) => understood(typed).searches.map(({ q, city }) => (city ? `${q} | ${city}` : q))
/** The businesses whose name the text is, or words of it beyond a category's. */
const leading = (typed: string) =>
  understood(typed)
    .ordered(all)
    .leading.map(({ name }) => name)
/** The one of the whole directory that has just this name. */
const named = (typed: string) => {
  const { isName, leading } = understood(typed).ordered(all)
  return isName ? leading[0]?.name : undefined
}

/** Texts whose first row is none of those wanted, with that row: '-' for none. */
function missed(queries: readonly Query[], of = tree): string[] {
  // On the other server the category that holds the wanted one is right, too.
  const homesOf = (name: string) => [
    name,
    ...secondSet.filter((one) => one.subcategories.includes(name)).map((one) => one.name),
  ]
  return queries.flatMap(({ typed, leads, leadsElsewhere }) => {
    const [first] = understood(typed, of).categories
    const wanted = of === tree ? leads : leadsElsewhere.flatMap(homesOf)
    const isRight = first ? wanted.includes(first.name) : leads.length === 0
    return isRight ? [] : [`${typed}: ${first?.name ?? '-'}`]
  })
}

describe('what people type first', () => {
  it('leads at once in 95 of 100 texts; where it does not, to a neighbour', () => {
    expect(missed(firstWords)).toEqual([
      'estiatorio: Restorante tradicionale',
      'ku te ha lire: Restorante tradicionale',
      'qebaptore tetove: Restorante tradicionale',
      'dog friendly hotel: Hotele për kafshë',
      '💄: Qendra estetike',
    ])
    expect(missed(earlier)).toEqual(['prerje flokësh burrash: Parukeri'])
  })

  it('leads as well on a server whose categories have other names', () => {
    const lost = missed([...firstWords, ...earlier], elsewhere)
    expect(lost.length).toBeLessThan(0.05 * (firstWords.length + earlier.length))
    // None leads nowhere.
    expect(lost.filter((text) => text.endsWith(': -'))).toEqual([])
  })

  it('has its town, and what no server tells', () => {
    const told = ({ typed, city, kind }: Query) => {
      const { city: town, untold } = understood(typed)
      return town === city && (kind === 'town' ? undefined : kind) === untold
    }
    expect(firstWords.filter((query) => !told(query)).map(({ typed }) => typed)).toEqual([])
    expect(earlier.filter(({ typed, city }) => understood(typed).city !== city)).toEqual([])
  })

  it('is left alone where it means nothing', () => {
    // Çela is a name, and a form of çelës, a key.
    expect([...strangers, ...moreStrangers, ...plainWords].filter((typed) => names(typed).length > 0)).toEqual([
      'Zamira Çela',
    ])
  })

  it.each([
    ['barnatore', 'Farmaci'],
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
    const places = new Set(tree.flatMap(({ name, subcategories }) => [name, ...subcategories.map((one) => one.name)]))
    const lost = [...places].flatMap((name) => formsOf(name).filter((form) => !names(form).includes(name)))
    expect(lost).toEqual([])
  })

  it('leads nowhere without categories', () => {
    expect(names('dentist', [])).toEqual([])
  })
})

describe('a name', () => {
  it('typed whole is that of its business, for all of the directory', () => {
    expect(businesses).toHaveLength(182)
    expect(businesses.filter((name) => named(name) !== name)).toEqual([])
    expect(businesses.filter((name) => named(name.toLowerCase().replaceAll('ë', 'e')) !== name)).toEqual([])
  })

  it('is known by its words beyond those of a category', () => {
    // Without categories nothing stands before the businesses.
    const isFirst = (text: string, name: string) => names(text).length === 0 || leading(text).includes(name)
    const lost = beginnings.flatMap(([name, texts]) => texts.filter((text) => !isFirst(text, name)))
    // All its words are of one category: doors and keys.
    expect(lost).toEqual(['celesi ne dere'])
    expect(leading('gjiri i pish')).toEqual(['Resort Gjiri i Pishave'])
  })

  it('does not lead where the words are those of a category', () => {
    expect(missed(categoryWords)).toEqual([])
    expect(categoryWords.flatMap(({ typed }) => leading(typed))).toEqual([])
  })

  it('that nobody has leads nowhere', () => {
    expect(unknownNames.flatMap(leading)).toEqual([])
  })
})

describe('a town', () => {
  it('alone is known in all forms in which people write it, and means itself only (Q107)', () => {
    const lost = towns.flatMap(([town, forms]) =>
      [town, ...forms].filter((typed) => {
        const { city, rest, searches, categories } = understood(typed)
        return city !== town || rest !== '' || searches[0]?.q !== town || categories.length > 0
      }),
    )
    expect(lost).toEqual([])
    const known = towns.map(([town]) => town)
    expect(cities.filter((city) => !known.includes(city))).toEqual([])
  })

  it('has its own spelling in any case, without its marks and beside its country', () => {
    const waysOf = (one: string) => [one, foldText(one), one.toUpperCase(), ` në  ${one}, Shqipëri`]
    const lost = towns.flatMap(([town, forms]) =>
      [town, ...forms].flatMap(waysOf).filter((typed) => asCity(typed) !== town),
    )
    expect(lost).toEqual([])
  })

  it('is not every word that begins like one', () => {
    expect(notTowns.filter((word) => understood(`dentist ${word}`).city)).toEqual([])
    expect(notTowns.filter((word) => understood(word).city)).toEqual([])
  })

  it('beside a word stands apart from what is searched for', () => {
    const { categories, city, rest } = understood('Dentist në Durrës')
    expect([categories[0]?.path, city, rest]).toEqual(['/kategorite/klinika_dentare', 'Durrës', 'dentist'])
    expect(asked('Dentist në Durrës')).toEqual(['Dentist në Durrës', 'Klinika dentare | Durrës'])
    expect(asked('sofra durres')).toEqual(['sofra durres', 'sofra | Durrës'])
  })

  it('without a business is followed by the next one of the filter, unless that is far away', () => {
    const nextTo = (typed: string) => asked(typed).slice(1)
    expect(['Ksamil', 'ne theth', 'Dhërmi'].flatMap(nextTo)).toEqual(['Sarandë', 'Bajram Curri', 'Himarë'])
    expect(nextTo('Kumanovo')).toEqual([])
  })

  it('without a business of the kind leads to the nearest with one, where all of them are known, and to all', () => {
    const items = ['Vlorë', 'tirane', 'Shkodër', 'xyz', 'tirane'].map((city) => aBusiness({ city }))
    const placesOf = (typed: string, total = 5) =>
      understood(typed)
        .placesOf({ path: '/k' }, { count: 0, everywhere: { total, items } })
        .map(({ path, place, count }) => [path, place, count].join(' | '))
    const all = '/k | në gjithë Shqipërinë |'
    expect(placesOf('dentist Durrës')).toEqual(['/k?qyteti=tirane | më afër: tirane | 2 biznese', `${all} 5 biznese`])
    expect(placesOf('dentist Durrës', 120)).toEqual([`${all} 120 biznese`])
    expect(placesOf('dentist')).toEqual([`${all} 5 biznese`])
  })
})

it.each([
  ['sofra e 7 lugeve', 'sofra e 7 lugeve', 'sofra e shtatë lugeve'],
  ['zilja 2424', 'zilja 2424'],
  ['sofra-e-shtate-lugeve.al', 'sofra-e-shtate-lugeve.al', 'sofra e shtate lugeve'],
  ['https://www.sofra-e-ylberit.com/menu', 'https://www.sofra-e-ylberit.com/menu', 'sofra e ylberit'],
])('%s is asked for as typed; if that finds nothing, numbers in words and an address as a name', (typed, ...texts) => {
  expect(asked(typed)).toEqual(texts)
})

describe('a question', () => {
  it.each([
    ['ku te ha ne tirane', 'Restorante tradicionale | Tiranë'],
    ['ha ne shkoder', 'Restorante tradicionale | Shkodër'],
    ['Where to eat in Berat', 'Restorante tradicionale | Berat'],
    ['ku të hamë në Korçë', 'Restorante tradicionale | Korçë'],
    ['ku te pi ne durres', 'Kafene dhe bare | Durrës'],
    ['ku te pi kafe ne tirane', 'Kafene dhe bare | Tiranë'],
    ['ku te ha peshk ne vlore', 'Peshk dhe fruta deti | Vlorë'],
    ['ku ka farmaci ne fier', 'Farmaci | Fier'],
    ['ku te fle', 'Hotele'],
    ['ku te pi', 'Kafene dhe bare'],
  ])('asks for the category, not for words that are within those of names: %s', (typed, search) => {
    expect(asked(typed)).toEqual([search])
  })

  it.each(['ku eshte sofra', 'ku te ha te beni', 'hotel pi', 'dentist tirane', 'ku te ha lire', 'kuzhina'])(
    'is none with a word of a name, of a price, or without a need: %s',
    (typed) => {
      expect(asked(typed)[0]).toBe(typed)
    },
  )

  it('is no name', () => {
    expect(businesses.filter((name) => asked(name)[0] !== name)).toEqual([])
  })
})

const sub = (name: string) => ({ _id: name, name })
const small = [
  aCategory({
    _id: 'Shëndetësi',
    name: 'Shëndetësi',
    subcategories: [sub('Farmaci'), sub('Klinika dentare'), sub('Optika'), sub('Klinika mjekësore')],
  }),
  aCategory({ _id: 'Edukim', name: 'Edukim', slug: 'edukim', subcategories: [sub('Kurse')] }),
]

it.each<[to: string, shown: string[], nearest: string[]]>([
  ['Klinika dentare', ['Klinika dentare'], ['Shëndetësi', 'Klinika mjekësore', 'Farmaci']],
  ['Klinika dentare', ['Klinika dentare', 'Klinika mjekësore'], ['Shëndetësi', 'Farmaci', 'Optika']],
  ['Shëndetësi', [], ['Farmaci', 'Klinika dentare', 'Optika']],
  ['Kurse', [], ['Edukim']],
  ['unknown', [], []],
])('where a search may lead besides: near %s, beside %j, are %j', (to, shown, nearest) => {
  expect(nearestCategories(small, to, shown).map(({ name }) => name)).toEqual(nearest)
})

it('the categories near another lead to their pages', () => {
  expect(nearestCategories(small, 'Kurse', [])[0]).toMatchObject({ path: '/kategorite/edukim', parent: undefined })
})
