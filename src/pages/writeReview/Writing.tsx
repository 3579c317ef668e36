// The review form of one business, and where submitting it leads.
import { useEffect } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { followStorage } from '@/features/auth/model/otherTabs'
import { selectUser } from '@/features/auth/model/selectors'
import { isInReview } from '@/features/businesses/model/businessTexts'
import { selectToday } from '@/features/navigation/model/selectors'
import { noticeShown } from '@/features/notices/model/slice'
import type { ReviewValues } from '@/features/reviews/model/reviewForm'
import { keepForLogin, type SubmitResult, submitReview } from '@/features/reviews/model/submitReview'
import { ReviewForm } from '@/features/reviews/ui/write/ReviewForm'
import { useReviewForm } from '@/features/reviews/ui/write/useReviewForm'
import { businessPath } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { useIsOnPage } from '@/ui/useIsOnPage'

interface WritingProps {
  business: Business
  userId: string | undefined
  /** Who began the form, also after their session has ended; undefined for a visitor. */
  owner: string | undefined
  isSignedIn: boolean
  /** Whether something is wrong with the form: the page's title says so. */
  onWrong: (isWrong: boolean) => void
}

/** Visitors log in first; a sent review leads to its business (WRITE-15, WRITE-16, WRITE-20). */
export function Writing({ business, userId, owner, isSignedIn, onWrong }: WritingProps) {
  const { send, onCreated } = useSend(business, userId, owner, isSignedIn)
  const businessId = business._id
  const today = useAppSelector(selectToday)
  const review = useReviewForm({ businessId, author: owner, isSignedIn, send, onCreated })
  const isWrong = review.error !== null || Object.keys(review.form.errors).length > 0
  useEffect(() => onWrong(isWrong), [onWrong, isWrong])
  return <ReviewForm businessId={businessId} isSignedIn={isSignedIn} today={today} review={review} />
}

function useSend(business: Business, userId: string | undefined, owner: string | undefined, isSignedIn: boolean) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const userName = useAppSelector(selectUser)?.name
  const { _id: id } = business
  const onCreated = () => {
    const isHere = isOnPage()
    dispatch(noticeShown({ kind: 'success', text: successText(business), staysFor: isHere ? 1 : 0 }))
    // Replaces the form, which is done, so that Back skips it.
    if (isHere) dispatch(navigationRequested({ to: businessPath(id), replace: true }))
  }
  const send = async (form: ReviewValues): Promise<SubmitResult> => {
    if (!isSignedIn) return dispatch(keepForLogin(id, owner, form))
    const result = await dispatch(submitReview({ business, author: { id: userId, name: userName, owner }, form }))
    // Perhaps because another tab has signed somebody else in, which this one has not noticed.
    if (result.end === 'refused') dispatch(followStorage())
    // The session ended while the user was writing: the review is sent after the log-in instead.
    return result.end === 'sessionExpired' && isOnPage() ? dispatch(keepForLogin(id, owner, form)) : result
  }
  return { send, onCreated }
}

const successText = (business: Business): string =>
  isInReview(business) ? 'Komenti u dërgua. Do të shfaqet kur biznesi të aprovohet.' : 'Komenti u dërgua. Faleminderit!'
