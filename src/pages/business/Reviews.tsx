// All comments of the business, 10 a page, in every state of the list; and the cards and notes shared with the search.
import type { AppError, ShownList } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { overloadText } from '@/features/reviews/model/reviewLabels'
import { ordered, type ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { selectSent } from '@/features/reviews/model/selectors'
import { OwnReview } from '@/features/reviews/ui/own/OwnReview'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { writePath } from '@/lib/paths'
import { reloadPage } from '@/platform/reloadPage'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { useShowMore } from '@/ui/useShowMore'
import styles from './Page.module.scss'

/** A page has ten. If a server sends everything at once, the browser must not render it all at once. */
const STEP = 20

/** The comments to show, in the order that the visitor has chosen. */
export interface ReviewsProps {
  business: Business
  list: ShownList<Review>
  page: number
  order: ReviewOrder
}

/** All comments, or what is shown in their place. */
export function AllReviews({ business, list, page, order }: ReviewsProps) {
  return (
    <ListContent
      list={list}
      pending={<Loading label="Duke ngarkuar komentet..." />}
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
      empty={<NoReviews business={business} />}
      outdated={(error) => <Outdated error={error} otherwise={`Gabim në ngarkimin e komenteve: ${error.message}`} />}
    >
      {(reviews) => <Cards key={page} reviews={ordered(reviews, order)} business={business} />}
    </ListContent>
  )
}

interface CardsProps {
  reviews: readonly Review[]
  business: Business
  term?: string
}

/** The first cards, and more on request; another list needs another `key`. */
export function Cards({ reviews, business, term }: CardsProps) {
  const { list, shown, showMore } = useShowMore(reviews, STEP)
  const sent = useAppSelector((state) => selectSent(state, business._id))
  return (
    <>
      <ul ref={list} className={styles.cards}>
        {shown.map((review, at) => (
          <li key={review._id} data-sent={review._id === sent?.reviewId || undefined}>
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

/** Says that comments are loading, and reserves their place. */
export const Loading = ({ label }: { label: string }) => (
  <>
    <Spinner label={label} />
    <Skeleton shape="card" count={4} />
  </>
)

/** Says that the shown comments could not be refreshed; an overload has a reload button. */
export function Outdated({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <ReloadButton size="sm" />}
    </Alert>
  )
}

/** Why there are none; invites to write the first where that is allowed and others will see it. */
function NoReviews({ business }: { business: Business }) {
  const text = emptyText(business)
  return (
    <EmptyState headingLevel={3} title="Nuk ka komente ende" message={text ?? 'Trego i pari si ishte përvoja jote.'}>
      {!text && (
        <ButtonLink to={writePath(business._id)} variant="outline" state={{ isFromBusiness: true }}>
          Shkruaj komentin e parë
        </ButtonLink>
      )}
    </EmptyState>
  )
}

const emptyText = (business: Business): string | undefined => {
  if (isInReview(business)) {
    return 'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.'
  }
  if (isInactive(business)) return 'Ky biznes është joaktiv.'
  return business.hasReviewed
    ? 'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.'
    : undefined
}
