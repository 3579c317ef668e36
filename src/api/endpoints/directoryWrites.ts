// Writes of businesses and categories: what lists and cached queries make of them.
import type { Args, Business, Category } from './generated/types'
import type { QueryRequest } from './queryRequest'
import { idTag, listTag } from './tags'
import { created, deleted, replaced, type WriteDescription } from './writes'

interface ListArgs {
  id?: string
  page?: number
  businessName?: string
  city?: string
  minRating?: number
  sort?: string
}

/** Whether a new business is first in the answer to this request: the first page of its category, not narrowed. */
function belongs({ category, subcategory, subcategories = [] }: Business, { endpoint, args }: QueryRequest): boolean {
  const { id, page = 1, businessName, city, minRating, sort } = (args ?? {}) as ListArgs
  const isNarrowed = businessName || city || minRating || (sort && sort !== 'newest')
  if (page !== 1 || isNarrowed) return false
  if (endpoint === 'listBusinesses') return true
  if (endpoint === 'listBusinessesByCategory') return id === category?._id
  return endpoint === 'listBusinessesBySubcategory' && [subcategory, ...subcategories].some((one) => one?._id === id)
}

const createBusiness: WriteDescription<Args['createBusiness'], Business> = {
  holds: 'Business',
  answered: created,
  place: (business, request) => (belongs(business, request) ? 'front' : null),
  tags: () => [listTag('Business')],
}
const updateBusiness: WriteDescription<Args['updateBusiness'], Business> = {
  holds: 'Business',
  answered: replaced,
  tags: ({ id }) => [listTag('Business'), idTag('Business', id)],
}
const deleteBusiness: WriteDescription<Args['deleteBusiness'], Business> = {
  holds: 'Business',
  answered: deleted,
  tags: ({ id }) => [listTag('Business'), idTag('Business', id), listTag('Review')],
}

/** The writes of businesses. */
export const businessWrites = { createBusiness, updateBusiness, deleteBusiness }

const createCategory: WriteDescription<Args['createCategory'], Category> = {
  holds: 'Category',
  answered: created,
  place: (_, { endpoint }) => (endpoint === 'listCategories' ? 'end' : null),
  tags: () => [listTag('Category')],
}
const updateCategory: WriteDescription<Args['updateCategory'], Category> = {
  holds: 'Category',
  answered: replaced,
  tags: ({ id }) => [listTag('Category'), idTag('Category', id)],
}
const deleteCategory: WriteDescription<Args['deleteCategory'], Category> = {
  holds: 'Category',
  answered: deleted,
  tags: ({ id }) => [listTag('Category'), idTag('Category', id)],
}

/** The writes of categories. */
export const categoryWrites = { createCategory, updateCategory, deleteCategory }
