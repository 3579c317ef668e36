// What the calls of /categories do.
import type { Database } from '../db/database'
import { failure, found } from '../failure'
import { messages } from '../messages'
import { containsAll, slugOf, wordsOf } from '../text'
import { atMost, readTexts, required } from '../validation'
import { categoryView, subcategoryView } from '../views'
import { created, type Handler } from './types'

/** The new name with its slug; `id` is the renamed category's. Throws a 400, or a 409 when another one has either. */
function readCategory(db: Database, body: Record<string, unknown>, id?: string): { name: string; slug: string } {
  const { name } = readTexts(body, { name: atMost(200, required(messages.nameRequired)) })
  const slug = slugOf(name)
  if (db.tables.categories.all().some((row) => row.slug === slug && row.id !== id))
    throw failure(409, messages.categoryExists)
  return { name, slug }
}

/** GET /categories: all categories with their subcategories. In the order of the demo data. */
export const listCategories: Handler<'listCategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.categories.all().map((row) => categoryView(db, row)),
})

/** POST /categories: adds a category. 409 when the name is taken. */
export const createCategory: Handler<'createCategory'> = ({ body }, { db }) => {
  const content = readCategory(db, body)
  const row = db.tables.categories.put({ id: db.newId('category'), ...content })
  return created({ success: true, data: categoryView(db, row) })
}

/** GET /categories/subcategories: all subcategories, each with its category. The same list as GET /subcategories. */
export const listCategorySubcategories: Handler<'listCategorySubcategories'> = (_call, { db }) => ({
  success: true,
  data: db.tables.subcategories.all().map((row) => subcategoryView(db, row)),
})

/** GET /categories/search: categories whose name matches. Every word must be in the name; no word finds nothing. */
export const searchCategories: Handler<'searchCategories'> = ({ query }, { db }) => {
  const words = wordsOf(query.get('q'))
  const rows = db.tables.categories.all().filter(({ name }) => words.length > 0 && containsAll(name, words))
  return { success: true, data: rows.map((row) => categoryView(db, row)) }
}

/** PUT /categories/{id}: renames a category. The slug follows the name; 409 when another category has it. */
export const updateCategory: Handler<'updateCategory'> = ({ params, body }, { db }) => {
  const row = found(db.tables.categories.get(params.id), messages.categoryMissing)
  const renamed = db.tables.categories.put({ ...row, ...readCategory(db, body, row.id) })
  return { success: true, data: categoryView(db, renamed) }
}

/** DELETE /categories/{id}: removes a category and its subcategories. 409 while businesses are filed under it. */
export const deleteCategory: Handler<'deleteCategory'> = ({ params }, { db }) => {
  const { id } = found(db.tables.categories.get(params.id), messages.categoryMissing)
  if (db.tables.businesses.all().some((row) => row.categoryId === id)) throw failure(409, messages.categoryUsed)
  for (const row of db.tables.subcategories.all()) if (row.categoryId === id) db.tables.subcategories.drop(row.id)
  db.tables.categories.drop(id)
  return { success: true }
}
