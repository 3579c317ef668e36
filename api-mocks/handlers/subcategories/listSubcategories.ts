// GET /subcategories: all subcategories, each with its category.
import { subcategoryView } from '../../views/category'
import type { Handler } from '../types'

/** In the order of the demo data. */
export const listSubcategories: Handler<'listSubcategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.subcategories.all().map((row) => subcategoryView(db, row)),
})
