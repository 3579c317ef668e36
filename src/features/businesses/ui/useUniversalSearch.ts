// The business search of the home page: its results, page below page (Q41).

import { useState } from 'react'
import { useList } from '@/api'
import { useLogged } from '@/hooks/viewLog'
import { businessLists } from '../model/businessLists'
import { SEARCH_LIMIT, searchRequest } from '../model/businessRequests'

/** What the search for `term` has found so far. An empty term, or a closed list, sends nothing and clears the results. */
export function useUniversalSearch(term: string, isOpen: boolean) {
  const [wanted, setWanted] = useState({ term, pages: 1 })
  if (wanted.term !== term) setWanted({ term, pages: 1 })
  const pages = useLogged('searchPages', wanted.term === term ? wanted.pages : 1, 1)
  const requests = Array.from({ length: term && isOpen ? pages : 0 }, (_, index) => searchRequest(term, index + 1))
  const list = useList(businessLists.searchResults, requests)
  const { items, total, isSuccess, isFetching, error } = list
  const isComplete = list.page > 1 && isSuccess && (items.length >= total || list.page >= list.pages)
  return {
    ...list,
    /** The results are those of the term before: this one has no answer yet. */
    isPrevious: list.isPrevious && pages === 1,
    /** At 15 or more, until everything is there. */
    canSeeAll: items.length >= SEARCH_LIMIT && !isComplete,
    /** Shows the next page too, or sends the request again for one that failed. */
    seeAll: () => {
      if (error) list.retry()
      else if (!isFetching) setWanted({ term, pages: pages + 1 })
    },
  }
}
