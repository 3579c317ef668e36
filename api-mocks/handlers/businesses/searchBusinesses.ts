// GET /businesses/search: businesses whose name matches.
import { findBusinesses } from '../../search'
import { wordsOf } from '../../text'
import { businessPage } from '../../views/business'
import type { Handler } from '../types'

/** No `q` finds them all. */
export const searchBusinesses: Handler<'searchBusinesses'> = ({ query }, { db }) => {
  const search = { words: wordsOf(query.get('q')), categoryId: query.get('category') }
  return businessPage(db, findBusinesses(db, search, query), query)
}
