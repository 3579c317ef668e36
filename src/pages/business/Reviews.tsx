// The comments of the business, 10 a page, with every state they can be in: all of them, or those that a search found (Q55).
import type { AppError, ShownList } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { ordered, type ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { publishedReviews } from '@/features/reviews/model/reviewSearch'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { OwnReview } from '@/features/reviews/ui/own/OwnReview'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { reloadPage } from '@/lib/reloadPage'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { useShowMore } from '@/ui/useShowMore'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

/** A page has ten. If a server sends everything at once, the browser must not render it all at once. */
const STEP = 20

interface AllReviewsProps {
  business: Business
  list: ShownList<Review>
  page: number
  order: ReviewOrder
}

/** All comments, or what is shown in their place. */
export function AllReviews({ business, list, page, order }: AllReviewsProps) {
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
      empty={<EmptyState headingLevel={3} title="Nuk ka komente ende" message={emptyText(business)} />}
      outdated={(error) => <Outdated error={error} otherwise={`Gabim në ngarkimin e komenteve: ${error.message}`} />}
    >
      {(reviews) => <Cards key={page} reviews={ordered(reviews, order)} business={business} />}
    </ListContent>
  )
}

interface FoundReviewsProps extends AllReviewsProps {
  /** The words searched for. */
  term: string
  /** Ends the search. */
  onAll: () => void
}

/** Only published comments, with their count and its basis, or why there are none; never those of another search. */
export function FoundReviews({ business, term, order, list, page, onAll }: FoundReviewsProps) {
  const { pages, total } = list
  const count = pages <= 1 ? publishedReviews(list.items).length : total
  const isSilent = list.isLoading || list.error !== null
  const nothing = (
    <EmptyState headingLevel={3} message={nothingText}>
      <Button variant="outline" onClick={onAll}>
        Shfaq të gjitha komentet
      </Button>
    </EmptyState>
  )
  return (
    <>
      <VisuallyHidden role="status">{isSilent ? '' : spokenText(count, page, pages)}</VisuallyHidden>
      <ListContent
        list={list}
        pending={<Loading label="Duke kërkuar…" />}
        failed={(error) => (
          <ErrorState
            kind={error.kind}
            headingLevel={3}
            title="Gabim në kërkimin e komenteve"
            message={overloadText(error) ?? error.message}
            onRetry={list.retry}
          >
            {overloadText(error) && <ReloadButton size="sm" />}
          </ErrorState>
        )}
        empty={nothing}
        outdated={(error) => <Outdated error={error} otherwise={error.message} />}
      >
        {(reviews) => {
          const found = publishedReviews(reviews)
          if (found.length === 0 && pages <= 1) return nothing
          return (
            <>
              <p className={styles.found}>{`${foundText(count)}. ${basisText(pages)}`}</p>
              <Cards key={page} reviews={ordered(found, order)} business={business} term={term} />
            </>
          )
        }}
      </ListContent>
    </>
  )
}

interface CardsProps {
  reviews: readonly Review[]
  business: Business
  /** The words that were searched for. */
  term?: string
}

/** The first cards, and more on request; another list needs another `key`. */
function Cards({ reviews, business, term }: CardsProps) {
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

/** Says that comments are awaited, and reserves their place. */
const Loading = ({ label }: { label: string }) => (
  <>
    <Spinner label={label} />
    <Skeleton shape="card" count={4} />
  </>
)

/** Says that the comments shown could not be refreshed; for an overload there is a reload button. */
function Outdated({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <ReloadButton size="sm" />}
    </Alert>
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

const nothingText = 'Asnjë koment nuk përputhet me kërkimin.'

const foundText = (count: number): string => (count === 1 ? 'U gjet 1 koment' : `U gjetën ${count} komente`)

/** The search's one announcement; nothing else on the page says it to screen readers. */
const spokenText = (count: number, page: number, pages: number): string => {
  if (count === 0) return nothingText
  return pages > 1 ? `${foundText(count)}, faqja ${page} nga ${pages}` : foundText(count)
}

/** A single page is counted here; for several there is only the server's total, which includes unpublished ones. */
const basisText = (pages: number): string =>
  pages <= 1 ? 'Shfaqen vetëm komentet e publikuara.' : 'Numri vjen nga serveri; shfaqen vetëm komentet e publikuara.'
