// The home page.
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
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

const writing = ['Ndaj përvojën tënde.', 'Zgjidh yjet dhe trego me pak fjalë si të shkoi.'] as const
const steps = [
  ['Gjej biznesin.', 'Kërko me emër ose shfleto kategoritë.'],
  ['Lexo përvojat.', 'Shiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët.'],
  writing,
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
        <Facts id="checks" heading="Si kontrollohen komentet" facts={checks} to={routes.reviewRules}>
          Lexo rregullat e komenteve
        </Facts>
        <Section>
          <LatestReviews list={latest} now={now} />
        </Section>
        <Section>
          <Recent />
        </Section>
        <Facts id="steps" heading="Si funksionon" facts={steps} to={routes.howItWorks}>
          Mëso më shumë
        </Facts>
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
          <h2>{writing[0]}</h2>
          <p>{writing[1]}</p>
          <ButtonLink to={routes.chooseBusiness} variant="outline" size="sm">
            Zgjidh biznesin
          </ButtonLink>
        </>
      )}
    </BlankClipping>
  )
}

/** The review that waits here, and the way back to its form. */
function Unsent() {
  const userId = useAppSelector(selectUserId)
  const isVisitor = useAppSelector(selectIsSignedIn) === false
  const isHydrating = useIsHydrating()
  const hasTexts = useLogged('hasUnsentTexts', useState(hasUnsentTexts)[0], false)
  // Of a session whose user is not known, nobody can tell what they may see.
  if (isHydrating || !hasTexts || (!userId && !isVisitor)) return null
  return (
    <Suspense>
      <UnsentReview key={userId} userId={userId} />
    </Suspense>
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

interface FactsProps {
  id: string
  heading: string
  facts: typeof checks | typeof steps
  to: string
  children: string
}

/** Three facts side by side, with a link to the page that says more. */
function Facts({ id, heading, facts, to, children }: FactsProps) {
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <Link to={to}>{children}</Link>
      </div>
      <ol>
        {facts.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

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
