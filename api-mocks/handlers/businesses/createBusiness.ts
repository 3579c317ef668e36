// POST /businesses: adds a business.
import { businessName, isSubcategoryOf, refuseTaken } from '../../businessContent'
import { messages } from '../../messages'
import { readTexts, refuse, webAddress } from '../../validation'
import { businessView } from '../../views/business'
import { created, type Handler } from '../types'

/** Signed in or with the API key alone. It waits in review: found by its address only, until it is approved (Q82). */
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
    id: `biz_n${db.next('business')}`,
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
