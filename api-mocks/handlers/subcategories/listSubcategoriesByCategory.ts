// GET /subcategories/category/{categoryId}: the subcategories of one category.
import { subcategoryView } from '../../views/category'
import type { Handler } from '../types'

/** An unknown category has none. */
export const listSubcategoriesByCategory: Handler<'listSubcategoriesByCategory'> = ({ params }, { db }) => {
  const rows = db.tables.subcategories.all().filter((row) => row.categoryId === params.categoryId)
  return { success: true, data: rows.map((row) => subcategoryView(db, row)) }
}
