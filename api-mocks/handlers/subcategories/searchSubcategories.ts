// GET /subcategories/search: subcategories whose name matches.
import { containsAll, wordsOf } from '../../text'
import { subcategoryView } from '../../views/category'
import type { Handler } from '../types'

/** Every word must be in the name; no word finds nothing. */
export const searchSubcategories: Handler<'searchSubcategories'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const rows = db.tables.subcategories.all().filter(({ name }) => words.length > 0 && containsAll(name, words))
  return { success: true, data: rows.map((row) => subcategoryView(db, row)) }
}
