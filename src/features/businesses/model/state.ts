// What the businesses slice holds: the fields the specification names (BIZSTATE-01 to -03), the answers behind them, and the
// category page's filters. Light: it is loaded with the app, the slice with the pages that need it.

import type { Action } from '@reduxjs/toolkit'
import type { Listings } from '@/api'
import type { Business } from '@/api/generated/businesses'
import { locationChanged } from '@/lib/navigationEvents'
import type { Recent } from '@/storage/recentItems'
import { type CategoryFilterValues, filtersFromQuery, noFilters } from './filters'

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

/** The part of the reducer that is there from the start: the filters follow the address (Q39). */
export const reduceAddress = (state: BusinessesState = initialState, action: Action): BusinessesState =>
  locationChanged.match(action) ? { ...state, filters: filtersFromQuery(action.payload.query) } : state
