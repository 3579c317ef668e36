// A business and its comments; writing and editing load their own screens.

import { Suspense, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Business } from '@/api/endpoints/generated/types'
import { useCurrentUserId } from '@/features/auth/ui/useCurrentUserId'
import { businessName } from '@/features/businesses/model/businessTexts'
import { forgetVisit, recordVisit } from '@/features/businesses/model/recentHistory'
import { BusinessBanner } from '@/features/businesses/ui/BusinessBanner'
import { BusinessHeader } from '@/features/businesses/ui/BusinessHeader'
import { BusinessHeaderLoading } from '@/features/businesses/ui/BusinessHeaderLoading'
import { BusinessProblem } from '@/features/businesses/ui/BusinessProblem'
import { ContactCard } from '@/features/businesses/ui/ContactCard'
import { useBusiness } from '@/features/businesses/ui/useBusiness'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { useNamedCategories } from '@/features/categories/ui/useNamedCategories'
import { selectNow, selectPageNumber } from '@/features/navigation/model/selectors'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { selectBusinessTotal, selectHasOwnReview } from '@/features/reviews/model/selectors'
import { RatingDistribution, useRatingDistribution } from '@/features/reviews/ui/RatingDistribution'
import type { ScoreDialogProps } from '@/features/reviews/ui/score/ScoreDialog'
import type { VerdictProps } from '@/features/reviews/ui/score/Verdict'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLoggedState } from '@/hooks/viewLog'
import { formatRating } from '@/lib/albanianFormat'
import { lastPart } from '@/lib/paths'
import { pageFromQuery } from '@/lib/queryKeys'
import { siteOrigin } from '@/platform/prerenderHead'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { Breadcrumbs } from '@/ui/directory/Breadcrumbs'
import type { Elements } from '@/ui/elements'
import { late } from '@/ui/late'
import { Skeleton } from '@/ui/Skeleton'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useJsonLd } from '@/ui/useJsonLd'
import { useMediaQuery } from '@/ui/useMediaQuery'
import { useMetaDescription } from '@/ui/useMetaDescription'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Weave } from '@/ui/Weave'
import { businessData, businessDescription, businessSteps, businessTitle } from './businessHead'
import styles from './Page.module.scss'
import { ReviewsSection } from './ReviewsSection'
import { useReviewsOfPage } from './useReviewsOfPage'

// Few ask where a score comes from: the dialog is loaded then.
const { Late: ScoreDialog, preload } = late(async () => ({
  default: (await import('@/features/reviews/ui/score/ScoreDialog')).ScoreDialog,
}))

// Nobody waits for it: its place is kept, or it stands beside what is read.
const { Late: Verdict } = late<VerdictProps>(async () => ({
  default: (await import('@/features/reviews/ui/score/Verdict')).Verdict,
}))

const { Late: OwnerDoor } = late(() => import('@/features/businesses/ui/OwnerDoor'))

/** A new instance per business: another id starts with fresh state. */
export default function BusinessPage() {
  const businessId = lastPart(useLocation().pathname)
  return <BusinessView key={businessId} id={businessId} />
}

function BusinessView({ id }: { id: string }) {
  const { userId, isKnown } = useCurrentUserId()
  const { business: given, isLoading, error, retry } = useBusiness(id, userId, !isKnown)
  const [found = null] = useNamedCategories(useMemo(() => (given ? [given] : []), [given]))
  const isOwnKnown = useAppSelector((state) => selectHasOwnReview(state, id, userId))
  const total = useAppSelector(selectBusinessTotal)
  // A server may leave out the count (Q80) and what it knows of the user (Q73).
  const business = useMemo(
    () =>
      found && {
        ...found,
        reviewCount: found.reviewCount || total,
        hasReviewed: found.hasReviewed || isOwnKnown,
      },
    [found, total, isOwnKnown],
  )
  const dispatch = useAppDispatch()
  const isGone = error?.kind === 'notFound'
  // Adds it to the recently viewed ones, or removes one that is gone.
  useEffect(() => {
    if (isGone) dispatch(forgetVisit(id))
    else if (found) dispatch(recordVisit(found))
  }, [dispatch, id, found, isGone])
  const { tree } = useAppSelector(selectLoadedCategories)
  const name = business ? businessName(business) : undefined
  const page = useOfAddress(selectPageNumber, pageFromQuery)
  useDocumentTitle(name ? businessTitle(name, page) : error ? problemTitle(error.kind) : undefined)
  useMetaDescription(business && name ? businessDescription(business, name) : undefined)
  useJsonLd(business ? businessData(business, siteOrigin()) : undefined)

  if (!business && error) {
    return <BusinessProblem title={problemTitle(error.kind)} error={error} onRetry={retry} />
  }
  if (!business) return isLoading ? <Loading /> : null
  return (
    <LoadedBusiness business={business} userId={userId}>
      <Breadcrumbs steps={businessSteps(business, tree)} current={businessName(business)} isName />
    </LoadedBusiness>
  )
}

