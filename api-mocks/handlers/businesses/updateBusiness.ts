// PUT /businesses/{id}: changes a business.
import { failure, found } from '../../failure'
import { messages } from '../../messages'
import { anything, readTexts, required, textOf } from '../../validation'
import { businessView } from '../../views/business'
import type { Handler } from '../types'

const texts = ['description', 'url', 'address', 'phoneNumber', 'email', 'city'] as const

/** Only the user who added a business may change it; the seed's businesses have no owner. */
export const updateBusiness: Handler<'updateBusiness'> = ({ params, body, user }, { db }) => {
  const row = found(db.tables.businesses.get(params.id), messages.businessMissing)
  if (row.ownerId && row.ownerId !== user?.id) throw failure(403, messages.forbidden)
  const { name } = readTexts({ name: row.name, ...body }, { name: required(messages.nameRequired) })
  const { category, subcategory } = readTexts(body, { category: anything, subcategory: anything })
  if (category) found(db.tables.categories.get(category), messages.categoryMissing)
  const changed = texts.flatMap((field) => (typeof body[field] === 'string' ? [[field, textOf(body[field])]] : []))
  const updated = db.tables.businesses.put({
    ...row,
    ...Object.fromEntries(changed),
    name,
    ...(category && { categoryId: category }),
    ...(subcategory && { subcategoryIds: [subcategory] }),
  })
  return { success: true, data: businessView(db, updated) }
}
