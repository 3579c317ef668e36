// The requests about categories, for the hooks that show their answers and for prefetching.
import { queryRequest } from '@/api'

/** All categories. */
export const categoriesRequest = queryRequest('listCategories', undefined)

/** All subcategories. */
export const subcategoriesRequest = queryRequest('listSubcategories', undefined)

/** The subcategories of one category. */
export const subcategoriesOfRequest = (categoryId: string) =>
  queryRequest('listSubcategoriesByCategory', { categoryId })

/** The categories a search finds. */
export const categoryMatchesRequest = (q: string) => queryRequest('searchCategories', { q })

/** The subcategories a search finds. */
export const subcategoryMatchesRequest = (q: string) => queryRequest('searchSubcategories', { q })
