// The parts of a review's card on home, in reading order; the card's styles place them.
import type { Review } from '@/api/endpoints/generated/types'
import { relativeTime, roundedRating } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { shortUrl } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { CardLink } from '@/ui/Card'
import { Stars } from '@/ui/Stars'
import { authorHue, authorName, normalized, reviewedName } from '../model/reviewLabels'

interface ReviewPartsProps {
  review: Review
  /** In ms since 1970 UTC. */
  now: number
  heading: 'h2' | 'h3'
}

/** Business, rating, title, text, author; the business's name is a link that covers the card. */
export function ReviewParts({ review, now, heading: Heading }: ReviewPartsProps) {
  const author = authorName(review)
  const { business, createdAt } = review
  const name = reviewedName(review)
  const rating = roundedRating(review.rating)
  return (
    <>
      <header>
        <Avatar name={name} pattern={businessPattern({ _id: business?._id ?? name })} />
        <p translate="no">
          {business?._id === undefined ? (
            name
          ) : (
            <CardLink to={businessPath(business._id)} aria-label={`${author} për ${name}: ${rating} nga 5 yje`}>
              {name}
            </CardLink>
          )}
        </p>
        {business?.website && <span>{shortUrl(business.website)}</span>}
      </header>
      <p>
        <Stars rating={review.rating} />
        <span aria-hidden="true">{rating}</span>
      </p>
      <Heading>{review.title}</Heading>
      <p>{normalized(review.comment)}</p>
      <footer>
        <Avatar name={author} hue={authorHue(review)} size="small" />
        <p translate="no">{author}</p>
        <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
      </footer>
    </>
  )
}
