// DELETE /categories/{id}: removes a category and its subcategories.
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import type { Handler } from '../types'

/** 409 while businesses are filed under it. */
export const deleteCategory: Handler<'deleteCategory'> = ({ params }, { db }) => {
  const { id } = found(db.tables.categories.get(params.id), messages.categoryMissing)
  if (db.tables.businesses.all().some((row) => row.categoryId === id)) throw failure(409, messages.categoryUsed)
  for (const row of db.tables.subcategories.all()) if (row.categoryId === id) db.tables.subcategories.drop(row.id)
  db.tables.categories.drop(id)
  return { success: true }
}
