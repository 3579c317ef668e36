// The names of businesses that are known without asking: not among the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import type { BusinessesState } from './businessLists'

type WithBusinesses = ListsRoot & { businesses: BusinessesState }

/** Those of all businesses that were loaded, on screen or not, that reviews are about, and that were looked at before. */
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
