// The comments of the business, 10 a page, with every state they can be in (BIZPAGE-18 to BIZPAGE-38).
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { Business } from '@/api/generated/businesses'
import { isInactive, isInReview } from '@/features/businesses/model/business'
import { overloadText } from '@/features/reviews/model/review'
import { ReviewCard } from '@/features/reviews/ui/ReviewCard'
import { useBusinessReviews } from '@/features/reviews/ui/useBusinessReviews'
import { clampPage, pageFromText } from '@/lib/pageWindow'
import { reloadPage } from '@/lib/reloadPage'
import { useAppDispatch } from '@/lib/store'
import { navigationRequested } from '@/session/events'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

const emptyText = (business: Business): string | undefined => {
  if (isInReview(business)) {
    return 'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.'
  }
  if (isInactive(business)) return 'Ky biznes është joaktiv.'
  return business.hasReviewed
    ? 'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.'
    : undefined
}

/** The page number lives in the address (`?faqe=`), so that a page of comments can be shared. */
function usePage() {
  const dispatch = useAppDispatch()
  const { pathname, search, state } = useLocation()
  const toPage = (page: number, replace = false) => {
    const query = page > 1 ? `?faqe=${page}` : ''
    dispatch(navigationRequested({ to: `${pathname}${query}`, replace, state }))
  }
  return { page: pageFromText(new URLSearchParams(search).get('faqe')), toPage }
}

/** Cards and pagination, or what stands in their place. */
export function Comments({ business, userId }: { business: Business; userId: string | undefined }) {
  const { page, toPage } = usePage()
  const { items, status, error, pages } = useBusinessReviews(business._id, page, userId)
  const clampedPage = clampPage(page, pages)
  const isOutside = status === 'ready' && clampedPage !== page
  const clamp = useEffectEvent(() => toPage(clampedPage, true))
  useEffect(() => {
    if (isOutside) clamp()
  }, [isOutside])
  const isWaiting = status === 'idle' || status === 'loading' || isOutside

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">Komentet</h2>
      {items.length === 0 && isWaiting && (
        <>
          <Spinner label="Duke ngarkuar komentet..." />
          <Skeleton shape="card" count={4} />
        </>
      )}
      {items.length === 0 && error && (
        <ErrorState
          headingLevel={3}
          title="Gabim në ngarkimin e komenteve"
          message={overloadText(error) ?? error.message}
        >
          <Button onClick={reloadPage}>Provo sërish</Button>
        </ErrorState>
      )}
      {items.length === 0 && !error && !isWaiting && (
        <EmptyState headingLevel={3} title="Nuk ka komente ende" message={emptyText(business)} />
      )}
      {items.length > 0 && error && (
        <Alert kind="error">{overloadText(error) ?? `Gabim në ngarkimin e komenteve: ${error.message}`}</Alert>
      )}
      {items.length > 0 && (
        <ul className={styles.cards}>
          {items.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">
        {items.length > 0 && pages > 1 ? `U hap faqja ${page} nga ${pages}` : ''}
      </VisuallyHidden>
      <Pagination
        page={page}
        pages={pages}
        onPage={(next) => {
          toPage(next)
          window.scrollTo(0, 0)
        }}
      />
    </section>
  )
}
