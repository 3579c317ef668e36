// A business and its comments (BIZPAGE-01 to BIZPAGE-38; writing and editing come with their own screens).
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCurrentUserId } from '@/features/auth/ui/useCurrentUserId'
import { businessName } from '@/features/businesses/model/businessTexts'
import { recounted } from '@/features/businesses/model/recounted'
import { BusinessBanner } from '@/features/businesses/ui/BusinessBanner'
import { BusinessHeader } from '@/features/businesses/ui/BusinessHeader'
import { BusinessProblem } from '@/features/businesses/ui/BusinessProblem'
import { ContactCard } from '@/features/businesses/ui/ContactCard'
import { useBusiness } from '@/features/businesses/ui/useBusiness'
import { useRecordVisit } from '@/features/businesses/ui/useRecordVisit'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { selectBusinessTotal, selectHasOwnReview, selectPendingCount } from '@/features/reviews/model/selectors'
import { pageFromText } from '@/lib/pagination'
import { useAppSelector } from '@/lib/storeHooks'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { useJsonLd } from '@/ui/useJsonLd'
import { useMetaDescription } from '@/ui/useMetaDescription'
import { businessData, businessDescription, businessSteps, businessTitle } from './businessHead'
import styles from './Page.module.scss'
import { ReviewsSection } from './ReviewsSection'

/** A new instance per business: another id starts with fresh state. */
export default function BusinessPage() {
  const { businessId = '' } = useParams()
  return <BusinessView key={businessId} id={businessId} />
}

function BusinessView({ id }: { id: string }) {
  const { userId, isKnown } = useCurrentUserId()
  const { business: found, error, retry } = useBusiness(id, userId, !isKnown)
  const isOwnKnown = useAppSelector((state) => selectHasOwnReview(state, id, userId))
  const total = useAppSelector(selectBusinessTotal)
  const pending = useAppSelector((state) => selectPendingCount(state, id))
  // A server may leave out the count (Q80) and what it knows of the user (Q73); writes under way count as they do in the list.
  const business = useMemo(() => {
    const counted = found && recounted(found, pending)
    return (
      counted && { ...counted, reviewCount: counted.reviewCount || total, hasReviewed: found.hasReviewed || isOwnKnown }
    )
  }, [found, total, pending, isOwnKnown])
  useRecordVisit(id, found, error)
  const { tree } = useAppSelector(selectLoadedCategories)
  const name = business ? businessName(business) : undefined
  const page = pageFromText(useSearchParams()[0].get('faqe'))
  useDocumentTitle(name ? businessTitle(name, page) : error ? problemTitle(error.kind) : undefined)
  useMetaDescription(business && name ? businessDescription(business, name) : undefined)
  useJsonLd(business ? businessData(business, window.location.origin) : undefined)

  if (!business && error) {
    return <BusinessProblem title={problemTitle(error.kind)} error={error} onRetry={retry} />
  }
  if (!business) {
    return (
      <div className={styles.page}>
        <Spinner label="Duke ngarkuar biznesin…" />
        <Skeleton shape="card" count={3} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <Breadcrumbs steps={businessSteps(business, tree)} current={businessName(business)} />
      <BusinessHeader business={business} />
      <BusinessBanner business={business} />
      <div className={styles.columns}>
        <ContactCard business={business} />
        <ReviewsSection business={business} userId={userId} />
      </div>
    </div>
  )
}

const problemTitle = (kind: string): string =>
  kind === 'notFound' ? 'Biznesi nuk u gjet' : 'Gabim në ngarkimin e biznesit'
