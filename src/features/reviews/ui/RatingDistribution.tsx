// The distribution of ratings; its rows filter the comments.
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ListView, MAX_PAGE_SIZE, useAnswers } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { plural } from '@/lib/albanianFormat'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import {
  distribution,
  ratingSampleRequest,
  ratingTotalRequests,
  type StarShare,
  starCounts,
} from '../model/distribution'
import { RatingBar, useRatingTotals } from './RatingBar'
import styles from './RatingDistribution.module.scss'

interface RatingDistributionProps {
  ratings: ReturnType<typeof useRatingDistribution>
  /** The page's comments have failed, which their list says. */
  hasFailed: boolean
  /** The stars the comments are filtered by. */
  chosen: number | null
  onChoose: (stars: number | null) => void
}

/** Five rows, which hold their place until counted, and what they are based on if that is not all comments. */
export function RatingDistribution({ ratings, hasFailed, chosen, onChoose }: RatingDistributionProps) {
  const { rows, counted, isKnown, isPartial, isError, retry } = ratings
  const isBusy = !isKnown && !isError && !hasFailed
  const box = useRef<HTMLElement>(null)
  const press = (stars: number) => {
    onChoose(chosen === stars ? null : stars)
    // The comments may stand a screen below: as near as the pressed row, which has the focus, stays in sight.
    if (chosen !== stars) box.current?.scrollIntoView?.()
  }
  return (
    <section ref={box} className={styles.box} aria-label="Shpërndarja e vlerësimeve" aria-busy={isBusy}>
      {isError ? (
        <>
          <p role="alert">Shpërndarja e vlerësimeve nuk u ngarkua.</p>
          <Button variant="outline" size="sm" className={styles.retry} onClick={retry}>
            Provo përsëri
          </Button>
        </>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.stars}>
              <Row row={row} isKnown={isKnown} isChosen={chosen === row.stars} onPress={() => press(row.stars)} />
            </li>
          ))}
        </ul>
      )}
      {isKnown && isPartial && <p className={styles.basis}>{`Bazuar në ${counted} komentet më të reja`}</p>}
    </section>
  )
}

interface RowProps {
  row: StarShare
  isKnown: boolean
  isChosen: boolean
  onPress: () => void
}

/** `data-print`: on paper a plain row, not a button. */
function Row({ row: { stars, count, percent }, isKnown, isChosen, onPress }: RowProps) {
  const name = plural(stars, 'yll', 'yje')
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress} data-print>
      <VisuallyHidden>
        {`${isKnown ? `${name}: ${plural(count, 'koment', 'komente')} (${percent}%)` : name}. Shfaq vetëm komentet me ${name}`}
      </VisuallyHidden>
      <RatingBar stars={stars} count={isKnown ? count : undefined} percent={isKnown ? percent : 0} />
    </button>
  )
}

/** True once the browser has had time to paint what was ready. */
function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isReady) return
    // The frame's callback runs before it is painted, a timer set in it after.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isReady])
  return isPainted
}

/**
 * Exact: counted from the reviews on the page (`shown`) if there are no others, from up to 100 of the business, or from
 * the server's totals by stars. If those cannot be right, being more than all reviews together, the first 100 are
 * counted and `isPartial` says so.
 */
export function useRatingDistribution(businessId: string, shown: ListView<Review>) {
  // While another page loads, the previous page's paging is used.
  const [last, setLast] = useState({ pages: 0, total: 0 })
  const { pages, total } = shown
  if (shown.isSuccess && (last.pages !== pages || last.total !== total)) setLast({ pages, total })
  const isNeeded = useAfterPaint(last.pages > 0) && last.pages > 1
  const hasTotals = isNeeded && last.total > MAX_PAGE_SIZE
  const totals = useRatingTotals(hasTotals ? ratingTotalRequests(businessId) : [], last.total)
  const isSampled = isNeeded && (!hasTotals || (totals.isSuccess && !totals.counts))
  const sample = useAnswers<Review>(isSampled ? [ratingSampleRequest(businessId)] : [])
  const { items, isSuccess } = last.pages === 1 ? shown : sample
  const counts = useMemo(() => totals.counts ?? starCounts(items), [totals.counts, items])
  const awaited = isSampled ? sample : totals
  const isKnown = totals.counts !== null || items.length > 0 || isSuccess
  return {
    ...useMemo(() => distribution(counts), [counts]),
    isKnown,
    /** All that were counted, or the newest of each number of stars. */
    reviews: [...totals.items, ...items],
    isPartial: !totals.counts && sample.answers.some((answer) => answer.pages > 1),
    isError: isNeeded && awaited.error !== null && !isKnown,
    retry: awaited.retry,
  }
}
