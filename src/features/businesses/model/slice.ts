// The business slice: each named list is a view of the listing of the last request of its kind (businessesState.ts).
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  businessesApi,
  cacheReset,
  changeEverywhere,
  errorOfRejected,
  isLoading,
  type Keeping,
  keepListings,
  type Listing,
  listingOf,
  removeEverywhere,
  replaceEverywhere,
  withItems,
} from '@/api'
import type { Business, BusinessPage, BusinessReply } from '@/api/generated/businesses'
import type { OperationId } from '@/api/generated/operations'
import { addedInFront } from '@/lib/listRules'
import { locationChanged } from '@/lib/navigationEvents'
import type { Recent } from '@/storage/recentItems'
import { type BusinessesState, initialState, type Role } from './businessesState'
import { filtersFromQuery } from './filters'

const roles: Partial<Record<OperationId, Role>> = {
  listBusinesses: 'main',
  listBusinessesByCategory: 'main',
  listBusinessesBySubcategory: 'main',
  searchBusinesses: 'search',
  universalSearch: 'search',
  getBusiness: 'selected',
}

const { createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints

/** Sets the named fields from the listings that are current. */
function project(state: BusinessesState): void {
  const main = listingOf(state.listings, state.current.main)
  const search = listingOf(state.listings, state.current.search)
  const selected = listingOf(state.listings, state.current.selected)
  state.businesses = main.items
  state.searchResults = search.items
  state.selectedBusiness = selected.items[0] ?? null
  state.currentPage = main.page
  state.totalPages = main.pages
  state.totalCount = main.total
  state.pageSize = main.limit
  state.loading.main = isLoading(main) || isLoading(selected)
  state.loading.search = isLoading(search)
  state.errors.main = main.error?.message ?? selected.error?.message ?? null
  state.errors.search = search.error?.message ?? null
}

/** Whether a new business belongs in the answer to this request: unfiltered, or for its category (Q43). */
function belongs({ category, subcategory }: Business, { endpoint, args }: Listing<Business>): boolean {
  const { id, page = 1 } = (args ?? {}) as { id?: string; page?: number }
  if (page !== 1) return false
  if (endpoint === 'listBusinesses') return true
  if (endpoint === 'listBusinessesByCategory') return id === category?._id
  return endpoint === 'listBusinessesBySubcategory' && id === subcategory?._id
}

const keeping: Keeping<BusinessesState, Business> = {
  questions: Object.keys(roles) as OperationId[],
  listings: ({ listings }) => listings,
  read: (reply) => {
    const { businesses, pagination, data } = reply as Partial<BusinessPage & BusinessReply>
    return { items: businesses ?? (data ? [data] : []), pagination }
  },
  put: (state, { endpointName, queryCacheKey }) => {
    const role = roles[endpointName]
    if (role) state.current[role] = queryCacheKey
  },
  project,
}

/** The slice behind the DevTools key `businesses`. */
export const businessesSlice = createSlice({
  name: 'businesses',
  initialState,
  reducers: {
    /** The search text is empty again: results and search state are cleared (STATE-07). */
    searchCleared: (state) => {
      state.current.search = null
      project(state)
    },
    /** What this device remembers was read or has changed (recent.ts). */
    recentChanged: (state, { payload }: PayloadAction<Recent>) => ({ ...state, recent: payload }),
  },
  extraReducers: (builder) =>
    // The filters follow the address (Q39).
    keepListings(
      builder.addCase(locationChanged, (state, { payload }) => ({
        ...state,
        filters: filtersFromQuery(payload.query),
      })),
      keeping,
    )
      .addMatcher(createBusiness.matchPending, (state) => {
        state.loading.add = true
        state.errors.add = null
      })
      .addMatcher(createBusiness.matchFulfilled, (state, { payload }) => {
        state.loading.add = false
        const business = payload.data
        if (!business) return
        changeEverywhere(state.listings, (listing) =>
          belongs(business, listing) ? withItems(listing, addedInFront(listing.items, business)) : listing,
        )
        project(state)
        // The newest business is first in the named list even when no list it belongs to was requested (ADDBIZ).
        state.businesses = addedInFront(state.businesses, business)
      })
      .addMatcher(createBusiness.matchRejected, (state, { payload, error }) => {
        state.loading.add = false
        state.errors.add = errorOfRejected(payload, error).message
      })
      .addMatcher(updateBusiness.matchFulfilled, (state, { payload }) => {
        if (payload.data) replaceEverywhere(state.listings, payload.data)
        project(state)
      })
      .addMatcher(deleteBusiness.matchFulfilled, (state, { meta }) => {
        removeEverywhere(state.listings, meta.arg.originalArgs.id)
        project(state)
      })
      .addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters })),
})

/** What the visitor does to the lists. */
export const { searchCleared, recentChanged } = businessesSlice.actions
