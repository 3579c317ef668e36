// Figures about the user's comments, above them.
import { type ReactNode, useMemo, useState } from 'react'
import { allUserReviewsRequest, type ListView, MAX_PAGE_SIZE, useAnswers } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { formatRating } from '@/lib/albanianFormat'
import { download } from '@/platform/download'
import { LinkButton } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './MyReviewStats.module.scss'

/** The most requests for them, whatever the server counts. */
const MOST_CALLS = 10

/** The server's count, and totals over `counted` reviews: the page `shown` if it has all, or fetched by hundreds. */
export function useMyReviewStats(userId: string, shown: ListView<Review>) {
  // While another page loads, the previous page's paging is used.
  const [{ total, pages }, setPaging] = useState({ total: 0, pages: 0 })
  if (shown.isSuccess && (total !== shown.total || pages !== shown.pages)) {
    setPaging({ total: shown.total, pages: shown.pages })
  }
  const calls = pages > 1 ? Math.min(MOST_CALLS, Math.ceil(total / MAX_PAGE_SIZE)) : 0
  const requests = Array.from({ length: calls }, (_, index) => allUserReviewsRequest(userId, index + 1))
  const all = useAnswers<Review>(requests)
  const { items, isSuccess, error } = calls > 0 ? all : shown
  const stats = useMemo(() => reviewStats(items), [items])
  return {
    total: pages > 0 ? total : undefined,
    stats: pages > 0 && isSuccess ? stats : undefined,
    /** Those counted, newest first. */
    reviews: items,
    isError: error !== null && !isSuccess,
  }
}

/** Three figures, and all comments as a file; figures over all pages say if they are being computed or have failed. */
export function MyReviewStats({ total, stats, reviews, isError }: ReturnType<typeof useMyReviewStats>) {
  const basis = total !== undefined && reviews.length < total ? `nga ${reviews.length} komentet e fundit` : undefined
  const unknown = isError ? 'Nuk u llogarit' : <Computing />
  return (
    <div className={styles.summary}>
      <dl className={styles.stats}>
        <Stat label="Komente Total" value={total} unknown={unknown} />
        <Stat label="Mesatarja e Vlerësimeve" value={stats && average(stats.average)} unknown={unknown} basis={basis} />
        <Stat label="Biznese të Komentuara" value={stats?.businesses} unknown={unknown} basis={basis} />
      </dl>
      {total !== 0 && (
        <LinkButton disabled={!stats} onClick={() => download('komentet-e-mia.json', reviewsFile(reviews))}>
          {stats && basis ? `Shkarko ${reviews.length} komentet e fundit` : 'Shkarko komentet e mia'}
        </LinkButton>
      )}
    </div>
  )
}

const average = (value: number): string => (value > 0 ? formatRating(value) : 'Ende pa vlerësime')

/** As narrow as a figure: words would wrap on a phone, and the page would move when the figure comes. */
const Computing = () => (
  <>
    <span aria-hidden="true">…</span>
    <VisuallyHidden>Duke llogaritur…</VisuallyHidden>
  </>
)

interface StatProps {
  label: string
  value: number | string | undefined
  /** Shown in place of the figure. */
  unknown: ReactNode
  /** What the figure is based on, if not all comments. */
  basis?: string | undefined
}

function Stat({ label, value, unknown, basis }: StatProps) {
  const isFigure = value !== undefined && !/\p{L}/u.test(String(value))
  return (
    <div className={styles.stat}>
      <dt>
        {value === undefined || !basis ? (
          label
        ) : (
          <>
            <span>{label}</span>
            <small>{basis}</small>
          </>
        )}
      </dt>
      <dd data-figure={isFigure || undefined}>{value ?? unknown}</dd>
    </div>
  )
}

interface ReviewStats {
  /** Of those with stars; 0 without any. */
  average: number
  businesses: number
}

/** A comment without a business id (a deleted one) counts as its own business: there is one comment per business. */
export function reviewStats(reviews: readonly Pick<Review, '_id' | 'rating' | 'business'>[]): ReviewStats {
  const rated = reviews.filter(({ rating }) => rating > 0)
  const sum = rated.reduce((total, { rating }) => total + rating, 0)
  const businesses = new Set(reviews.map(({ _id, business }) => (business?._id ? `b ${business._id}` : `r ${_id}`)))
  return { average: rated.length > 0 ? sum / rated.length : 0, businesses: businesses.size }
}

/** JSON of what the user wrote, with business and days, without ids. Days and times as the server sent them. */
export const reviewsFile = (reviews: readonly Review[]): string =>
  JSON.stringify(
    reviews.map(({ business, rating, title, comment, experienceDate, createdAt, isApproved }) => ({
      business: business?.name,
      rating,
      title,
      comment,
      experienceDate,
      createdAt,
      isPublished: isApproved,
    })),
    null,
    2,
  )
