// Comments as cards, those of the plain list and those that a search found.
import { useState } from 'react'
import type { Review } from '@/api/generated/reviews'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { Button } from '@/ui/Button'
import styles from './Page.module.scss'

/** A page has ten. A server that sends all it has at once must not make the browser draw them all at once. */
const STEP = 30

/** The first cards, and more of them when asked; another list needs another `key`. */
export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  const [limit, setLimit] = useState(STEP)
  return (
    <>
      <ul className={styles.cards}>
        {reviews.slice(0, limit).map((review) => (
          <li key={review._id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.length > limit && (
        <Button variant="outline" className={styles.more} onClick={() => setLimit(limit + STEP)}>
          Shfaq më shumë
        </Button>
      )}
    </>
  )
}
