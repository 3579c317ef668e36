// The user's own comments in every state of their list.

import type { AppError, ListView } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { formatDate } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath, routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { focusMain } from '@/ui/focusMain'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import { ListContent } from '@/ui/ListContent'
import { Day } from '@/ui/Moment'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { overloadText, reviewedName } from '../../model/reviewLabels'
import { ReloadButton } from '../ReloadButton'
import row from '../ReviewCard.module.scss'
import { OwnPending, ReviewText } from '../ReviewCardText'
import styles from './MyReviews.module.scss'
import { type CardContent, OwnReview } from './OwnReview'

interface MyReviewsProps {
  list: ListView<Review>
  onRetry: () => void
}

/** The server's words, unless no server answered. */
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

/** As on the business's page, but with the business in the author's place, a link, and whether others can see it. */
function MyReviewCard({ review, titleId, actions, now }: CardContent) {
  const { business, isApproved, createdAt, experienceDate, orderId } = review
  const businessId = `${titleId}-business`
  return (
    <article className={row.card} aria-labelledby={titleId}>
      <header className={`${row.head} ${styles.head}`}>
        <Avatar name={reviewedName(review)} pattern={businessPattern({ _id: business?._id ?? '' })} />
        <p id={businessId} className={row.author} translate="no">
          {reviewedName(review)}
        </p>
        <p className={row.date}>
          <VisuallyHidden>Shkruar më </VisuallyHidden>
          <Day at={createdAt} now={now} />
        </p>
        <p className={styles.status} data-status={isApproved ? 'published' : 'pending'}>
          {isApproved && <Icon name="check" />}
          <span>{isApproved ? 'I publikuar' : 'Në pritje'}</span>
        </p>
        {actions}
      </header>
      <div className={row.words}>
        <OwnPending review={review} />
        <ReviewText review={review} titleId={titleId} />
        <footer className={row.details}>
          {experienceDate && <span>{`Data e eksperiencës: ${formatDate(experienceDate)}`}</span>}
          {orderId && <span>{`Numri i porosisë: ${orderId}`}</span>}
          {business?._id ? (
            <Link to={businessPath(business._id)} className={styles.link} aria-describedby={businessId}>
              Shiko biznesin
            </Link>
          ) : (
            <span>Ky biznes nuk është më i disponueshëm.</span>
          )}
        </footer>
      </div>
    </article>
  )
}
