// The state of the businesses slice, with its lists.
import { createLists, type ListsState, neverOpened, queryRequest } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import type { Recent } from '@/storage/recentItems'
import type { Saved } from '@/storage/savedBusinesses'
import { type CategoryFilterValues, noFilters } from './filters'

/** The fields the specification names. A list field is the list opened last; it follows the list rules when left. */
export interface BusinessesState extends ListsState {
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
  /** What this device remembers; missing until first read. */
  recent?: Recent
  /** What this device has saved; missing until first read. */
  saved?: Saved
}

const { lists, sliceLists } = createLists<
  BusinessesState,
  Business,
  'businesses' | 'searchResults' | 'selectedBusiness'
>({
  slice: 'businesses',
  writes: ['updateBusiness', 'deleteBusiness'],
  lists: {
    selectedBusiness: { isSingle: true },
    // Old results stay until the new ones are there: under an overlay, or while typing.
    businesses: { keeps: 'items' },
    searchResults: { task: 'search', keeps: 'items', isClearedByFailure: true, endsWhenClosed: true },
  },
  writeStatus: (state, { loading, errors, paging: { page, pages, total, limit } }) => ({
    loading: { ...state.loading, ...loading },
    errors: { ...state.errors, ...errors },
    currentPage: page,
    totalPages: pages,
    totalCount: total,
    pageSize: limit,
  }),
  readStatus: ({ loading, errors, currentPage: page, totalPages: pages, totalCount: total }) => ({
    loading,
    errors,
    paging: { page, pages, total },
  }),
})

/** The lists of businesses, for `useList`. */
export const businessLists = lists
/** The same lists, for the root reducer. */
export const businessSliceLists = sliceLists

/** Nothing requested, nothing on screen. */
export const initialState: BusinessesState = {
  // Before any list was opened, an added business goes into this empty one: the newest is read from it.
  openLists: [neverOpened('businesses', queryRequest('listBusinesses', {}), { businesses: [] })],
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
