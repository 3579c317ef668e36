// What the calls of /businesses do.
import type { Database } from '../db/database'
import type { BusinessRow } from '../db/rows'
import { failure, found } from '../failure'
import { messages } from '../messages'
import { findBusinesses } from '../search'
import { slugOf, wordsOf } from '../text'
import { anything, atMost, email, optional, type Rule, readTexts, refuse, required, webAddress } from '../validation'
import { businessPage, businessView } from '../views'
import { created, type Handler } from './types'

/** The name of a business, under either of its names in the contract. */
const businessName: Rule = atMost(200, required(messages.nameRequired))

/** Whether an id is that of a subcategory of the category. */
const isSubcategoryOf =
  (db: Database, categoryId: string) =>
  (id: unknown): id is string =>
    typeof id === 'string' && db.tables.subcategories.get(id)?.categoryId === categoryId

/** Throws a 409 when another business has this name or this address. */
function refuseTaken(db: Database, { id, name, url }: Pick<BusinessRow, 'name' | 'url'> & { id?: string }): void {
  const [slug, site] = [slugOf(name), siteOf(url)]
  const taken = db.tables.businesses
    .all()
    .some((row) => row.id !== id && (slugOf(row.name) === slug || (site && siteOf(row.url) === site)))
  if (taken) throw failure(409, messages.businessExists, { code: 'BUSINESS_ALREADY_EXISTS' })
}

/** What two spellings of one address have in common: no scheme, `www.`, last slash and fragment. */
function siteOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { host, pathname, search } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

/** GET /businesses: all businesses, paged and filtered. `businessName` looks in names only. */
export const listBusinesses: Handler<'listBusinesses'> = ({ query }, { db }) =>
  businessPage(db, findBusinesses(db, { categoryId: query.get('category') }, query), query)

/** POST /businesses: signed in or with the API key alone. Until approved, found by its address only (Q82). */
export const createBusiness: Handler<'createBusiness'> = ({ body, user }, { db, now }) => {
  const { name, category, url } = readTexts(body, {
    name: businessName,
    businessName,
    category: (id) => (db.tables.categories.get(id) ? undefined : messages.categoryMissing),
    url: webAddress,
  })
  const { subcategories = [] } = body
  const areKnown = Array.isArray(subcategories) && subcategories.every(isSubcategoryOf(db, category))
  refuse({ subcategories: areKnown ? undefined : messages.subcategoryMissing })
  refuseTaken(db, { name, url })
  const row = db.tables.businesses.put({
    id: db.newId('business'),
    name,
    url,
    categoryId: category,
    subcategoryIds: areKnown ? subcategories : [],
    status: 'in_review',
    isUnlisted: true,
    createdAt: new Date(now).toISOString(),
    ...(user && { ownerId: user.id }),
  })
  return created({ success: true, data: businessView(db, row) })
}

/** GET /businesses/category/{id}: the businesses of a category. 404 for an unknown category. */
export const listBusinessesByCategory: Handler<'listBusinessesByCategory'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.categories.get(params.id), messages.categoryMissing)
  return businessPage(db, findBusinesses(db, { categoryId: id }, query), query)
}

/** GET /businesses/subcategory/{id}: the businesses of a subcategory. 404 for an unknown subcategory. */
export const listBusinessesBySubcategory: Handler<'listBusinessesBySubcategory'> = ({ params, query }, { db }) => {
  const { id } = found(db.tables.subcategories.get(params.id), messages.categoryMissing)
  return businessPage(db, findBusinesses(db, { subcategoryId: id }, query), query)
}

/** GET /businesses/search: businesses whose name matches. No `q` finds them all. */
export const searchBusinesses: Handler<'searchBusinesses'> = ({ query }, { db }) => {
  const search = { words: wordsOf(query.get('q')), categoryId: query.get('category') }
  return businessPage(db, findBusinesses(db, search, query), query)
}

/** GET /businesses/universal-search: every word must be somewhere, so `hotele vlore` finds the hotels of Vlorë. */
export const universalSearch: Handler<'universalSearch'> = ({ query }, { db }) => {
  const search = { words: wordsOf(query.get('q')), among: 'everything', categoryId: query.get('category') } as const
  return businessPage(db, findBusinesses(db, search, query), query)
}

/** GET /businesses/{id}: one business. With `user_id` the reply says whether that user has reviewed it. */
export const getBusiness: Handler<'getBusiness'> = ({ params, query }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  return { success: true, data: businessView(db, row, query.get('user_id')) }
}

const rules = {
  name: businessName,
  description: anything,
  url: optional(webAddress),
  address: anything,
  phoneNumber: anything,
  email: optional(email),
  city: anything,
}

/**
 * PUT /businesses/{id}: only by the user who added it; the seed's have no owner. An empty text takes the field away.
 * Moved to another category without a subcategory, it loses those of the old one.
 */
export const updateBusiness: Handler<'updateBusiness'> = ({ params, body, user }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  if (row.ownerId && row.ownerId !== user?.id) throw failure(403, messages.forbidden)
  const { category, subcategory, ...texts } = readTexts(
    { ...row, category: row.categoryId, ...body },
    {
      ...rules,
      category: (id) => (db.tables.categories.get(id) ? undefined : messages.categoryMissing),
      subcategory: anything,
    },
  )
  const fits = isSubcategoryOf(db, category)
  refuse({ subcategory: !subcategory || fits(subcategory) ? undefined : messages.subcategoryMissing })
  refuseTaken(db, { ...texts, id: row.id })
  const updated = db.tables.businesses.put({
    ...row,
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text || undefined])),
    categoryId: category,
    subcategoryIds: subcategory ? [subcategory] : row.subcategoryIds.filter(fits),
  })
  return { success: true, data: businessView(db, updated) }
}

/** DELETE /businesses/{id}: removes a business and its reviews. Only the user who added a business may remove it. */
export const deleteBusiness: Handler<'deleteBusiness'> = ({ params, user }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  if (row.ownerId && row.ownerId !== user?.id) throw failure(403, messages.forbidden)
  for (const review of db.reviews().ofBusiness(row.id)) db.tables.reviews.drop(review.id)
  db.tables.businesses.drop(row.id)
  return { success: true }
}
