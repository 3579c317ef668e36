// A business and its comments (BIZPAGE-01 to BIZPAGE-38; writing and editing come with their own screens).
import { useParams } from 'react-router-dom'
import { selectUserId } from '@/features/auth/model/selectors'
import { BusinessBanner } from '@/features/businesses/ui/BusinessBanner'
import { BusinessHeader } from '@/features/businesses/ui/BusinessHeader'
import { ContactCard } from '@/features/businesses/ui/ContactCard'
import { useBusiness } from '@/features/businesses/ui/useBusiness'
import { useAppSelector } from '@/lib/store'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { BusinessProblem } from './BusinessProblem'
import { Comments } from './Comments'
import styles from './Page.module.scss'

/** One business at a time: another address starts afresh. */
export default function BusinessPage() {
  const { businessId = '' } = useParams()
  return <BusinessView key={businessId} id={businessId} />
}

function BusinessView({ id }: { id: string }) {
  const userId = useAppSelector(selectUserId)
  const { business, error, retry } = useBusiness(id, userId)
  const name = business ? business.name || 'Biznesi' : undefined
  useDocumentTitle(name ? `${name}: komente dhe vlerësime` : error ? problemTitle(error.kind) : undefined)

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
      <BusinessHeader business={business} />
      <BusinessBanner business={business} />
      <div className={styles.columns}>
        <ContactCard business={business} />
        <Comments business={business} userId={userId} />
      </div>
    </div>
  )
}

const problemTitle = (kind: string): string =>
  kind === 'notFound' ? 'Biznesi nuk u gjet' : 'Gabim në ngarkimin e biznesit'
