// GET /businesses/universal-search: businesses whose name, category, subcategory or city matches.
import { findBusinesses } from '../../search'
import { wordsOf } from '../../text'
import { businessPage } from '../../views/business'
import type { Handler } from '../types'

/** Every word must be somewhere, so that `hotele vlore` finds the hotels of Vlorë. */
export const universalSearch: Handler<'universalSearch'> = ({ query }, { db }) => {
  const search = { words: wordsOf(query.get('q')), among: 'everything', categoryId: query.get('category') } as const
  return businessPage(db, findBusinesses(db, search, query), query)
}
