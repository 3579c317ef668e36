// GET /businesses: all businesses, paged and filtered.
import { findBusinesses } from '../../search'
import { businessPage } from '../../views/business'
import type { Handler } from '../types'

/** `businessName` looks in names only. */
export const listBusinesses: Handler<'listBusinesses'> = ({ query }, { db }) =>
  businessPage(db, findBusinesses(db, { categoryId: query.get('category') }, query), query)
