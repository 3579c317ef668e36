// GET /categories: all categories with their subcategories.
import { categoryView } from '../../views/category'
import type { Handler } from '../types'

/** In the order of the demo data. */
export const listCategories: Handler<'listCategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.categories.all().map((row) => categoryView(db, row)),
})
