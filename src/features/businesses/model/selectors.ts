// What pages may know about businesses beside their lists (businessLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import type { BusinessesState } from './businessLists'

interface WithBusinesses {
  businesses: BusinessesState
}

/** Whether a business is being added. */
export const selectIsAdding = ({ businesses }: WithBusinesses) => businesses.loading.add

/** The names of all businesses that were loaded, on screen or not, and of those looked at before. */
export const selectLoadedNames = createSelector(
  [
    ({ businesses }: WithBusinesses) => businesses.listings,
    ({ businesses }: WithBusinesses) => businesses.recent?.viewed,
  ],
  (listings, viewed = []) =>
    [...Object.values(listings).flatMap(({ items }) => items), ...viewed].flatMap(({ name }) => name ?? []),
)
