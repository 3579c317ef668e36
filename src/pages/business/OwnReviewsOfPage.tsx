// What the business page tells authors who change or delete their own comment (BIZPAGE-31 to BIZPAGE-36, Q34).
import { selectUser } from '@/features/auth/model/selectors'
import { selectNow } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import { OwnReviews } from '@/features/reviews/ui/own/OwnReviews'
import type { Refusals } from '@/features/reviews/ui/own/useReviewWrites'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import type { Elements } from '@/ui/elements'

/** The server's message, if there is one (DIRERR-05, DIRERR-06). */
const refusals: Refusals = {
  update: ({ serverMessage }, text) =>
    (serverMessage && text) ?? 'Ka ndodhur një gabim gjatë përditësimit të komentit.',
  delete: ({ serverMessage }, text) => (serverMessage && text) ?? 'Ka ndodhur një gabim gjatë fshirjes së komentit.',
}

interface OwnReviewsOfPageProps {
  userId: string | undefined
  headingId: string
  children: Elements
}

/** Connects the comments inside it with the signed-in user. */
export function OwnReviewsOfPage({ userId, headingId, children }: OwnReviewsOfPageProps) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const now = useAppSelector(selectNow)
  return (
    <OwnReviews
      userId={userId}
      userName={user?.name}
      now={now}
      headingId={headingId}
      page="business"
      refusals={refusals}
      onNotice={(kind, text) => dispatch(noticeShown({ kind, text }))}
    >
      {children}
    </OwnReviews>
  )
}
