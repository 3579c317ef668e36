// Where a search may lead besides the category that it means.
import { aCategory } from '@test/builders/entities'
import { expect, it } from 'vitest'
import { nearestCategories } from '@/features/businesses/model/nearestCategories'

const sub = (name: string) => ({ _id: name, name })
const tree = [
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
])('near %s, beside %j, are %j', (to, shown, nearest) => {
  expect(nearestCategories(tree, to, shown).map(({ name }) => name)).toEqual(nearest)
})

it('lead to their pages', () => {
  expect(nearestCategories(tree, 'Kurse', [])[0]).toMatchObject({ path: '/kategorite/edukim', parent: undefined })
})
