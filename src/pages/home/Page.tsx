// The home page (HOME-01 to HOME-16).
import { appName } from '@/brand'
import { selectIsAuthenticated } from '@/features/auth/model/selectors'
import { AddBusinessCard } from '@/features/businesses/ui/AddBusinessCard'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { selectNow } from '@/features/navigation/model/selectors'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { businessPath } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/store'
import { navigationRequested } from '@/session/events'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import styles from './Page.module.scss'
import { Steps } from './Steps'

/** Search first, then the invitation to add a business, what others say, and how it works. */
export default function HomePage() {
  useDocumentTitle(`${appName} · Komente dhe vlerësime për biznese në Shqipëri`, true)
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsAuthenticated)
  const now = useAppSelector(selectNow)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <h1>Po kërkon një biznes që mund ti besosh?</h1>
          <p>Kërko një biznes, lexo çfarë thonë përdoruesit dhe ndaj përvojën tënde.</p>
          <div className={styles.search} data-noprint>
            <BusinessSearch onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))} />
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <AddBusinessCard isSignedIn={isSignedIn} />
        <LatestReviews now={now} />
        <Steps />
      </div>
    </>
  )
}
