// POST /categories: adds a category.
import { readCategory } from '../../categoryContent'
import { categoryView } from '../../views/category'
import { created, type Handler } from '../types'

/** 409 when the name is taken. */
export const createCategory: Handler<'createCategory'> = ({ body }, { db }) => {
  const content = readCategory(db, body)
  const row = db.tables.categories.put({ id: `cat_n${db.next('category')}`, ...content })
  return created({ success: true, data: categoryView(db, row) })
}
