// GET /categories/search: categories whose name matches.
import { containsAll, wordsOf } from '../../text'
import { categoryView } from '../../views/category'
import type { Handler } from '../types'

/** Every word must be in the name; no word finds nothing. */
export const searchCategories: Handler<'searchCategories'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const rows = db.tables.categories.all().filter(({ name }) => words.length > 0 && containsAll(name, words))
  return { success: true, data: rows.map((row) => categoryView(db, row)) }
}
