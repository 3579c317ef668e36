// The comments that the business page shows: all, or those a search finds, with the search and page of the address.
import { useList } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { useExistingPage } from '@/features/navigation/ui/usePageInUrl'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { businessReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { isSearch } from '@/features/reviews/model/reviewSearch'
import { useReviewSearch } from '@/features/reviews/ui/useReviewSearch'
import { useReviewsUrl } from './useReviewsUrl'

/** What `useReviewsOfPage` gives. */
export type ReviewsOfPage = ReturnType<typeof useReviewsOfPage>

/** A search replaces the list of all, whose first page stays subscribed (BIZPAGE-25). */
export function useReviewsOfPage({ _id: id, reviewCount }: Business, userId: string | undefined) {
  const { search, show, page, toPage } = useReviewsUrl()
  const isSearching = isSearch(search)
  const all = useList(reviewLists.businessComments, [businessReviewsRequest(id, isSearching ? 1 : page, userId)])
  const found = useReviewSearch(id, search, page, userId)
  const shown = isSearching ? found : all
  const isLoading = useExistingPage(shown, page, toPage) || shown.isLoading
  return {
    search,
    show,
    page,
    toPage,
    isSearching,
    all,
    /** All or found. */
    list: { ...shown, isLoading },
    // Known from the business before its comments arrive, so that nothing moves when they do.
    hasReviews: reviewCount > 0 || all.items.length > 0,
  }
}
