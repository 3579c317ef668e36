// PUT /categories/{id}: renames a category.
import { found } from '../../failure'
import { messages } from '../../messages'
import { slugOf } from '../../text'
import { readTexts, required } from '../../validation'
import { categoryView } from '../../views/category'
import type { Handler } from '../types'

/** The slug follows the name. */
export const updateCategory: Handler<'updateCategory'> = ({ params, body }, { db }) => {
  const row = found(db.tables.categories.get(params.id), messages.categoryMissing)
  const { name } = readTexts(body, { name: required(messages.nameRequired) })
  const renamed = db.tables.categories.put({ ...row, name, slug: slugOf(name) })
  return { success: true, data: categoryView(db, renamed) }
}
