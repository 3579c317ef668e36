// The latest comments: 4 cards a page, paged on the client.
import type { AppError, ShownList } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { useEntryState } from '@/ui/useEntryState'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { overloadText } from '../model/reviewLabels'
import { LATEST_COUNT } from '../model/reviewRequests'
import styles from './LatestReviews.module.scss'
import { ReloadButton } from './ReloadButton'
import { ReviewParts } from './ReviewParts'

const PER_PAGE = 4

interface LatestReviewsProps {
  list: ShownList<Review>
  /** In ms since 1970 UTC. */
  now: number
}

/** Heading, arrows and cards. Skeletons hold the place while they load. */
export function LatestReviews({ list, now }: LatestReviewsProps) {
  const { isLoading, error, retry } = list
  // The user's own new comment comes on top of the requested ones.
  const items = list.items.slice(0, LATEST_COUNT)
  const [page, setPage] = useEntryState('comments', 0)
  const pages = Math.ceil(items.length / PER_PAGE)
  const first = Math.min(page, Math.max(0, pages - 1)) * PER_PAGE
  const shown = items.slice(first, first + PER_PAGE)
  const step = (by: number) => setPage(first / PER_PAGE + by)

  return (
    <section className={styles.section} aria-labelledby="latest">
      <div>
        <h2 id="latest">Komentet e fundit</h2>
        {pages > 1 && (
          <div className={styles.arrows}>
            <Button
              variant="outline"
              aria-label="Komentet e mëparshme"
              keepsFocus
              disabled={first === 0}
              onClick={() => step(-1)}
            >
              <Icon name="left" />
            </Button>
            <Button
              variant="outline"
              aria-label="Komentet pasuese"
              keepsFocus
              disabled={first + PER_PAGE >= items.length}
              onClick={() => step(1)}
            >
              <Icon name="right" />
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {shown.length > 0 ? `Komentet ${first + 1}–${first + shown.length} nga ${items.length}` : ''}
      </VisuallyHidden>
      {shown.length > 0 && (
        <ul className={styles.cards}>
          {shown.map((review) => (
            <li key={review._id}>
              <Card as="article">
                <ReviewParts review={review} now={now} heading="h3" />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && error && <LatestFailed error={error} onRetry={retry} />}
      {shown.length === 0 && !isLoading && !error && <p>Nuk ka komente të disponueshme</p>}
      {isLoading && (
        <div className={styles.cards} role="status">
          <VisuallyHidden>Duke ngarkuar komentet...</VisuallyHidden>
          <Skeleton shape="card" count={PER_PAGE} />
        </div>
      )}
    </section>
  )
}

/** An overload has a button that reloads the page, any other error a retry. */
function LatestFailed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  const text = overloadText(error)
  return (
    <ErrorState
      kind={error.kind}
      headingLevel={3}
      message={text ?? `Gabim në ngarkimin e komenteve: ${error.message}`}
      onRetry={text ? undefined : onRetry}
    >
      {text && <ReloadButton />}
    </ErrorState>
  )
}
