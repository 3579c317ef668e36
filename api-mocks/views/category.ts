// Stored categories and subcategories as the contract shows them.
import type { Category, Subcategory } from '@/api/endpoints/generated/types'
import type { Database } from '../db/database'
import type { CategoryRow, SubcategoryRow } from '../db/rows'

/** A category with its subcategories. */
export function categoryView(db: Database, { id, name, slug, description }: CategoryRow): Category {
  const subcategories = db.tables.subcategories
    .all()
    .filter((row) => row.categoryId === id)
    .map((row) => ({ _id: row.id, name: row.name, slug: row.slug }))
  return { _id: id, name, slug, ...(description && { description }), subcategories }
}

/** A subcategory with the category it belongs to. */
export function subcategoryView(db: Database, { id, name, slug, categoryId }: SubcategoryRow): Subcategory {
  const category = db.tables.categories.get(categoryId)
  return {
    _id: id,
    name,
    slug,
    categoryId: { _id: categoryId, ...(category && { name: category.name, slug: category.slug }) },
  }
}
