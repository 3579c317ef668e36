// The home page.
import { Suspense, useState } from 'react'
import { type ShownList, useList } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { appName } from '@/brand'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { AddBusinessCard } from '@/features/businesses/ui/AddBusinessCard'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { selectNow } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { latestReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { BlankClipping, ReviewClipping } from '@/features/reviews/ui/ReviewClipping'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { businessPath, routes } from '@/lib/paths'
import { hasUnsentTexts } from '@/storage/textNews'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { Link } from '@/ui/Link'
import { late } from '@/ui/late'
import { Picture } from '@/ui/Picture'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { CategoryTiles } from './CategoryTiles'
import styles from './Page.module.scss'

const { Late: RecentlyViewed } = late(() => import('@/features/businesses/ui/RecentlyViewed'))
// If it cannot be loaded, nothing is said.
const { Late: UnsentReview } = late(() => import('./UnsentReview').catch(() => ({ default: () => null })))

// The rules and the terms in short (src/pages/reviewRules, src/pages/terms).
const checks = [
  ['Një zë për person.', 'Një koment për çdo biznes; nëse diçka ndryshon, autori e përditëson.'],
  ['Email i verifikuar.', 'Për të shkruar një koment duhet një llogari me email të verifikuar.'],
  [
    'Të njëjtat rregulla për të gjithë.',
    'Asnjë biznes nuk mund të paguajë për të hequr një koment. Komentet nuk hiqen vetëm sepse janë negative.',
  ],
] as const

/** Search and newest comment; categories, how comments are checked, latest ones; how it works; adding a business. */
export default function HomePage() {
  useDocumentTitle(`${appName} · Komente dhe vlerësime për biznese në Shqipëri`, true)
  const { tree } = useAppSelector(selectLoadedCategories)
  const now = useAppSelector(selectNow)
  const dispatch = useAppDispatch()
  const latest = useList(reviewLists.comments, [latestReviewsRequest])
  const newest = latest.items[0]
  return (
    <>
      <div className={styles.first}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1>Po kërkon një biznes që mund ti besosh?</h1>
            <p>Kërko një biznes, lexo çfarë thonë përdoruesit dhe ndaj përvojën tënde.</p>
            <div className={styles.search} data-noprint>
              <Section>
                <BusinessSearch
                  onPick={(id) => dispatch(navigationRequested({ to: businessPath(id) }))}
                  categories={tree}
                  addBusiness={
                    <ButtonLink to={routes.chooseBusiness} variant="outline" size="sm">
                      Shto një biznes
                    </ButtonLink>
                  }
                />
              </Section>
            </div>
            <p>Pa pagesë · Një koment për person në çdo biznes · Asnjë biznes s’paguan për të fshirë</p>
          </div>
          <div className={styles.art} data-noprint>
            <Picture name="qilim" />
            <Picture name="skyline" />
          </div>
        </div>
        <div className={styles.voice}>
          <Section>{newest ? <ReviewClipping review={newest} now={now} /> : <NoVoice list={latest} />}</Section>
        </div>
      </div>
      <div className={styles.body}>
        <Unsent />
        <Section>
          <CategoryTiles />
        </Section>
        <Checks />
        <Section>
          <LatestReviews list={latest} now={now} />
        </Section>
        <Section>
          <Recent />
        </Section>
        <Invitation />
      </div>
    </>
  )
}

/** In place of the newest comment: an empty sheet while loading, an invitation to write if there is none. */
function NoVoice({ list: { isLoading } }: { list: ShownList<Review> }) {
  return (
    <BlankClipping>
      {!isLoading && (
        <>
          <h2>Ndaj përvojën tënde.</h2>
          <ButtonLink to={routes.chooseBusiness} variant="outline" size="sm">
            Zgjidh biznesin
          </ButtonLink>
        </>
      )}
    </BlankClipping>
  )
}

/** The review that waits here, if any, and the way back to its form. */
function Unsent() {
  const isHydrating = useIsHydrating()
  const hasTexts = useLogged('hasUnsentTexts', useState(hasUnsentTexts)[0], false)
  return (
    !isHydrating &&
    hasTexts && (
      <Suspense>
        <UnsentReview />
      </Suspense>
    )
  )
}

/** What this device has seen, if anything; it stays then, and says when it was cleared. */
function Recent() {
  const hasViewed = useAppSelector((state) => Boolean(state.businesses.recent?.viewed.length))
  const [isThere, setIsThere] = useState(hasViewed)
  if (hasViewed && !isThere) setIsThere(true)
  return (
    isThere && (
      <Suspense>
        <RecentlyViewed />
      </Suspense>
    )
  )
}

/** How comments are checked, with a link to the rules. */
const Checks = () => (
  <section className={styles.facts} aria-labelledby="checks">
    <div>
      <h2 id="checks">Si kontrollohen komentet</h2>
      <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>
    </div>
    <ol>
      {checks.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)

/** To add a business; its dialog fetches the categories when wanted. */
function Invitation() {
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const [isWanted, setIsWanted] = useLoggedState('categoriesWanted', false)
  return (
    <AddBusinessCard
      isSignedIn={isSignedIn}
      userId={useAppSelector(selectUserId)}
      from={routes.home}
      choice={useCategoryTree(!isWanted)}
      onWanted={() => setIsWanted(true)}
      onEndedElsewhere={(end) => dispatch(noticeShown(end))}
    />
  )
}
