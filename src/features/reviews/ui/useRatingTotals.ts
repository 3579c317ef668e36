// How many reviews gave how many stars, by the server's totals.
import { shallowEqual } from 'react-redux'
import { type QueryRequest, useList } from '@/api'
import { useAppSelector } from '@/store/storeHooks'
import type { reviewLists } from '../model/reviewLists'

/** The totals of a list's requests, in at most `most` reviews; null until they are there, and if they cannot be right. */
export function useRatingTotals(totals: typeof reviewLists.ratingTotals, requests: QueryRequest[], most: number) {
  const list = useList(totals, requests)
  const found = useAppSelector(
    (state) => requests.map((request) => totals.selectAnswer(state, request).total),
    shallowEqual,
  )
  const areRight = list.isSuccess && found.reduce((sum, one) => sum + one, 0) <= most
  return { ...list, counts: areRight ? found : null }
}
