// /komentet-e-mia: the user's own comments, behind a guard.
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useList } from '@/api'
import { loadProfile } from '@/features/auth/model/profile'
import { selectUser, selectUserId } from '@/features/auth/model/selectors'
import { selectNow } from '@/features/navigation/model/selectors'
import { useExistingPage, usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import { noticeShown } from '@/features/notices/model/slice'
import { missedText } from '@/features/reviews/model/reviewLabels'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { userReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { MyReviewStats, useMyReviewStats } from '@/features/reviews/ui/own/MyReviewStats'
import { MyReviews } from '@/features/reviews/ui/own/MyReviews'
import { OwnReviews } from '@/features/reviews/ui/own/OwnReviews'
import type { Refusals } from '@/features/reviews/ui/own/useReviewWrites'
import { useLogged } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { hasUnsentTexts, onTextsChanged } from '@/storage/textNews'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import { Section } from '@/ui/CrashState'
import { useFocusFallback } from '@/ui/directory/useFocusFallback'
import { ErrorState } from '@/ui/ErrorState'
import { late } from '@/ui/late'
import { PageFrame } from '@/ui/PageFrame'
import { Pagination } from '@/ui/Pagination'
import styles from './Page.module.scss'

const { Late: KeptTexts } = late(() => import('./KeptTexts'))

const OFFLINE = 'Gabim në lidhje me serverin'

/** Fixed texts, whatever the server says. */
const refusals: Refusals = {
  update: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'),
  delete: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'),
}

/** A new instance per user; without an id nothing is requested (Q12). */
export default function MyReviewsPage() {
  const userId = useAppSelector(selectUserId)
  return (
    <PageFrame heading="Komentet e mia" lead="Këtu mund t’i shohësh, t’i ndryshosh dhe t’i fshish komentet e tua.">
      {userId === undefined ? <UnknownUser /> : <OwnReviewsSection key={userId} userId={userId} />}
    </PageFrame>
  )
}

function OwnReviewsSection({ userId }: { userId: string }) {
  const dispatch = useAppDispatch()
  const { page, toPage } = usePageInUrl('comments')
  const list = useList(reviewLists.userReviews, [userReviewsRequest(userId, page)])
  const isLoading = useExistingPage(list, page, toPage) || list.isLoading
  const heading = useRef<HTMLHeadingElement>(null)
  const focusFallback = useFocusFallback(heading, () => dispatch(noticeShown({ kind: 'info', text: missedText })))
  const user = useAppSelector(selectUser)
  const now = useAppSelector(selectNow)
  const stats = useMyReviewStats(userId, list)
  const { total, reviews } = stats
  const hasTexts = useLogged('hasUnsentTexts', useSyncExternalStore(onTextsChanged, hasUnsentTexts), false)
  return (
    <OwnReviews
      userId={userId}
      userName={user?.name}
      now={now}
      headingId="comments"
      page="myReviews"
      refusals={refusals}
      onNotice={(kind, text) => dispatch(noticeShown({ kind, text }))}
    >
      <div className={styles.page}>
        <MyReviewStats {...stats} />
        {hasTexts && (
          <Section>
            <Suspense fallback={null}>
              <KeptTexts
                userId={userId}
                shown={list.items}
                reviews={reviews}
                areAll={stats.stats !== undefined && reviews.length === total}
                toPage={toPage}
                nextHeadingId="comments"
              />
            </Suspense>
          </Section>
        )}
        <section className={styles.comments} aria-labelledby="comments" {...focusFallback}>
          <div className={styles.head}>
            <h2 ref={heading} id="comments" tabIndex={-1}>
              Komentet
            </h2>
            <ButtonLink to={routes.chooseBusiness} variant="outline">
              Shto koment të ri
            </ButtonLink>
          </div>
          <MyReviews list={{ ...list, isLoading }} onRetry={list.retry} />
          <Pagination page={list.page} pages={list.pages} onPage={toPage} isLoading={isLoading} />
        </section>
      </div>
    </OwnReviews>
  )
}

/** Requests the user again; the comments replace this once there is an id. */
function UnknownUser() {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await dispatch(loadProfile())
    setIsBusy(false)
  }
  return (
    <ErrorState
      title="Gabim në ngarkimin e komenteve"
      message="Nuk arritëm të gjejmë llogarinë tënde. Provo përsëri ose dil dhe hyr edhe një herë."
      onRetry={() => void retry()}
      retrying={isBusy}
    >
      <ButtonLink to={routes.home} variant="outline">
        Kthehu në kryefaqe
      </ButtonLink>
    </ErrorState>
  )
}
