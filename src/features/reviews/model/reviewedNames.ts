// The names of businesses that reviews tell: not among the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'

/** The names of the businesses that loaded reviews are about. */
export const selectReviewedNames = createSelector(
  [(root: ListsRoot) => root.api.queries, (root: ListsRoot) => root.writes],
  (queries, writes) =>
    answersTo<Review>({ api: { queries }, writes }, queriesOf.Review).flatMap(({ items }) =>
      items.flatMap(({ business }) => business?.name ?? []),
    ),
)
