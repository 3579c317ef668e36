// The businesses slice: its lists (businessLists.ts), adding a business, the category page's filters, what this device remembers.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  businessesApi,
  cacheReset,
  changeEverywhere,
  errorOfRejected,
  type Listing,
  removeEverywhere,
  replaceEverywhere,
  withItems,
} from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { addedInFront, removed, replaced, rewritten, undrafted } from '@/lib/listRules'
import { locationChanged } from '@/lib/navigationEvents'
import { reviewsRecounted } from '@/lib/reviewEvents'
import type { Recent } from '@/storage/recentItems'
import type { Saved } from '@/storage/savedBusinesses'
import { addListings, type BusinessesState, initialState, update } from './businessLists'
import { filtersFromQuery } from './filters'
import { recounted } from './recounted'

const { createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints

interface ListArgs {
  id?: string
  page?: number
  businessName?: string
  city?: string
  minRating?: number
  sort?: string
}

/** Whether a new business is first in the answer to this request: the first page of its category, not narrowed (Q43). */
function belongs(
  { category, subcategory, subcategories = [] }: Business,
  { endpoint, args }: Listing<Business>,
): boolean {
  const { id, page = 1, businessName, city, minRating, sort } = (args ?? {}) as ListArgs
  const isNarrowed = businessName || city || minRating || (sort && sort !== 'newest')
  if (page !== 1 || isNarrowed) return false
  if (endpoint === 'listBusinesses') return true
  if (endpoint === 'listBusinessesByCategory') return id === category?._id
  return endpoint === 'listBusinessesBySubcategory' && [subcategory, ...subcategories].some((one) => one?._id === id)
}

/** Without a list on screen the field holds what was created meanwhile: the newest business is taken from it (ADDBIZ-11). */
function changeUnshown(state: BusinessesState, change: (items: Business[]) => Business[]): void {
  const isOpen = undrafted(state.openLists).some(({ list }) => list === 'businesses')
  if (!isOpen) state.businesses = change(state.businesses)
}

/** The slice behind the DevTools key `businesses`. */
export const businessesSlice = createSlice({
  name: 'businesses',
  initialState,
  reducers: {
    /** What this device remembers was read or has changed (recentHistory.ts). */
    recentChanged: (state, { payload }: PayloadAction<Recent>) => ({ ...state, recent: payload }),
    /** What this device has saved was read or has changed (savedBusinesses.ts). */
    savedChanged: (state, { payload }: PayloadAction<Saved>) => ({ ...state, saved: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      state.filters = filtersFromQuery(payload.query)
    })
    // The answers that bring the new count and average may come after those that bring the reviews themselves.
    builder.addCase(reviewsRecounted, (state, { payload: { businessId, ...change } }) => {
      changeEverywhere(state.listings, (listing) =>
        withItems(
          listing,
          rewritten(listing.items, businessId, (business) => recounted(business, change)),
        ),
      )
      update(state)
    })
    addListings(builder)
      .addMatcher(createBusiness.matchPending, (state) => {
        state.loading.add = true
        state.errors.add = null
      })
      .addMatcher(createBusiness.matchFulfilled, (state, { payload: { data } }) => {
        state.loading.add = false
        if (!data) return
        changeEverywhere(state.listings, (listing) =>
          belongs(data, listing) ? withItems(listing, addedInFront(listing.items, data)) : listing,
        )
        changeUnshown(state, (items) => addedInFront(items, data))
        update(state)
      })
      .addMatcher(createBusiness.matchRejected, (state, { payload, error }) => {
        state.loading.add = false
        state.errors.add = errorOfRejected(payload, error).message
      })
      .addMatcher(updateBusiness.matchFulfilled, (state, { payload: { data } }) => {
        if (!data) return
        replaceEverywhere(state.listings, data)
        changeUnshown(state, (items) => replaced(items, data))
        update(state)
      })
      .addMatcher(deleteBusiness.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        removeEverywhere(state.listings, id)
        changeUnshown(state, (items) => removed(items, id))
        update(state)
      })
      .addMatcher(cacheReset, ({ filters }) => ({ ...initialState, filters }))
  },
})

/** What this device remembers or has saved was read or has changed. */
export const { recentChanged, savedChanged } = businessesSlice.actions
