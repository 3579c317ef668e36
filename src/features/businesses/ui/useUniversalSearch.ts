// The business search of the home page: requests results page by page and reads the answers.
import { useEffect, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { businessesApi, cacheKey } from '@/api'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { selectBusinessListing } from '../model/selectors'
import { searchCleared } from '../model/slice'

/** Results per page (HOME-06). */
export const SEARCH_LIMIT = 15

const argument = (q: string, page: number) => ({ q, page, limit: SEARCH_LIMIT })
const upTo = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1)

/**
 * What the search for `term` has found so far: the requested pages, one below the other (Q41). Answers are read by their
 * request, so one to an older term never shows (Q44). An empty term sends nothing and clears the results (HOME-04).
 */
export function useUniversalSearch(term: string) {
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState({ term, pages: 1 })
  if (asked.term !== term) setAsked({ term, pages: 1 })
  const { pages } = asked

  useEffect(() => {
    if (!asked.term) {
      dispatch(searchCleared())
      return
    }
    const questions = upTo(asked.pages).map((page) =>
      dispatch(businessesApi.endpoints.universalSearch.initiate(argument(asked.term, page))),
    )
    return () => {
      for (const question of questions) question.unsubscribe()
    }
  }, [dispatch, asked])

  const listings = useAppSelector(
    (state) =>
      upTo(pages).map((page) =>
        selectBusinessListing(state, term ? cacheKey('universalSearch', argument(term, page)) : null),
      ),
    shallowEqual,
  )
  // A log-out empties the cache, these subscriptions included: the pages are fetched again.
  const isThere = listings.every(({ status }) => status !== 'idle')
  const [wasThere, setWasThere] = useState(isThere)
  if (wasThere !== isThere) {
    setWasThere(isThere)
    if (!isThere) setAsked((current) => ({ ...current }))
  }
  // A business that moved from one page to the next between two answers must not be listed twice.
  const results = [...new Map(listings.flatMap(({ items }) => items).map((item) => [item._id, item])).values()]
  const last = listings.at(-1)
  const total = Math.max(listings[0]?.total ?? 0, results.length)
  // A page that is still loading, or that failed, does not end the list.
  const isWhole = pages > 1 && last?.status === 'ready' && (results.length >= total || last.items.length === 0)
  const isBusy = listings.some(({ status }) => status === 'idle' || status === 'loading')
  return {
    results,
    total,
    isBusy,
    error: listings.find(({ status }) => status === 'failed')?.error ?? null,
    /** At 15 or more, until everything is there (HOME-07). */
    canSeeAll: results.length >= SEARCH_LIMIT && !isWhole,
    /** Asks for the next page, or again for one that failed. */
    seeAll: () => {
      if (last?.status === 'failed') {
        dispatch(
          businessesApi.endpoints.universalSearch.initiate(argument(term, pages), {
            subscribe: false,
            forceRefetch: true,
          }),
        )
      } else if (!isBusy) setAsked({ term, pages: pages + 1 })
    },
  }
}
