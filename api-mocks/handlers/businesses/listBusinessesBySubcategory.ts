// GET /businesses/subcategory/{id}: the businesses of a subcategory.
import { found } from '../../failure'
import { messages } from '../../messages'
import { findBusinesses } from '../../search'
import { businessPage } from '../../views/business'
import type { Handler } from '../types'

/** 404 for an unknown subcategory. */
export const listBusinessesBySubcategory: Handler<'listBusinessesBySubcategory'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.subcategories.get(params.id), messages.categoryMissing)
  return businessPage(db, findBusinesses(db, { subcategoryId: id }, query), query)
}
