// The user's unsent texts, also those no form offers: their business or comment is gone. Loaded where there are any.
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { DEFAULT_PAGE_SIZE, useAnswers } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { useOwnReviews } from '@/features/reviews/ui/own/useOwnReviews'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { forgetKept, type KeptText, readTextsOf } from '@/storage/reviewTexts'
import { onTextsChanged } from '@/storage/textNews'
import { Alert } from '@/ui/Alert'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { withNames } from '@/ui/Name'
import { Changes, NewReview } from './KeptTextCard'
import styles from './KeptTexts.module.scss'

interface KeptTextsProps {
  userId: string
  shown: readonly Review[]
  /** The user's reviews as far as known, in list order. */
  reviews: readonly Review[]
  /** Whether these are all: then a review that is not among them is gone. */
  areAll: boolean
  /** Leads to a page of the list, from 1. */
  toPage: (page: number) => void
  /** The heading that takes the focus when the last text has gone. */
  nextHeadingId: string
}

const HEADING = 'kept-texts'
const none: readonly KeptText[] = []

/** What is stored for this user, whichever tab changes it. */
function useStoredTexts(userId: string): readonly KeptText[] {
  const [texts, setTexts] = useState(none)
  const follow = useEffectEvent(() => {
    const kept = readTextsOf(userId, Date.now())
    setTexts(kept.length > 0 ? kept : none)
  })
  useEffect(() => {
    follow()
    return onTextsChanged(() => follow())
  }, [])
  return useLogged('keptTexts', texts, none)
}

/** One card each, newest first; nothing without any but those open in a form on this page. */
export default function KeptTexts({ userId, shown, reviews, areAll, toPage, nextHeadingId }: KeptTextsProps) {
  const own = useOwnReviews()
  const isOnPage = (id: string | undefined) => shown.some(({ _id }) => _id === id)
  const isInForm = ({ reviewId = '' }: KeptText) => Object.hasOwn(own.edits, reviewId) && isOnPage(reviewId)
  const texts = useStoredTexts(userId).filter((text) => !isInForm(text))
  const businessIds = new Set(texts.flatMap(({ businessId = [] }) => businessId))
  const { items: businesses } = useAnswers<Business>(Array.from(businessIds, (id) => businessRequest(id, userId)))
  const reviewOf = ({ reviewId }: KeptText) => [...shown, ...reviews].find(({ _id }) => _id === reviewId)
  const nameOf = (text: KeptText) =>
    (businesses.find(({ _id }) => _id === text.businessId) ?? reviewOf(text)?.business)?.name
  const [asked, setAsked] = useLoggedState<KeptText | null>('textToDiscard', null)
  const [copied, setCopied] = useLoggedState<{ of: number; isCopied: boolean } | null>('textCopied', null)
  const [discarded, setDiscarded] = useState(0)
  // The dialog returns the focus to a button that went with its card.
  useLayoutEffect(() => {
    const heading = document.getElementById(HEADING) ?? document.getElementById(nextHeadingId)
    if (discarded === 0 || !heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [discarded, nextHeadingId])
  const discard = (text: KeptText) => {
    if (forgetKept(userId, text)) own.onNotice('success', 'Drafti u hodh')
    else own.onNotice('error', 'Drafti nuk u hodh, sepse ndryshoi ndërkohë në një dritare tjetër.')
    setAsked(null)
    setDiscarded(discarded + 1)
  }
  const goOn = (review: Review) => {
    if (!isOnPage(review._id)) toPage(Math.floor(reviews.indexOf(review) / DEFAULT_PAGE_SIZE) + 1)
    own.edit(review)
  }

  const name = asked ? nameOf(asked) : undefined

  return (
    <>
      {texts.length > 0 && (
        <section className={styles.texts} aria-labelledby={HEADING}>
          <h2 id={HEADING}>Tekste të padërguara</h2>
          {texts.every(({ isLasting }) => isLasting) ? (
            <p className={styles.note}>I ruan vetëm ky shfletues, 30 ditë nga ndryshimi i fundit. I sheh vetëm ti.</p>
          ) : (
            <Alert kind="warning" quiet>
              Shfletuesi nuk lejon ruajtjen. Kopjoji tekstet para se ta mbyllësh faqen.
            </Alert>
          )}
          <ul className={styles.cards}>
            {texts.map((text) => {
              const review = reviewOf(text)
              const rest = {
                text,
                now: own.now,
                isCopied: copied?.of === text.savedAt ? copied.isCopied : undefined,
                onCopied: (isCopied: boolean) => setCopied({ of: text.savedAt, isCopied }),
                onDiscard: () => setAsked(text),
              }
              return (
                <li key={`${text.savedAt} ${text.browsingSession} ${text.businessId ?? text.reviewId}`}>
                  {text.businessId === undefined ? (
                    <Changes {...rest} review={review} isGone={areAll && !review} onGoOn={goOn} />
                  ) : (
                    <NewReview {...rest} businessId={text.businessId} userId={userId} />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {asked && (
        <ConfirmDialog
          title="Ta hedhim draftin?"
          confirmLabel="Hidhe draftin"
          cancelLabel="Mbaje draftin"
          onConfirm={() => discard(asked)}
          onClose={() => setAsked(null)}
        >
          {name && <p>{withNames(`Komenti për ${name}`, name)}</p>}
          <p>Teksti që ke shkruar do të humbasë.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
