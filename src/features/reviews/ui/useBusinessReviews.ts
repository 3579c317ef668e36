// The comments of one business, page by page.
import { cacheKey, useListReviewsByBusinessQuery } from '@/api'
import { useAppSelector } from '@/lib/storeHooks'
import { hasItems, useArrival } from '@/ui/useArrival'
import { commentsQuestion } from '../model/reviewRequests'
import { selectReviewListing } from '../model/selectors'

/** Approved comments only, 10 a page (BIZPAGE-25); read by their request, so no other business's ever show. */
export function useBusinessReviews(businessId: string, page: number, userId: string | undefined) {
  const argument = commentsQuestion(businessId, page, userId)
  useListReviewsByBusinessQuery(argument)
  const key = cacheKey('listReviewsByBusiness', argument)
  return useArrival(
    useAppSelector((state) => selectReviewListing(state, key)),
    hasItems,
  )
}
