// What the categories slice holds: the fields the specification names (CATSTATE-01) and the answers behind them.
import type { Listings } from '@/api'
import type { Category, Subcategory } from '@/api/generated/categories'

/** The calls that answer with categories. */
export const categoryQuestions = ['listCategories', 'searchCategories'] as const
/** The calls that answer with subcategories. */
export const subcategoryQuestions = [
  'listCategorySubcategories',
  'listSubcategories',
  'listSubcategoriesByCategory',
  'searchSubcategories',
] as const
/** One of them. */
export type Question = (typeof categoryQuestions)[number] | (typeof subcategoryQuestions)[number]

/** The fields the specification names, and behind them every answer by its request. */
export interface CategoriesState {
  categories: Category[]
  subcategories: Subcategory[]
  /** Category id to its subcategories, as far as they were chosen (CATSTATE-07). */
  subcategoriesByCategory: Record<string, Subcategory[]>
  selectedCategoryId: string | null
  loading: boolean
  error: string | null
  /** The trimmed text searched for; empty while nothing is. */
  searchTerm: string
  isSearching: boolean
  searchResults: Category[]
  searchLoading: boolean
  searchError: string | null
  categoryListings: Listings<Category>
  subcategoryListings: Listings<Subcategory>
  /** The key of the last request of each call. */
  current: Record<Question, string | null>
}

/** Nothing requested, nothing searched. */
export const initialState: CategoriesState = {
  categories: [],
  subcategories: [],
  subcategoriesByCategory: {},
  selectedCategoryId: null,
  loading: false,
  error: null,
  searchTerm: '',
  isSearching: false,
  searchResults: [],
  searchLoading: false,
  searchError: null,
  categoryListings: {},
  subcategoryListings: {},
  current: {
    listCategories: null,
    searchCategories: null,
    listCategorySubcategories: null,
    listSubcategories: null,
    listSubcategoriesByCategory: null,
    searchSubcategories: null,
  },
}
