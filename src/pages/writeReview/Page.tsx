// /koment/{businessId}: writing a review.
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Business } from '@/api/endpoints/generated/types'
import { selectIsAuthenticated, selectUser } from '@/features/auth/model/selectors'
import { followStorage } from '@/features/auth/model/sessionChanges'
import { useCurrentUserId } from '@/features/auth/ui/useCurrentUserId'
import {
  businessName,
  businessSubtitle,
  isInactive,
  isInReview,
  statusText,
} from '@/features/businesses/model/businessTexts'
import { BusinessBanner } from '@/features/businesses/ui/BusinessBanner'
import { BusinessProblem } from '@/features/businesses/ui/BusinessProblem'
import { useBusiness } from '@/features/businesses/ui/useBusiness'
import { selectToday } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { sentText } from '@/features/reviews/model/reviewLabels'
import { reviewSent } from '@/features/reviews/model/slice'
import type { SubmitResult } from '@/features/reviews/model/submitReview'
import { OneReviewGuard, useOwnReviewCheck } from '@/features/reviews/ui/write/OneReviewGuard'
import { ReviewForm } from '@/features/reviews/ui/write/ReviewForm'
import { useReviewForm } from '@/features/reviews/ui/write/useReviewForm'
import { categoryLook } from '@/lib/categoryLook'
import { businessPath, lastPart, routes } from '@/lib/paths'
import { loggedOutKey } from '@/lib/storageKeys'
import { readText } from '@/storage/reviewTexts'
import { onTabNews } from '@/storage/tabNews'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/Button'
import { Card, CardLink } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { PageFrame } from '@/ui/PageFrame'
import { RatingBadge } from '@/ui/RatingBadge'
import { Spinner } from '@/ui/Spinner'
import { useIsOnPage } from '@/ui/useIsOnPage'
import styles from './Page.module.scss'

const DRAFT_KEPT = 'Llogaria ka ndryshuar. Komenti që po shkruhej u ruajt për autorin e tij.'

const description = 'Zgjidh biznesin dhe trego përvojën tënde. Një koment për çdo biznes, falas.'

/** A new instance per business: another id starts with fresh state. */
export default function WritePage() {
  const businessId = lastPart(useLocation().pathname)
  return <OwnedView key={businessId} id={businessId} />
}

/**
 * The form belongs to the user who began it, even when their session expires. After a log-out in another tab, or for
 * another user, a new one opens; the old text stays its author's draft (Q72, Q118). A visitor's goes to the first user.
 */
function OwnedView({ id }: { id: string }) {
  const current = useCurrentUserId()
  const { userId } = current
  const dispatch = useAppDispatch()
  const [{ owner, before, number }, setForm] = useState({ owner: userId, before: '', number: 0 })
  if (userId && userId !== owner) setForm({ owner: userId, before: owner ?? '', number: owner ? number + 1 : number })
  useEffect(() => {
    const clear = (user: string) =>
      setForm((form) => (form.owner === user ? { owner: undefined, before: user, number: form.number + 1 } : form))
    return onTabNews(loggedOutKey, clear)
  }, [])
  useEffect(() => {
    const isKept = before !== '' && readText({ businessId: id, author: before }, true, Date.now())?.isOwn
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
  const { business: found, isLoading, isSuccess, error, retry } = useBusiness(id, userId, !isKnown)
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
    if (!isLoading) return null
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
        <BusinessAside business={business} />
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

interface WritingProps {
  business: Business
  userId: string | undefined
  /** Who began the form, even when their session has ended; undefined for a visitor. */
  owner: string | undefined
  isSignedIn: boolean
  /** Whether the form has an error: the page's title says so. */
  onWrong: (isWrong: boolean) => void
}

/** Visitors log in first; a sent review leads to its business. */
function Writing({ business, userId, owner, isSignedIn, onWrong }: WritingProps) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const navigate = useNavigate()
  const isFromBusiness = useLocation().state?.isFromBusiness === true
  const name = useAppSelector(selectUser)?.name
  const today = useAppSelector(selectToday)
  const businessId = business._id
  const onEnd = ({ end, reviewId = '' }: SubmitResult) => {
    // Perhaps another tab has signed somebody else in, unnoticed here.
    if (end === 'refused') dispatch(followStorage())
    if (end !== 'created') return
    // The page of the business says thanks itself.
    if (!isOnPage()) return dispatch(noticeShown({ kind: 'success', text: sentText(isInReview(business)) }))
    dispatch(reviewSent({ businessId, reviewId }))
    // Back skips the finished form, and shows no page twice.
    if (isFromBusiness) void navigate(-1)
    else dispatch(navigationRequested({ to: businessPath(businessId), replace: true }))
  }
  const review = useReviewForm({ business, author: { id: userId, name, owner }, isSignedIn, onEnd })
  const isWrong = Boolean(review.refusal) || Object.keys(review.form.errors).length > 0
  useEffect(() => onWrong(isWrong), [onWrong, isWrong])
  return <ReviewForm business={business} isSignedIn={isSignedIn} today={today} review={review} />
}

function WritingBlocked({ businessId }: { businessId: string }) {
  return (
    <div className={styles.blocked}>
      <p>Për një biznes joaktiv nuk mund të shkruhen komente.</p>
      <ActionRow>
        <ButtonLink to={businessPath(businessId)}>Shko te faqja e biznesit</ButtonLink>
        <ButtonLink to={routes.chooseBusiness} variant="outline">
          Zgjidh një biznes tjetër
        </ButtonLink>
      </ActionRow>
    </div>
  )
}

/** The business being reviewed, as a link: picture, name, category and place, rating. Its page is loaded meanwhile. */
function BusinessAside({ business }: { business: Business }) {
  const { _id, name, photo, category, averageRating, reviewCount } = business
  const status = statusText(business)
  return (
    <Card as="aside" className={styles.business}>
      <Avatar
        name={name}
        photoUrl={photo?.url}
        size="large"
        pattern={{ hue: categoryLook(category?.name ?? '').hue }}
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <CardLink to={businessPath(_id)} translate="no" data-next={businessPath(_id)}>
            {businessName(business)}
          </CardLink>
        </p>
        <p className={styles.place}>{businessSubtitle(business)}</p>
        {status && <p className={styles.place}>{status}</p>}
        <RatingBadge average={averageRating} count={reviewCount} />
      </div>
    </Card>
  )
}
