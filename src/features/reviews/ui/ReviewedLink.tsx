// The business that a review is about, as the link of the review's card.
import type { Review } from '@/api/endpoints/generated/types'
import { roundedRating } from '@/lib/albanianFormat'
import { businessPath } from '@/lib/paths'
import { CardLink } from '@/ui/Card'
import { authorName, reviewedName } from '../model/reviewTexts'

/** Its name, pressed anywhere in the card; without an id it leads nowhere. */
export function ReviewedLink({ review }: { review: Review }) {
  const name = reviewedName(review)
  const id = review.business?._id
  if (id === undefined) return <span>{name}</span>
  const label = `${authorName(review)} për ${name}: ${roundedRating(review.rating)} nga 5 yje`
  return (
    <CardLink to={businessPath(id)} aria-label={label}>
      {name}
    </CardLink>
  )
}
