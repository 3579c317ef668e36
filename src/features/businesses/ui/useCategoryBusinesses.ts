// The businesses of a category or subcategory.
import { useListing } from '@/api'
import { businessLists } from '../model/businessLists'
import { type CategoryOfList, categoryRequest } from '../model/businessRequests'
import type { CategoryFilterValues } from '../model/filters'

/** The list for these filters; without a category no request is sent (CATPAGE-04). */
export const useCategoryBusinesses = (category: CategoryOfList | null, filters: CategoryFilterValues, page: number) =>
  useListing(businessLists.businesses, category ? [categoryRequest(category, filters, page)] : [])
