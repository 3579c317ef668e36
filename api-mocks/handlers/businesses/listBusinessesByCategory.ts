// GET /businesses/category/{id}: the businesses of a category.
import { found } from '../../failure'
import { messages } from '../../messages'
import { findBusinesses } from '../../search'
import { businessPage } from '../../views/business'
import type { Handler } from '../types'

/** 404 for an unknown category. */
export const listBusinessesByCategory: Handler<'listBusinessesByCategory'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.categories.get(params.id), messages.categoryMissing)
  return businessPage(db, findBusinesses(db, { categoryId: id }, query), query)
}
