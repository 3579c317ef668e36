// What the user's comments amount to, above them (MYCOM-02, Q35).
import type { Listing } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { formatRating } from '@/lib/albanian'
import { Card } from '@/ui/Card'
import styles from './MyReviewStats.module.scss'
import { useMyReviewStats } from './useMyReviews'

/** Three cards; those over all pages say so while they are being computed, and when they could not be. */
export function MyReviewStats({ userId, shown }: { userId: string; shown: Listing<Review> }) {
  const { total, stats, hasFailed } = useMyReviewStats(userId, shown)
  const unknown = hasFailed ? 'Nuk u llogarit' : 'Duke llogaritur…'
  return (
    <dl className={styles.stats}>
      <Stat label="Komente Total" value={total} unknown={unknown} />
      <Stat label="Mesatarja e Vlerësimeve" value={stats && average(stats.average)} unknown={unknown} />
      <Stat label="Biznese të Komentuara" value={stats?.businesses} unknown={unknown} />
    </dl>
  )
}

const average = (value: number): string => (value > 0 ? formatRating(value) : 'Ende pa vlerësime')

function Stat({ label, value, unknown }: { label: string; value: number | string | undefined; unknown: string }) {
  const isFigure = value !== undefined && !/\p{L}/u.test(String(value))
  return (
    <Card className={styles.stat}>
      <dt>{label}</dt>
      <dd data-figure={isFigure || undefined}>{value ?? unknown}</dd>
    </Card>
  )
}
