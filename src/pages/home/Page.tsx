// The home page.
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useList } from '@/api'
import { appName } from '@/brand'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { AddBusinessCard } from '@/features/businesses/ui/AddBusinessCard'
import { BusinessSearch } from '@/features/businesses/ui/BusinessSearch'
import { categoryLists } from '@/features/categories/model/categoryLists'
import { categoriesRequest } from '@/features/categories/model/categoryRequests'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { selectNow } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { LatestReviews } from '@/features/reviews/ui/LatestReviews'
import { useLoggedState } from '@/hooks/viewLog'
import { categoryLook } from '@/lib/categoryLook'
import { businessPath, categoryPath, routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { late } from '@/ui/late'
import { Picture } from '@/ui/Picture'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

const { Late: RecentlyViewed } = late(() => import('@/features/businesses/ui/RecentlyViewed'))

// What the rules and the terms say, in short (src/pages/reviewRules, src/pages/terms).
const checks = [
  ['Një zë për person.', 'Një koment për çdo biznes; nëse diçka ndryshon, autori e përditëson.'],
  ['Email i verifikuar.', 'Për të shkruar një koment duhet një llogari me email të verifikuar.'],
  [
    'Të njëjtat rregulla për të gjithë.',
    'Asnjë biznes nuk mund të paguajë për të hequr një koment. Komentet nuk hiqen vetëm sepse janë negative.',
  ],
] as const

const steps = [
  ['Gjej biznesin.', 'Kërko me emër ose shfleto kategoritë.'],
  ['Lexo përvojat.', 'Shiko mesataren, numrin e komenteve dhe çfarë tregojnë të tjerët.'],
  ['Ndaj përvojën tënde.', 'Zgjidh yjet dhe trego me pak fjalë si të shkoi.'],
] as const

const items = (texts: typeof checks | typeof steps) =>
  texts.map(([title, text]) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ))

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
                addBusiness={
                  <ButtonLink to={routes.chooseBusiness} variant="outline" size="sm">
                    Shto një biznes
                  </ButtonLink>
                }
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
          <Recent />
        </Section>
        <HowItWorks />
        <Invitation />
      </div>
    </>
  )
}

/** What this device has seen, if anything; from then on it stays, and says when it was cleared. */
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

/** Three facts with a link to the rules, three steps with a link to the page that explains more. */
function HowItWorks() {
  return (
    <div className={styles.how}>
      <section aria-labelledby="checks">
        <h2 id="checks">Si kontrollohen komentet</h2>
        <ul>{items(checks)}</ul>
        <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">Si funksionon</h2>
        <ol>{items(steps)}</ol>
        <Link to={routes.howItWorks}>Mëso më shumë</Link>
      </section>
    </div>
  )
}

/** To add a business; the categories are fetched when its dialog is wanted. */
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

/** Whole rows of two and of four. */
const COUNT = 8
const places = Array.from({ length: COUNT }, (_, at) => at)

/**
 * Eight categories and the way to all of them. The contract tells no numbers of businesses, so they are the first eight, in the
 * server's order. Until they come, empty tiles hold their place.
 */
function CategoryTiles() {
  const { items, isSuccess, error, retry } = useList(categoryLists.categories, [categoriesRequest])
  const shown = items.slice(0, COUNT)
  const isEmpty = shown.length === 0
  if (isEmpty && isSuccess) return null
  return (
    <section className={styles.section} aria-labelledby="categories">
      <div>
        <h2 id="categories">Shfleto kategoritë</h2>
        <Link to={routes.categories} aria-label="Të gjitha kategoritë">
          Të gjitha
        </Link>
      </div>
      {isEmpty && error ? (
        <div className={styles.failed}>
          <Alert kind="error">{`Gabim në ngarkimin e kategorive: ${error.message}`}</Alert>
          <Button variant="outline" onClick={retry}>
            Provo përsëri
          </Button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {isEmpty && places.map((at) => <li key={at} className={styles.tile} aria-hidden="true" />)}
          {shown.map((category) => {
            const { kind, hue } = categoryLook(category.name)
            return (
              <li key={category._id} className={styles.tile} data-hue={hue}>
                <Link to={categoryPath(category)}>{category.name}</Link>
                <Picture name={`category-${kind}`} />
              </li>
            )
          })}
        </ul>
      )}
      {isEmpty && !error && <VisuallyHidden role="status">Duke ngarkuar kategoritë…</VisuallyHidden>}
    </section>
  )
}
