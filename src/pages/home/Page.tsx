// The home page (HOME-01 to HOME-16).
import { lazy, Suspense } from 'react'
import { appName } from '@/brand'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { RecentlyViewed } from '@/features/businesses/ui/RecentlyViewed'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { CategoryTiles } from '@/features/categories/ui/CategoryTiles'
import { selectNow } from '@/features/navigation/model/selectors'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { businessPath } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Section } from '@/ui/CrashState'
import { Picture } from '@/ui/Picture'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { HowItWorks } from './HowItWorks'
import { Invitation } from './Invitation'
import styles from './Page.module.scss'

const DidYouMean = lazy(() => import('./DidYouMean'))

/** Search first, then what there is: categories and the latest comments; how it works; the invitation to add a business. */
export default function HomePage() {
  useDocumentTitle(`${appName} · Komente dhe vlerësime për biznese në Shqipëri`, true)
  const { tree } = useAppSelector(selectLoadedCategories)
  const now = useAppSelector(selectNow)
  const dispatch = useAppDispatch()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Po kërkon një biznes që mund ti besosh?</h1>
          <p>Kërko një biznes, lexo çfarë thonë përdoruesit dhe ndaj përvojën tënde.</p>
          <div className={styles.search} data-noprint>
            <Section>
              <BusinessSearch
                onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))}
                categories={tree}
                nothingFound={(text, onText) => (
                  <Suspense>
                    <DidYouMean typed={text} onPick={onText} />
                  </Suspense>
                )}
              />
            </Section>
          </div>
        </div>
        <div className={styles.art} data-noprint>
          <Picture name="qilim" />
          <Picture name="skyline" />
        </div>
      </div>
      <div className={styles.body}>
        <Section>
          <CategoryTiles />
        </Section>
        <Section>
          <LatestReviews now={now} />
        </Section>
        <Section>
          <RecentlyViewed />
        </Section>
        <HowItWorks />
        <Invitation />
      </div>
    </>
  )
}
