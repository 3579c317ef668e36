// The businesses of a category or subcategory, fetched and read by their request.
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { cacheKey, useListBusinessesByCategoryQuery, useListBusinessesBySubcategoryQuery } from '@/api'
import { useAppSelector } from '@/lib/storeHooks'
import { hasItems, useArrival } from '@/ui/useArrival'
import { listingQuestion } from '../model/filterRequests'
import type { CategoryFilterValues } from '../model/filters'
import { selectBusinessListing } from '../model/selectors'

/** Whose businesses: a category's or a subcategory's, which are different calls (CATPAGE-05, CATPAGE-06). */
export interface ListingPlace {
  id: string
  isSubcategory: boolean
}

/**
 * The listing for these filters. `shown` is the answer to display: this one, or, while it is loading or after it failed,
 * the last answer for the same place, marked `isOld`. Without a place no request is sent (CATPAGE-04).
 */
export function useBusinessListing(place: ListingPlace | null, filters: CategoryFilterValues, page: number) {
  const argument = place && listingQuestion(place.id, filters, page)
  const isSub = place?.isSubcategory ?? false
  const category = useListBusinessesByCategoryQuery(argument && !isSub ? argument : skipToken)
  const subcategory = useListBusinessesBySubcategoryQuery(argument && isSub ? argument : skipToken)
  const key = argument && cacheKey(isSub ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', argument)
  const listing = useArrival(
    useAppSelector((state) => selectBusinessListing(state, key)),
    hasItems,
  )

  const [last, setLast] = useState<{ placeId: string; key: string } | null>(null)
  if (place && key && listing.status === 'ready' && last?.key !== key) setLast({ placeId: place.id, key })
  // Another category's answer never counts as the previous one of this category.
  const lastKey = last && last.placeId === place?.id ? last.key : null
  const previous = useAppSelector((state) => selectBusinessListing(state, lastKey))
  const isOld = listing.items.length === 0 && listing.status !== 'ready' && previous.status !== 'idle'

  return {
    listing,
    shown: isOld ? previous : listing,
    isOld,
    retry: () => void (isSub ? subcategory : category).refetch(),
  }
}
