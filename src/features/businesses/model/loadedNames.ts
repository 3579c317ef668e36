// The names of businesses that are known without asking: not among the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import type { BusinessesState } from './businessLists'

interface WithBusinesses {
  businesses: BusinessesState
}

/** Those of all businesses that were loaded, on screen or not, and of those looked at before. */
export const selectLoadedNames = createSelector(
  [
    ({ businesses }: WithBusinesses) => businesses.listings,
    ({ businesses }: WithBusinesses) => businesses.recent?.viewed,
  ],
  (listings, viewed = []) =>
    [...Object.values(listings).flatMap(({ items }) => items), ...viewed].flatMap(({ name }) => name ?? []),
)
