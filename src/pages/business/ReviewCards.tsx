// Comments as cards, for the plain list and for search results.
import type { Business, Review } from '@/api/endpoints/generated/types'
import { OwnReview } from '@/features/reviews/ui/own/OwnReview'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { Button } from '@/ui/Button'
import { useShowMore } from '@/ui/useShowMore'
import styles from './Page.module.scss'

/** A page has ten. If a server sends everything at once, the browser must not render it all at once. */
const STEP = 20

interface ReviewCardsProps {
  reviews: readonly Review[]
  business: Business
  /** The words that were searched for. */
  term?: string
}

/** The first cards, and more on request; another list needs another `key`. */
export function ReviewCards({ reviews, business, term }: ReviewCardsProps) {
  const { list, shown, showMore } = useShowMore(reviews, STEP)
  return (
    <>
      <ul ref={list} className={styles.cards}>
        {shown.map((review, at) => (
          <li key={review._id}>
            <OwnReview
              review={review}
              next={(shown[at + 1] ?? shown[at - 1])?._id}
              card={ReviewCard}
              business={business}
              term={term}
            />
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
