// What the user's comments amount to, above them (MYCOM-02, Q35, Q70).
import type { ReactNode } from 'react'
import type { ListView } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { formatRating } from '@/lib/albanianFormat'
import { download } from '@/lib/download'
import { LinkButton } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { reviewsFile } from '../../model/reviewsFile'
import styles from './MyReviewStats.module.scss'
import { useMyReviewStats } from './useMyReviewStats'

/** Three cards, and all comments as a file; those over all pages say so while they are being computed, and when they could not be. */
export function MyReviewStats({ userId, shown }: { userId: string; shown: ListView<Review> }) {
  const { total, stats, reviews, isError } = useMyReviewStats(userId, shown)
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

/** No wider than a figure: words would take a line of their own on a phone, and the page would move when the figure comes. */
const Computing = () => (
  <>
    <span aria-hidden="true">…</span>
    <VisuallyHidden>Duke llogaritur…</VisuallyHidden>
  </>
)

interface StatProps {
  label: string
  value: number | string | undefined
  /** Stands in the figure's place. */
  unknown: ReactNode
  /** What the figure is about, where that is not all comments (Q70). */
  basis?: string | undefined
}

function Stat({ label, value, unknown, basis }: StatProps) {
  const isFigure = value !== undefined && !/\p{L}/u.test(String(value))
  return (
    <Card className={styles.stat}>
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
    </Card>
  )
}
