// /koment/{businessId}: writing a review (ROUTE-14, WRITE-01 to WRITE-31, GUARDREV-01 to GUARDREV-08).
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { selectIsAuthenticated } from '@/features/auth/model/selectors'
import { useCurrentUserId } from '@/features/auth/ui/useCurrentUserId'
import { businessName, isInactive } from '@/features/businesses/model/businessTexts'
import { BusinessBanner } from '@/features/businesses/ui/BusinessBanner'
import { BusinessProblem } from '@/features/businesses/ui/BusinessProblem'
import { ReviewedBusiness } from '@/features/businesses/ui/ReviewedBusiness'
import { useBusiness } from '@/features/businesses/ui/useBusiness'
import { noticeShown } from '@/features/notices/model/slice'
import { OneReviewGuard } from '@/features/reviews/ui/write/OneReviewGuard'
import { useOwnReviewCheck } from '@/features/reviews/ui/write/useOwnReviewCheck'
import { routes } from '@/lib/paths'
import { readReviewDraft } from '@/storage/unsentReviews'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'
import styles from './Page.module.scss'
import { Writing } from './Writing'
import { WritingBlocked } from './WritingBlocked'

const DRAFT_KEPT = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'

const description = 'Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas.'

/** A new instance per business: another id starts with fresh state. */
export default function WritePage() {
  const { businessId = '' } = useParams()
  return <OwnedView key={businessId} id={businessId} />
}

/**
 * The form belongs to the user it was begun by, also after their session has ended; another one gets a new form, and what was typed
 * waits in its author's draft (Q72). A visitor's becomes the first user's.
 */
function OwnedView({ id }: { id: string }) {
  const current = useCurrentUserId()
  const { userId } = current
  const dispatch = useAppDispatch()
  const [{ owner, before, number }, setForm] = useState({ owner: userId, before: '', number: 0 })
  if (userId && userId !== owner) setForm({ owner: userId, before: owner ?? '', number: owner ? number + 1 : number })
  useEffect(() => {
    const isKept = before !== '' && readReviewDraft({ businessId: id, author: before })?.author === before
    if (isKept) dispatch(noticeShown({ kind: 'info', text: DRAFT_KEPT }))
  }, [dispatch, id, before])
  return <WriteView key={number} id={id} owner={owner} {...current} />
}

interface WriteViewProps extends ReturnType<typeof useCurrentUserId> {
  id: string
  owner: string | undefined
}

function WriteView({ id, owner, userId, isKnown }: WriteViewProps) {
  const isSignedIn = useAppSelector(selectIsAuthenticated)
  const { business: found, isSuccess, error, retry } = useBusiness(id, userId, !isKnown)
  // A session that ends causes a request without a user; the form stays meanwhile.
  const business = useLastKnown(found)
  const [isWrong, setIsWrong] = useState(false)
  const hasReviewed = isSuccess ? Boolean(found?.hasReviewed) : undefined
  const verdict = useOwnReviewCheck({ businessId: id, userId, isKnown, hasReviewed })

  if (!business && error) {
    const title = error.kind === 'notFound' ? 'Biznesi nuk u gjet' : 'Gabim në ngarkimin e biznesit'
    return <BusinessProblem title={title} error={error} onRetry={retry} />
  }
  if (!business) {
    return (
      <PageFrame heading="Shkruaj një koment" description={description}>
        <Spinner label="Duke ngarkuar biznesin…" />
      </PageFrame>
    )
  }
  const heading = `Shkruaj një koment për ${businessName(business)}`
  return (
    <PageFrame
      heading={heading}
      names={[businessName(business)]}
      title={isWrong ? `Gabim: ${heading}` : heading}
      description={description}
      lead={!isInactive(business) && <Link to={routes.chooseBusiness}>Zgjidh një biznes tjetër</Link>}
    >
      <div className={styles.columns}>
        <ReviewedBusiness business={business} />
        <div className={styles.write}>
          <BusinessBanner business={business} />
          {isInactive(business) ? (
            <WritingBlocked businessId={id} />
          ) : (
            <OneReviewGuard businessId={id} userId={userId} verdict={verdict}>
              <Writing business={business} userId={userId} owner={owner} isSignedIn={isSignedIn} onWrong={setIsWrong} />
            </OneReviewGuard>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** `value`, or the last one that was not null. */
function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
