// @vitest-environment node
// Categories with their subcategories, whichever call told of them.
import { aCategory, aSubcategory } from '@test/builders/entities'
import { expect, it } from 'vitest'
import { joined } from '@/features/categories/model/categoryTree'

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

it('lists none twice that the category itself came with', () => {
  const category = aCategory({ subcategories: [{ _id: 's1', name: 'Piceri' }] })
  expect(joined([category], [aSubcategory()])).toEqual([category])
})
