// The names of businesses that are known without asking: not among the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import type { BusinessesState } from './businessLists'

type WithBusinesses = ListsRoot & { businesses: BusinessesState }

/** Those of all businesses that were loaded, on screen or not, and of those looked at before. */
export const selectLoadedNames = createSelector(
  [
    (root: WithBusinesses) => root.api.queries,
    (root: WithBusinesses) => root.writes,
    ({ businesses }: WithBusinesses) => businesses.recent?.viewed,
  ],
  (queries, writes, viewed = []) =>
    [
      ...answersTo<Business>({ api: { queries }, writes }, queriesOf.Business).flatMap(({ items }) => items),
      ...viewed,
    ].flatMap(({ name }) => name ?? []),
)
