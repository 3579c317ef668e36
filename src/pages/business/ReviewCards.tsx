// Comments as cards, those of the plain list and those that a search found.
import type { Review } from '@/api/generated/reviews'
import { OwnReview } from '@/features/reviews/ui/OwnReview'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { Button } from '@/ui/Button'
import { useGrowingList } from '@/ui/useGrowingList'
import styles from './Page.module.scss'

/** A page has ten. A server that sends all it has at once must not make the browser draw them all at once. */
const STEP = 20

/** The first cards, and more of them when asked; another list needs another `key`. */
export function ReviewCards({ reviews }: { reviews: readonly Review[] }) {
  const { shown, showMore } = useGrowingList(reviews, STEP)
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((review, at) => (
          <li key={review._id}>
            <OwnReview review={review} next={(shown[at + 1] ?? shown[at - 1])?._id} card={ReviewCard} />
          </li>
        ))}
      </ul>
      {showMore && (
        <Button variant="outline" className={styles.more} onClick={showMore}>
          Shfaq më shumë
        </Button>
      )}
    </>
  )
}
