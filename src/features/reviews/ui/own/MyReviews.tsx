// The user's own comments with every state they can be in.
import { Link } from 'react-router-dom'
import type { AppError, ListView } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { formatDate } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath, routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { focusMain } from '@/ui/focusMain'
import { Icon } from '@/ui/Icon'
import { ListContent } from '@/ui/ListContent'
import { Moment } from '@/ui/Moment'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { EmptyState } from '@/ui/StateBox'
import { overloadText, reviewedName } from '../../model/reviewTexts'
import { ReloadButton } from '../ReloadButton'
import { OwnPending, ReviewText } from '../ReviewCardText'
import styles from './MyReviews.module.scss'
import { type CardContent, OwnReview } from './OwnReview'

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

/** Which business it is about, whether others see it, what it says; and the way to the business. */
function MyReviewCard({ review, titleId, actions, now }: CardContent) {
  const { business, isApproved, createdAt, experienceDate, orderId } = review
  const businessId = `${titleId}-business`
  return (
    <Card as="article" className={styles.card} labelledBy={titleId}>
      <header className={styles.head}>
        <div className={styles.about}>
          <Avatar name={reviewedName(review)} pattern={businessPattern(business?._id ?? '')} />
          <div className={styles.names}>
            <p id={businessId} className={styles.business} translate="no">
              {reviewedName(review)}
            </p>
            <p className={styles.status} data-status={isApproved ? 'published' : 'pending'}>
              {isApproved && <Icon name="check" />}
              <span>{isApproved ? 'I publikuar' : 'Në pritje'}</span>
            </p>
          </div>
        </div>
        {actions}
      </header>
      <OwnPending review={review} />
      <ReviewText review={review} titleId={titleId} />
      <footer className={styles.details}>
        <span>
          Shkruar më <Moment at={createdAt} now={now} />
        </span>
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
    </Card>
  )
}
