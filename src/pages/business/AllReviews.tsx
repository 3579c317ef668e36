// The comments of the business, 10 a page, with every state they can be in (BIZPAGE-18 to BIZPAGE-38).
import type { ListView } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { ordered, type ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { reloadPage } from '@/lib/reloadPage'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { EmptyState } from '@/ui/StateBox'
import { ReviewCards } from './ReviewCards'
import { OutdatedNote, ReviewsLoading } from './ReviewsLoading'

const emptyText = (business: Business): string | undefined => {
  if (isInReview(business)) {
    return 'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.'
  }
  if (isInactive(business)) return 'Ky biznes është joaktiv.'
  return business.hasReviewed
    ? 'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.'
    : undefined
}

interface AllReviewsProps {
  business: Business
  list: ListView<Review>
  page: number
  order: ReviewOrder
}

/** Cards, or what is shown in their place. */
export function AllReviews({ business, list, page, order }: AllReviewsProps) {
  return (
    <ListContent
      list={list}
      pending={<ReviewsLoading label="Duke ngarkuar komentet..." />}
      failed={(error) => (
        <ErrorState
          kind={error.kind}
          headingLevel={3}
          title="Gabim në ngarkimin e komenteve"
          message={overloadText(error) ?? error.message}
        >
          <Button onClick={reloadPage}>Provo sërish</Button>
        </ErrorState>
      )}
      empty={<EmptyState headingLevel={3} title="Nuk ka komente ende" message={emptyText(business)} />}
      outdated={(error) => (
        <OutdatedNote error={error} otherwise={`Gabim në ngarkimin e komenteve: ${error.message}`} />
      )}
    >
      {(reviews) => <ReviewCards key={page} reviews={ordered(reviews, order)} business={business} />}
    </ListContent>
  )
}
