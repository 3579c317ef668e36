// Tells of a new review that is not sent, on pages where it is not seen: until when this browser keeps it.
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLogged } from '@/hooks/viewLog'
import { localTime } from '@/lib/isoDay'
import { findUnsent, type UnsentReview } from '@/storage/reviewTexts'
import { onTextsChanged } from '@/storage/textNews'
import { Alert } from '@/ui/Alert'

/** A review as it was found; `isOver`: its hour has run out since, and it was discarded. */
type Shown = UnsentReview & { isOver?: boolean }

/** The review that `userId` may see, whichever tab changes it, false for none; it stays when its hour runs out. */
function useUnsent(userId: string | undefined): Shown | false {
  const isHydrating = useIsHydrating()
  const [review, setReview] = useState<Shown | false>(() => (!isHydrating && findUnsent(userId, Date.now())) || false)
  const follow = useEffectEvent(() => {
    const now = Date.now()
    const isOver = review && review.until !== undefined && review.until <= now
    setReview(findUnsent(userId, now) ?? (isOver && { ...review, isOver }))
  })
  useEffect(() => {
    follow()
    return onTextsChanged(() => follow())
  }, [])
  const until = review ? review.until : undefined
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => follow(), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return useLogged('unsentReview', review, false)
}

interface UnsentNoticeProps {
  /** Who is signed in; undefined for a visitor. Another one needs an instance of their own. */
  userId?: string | undefined
  /** What comes after the sentence, while there is a review: what becomes of it, or the way to its form. */
  children?: (businessId: string) => ReactElement
}

/** One sentence, in the reader's own time of day; nothing without such a review. */
export default function UnsentNotice({ userId, children }: UnsentNoticeProps) {
  const review = useUnsent(userId)
  if (!review) return null
  const { businessId, isOwn, until, isOver } = review
  const what = isOwn ? 'Komenti yt' : 'Komenti i shkruar në këtë pajisje'
  const kept = until === undefined ? 'nuk është dërguar ende' : `ruhet këtu deri në orën ${localTime(until)}`
  return (
    <Alert kind="info">
      <p>{`${what} ${isOver ? 'u fshi, sepse e ruajmë vetëm një orë' : kept}.`}</p>
      {!isOver && children?.(businessId)}
    </Alert>
  )
}
