// The listed businesses with their texts folded beforehand, so that a search only compares.
import { fold } from '../text'
import type { BusinessRow, CategoryRow, SubcategoryRow } from './rows'
import type { Table } from './table'

/** A business as the search sees it. */
export interface BusinessEntry {
  row: BusinessRow
  name: string
  city: string
  /** Name, category, subcategories and city, for the universal search. */
  everything: string
}

/** All listed businesses, ready for searching. */
export type BusinessIndex = readonly BusinessEntry[]

/** Folds the searchable texts. */
export function indexBusinesses(tables: {
  businesses: Table<BusinessRow>
  categories: Table<CategoryRow>
  subcategories: Table<SubcategoryRow>
}): BusinessIndex {
  const listed = tables.businesses.all().filter((row) => !row.isUnlisted)
  return listed.map((row) => {
    const places = row.subcategoryIds.map((id) => tables.subcategories.get(id)?.name)
    const category = tables.categories.get(row.categoryId)?.name
    return {
      row,
      name: fold(row.name),
      city: fold(row.city ?? ''),
      everything: fold([row.name, category, ...places, row.city].filter(Boolean).join(' ')),
    }
  })
}
