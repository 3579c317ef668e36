// Categories with their subcategories, whichever call told of them.
import { aCategory, aSubcategory } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { asCategory, joined } from '@/features/categories/model/categoryTree'
import { categoryPath, lastPart } from '@/lib/paths'
import { categoryFromLoaded } from '@/pages/category/resolvedCategory'

it('joins subcategories to the category that their categoryId._id names [ENTITY-03]', () => {
  const categories = [aCategory(), aCategory({ _id: 'c2', name: 'Shëndeti' })]
  const subcategories = [
    aSubcategory(),
    aSubcategory({ _id: 's2', name: 'Farmaci', categoryId: { _id: 'c2', name: 'Restorante' } }),
    aSubcategory({ _id: 's3', name: 'Pa prind', categoryId: { _id: 'c9' } }),
    { _id: 's4', name: 'Pa kategori' },
  ]
  expect(joined(categories, subcategories).map(({ subcategories: own }) => own.map(({ _id }) => _id))).toEqual([
    ['s1'],
    ['s2'],
  ])
})

it('leaves a category that came with all of its own the very same, so that what shows it is not drawn again', () => {
  const category = aCategory({ subcategories: [{ _id: 's1', name: 'Piceri' }] })
  expect(joined([category], [aSubcategory()])[0]).toBe(category)
})

describe('slugs', () => {
  const tree = (...categories: Parameters<typeof joined>[0]) =>
    joined(categories, []).map(({ slug, subcategories }) => [slug, ...subcategories.map((one) => one.slug)])
  const other = { _id: 's9', name: 'Të tjera', slug: 'te_tjera' }

  it('of their own stay as they are', () => {
    const categories = [aCategory({ subcategories: [other] }), aCategory({ _id: 'c2', slug: 'b', subcategories: [] })]
    expect(joined(categories, [])).toEqual(categories)
  })

  it('that two share get their category’s in front, all others stay', () => {
    expect(
      tree(
        aCategory({ slug: 'a', subcategories: [other, { _id: 's1', name: 'Piceri', slug: 'piceri' }] }),
        aCategory({ _id: 'c2', slug: 'b', subcategories: [{ ...other, _id: 's8' }] }),
      ),
    ).toEqual([
      ['a', 'a~te_tjera', 'piceri'],
      ['b', 'b~te_tjera'],
    ])
  })

  it('that a subcategory shares with a category get it, too; the category keeps its own', () => {
    expect(
      tree(
        aCategory({ slug: 'piceri', subcategories: [] }),
        aCategory({ _id: 'c2', slug: 'b', subcategories: [{ _id: 's1', name: 'Piceri', slug: 'piceri' }] }),
      ),
    ).toEqual([['piceri'], ['b', 'b~piceri']])
  })

  it('that two of one category share stay with the lowest id, and have the id of the others behind (Q101)', () => {
    const [c, sharp] = [
      { _id: 's2', name: 'C++' },
      { _id: 's1', name: 'C#' },
    ]
    expect(tree(aCategory({ slug: 'gjuhe', subcategories: [c, sharp] }))).toEqual([
      ['gjuhe', 'gjuhe~c_~s2', 'gjuhe~c_'],
    ])
  })

  it('that two categories share stay with the lowest id, too, and have the id of the other behind (Q101)', () => {
    const [c, sharp] = [aCategory({ _id: 'c2', name: 'C++', slug: '' }), aCategory({ _id: 'c1', name: 'C#', slug: '' })]
    expect(tree({ ...c, subcategories: [] }, { ...sharp, subcategories: [] })).toEqual([['~c_~c2'], ['']])
  })

  const names = ['C++', 'C#', 'Кафе', 'مطعم', 'Të tjera', 'Te tjera', 'Piceri', 'Taksi & furgonë', 'Taksi - furgonë']
  const slug = fc.constantFrom(undefined, undefined, 'piceri', 'te_tjera', 'Č', 'c ')
  const subcategory = fc.record({ name: fc.constantFrom(...names), slug })
  const below = fc.array(fc.tuple(slug, fc.array(subcategory, { maxLength: 5 })), { minLength: 1, maxLength: 4 })

  it('lead each to its own, whatever the names and in whatever order they come (Q37, Q69, Q101)', () => {
    fc.assert(
      fc.property(below, fc.integer({ min: 0, max: 50 }), (groups, turn) => {
        const categories = groups.map(([shared, group], at) =>
          aCategory({
            _id: `c${at}`,
            slug: shared ?? `kategoria_${at}`,
            subcategories: group.map((one, index) => ({ ...one, _id: `s${(at * 5 + index) * 7}` })),
          }),
        )
        const turned = categories.map(({ subcategories: own, ...rest }) => ({
          ...rest,
          subcategories: [...own.slice(turn % 5), ...own.slice(0, turn % 5)].reverse(),
        }))
        const [first, second] = [categories, turned.reverse()].map((given) => {
          const found = joined(given, [])
          const all = found.flatMap((category) => [category, ...category.subcategories])
          for (const one of all) expect(categoryFromLoaded(found, [], lastPart(categoryPath(one)))?.id).toBe(one._id)
          return all.map((one) => `${one._id} ${categoryPath(one)}`).sort()
        })
        expect(second).toEqual(first)
      }),
    )
  })
})

it('puts what only the other call told behind what the category came with, with a slug if it has one', () => {
  const category = aCategory({ subcategories: [{ _id: 's1', name: 'Piceri' }] })
  const more = [aSubcategory({ _id: 's2', name: 'Furra', slug: 'furra' }), aSubcategory({ _id: 's3', name: 'Bar' })]
  expect(joined([category], more)[0]?.subcategories).toStrictEqual([
    { _id: 's1', name: 'Piceri' },
    { _id: 's2', name: 'Furra', slug: 'furra' },
    { _id: 's3', name: 'Bar' },
  ])
})

it.each([
  [{ _id: 's1', name: 'Piceri', slug: 'piceri' }, { slug: 'piceri' }],
  [{ _id: 's1', name: 'Piceri' }, {}],
])('a subcategory %j is a category of its page', (one, slug) => {
  expect(asCategory(one)).toStrictEqual({ _id: 's1', name: 'Piceri', ...slug, isSubcategory: true, subcategories: [] })
})
