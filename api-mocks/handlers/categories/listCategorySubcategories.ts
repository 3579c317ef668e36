// GET /categories/subcategories: all subcategories, each with its category.
import { subcategoryView } from '../../views/category'
import type { Handler } from '../types'

/** The same list as GET /subcategories. */
export const listCategorySubcategories: Handler<'listCategorySubcategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.subcategories.all().map((row) => subcategoryView(db, row)),
})
