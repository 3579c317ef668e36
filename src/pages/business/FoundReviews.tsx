// The business's comments that a search found, in every state of the list (Q55).

import { overloadText } from '@/features/reviews/model/reviewLabels'
import { ordered } from '@/features/reviews/model/reviewOrder'
import { publishedReviews, type ReviewQuery } from '@/features/reviews/model/reviewSearch'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { plural } from '@/lib/albanianFormat'
import { ErrorState } from '@/ui/ErrorState'
import { ListContent } from '@/ui/ListContent'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'
import { Cards, Loading, Outdated, type ReviewsProps } from './Reviews'

interface FoundReviewsProps extends ReviewsProps {
  search: ReviewQuery
}

/** Only published comments, with their count and its basis, or why there are none; never those of another search. */
export function FoundReviews({ business, search, order, list, page }: FoundReviewsProps) {
  const { pages, total } = list
  const count = pages <= 1 ? publishedReviews(list.items).length : total
  const isSilent = list.isLoading || list.error !== null
  // The way back stands above, beside the search.
  const nothing = <EmptyState headingLevel={3} message={nothingText} />
  const foundText = count === 0 ? nothingText : textOfFound(count, search.rating)
  return (
    <>
      <VisuallyHidden role="status">
        {isSilent ? '' : pages > 1 && count > 0 ? `${foundText}, faqja ${page} nga ${pages}` : foundText}
      </VisuallyHidden>
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
              <p className={styles.found}>{`${foundText}. ${basisText(pages)}`}</p>
              <Cards key={page} reviews={ordered(found, order)} business={business} term={search.text} />
            </>
          )
        }}
      </ListContent>
    </>
  )
}

const nothingText = 'Asnjë koment nuk përputhet me kërkimin.'

const textOfFound = (count: number, stars: number | null): string => {
  const found = count === 1 ? 'U gjet 1 koment' : `U gjetën ${count} komente`
  return stars === null ? found : `${found} me ${plural(stars, 'yll', 'yje')}`
}

/** A single page is counted here; for several there is only the server's total, which includes unpublished ones. */
const basisText = (pages: number): string =>
  pages <= 1 ? 'Shfaqen vetëm komentet e publikuara.' : 'Numri mund të përfshijë edhe komente në pritje.'
