// How many reviews gave how many stars: the server's totals, and one row with stars, bar and count for the eyes.
import { useMemo } from 'react'
import { type QueryRequest, useAnswers } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { starShape } from '@/ui/Stars'
import styles from './RatingBar.module.scss'

/** Decorative: its container says the same in words. Its place is kept until the count is known; then the bar grows. */
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
        {count ?? '\u00a0'}
      </span>
    </>
  )
}

/** The totals of these requests, in at most `most` reviews; null until known, and if they cannot be right. */
export function useRatingTotals(requests: QueryRequest[], most: number) {
  const { answers, ...rest } = useAnswers<Review>(requests)
  const totals = useMemo(() => answers.map(({ total }) => total), [answers])
  const areRight = rest.isSuccess && totals.reduce((sum, one) => sum + one, 0) <= most
  return { ...rest, counts: areRight ? totals : null }
}
