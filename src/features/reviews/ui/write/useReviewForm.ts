// The form of a new review: its draft, its sending, and what is said about both. Each piece of its state has one home: values,
// errors and whether it is being sent: ui/form/useForm; where it stands: model/reviewFormMachine; why it was refused: `errors.create`
// of the state; the text as stored, and whose it is: storage/unsentReviews; when it was saved: useDraftSaving; its author: the page.

import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { isBlank } from '@/lib/cleanText'
import { type AskingForm, claimPendingReview, readUnsentText } from '@/storage/pendingReview'
import type { DraftKey, PendingReview, UnsentText } from '@/storage/unsentReviews'
import { discardOldTexts, wasDiscarded } from '@/storage/unsentTextEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { blankReview, isUntouched, type ReviewValues, writeProblems } from '../../model/reviewForm'
import { isOver, openReviewForm, reviewFormReducer } from '../../model/reviewFormMachine'
import { selectCreateError, selectCreateErrorCode, selectCreateSuccess } from '../../model/selectors'
import { createErrorCleared } from '../../model/slice'
import type { SubmitResult } from '../../model/submitReview'
import { useDraftSaving, useDraftWarning } from './useDraftSaving'

interface ReviewFormOptions extends Omit<DraftKey, 'from'> {
  isSignedIn: boolean
  /** Sends the form, or stores it until after the log-in. Called once at a time. */
  send: (form: ReviewValues) => Promise<SubmitResult>
  /** The server has the review; the form stays as it was sent until the page is left. */
  onCreated: () => void
}

/** Values, draft and sending of the form on /koment/{businessId}. */
export function useReviewForm({ businessId, author, isSignedIn, send, onCreated }: ReviewFormOptions) {
  const dispatch = useAppDispatch()
  const [unsent] = useState(() => readUnsentText({ businessId, author }, isSignedIn, Date.now()))
  const [from, setFrom] = useState(unsent?.from)
  const key = { businessId, author, from }
  const isEdited = useRef(false)
  const [own, tell] = useReducer(reviewFormReducer, unsent, openReviewForm)
  const state = useLogged('reviewState', own)
  const refusal = useAppSelector(selectCreateError)
  const isLanguage = useAppSelector(selectCreateErrorCode) === 'INAPPROPRIATE_LANGUAGE'

  const form = useForm<ReviewValues>({
    name: 'reviewForm',
    initial: unsent?.form ?? blankReview,
    validate: writeProblems,
    showsErrors: 'afterTry',
    onEdit: () => {
      if (state.phase === 'created') return
      isEdited.current = true
      draft.edited()
      tell({ type: 'edited' })
      if (refusal !== null) dispatch(createErrorCleared())
    },
    onSubmit: async (values) => {
      if (isLanguage) return undefined
      tell({ type: 'sent' })
      const { end, fields } = await send(values)
      if (end === 'keptForLogin') draft.keptElsewhere()
      // After a log-out it is nobody's.
      const isOurs = dispatch((_, getState) => selectCreateSuccess(getState()))
      tell({ type: 'ended', end: end !== 'created' || isOurs ? end : 'refused' })
      if (end !== 'created') return fields
      draft.forget()
      if (isOurs) {
        onCreated()
        await new Promise(() => undefined)
      }
      form.fill(blankReview)
      return undefined
    },
  })
  const { values } = form
  const draft = useDraftSaving(key, values)
  useDraftWarning(!isUntouched(values) && !isOver(state.phase))

  // Errors of another review are not shown here.
  useEffect(() => {
    dispatch(createErrorCleared())
  }, [dispatch])

  useDraftClaim({
    ...key,
    isSignedIn,
    isFree: () => !isEdited.current,
    onReview: ({ formData }) => {
      form.fill(formData)
      const isComplete = Object.keys(writeProblems(formData)).length === 0
      if (isComplete && !isLanguage) {
        tell({ type: 'sentItself' })
        form.submit()
      } else tell({ type: 'broughtBack', isOwn: true })
    },
    onText: (text) => {
      form.fill(text.form)
      setFrom(text.from)
      tell({ type: 'broughtBack', isOwn: text.isOwn })
    },
    onOver: () => tell({ type: 'foundOver' }),
  })

  return {
    form,
    phase: state.phase,
    hasFailedItself: state.hasFailedItself,
    news: state.news,
    /** Why it was refused, once sending is over: until then the server may still turn out to have it. */
    error: form.isSubmitting ? null : refusal,
    /** Words have to go first: nothing can be sent until the form changes. */
    isLanguage,
    isIncomplete: values.rating < 1 || isBlank(values.title) || isBlank(values.comment),
    saved: draft.saved,
    discard: () => {
      draft.forget()
      form.fill(blankReview)
      tell({ type: 'discarded' })
      dispatch(createErrorCleared())
    },
  }
}

/** What the parts of the screen need of it. */
export type WrittenReview = ReturnType<typeof useReviewForm>

interface DraftClaim extends DraftKey, Pick<AskingForm, 'isFree'> {
  isSignedIn: boolean
  /** Takes the pending review that is to be sent, which has become a draft. */
  onReview: (review: PendingReview) => void
  /** Takes a text that is only shown; it stays stored. */
  onText: (text: UnsentText) => void
  /** There is none, and the one that was here within the day was kept too long. */
  onOver: () => void
}

/**
 * Hands over the pending review that this tab sends for a signed-in user, once; without one, the text that this browser has for the
 * form, also after another tab has signed somebody in (Q29, Q71).
 */
function useDraftClaim({ businessId, author, isSignedIn, isFree, onReview, onText, onOver }: DraftClaim): void {
  const claimedFor = useRef<string>(undefined)
  const isOnPage = useIsOnPage()
  const claim = useEffectEvent(async () => {
    const key = { businessId, author }
    const now = Date.now()
    discardOldTexts(now)
    const review = isSignedIn ? await claimPendingReview(key, now, { isOnPage, isFree }) : undefined
    if (review) return onReview(review)
    const text = readUnsentText(key, isSignedIn, now)
    if (!isOnPage() || !isFree()) return
    if (text) onText(text)
    else if (wasDiscarded(businessId, now)) onOver()
  })
  useEffect(() => {
    const visitor = `${isSignedIn} ${author}`
    if (claimedFor.current === visitor) return
    // Effects may run twice (StrictMode); the review is there once.
    claimedFor.current = visitor
    void claim()
  }, [isSignedIn, author])
}
