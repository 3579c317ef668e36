// What the businesses slice holds: the fields the specification names (BIZSTATE-01 to -03), the answers behind them, and the
// category page's filters.
import type { Listings } from '@/api'
import type { Business } from '@/api/generated/businesses'
import type { Recent } from '@/storage/recentItems'
import { type CategoryFilterValues, noFilters } from './filters'

/** The kinds of requests about businesses. */
export type Role = 'main' | 'search' | 'selected'

/** The fields the specification names, and behind them every answer by its request. */
export interface BusinessesState {
  businesses: Business[]
  searchResults: Business[]
  selectedBusiness: Business | null
  loading: { main: boolean; search: boolean; add: boolean }
  errors: { main: string | null; search: string | null; add: string | null }
  currentPage: number
  totalPages: number
  totalCount: number
  pageSize: number
  filters: CategoryFilterValues
  /** What this device remembers; missing until it was first read. */
  recent?: Recent
  listings: Listings<Business>
  /** The key of the last request of each kind. */
  current: Record<Role, string | null>
}

/** Nothing requested, no filter set. */
export const initialState: BusinessesState = {
  businesses: [],
  searchResults: [],
  selectedBusiness: null,
  loading: { main: false, search: false, add: false },
  errors: { main: null, search: null, add: null },
  currentPage: 1,
  totalPages: 1,
  totalCount: 0,
  pageSize: 10,
  filters: noFilters,
  listings: {},
  current: { main: null, search: null, selected: null },
}
