// How many reviews gave how many stars: by the server's totals, and one row of it for the eyes, with stars, bar and count.

import { shallowEqual } from 'react-redux'
import { type QueryRequest, useList } from '@/api'
import { useAppSelector } from '@/store/storeHooks'
import { starShape } from '@/ui/Stars'
import type { reviewLists } from '../model/reviewLists'
import styles from './RatingBar.module.scss'

/** Its container says the same in words. The row keeps its place until its count is known; then its bar grows. */
export function RatingBar({ stars, count, percent }: { stars: number; count: number | undefined; percent: number }) {
  return (
    <>
      <span aria-hidden="true">{stars}</span>
      <svg className={styles.star} width="0.8em" viewBox="0 0 24 24" aria-hidden="true">
        <path d={starShape} />
      </svg>
      <svg className={styles.bar} data-level={stars} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {count !== undefined && <rect width={percent} height={1} />}
      </svg>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}

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
