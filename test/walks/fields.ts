// The named fields of the lists as the state has them. What the pages show of them: shownFields.ts.
import type { RootState } from '@/store/storeHooks'

interface Tasks<T> {
  main: T
  search: T
}

interface Writes<T> {
  create: T
  update: T
  delete: T
}

/** The named fields; items are known by their names or titles. */
export interface Fields {
  businesses: {
    businesses: string[]
    searchResults: string[]
    selectedBusiness: string | null
    currentPage: number
    totalPages: number
    totalCount: number
    pageSize: number
    loading: Tasks<boolean> & { add: boolean }
    errors: Tasks<string | null> & { add: string | null }
    filters: { search: string; location: string; rating: string; sortBy: string }
  }
  reviews: {
    comments: string[]
    businessComments: string[]
    userReviews: string[]
    searchResults: string[]
    currentComment: string | null
    pagination: { currentPage: number; totalPages: number; totalItems: number; itemsPerPage: number }
    loading: Tasks<boolean> & Writes<boolean>
    errors: Tasks<string | null> & Writes<string | null>
  }
  categories: {
    categories: string[]
    searchTerm: string
    isSearching: boolean
    searchResults: string[]
    loading: boolean
    error: string | null
    searchLoading: boolean
    searchError: string | null
    subcategoriesByCategory: Record<string, string[]>
    selectedCategoryId: string | null
  }
}

const namesOf = (items: readonly { name?: string }[]) => items.map(({ name = '' }) => name)
const titlesOf = (items: readonly { title?: string }[]) => items.map(({ title = '' }) => title)

/** The named fields as the state has them. */
export function fieldsOf({ businesses, reviews, categories }: RootState): Fields {
  return {
    businesses: {
      businesses: namesOf(businesses.businesses),
      searchResults: namesOf(businesses.searchResults),
      selectedBusiness: businesses.selectedBusiness?.name ?? null,
      currentPage: businesses.currentPage,
      totalPages: businesses.totalPages,
      totalCount: businesses.totalCount,
      pageSize: businesses.pageSize,
      loading: businesses.loading,
      errors: businesses.errors,
      filters: businesses.filters,
    },
    reviews: {
      comments: titlesOf(reviews.comments),
      businessComments: titlesOf(reviews.businessComments),
      userReviews: titlesOf(reviews.userReviews),
      searchResults: titlesOf(reviews.searchResults),
      currentComment: reviews.currentComment?.title ?? null,
      pagination: reviews.pagination,
      loading: reviews.loading,
      errors: reviews.errors,
    },
    categories: {
      categories: namesOf(categories.categories),
      searchTerm: categories.searchTerm,
      isSearching: categories.isSearching,
      searchResults: namesOf(categories.searchResults),
      loading: categories.loading,
      error: categories.error,
      searchLoading: categories.searchLoading,
      searchError: categories.searchError,
      subcategoriesByCategory: Object.fromEntries(
        Object.entries(categories.subcategoriesByCategory).map(([id, items]) => [id, namesOf(items)]),
      ),
      selectedCategoryId: categories.selectedCategoryId,
    },
  }
}
