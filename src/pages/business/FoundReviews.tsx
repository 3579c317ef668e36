// The comments that a search found, 10 a page, or why there are none (Q55).
import type { ListView } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { ordered, type ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { publishedReviews } from '@/features/reviews/model/reviewSearch'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'
import { ReviewCards } from './ReviewCards'
import { OutdatedNote, ReviewsLoading } from './ReviewsLoading'

interface FoundReviewsProps {
  business: Business
  /** The words searched for. */
  term: string
  order: ReviewOrder
  list: ListView<Review>
  page: number
  onRetry: () => void
  /** Ends the search. */
  onAll: () => void
}

/** Only published comments, with their count and its basis; never those of another search. */
export function FoundReviews({ business, term, order, list, page, onRetry, onAll }: FoundReviewsProps) {
  const { pages, total } = list
  const count = pages <= 1 ? publishedReviews(list.items).length : total
  const nothing = (
    <EmptyState headingLevel={3} message={nothingText}>
      <Button variant="outline" onClick={onAll}>
        Shfaq të gjitha komentet
      </Button>
    </EmptyState>
  )
  const content = (
    <ListContent
      list={list}
      pending={<ReviewsLoading label="Duke kërkuar…" />}
      failed={(error) => (
        <ErrorState
          kind={error.kind}
          headingLevel={3}
          title="Gabim në kërkimin e komenteve"
          message={overloadText(error) ?? error.message}
          onRetry={onRetry}
        >
          {overloadText(error) && <ReloadButton size="sm" />}
        </ErrorState>
      )}
      empty={nothing}
      outdated={(error) => <OutdatedNote error={error} otherwise={error.message} />}
    >
      {(reviews) => {
        const found = publishedReviews(reviews)
        if (found.length === 0 && pages <= 1) return nothing
        return (
          <>
            <p className={styles.found}>{`${foundText(count)}. ${basisText(pages)}`}</p>
            <ReviewCards key={page} reviews={ordered(found, order)} business={business} term={term} />
          </>
        )
      }}
    </ListContent>
  )
  const isSilent = list.isLoading || list.error !== null
  return (
    <>
      <VisuallyHidden role="status">{isSilent ? '' : spokenText(count, page, pages)}</VisuallyHidden>
      {content}
    </>
  )
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
