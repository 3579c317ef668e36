// Names of businesses known without asking. Apart from the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import type { BusinessesState } from './businessLists'

type WithBusinesses = ListsRoot & { businesses: BusinessesState }

/** The names of all businesses that were loaded, reviewed in a loaded review, or looked at before. */
export const selectLoadedNames = createSelector(
  [
    (root: WithBusinesses) => root.api.queries,
    (root: WithBusinesses) => root.writes,
    ({ businesses }: WithBusinesses) => businesses.recent?.viewed,
  ],
  (queries, writes, viewed = []) => {
    const loaded = { api: { queries }, writes }
    const businesses = answersTo<Business>(loaded, queriesOf.Business).flatMap(({ items }) => items)
    const reviews = answersTo<Review>(loaded, queriesOf.Review).flatMap(({ items }) => items)
    return [...businesses, ...viewed, ...reviews.flatMap(({ business }) => business ?? [])].flatMap(
      ({ name }) => name ?? [],
    )
  },
)
