// The comments that a search found, 10 a page, or why there are none (Q55).
import type { Listing } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { published } from '@/features/reviews/model/reviewSearch'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { usePages } from '@/ui/usePages'
import styles from './Page.module.scss'
import { ReviewCards } from './ReviewCards'
import { RefreshButton, ReviewPagination, ReviewsLoading, StaleNote } from './ReviewPagination'

interface FoundReviewsProps {
  listing: Listing<Review>
  page: number
  onPage: (page: number, replace?: boolean) => void
  onRetry: () => void
  /** Ends the search. */
  onAll: () => void
}

/** Cards and pagination, or why there are none. */
export function FoundReviews({ listing, page, onPage, onRetry, onAll }: FoundReviewsProps) {
  const { items, status } = listing
  const { pages, isOutside } = usePages({ isKnown: status === 'ready', page, pages: listing.pages, onPage })
  const isAwaited = items.length === 0 && (status === 'idle' || status === 'loading' || isOutside)
  return (
    <>
      <FoundList listing={listing} page={page} isAwaited={isAwaited} onRetry={onRetry} onAll={onAll} />
      <ReviewPagination page={page} pages={pages} isAwaited={isAwaited} onPage={onPage} />
    </>
  )
}

interface FoundListProps extends Omit<FoundReviewsProps, 'onPage'> {
  isAwaited: boolean
}

/** Only published comments, with their count and its basis; never those of another search. */
function FoundList({ listing: { items, error, pages, total }, page, isAwaited, onRetry, onAll }: FoundListProps) {
  const found = published(items)
  if (items.length === 0 && error) {
    return (
      <ErrorState
        headingLevel={3}
        title="Gabim në kërkimin e komenteve"
        message={overloadText(error) ?? error.message}
        onRetry={onRetry}
      >
        {overloadText(error) && <RefreshButton />}
      </ErrorState>
    )
  }
  if (isAwaited) return <ReviewsLoading label="Duke kërkuar…" />
  if (found.length === 0 && pages <= 1) {
    return (
      <EmptyState headingLevel={3} message="Asnjë koment nuk përputhet me kërkimin.">
        <Button variant="outline" onClick={onAll}>
          Shfaq të gjitha komentet
        </Button>
      </EmptyState>
    )
  }
  return (
    <>
      {error && <StaleNote error={error} otherwise={error.message} />}
      <p className={styles.found}>
        <span role="status">{foundText(pages <= 1 ? found.length : total)}</span> {basisText(pages)}
      </p>
      <ReviewCards key={page} reviews={found} />
    </>
  )
}

const foundText = (count: number): string => (count === 1 ? 'U gjet 1 koment' : `U gjetën ${count} komente`)

/** A single page is counted here; for several there is only the server's total, which includes unpublished ones. */
const basisText = (pages: number): string =>
  pages <= 1 ? 'Numërohen vetëm komentet e publikuara.' : 'Numri vjen nga serveri; shfaqen vetëm komentet e publikuara.'
