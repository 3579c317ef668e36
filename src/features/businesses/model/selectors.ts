// What pages may know about businesses. Every list is read by its request (cacheKey of '@/api').
import { createSelector } from '@reduxjs/toolkit'
import { listingOf } from '@/api'
import type { BusinessesState } from './businessesState'

interface WithBusinesses {
  businesses: BusinessesState
}

/** The listing of a request; idle and empty before it was sent. */
export const selectBusinessListing = (state: WithBusinesses, key: string | null) =>
  listingOf(state.businesses.listings, key)

/** One business by its request: null until the answer arrives, with status and error of the call. */
export const selectBusiness = createSelector([selectBusinessListing], ({ items, status, error }) => ({
  business: items[0] ?? null,
  status,
  error,
}))

/** Whether a business is being added. */
export const selectIsAdding = ({ businesses }: WithBusinesses) => businesses.loading.add
