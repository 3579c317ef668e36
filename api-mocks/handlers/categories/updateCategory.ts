// PUT /categories/{id}: renames a category.
import { readCategory } from '../../categoryContent'
import { found } from '../../failure'
import { messages } from '../../messages'
import { categoryView } from '../../views/category'
import type { Handler } from '../types'

/** The slug follows the name; 409 when another category has it. */
export const updateCategory: Handler<'updateCategory'> = ({ params, body }, { db }) => {
  const row = found(db.tables.categories.get(params.id), messages.categoryMissing)
  const renamed = db.tables.categories.put({ ...row, ...readCategory(db, body, row.id) })
  return { success: true, data: categoryView(db, renamed) }
}
