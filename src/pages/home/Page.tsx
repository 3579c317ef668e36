// The home page (HOME-01 to HOME-16).
import { appName } from '@/brand'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { RecentlyViewed } from '@/features/businesses/ui/RecentlyViewed'
import { selectNow } from '@/features/navigation/model/selectors'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { navigationRequested } from '@/lib/navigationEvents'
import { businessPath } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { Section } from '@/ui/CrashState'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { Invitation } from './Invitation'
import styles from './Page.module.scss'
import { Steps } from './Steps'

/** Search first, then the invitation to add a business, the latest comments, and how it works. */
export default function HomePage() {
  useDocumentTitle(`${appName} · Komente dhe vlerësime për biznese në Shqipëri`, true)
  const now = useAppSelector(selectNow)
  const dispatch = useAppDispatch()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <h1>Po kërkon një biznes që mund ti besosh?</h1>
          <p>Kërko një biznes, lexo çfarë thonë përdoruesit dhe ndaj përvojën tënde.</p>
          <div className={styles.search} data-noprint>
            <Section>
              <BusinessSearch onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))} />
            </Section>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <Invitation />
        <div className={styles.latest}>
          <Section>
            <LatestReviews now={now} />
            <RecentlyViewed />
          </Section>
        </div>
        <Steps />
      </div>
    </>
  )
}
