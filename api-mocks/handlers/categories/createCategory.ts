// POST /categories: adds a category.
import { failure } from '../../failure'
import { messages } from '../../messages'
import { slugOf } from '../../text'
import { readTexts, required } from '../../validation'
import { categoryView } from '../../views/category'
import { created, type Handler } from '../types'

/** 409 when the name is taken. */
export const createCategory: Handler<'createCategory'> = ({ body }, { db }) => {
  const { name } = readTexts(body, { name: required(messages.nameRequired) })
  const slug = slugOf(name)
  if (db.tables.categories.all().some((row) => row.slug === slug)) throw failure(409, messages.categoryExists)
  const row = db.tables.categories.put({ id: `cat_n${db.next('category')}`, name, slug })
  return created({ success: true, data: categoryView(db, row) })
}
