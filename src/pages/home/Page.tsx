// The home page (HOME-01 to HOME-16).
import { lazy } from 'react'
import { appName } from '@/brand'
import { selectNow } from '@/features/navigation/model/selectors'
import { useAppSelector } from '@/lib/storeHooks'
import { Section } from '@/ui/CrashState'
import { Later } from '@/ui/Later'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { HeroSearch } from './HeroSearch'
import { Invitation } from './Invitation'
import { loadLater } from './loadLater'
import styles from './Page.module.scss'
import { Steps } from './Steps'

const Latest = lazy(async () => ({ default: (await loadLater()).Latest }))

/** Search first, then the invitation to add a business, the latest comments, and how it works. */
export default function HomePage() {
  useDocumentTitle(`${appName} · Komente dhe vlerësime për biznese në Shqipëri`, true)
  const now = useAppSelector(selectNow)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <h1>Po kërkon një biznes që mund ti besosh?</h1>
          <p>Kërko një biznes, lexo çfarë thonë përdoruesit dhe ndaj përvojën tënde.</p>
          <div className={styles.search} data-noprint>
            <Section>
              <HeroSearch />
            </Section>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <Invitation />
        <div className={styles.latest}>
          <Section>
            <Later>
              <Latest now={now} />
            </Later>
          </Section>
        </div>
        <Steps />
      </div>
    </>
  )
}
