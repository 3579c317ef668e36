// The home page's business search: when it is sent, and its results page by page (Q41).
import { useState } from 'react'
import { useList } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { cleanSearch } from '@/lib/cleanText'
import { useAppSelector } from '@/store/storeHooks'
import { TYPING_PAUSE, useDebounced } from '@/ui/useDebounced'
import { businessLists } from '../model/businessLists'
import { SEARCH_LIMIT, searchRequest } from '../model/businessRequests'
import type { MeantSearch } from '../model/understoodSearch'
import { useUnderstoodSearch } from './useUnderstoodSearch'

/** What is found for a text, and how far that has come; `isWanted`: the list may be asked for. */
export function useUniversalSearch(
  text: string,
  categories: readonly Category[],
  reviewed: ReadonlySet<string | undefined> | undefined,
  isWanted: boolean,
) {
  const typed = cleanSearch(text)
  const paused = useDebounced(typed, TYPING_PAUSE)
  // An emptied field clears at once; while more is typed, what was found before stays.
  const term = typed && paused
  const understood = useUnderstoodSearch(categories, typed)
  const { searches, ordered } = understood
  const isSettled = typed === term
  const search = useResults(term, isWanted, searches, isSettled)
  const { error, isPrevious, isLoading } = search
  const isError = error !== null && search.items.length === 0
  const results = search.items.map((item) => (reviewed?.has(item._id) ? { ...item, hasReviewed: true } : item))
  const isWaiting = !isSettled || (!isError && (isPrevious || isLoading))
  const isAnswered = isWanted && term !== '' && !isWaiting && !isError
  /** Nothing is found for the text as typed. */
  const isEmpty = isAnswered && (search.guess !== undefined || results.length === 0)
  const { leading, isName, others } = ordered(results)
  return {
    ...{ typed, term, understood, search, results, isWaiting, isError, isEmpty, leading, others },
    /** The first one has just this name. */
    isName: isAnswered && isName,
  }
}

/** What a search has found so far. */
export type FoundBusinesses = ReturnType<typeof useUniversalSearch>

/** The results for `term`, of the first of its searches with some; not of those of a text still typed. */
function useResults(term: string, isOpen: boolean, searches: readonly MeantSearch[], isSettled: boolean) {
  const asked = isSettled ? searches : [{ q: term, city: undefined }]
  const first = { term, searches: asked, pages: 1, guesses: 0 }
  const [last, setWanted] = useState(first)
  const kept = last.term === term ? last : first
  const wanted = isSettled && kept.searches !== searches ? { ...kept, searches } : kept
  if (wanted !== last) setWanted(wanted)
  const pages = useLogged('searchPages', wanted.pages, 1)
  const { q = '', city } = wanted.searches[wanted.guesses] ?? {}
  const requests = Array.from({ length: term && isOpen ? pages : 0 }, (_, index) => searchRequest(q, index + 1, city))
  const list = useList(businessLists.searchResults, requests)
  const { items, total, isSuccess, isFetching, error } = list
  // Of these requests, where `list` may still show an answer to those before.
  const isNone = useAppSelector((state) => {
    const { isSuccess, items } = businessLists.searchResults.select(requests)(state)
    return isSuccess && items.length === 0
  })
  if (isNone && wanted.searches[wanted.guesses + 1]) setWanted({ ...wanted, guesses: wanted.guesses + 1 })
  const isComplete = list.page > 1 && isSuccess && (items.length >= total || list.page >= list.pages)
  return {
    ...list,
    /** What the results are for, if not what was asked for first. */
    guess: wanted.guesses > 0 ? { q, city } : undefined,
    /** The results are of the previous term: this one has no answer yet. */
    isPrevious: list.isPrevious && pages === 1,
    /** From 15 results on, until all are there. */
    canSeeAll: items.length >= SEARCH_LIMIT && !isComplete,
    /** Shows the next page too, or retries one that failed. */
    seeAll: () => {
      if (error) list.retry()
      else if (!isFetching) setWanted({ ...wanted, pages: pages + 1 })
    },
  }
}
