// The user's own comments with every state they can be in.
import type { AppError, ListView } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { focusMain } from '@/ui/focusMain'
import { ListContent } from '@/ui/ListContent'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { overloadText } from '../../model/reviewTexts'
import { ReloadButton } from '../ReloadButton'
import { MyReviewCard } from './MyReviewCard'
import styles from './MyReviews.module.scss'
import { OwnReview } from './OwnReview'

interface MyReviewsProps {
  list: ListView<Review>
  onRetry: () => void
}

/** The server's words first, unless there is no server. */
const loadError = (error: AppError): string =>
  overloadText(error) ??
  (error.kind === 'network' ? 'Gabim në lidhje me serverin' : (error.serverMessage ?? 'Gabim në ngarkimin e komenteve'))

/** Cards, or what stands in their place. */
export function MyReviews({ list, onRetry }: MyReviewsProps) {
  return (
    <ListContent
      list={list}
      pending={
        <>
          <Spinner label="Duke ngarkuar komentet..." />
          <Skeleton shape="card" count={3} />
        </>
      }
      failed={(error) => (
        <ErrorState kind={error.kind} headingLevel={3} title={loadError(error)} onRetry={onRetry}>
          {overloadText(error) && <ReloadButton />}
        </ErrorState>
      )}
      empty={
        <EmptyState headingLevel={3} title="Nuk ke shkruar ende komente">
          <ButtonLink to={routes.chooseBusiness}>Shkruaj komentin e parë</ButtonLink>
        </EmptyState>
      }
      outdated={(error) => (
        <Alert kind="error">
          <p>Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.</p>
          <p>{loadError(error)}</p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              focusMain() // the button goes with the message
              onRetry()
            }}
          >
            Provo përsëri
          </Button>
          {overloadText(error) && <ReloadButton size="sm" />}
        </Alert>
      )}
    >
      {(reviews) => (
        <ul className={styles.cards}>
          {reviews.map((review, at) => (
            <li key={review._id}>
              <OwnReview review={review} next={(reviews[at + 1] ?? reviews[at - 1])?._id} card={MyReviewCard} />
            </li>
          ))}
        </ul>
      )}
    </ListContent>
  )
}
