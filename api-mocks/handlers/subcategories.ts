// What the calls of /subcategories do.
import { containsAll, wordsOf } from '../text'
import { subcategoryView } from '../views'
import type { Handler } from './types'

/** GET /subcategories: all subcategories, each with its category. In the order of the demo data. */
export const listSubcategories: Handler<'listSubcategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.subcategories.all().map((row) => subcategoryView(db, row)),
})

/** GET /subcategories/category/{categoryId}: the subcategories of one category. An unknown category has none. */
export const listSubcategoriesByCategory: Handler<'listSubcategoriesByCategory'> = ({ params }, { db }) => {
  const rows = db.tables.subcategories.all().filter((row) => row.categoryId === params.categoryId)
  return { success: true, data: rows.map((row) => subcategoryView(db, row)) }
}

/** GET /subcategories/search: by name. Every word must be in it; no word finds nothing. */
export const searchSubcategories: Handler<'searchSubcategories'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const rows = db.tables.subcategories.all().filter(({ name }) => words.length > 0 && containsAll(name, words))
  return { success: true, data: rows.map((row) => subcategoryView(db, row)) }
}
