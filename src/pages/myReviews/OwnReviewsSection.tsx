// Statistics, a link to write a new comment, and the comments themselves.
import { useLocation } from 'react-router-dom'
import { selectUser } from '@/features/auth/model/selectors'
import { selectToday } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { editProblems } from '@/features/reviews/model/reviewForm'
import { MyReviewStats } from '@/features/reviews/ui/own/MyReviewStats'
import { MyReviews } from '@/features/reviews/ui/own/MyReviews'
import { OwnReviews } from '@/features/reviews/ui/own/OwnReviews'
import { useMyReviews } from '@/features/reviews/ui/own/useMyReviews'
import type { Refusals } from '@/features/reviews/ui/own/useReviewWrites'
import { navigationRequested } from '@/lib/navigationEvents'
import { pageFromText } from '@/lib/pageNumber'
import { routes } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { ButtonLink } from '@/ui/Button'
import styles from './Page.module.scss'

const OFFLINE = 'Gabim në lidhje me serverin'

/** Fixed texts, whatever the server says (DIRERR-07, DIRERR-08, DIRERR-10, Q34). */
const refusals: Refusals = {
  update: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në përditësimin e komentit. Ju lutem provoni përsëri.'),
  delete: ({ kind }) => (kind === 'network' ? OFFLINE : 'Gabim në fshirjen e komentit. Ju lutem provoni përsëri.'),
}

/** The list's page number is kept in the address. */
function usePageInAddress() {
  const dispatch = useAppDispatch()
  const { pathname, search, state } = useLocation()
  const toPage = (page: number, replace = false) =>
    dispatch(navigationRequested({ to: page > 1 ? `${pathname}?faqe=${page}` : pathname, replace, state }))
  return { page: pageFromText(new URLSearchParams(search).get('faqe')), toPage }
}

/** All comments of this user. */
export function OwnReviewsSection({ userId }: { userId: string }) {
  const dispatch = useAppDispatch()
  const { page, toPage } = usePageInAddress()
  const { listing, retry } = useMyReviews(userId, page)
  const user = useAppSelector(selectUser)
  const today = useAppSelector(selectToday)
  return (
    <div className={styles.page}>
      <MyReviewStats userId={userId} shown={listing} />
      <section className={styles.comments} aria-labelledby="comments">
        <div className={styles.head}>
          <h2 id="comments">Komentet</h2>
          <ButtonLink to={routes.chooseBusiness} variant="outline">
            Shto koment të ri
          </ButtonLink>
        </div>
        <OwnReviews
          userId={userId}
          userName={user?.name}
          today={today}
          headingId="comments"
          problemsOf={editProblems}
          refusals={refusals}
          onNotice={(kind, text) => dispatch(noticeShown({ kind, text }))}
        >
          <MyReviews listing={listing} page={page} onPage={toPage} onRetry={retry} />
        </OwnReviews>
      </section>
    </div>
  )
}
