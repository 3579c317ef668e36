// Both sides of a business: the latest praise and the latest complaint.
import { useMemo } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { Day } from '@/ui/Moment'
import { Name } from '@/ui/Name'
import { starShape } from '@/ui/Stars'
import { authorName, normalized } from '../../model/reviewLabels'
import { bothSides } from '../../model/scorePeriods'
import styles from './Verdict.module.scss'

/** What both sides are looked for in, and the present moment. */
export interface VerdictProps {
  reviews: readonly Review[]
  /** ms since 1970 UTC. */
  now: number
}

/** The start of the newest comment with five stars and of the newest with one or two; nothing if one is missing. */
export function Verdict({ reviews, now }: VerdictProps) {
  const sides = useMemo(() => bothSides(reviews), [reviews])
  if (!sides) return null
  return (
    <section className={styles.verdict} aria-labelledby="both-sides">
      <h2 id="both-sides">Dy anët</h2>
      <Side label="Komenti i fundit me 5 yje" review={sides.good} now={now} />
      <Side label="Komenti i fundit me 1 ose 2 yje" review={sides.bad} now={now} />
    </section>
  )
}

function Side({ label, review, now }: { label: string; review: Review; now: number }) {
  return (
    <figure className={styles.side} data-level={Math.round(review.rating)}>
      <p>{label}</p>
      <span className={styles.stars} aria-hidden="true">
        <span>{review.rating}</span>
        <svg width="0.8em" viewBox="0 0 24 24" aria-hidden="true">
          <path d={starShape} />
        </svg>
      </span>
      <blockquote>{normalized(review.comment)}</blockquote>
      <figcaption>
        <Name>{authorName(review)}</Name> · <Day at={review.createdAt} now={now} />
      </figcaption>
    </figure>
  )
}
