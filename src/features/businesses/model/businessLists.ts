// The state of the businesses slice: the lists under the names of the specification (BIZSTATE-01 to -03).
import { createListings, type ListsState } from '@/api'
import type { Business, BusinessPage, BusinessReply } from '@/api/endpoints/generated/types'
import type { Recent } from '@/storage/recentItems'
import type { Saved } from '@/storage/savedBusinesses'
import { type CategoryFilterValues, noFilters } from './filters'

/** The fields the specification names; each list field is the list on screen, and empty when none is. */
export interface BusinessesState extends ListsState<Business> {
  businesses: Business[]
  searchResults: Business[]
  selectedBusiness: Business | null
  loading: { main: boolean; search: boolean; add: boolean }
  errors: { main: string | null; search: string | null; add: string | null }
  /** Paging of the list on screen. */
  currentPage: number
  totalPages: number
  totalCount: number
  pageSize: number
  filters: CategoryFilterValues
  /** What this device remembers; missing until it was first read. */
  recent?: Recent
  /** What this device has saved; missing until it was first read. */
  saved?: Saved
}

const { initial, lists, ...reducers } = createListings<
  BusinessesState,
  Business,
  'businesses' | 'searchResults' | 'selectedBusiness' | 'similarBusinesses' | 'savedBusinesses'
>({
  slice: 'businesses',
  endpoints: [
    'listBusinesses',
    'listBusinessesByCategory',
    'listBusinessesBySubcategory',
    'searchBusinesses',
    'universalSearch',
    'getBusiness',
  ],
  read: (reply) => {
    const { businesses, pagination, data } = reply as Partial<BusinessPage & BusinessReply>
    return { items: businesses ?? (data ? [data] : []), pagination }
  },
  lists: {
    // The results before stay until the next are there: under an overlay (CATPAGE-16), or while more is typed.
    businesses: { keeps: 'items' },
    searchResults: { keeps: 'items', isClearedByFailure: true },
    selectedBusiness: { isSingle: true },
    // Compared with the name of a business that is being added.
    similarBusinesses: { isUnnamed: true, keeps: 'items' },
    // One request for each.
    savedBusinesses: { isUnnamed: true, keeps: 'items' },
  },
  summarize: ({ loading, errors }, open) => {
    const search = open('searchResults')
    const main = open('selectedBusiness') ?? open('businesses')
    const { page = 1, pages = 1, total = 0, limit = 10 } = { ...(open('businesses') ?? search) }
    return {
      loading: { ...loading, main: main?.isBusy ?? false, search: search?.isBusy ?? false },
      errors: { ...errors, main: main?.error?.message ?? null, search: search?.error?.message ?? null },
      currentPage: page,
      totalPages: pages,
      totalCount: total,
      pageSize: limit,
    }
  },
})

/** The lists of businesses, for `useListing`. */
export const businessLists = lists

/** Nothing requested, nothing on screen. */
export const initialState: BusinessesState = {
  ...initial,
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
}

/** Adds the lists' reducers; brings what is on screen up to date after any other change. */
export const { addListings, update } = reducers
