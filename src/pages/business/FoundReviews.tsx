// The comments of the business that a search found, with every state they can be in (Q55).
import { ordered } from '@/features/reviews/model/reviewOrder'
import { publishedReviews } from '@/features/reviews/model/reviewSearch'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'
import { Cards, Loading, Outdated, type ReviewsProps } from './Reviews'

interface FoundReviewsProps extends ReviewsProps {
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
