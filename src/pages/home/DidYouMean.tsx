// What a visitor may have meant whose search found nothing. Loaded when that happens.
import { createSelector } from '@reduxjs/toolkit'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import type { BusinessesState } from '@/features/businesses/model/businessLists'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { closestName } from '@/lib/closestName'
import { useAppSelector } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'

/** The names of the businesses that loaded reviews are about. */
export const selectReviewedNames = createSelector(
  [(root: ListsRoot) => root.api.queries, (root: ListsRoot) => root.writes],
  (queries, writes) =>
    answersTo<Review>({ api: { queries }, writes }, queriesOf.Review).flatMap(({ items }) =>
      items.flatMap(({ business }) => business?.name ?? []),
    ),
)

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

/** The name nearest to what was typed among the businesses and categories that were loaded; nothing if none is near. */
export default function DidYouMean({ typed, onPick }: { typed: string; onPick: (name: string) => void }) {
  const businesses = useAppSelector(selectLoadedNames)
  const reviewed = useAppSelector(selectReviewedNames)
  const { tree } = useAppSelector(selectLoadedCategories)
  const places = tree.flatMap((category) => [category, ...category.subcategories])
  const name = closestName(typed, [...businesses, ...reviewed, ...places.map((place) => place.name)])
  return (
    name && (
      <p role="status">
        Mos kërkove{' '}
        <LinkButton translate="no" onClick={() => onPick(name)}>
          {name}
        </LinkButton>
        ?
      </p>
    )
  )
}