/** The score leads to the comments it counts, so both share their lists. */
function LoadedBusiness(props: { business: Business; userId: string | undefined; children: Elements }) {
  const { business, userId, children } = props
  const reviews = useReviewsOfPage(business, userId)
  const { all, hasReviews, search, show } = reviews
  const ratings = useRatingDistribution(business._id, all)
  const now = useAppSelector(selectNow)
  const [praise, , , ...complaints] = ratings.rows.map(({ count }) => count)
  const isHydrating = useIsHydrating()
  const isDivided = ratings.isKnown ? Boolean(praise) && complaints.some(Boolean) : all.pages > 1 && !ratings.isError
  const isWide = useMediaQuery('(width >= 1024px)')
  const why = (
    <WhyScore businessId={business._id} average={business.averageRating} total={business.reviewCount} now={now} />
  )
  const bars = hasReviews && (
    <RatingDistribution
      ratings={ratings}
      hasFailed={all.error !== null}
      chosen={search.rating}
      onChoose={(rating) => show({ ...search, rating })}
    />
  )
  const sides = isDivided && ratings.isKnown && !isHydrating && (
    <Section>
      <Suspense fallback={null}>
        <Verdict reviews={ratings.reviews} now={now} />
      </Suspense>
    </Section>
  )
  return (
    <div className={styles.page}>
      <BusinessHeader
        business={business}
        weave={<Weave counts={ratings.isKnown ? ratings.rows.map(({ count }) => count) : []} />}
        why={why}
        bars={bars}
      >
        {children}
      </BusinessHeader>
      <BusinessBanner business={business} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <ContactCard business={business} />
          {isWide && sides}
        </div>
        <ReviewsSection business={business} userId={userId} reviews={reviews}>
          {isDivided && <div className={styles.sides}>{!isWide && sides}</div>}
        </ReviewsSection>
      </div>
      {!isHydrating && (
        <Section>
          <Suspense fallback={null}>
            <OwnerDoor business={business} />
          </Suspense>
        </Section>
      )}
    </div>
  )
}

/** 'Pse 4.3?': the button beside the average that opens its explanation. */
function WhyScore({ average, ...dialog }: Omit<ScoreDialogProps, 'title' | 'onClose'> & { average: number }) {
  const [isOpen, setIsOpen] = useLoggedState('whyScore', false)
  const title = `Pse ${formatRating(average)}?`
  return (
    <div data-noprint>
      <LinkButton onClick={() => setIsOpen(true)} onPointerEnter={() => void preload(false).catch(() => undefined)}>
        {title}
      </LinkButton>
      {isOpen && (
        <Section>
          <Suspense fallback={null}>
            <ScoreDialog {...dialog} title={title} onClose={() => setIsOpen(false)} />
          </Suspense>
        </Section>
      )}
    </div>
  )
}

const Loading = () => (
  <div className={styles.page}>
    <VisuallyHidden role="status">Duke ngarkuar biznesin…</VisuallyHidden>
    <BusinessHeaderLoading />
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.contactLoading}>
          <Skeleton count={3} />
        </div>
      </div>
      <section className={styles.comments}>
        <div className={styles.head}>
          <h2>Komentet</h2>
        </div>
        <Skeleton shape="card" count={3} />
      </section>
    </div>
  </div>
)

const problemTitle = (kind: string): string =>
  kind === 'notFound' ? 'Biznesi nuk u gjet' : 'Gabim në ngarkimin e biznesit'
