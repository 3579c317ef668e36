// PUT /businesses/{id}: changes a business.
import { businessName, isSubcategoryOf, refuseTaken } from '../../businessContent'
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import { anything, email, optional, readTexts, refuse, webAddress } from '../../validation'
import { businessView } from '../../views/business'
import type { Handler } from '../types'

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
 * Only the user who added a business may change it; the seed's businesses have no owner. An empty text takes the field away. Moved to
 * another category without a subcategory, it loses those of the old one.
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
