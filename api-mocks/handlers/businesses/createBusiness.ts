// POST /businesses: adds a business.
import type { Database } from '../../db/database'
import { failure } from '../../failure'
import { messages } from '../../messages'
import { slugOf } from '../../text'
import { readTexts, required } from '../../validation'
import { businessView } from '../../views/business'
import { created, type Handler } from '../types'

/** Signed in or with the API key alone; 409 when the name is taken. It is listed at once. */
export const createBusiness: Handler<'createBusiness'> = ({ body, user }, { db, now }) => {
  const { name, category, url } = readTexts(body, {
    name: required(messages.nameRequired),
    category: (id) => (db.tables.categories.get(id) ? undefined : messages.categoryMissing),
    url: (text) => (URL.canParse(text) ? undefined : messages.urlInvalid),
  })
  const taken = db.businesses().some((entry) => slugOf(entry.name) === slugOf(name))
  if (taken) throw failure(409, messages.businessExists, { code: 'BUSINESS_ALREADY_EXISTS' })
  const row = db.tables.businesses.put({
    id: `biz_n${db.next('business')}`,
    name,
    url,
    categoryId: category,
    subcategoryIds: subcategoriesOf(db, category, body.subcategories),
    status: 'active',
    createdAt: new Date(now).toISOString(),
    ...(user && { ownerId: user.id }),
  })
  return created({ success: true, data: businessView(db, row) })
}

/** The ids that are subcategories of the category. */
const subcategoriesOf = (db: Database, categoryId: string, ids: unknown): string[] =>
  (Array.isArray(ids) ? ids : []).filter((id) => db.tables.subcategories.get(String(id))?.categoryId === categoryId)
