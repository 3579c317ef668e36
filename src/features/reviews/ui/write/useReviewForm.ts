// The form of a new review: its draft, its sending, and what is said about both. Each piece of its state has one home:
// values, errors, whether it is being sent: ui/form/useForm · where it stands: model/reviewFormMachine · why it was refused:
// `errors.create` of the state · the text as stored, and whose it is: storage/unsentReviews · when it was saved: useDraftSaving ·
// whether it may be written at all: OneReviewGuard · its author: the page.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { blankReview, type ReviewValues } from '@/lib/reviewFields'
import { claimPendingReview, readUnsentText } from '@/storage/pendingReview'
import { discardOldTexts, wasDiscarded } from '@/storage/unsentTextEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { isIncomplete, isUntouched, writeProblems } from '../../model/reviewForm'
import { isOver, openReviewForm, reviewFormReducer } from '../../model/reviewFormMachine'
import { selectCreateError, selectCreateErrorCode, selectCreateSuccess } from '../../model/selectors'
import { createErrorCleared } from '../../model/slice'
import type { SubmitResult } from '../../model/submitReview'
import { useDraftSaving, useDraftWarning } from './useDraftSaving'

interface ReviewFormOptions {
  businessId: string
  /** Who began it; undefined for a visitor. */
  author: string | undefined
  isSignedIn: boolean
  /** Sends the form, or stores it until after the log-in. Called once at a time. */
  send: (form: ReviewValues) => Promise<SubmitResult>
  /** The server has the review; the form stays as it was sent until the page is left. */
  onCreated: () => void
}

/** Values, draft and sending of the form on /koment/{businessId}. */
export function useReviewForm({ businessId, author, isSignedIn, send, onCreated }: ReviewFormOptions) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  /** The stored text that it shows. */
  const [taken, setTaken] = useState(() => readUnsentText({ businessId, author }, isSignedIn, Date.now()))
  const isEdited = useRef(false)
  const [own, tell] = useReducer(reviewFormReducer, taken, openReviewForm)
  const state = useLogged('reviewState', own)
  const refusal = useAppSelector(selectCreateError)
  const isLanguage = useAppSelector(selectCreateErrorCode) === 'INAPPROPRIATE_LANGUAGE'

  const form = useForm<ReviewValues>({
    name: 'reviewForm',
    initial: taken?.form ?? blankReview,
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
  const draft = useDraftSaving({ businessId, author, from: taken?.from }, values)
  useDraftWarning(!isUntouched(values) && !isOver(state.phase))

  // Errors of another review are not shown here.
  useEffect(() => {
    dispatch(createErrorCleared())
  }, [dispatch])

  const isFree = () => !isEdited.current
  /**
   * Takes over the pending review that this tab sends for a signed-in user, which has become a draft; without one, shows the text that
   * this browser has for the form, which stays stored (Q29, Q71), or says that the one that was here was kept too long.
   */
  const claim = useEffectEvent(async () => {
    const key = { businessId, author }
    const now = Date.now()
    discardOldTexts(now)
    const review = isSignedIn ? await claimPendingReview(key, now, { isOnPage, isFree }) : undefined
    if (review) {
      const { formData } = review
      form.fill(formData)
      const isComplete = Object.keys(writeProblems(formData)).length === 0
      if (!isComplete || isLanguage) return tell({ type: 'broughtBack', isOwn: true })
      tell({ type: 'sentItself' })
      return form.submit()
    }
    const text = readUnsentText(key, isSignedIn, now)
    if (!isOnPage() || !isFree()) return
    if (text) {
      form.fill(text.form)
      setTaken(text)
      tell({ type: 'broughtBack', isOwn: text.isOwn })
    } else if (wasDiscarded(businessId, now)) tell({ type: 'foundOver' })
  })
  // Once for each visitor, also after another tab has signed somebody in; effects may run twice (StrictMode).
  const claimedFor = useRef<string>(undefined)
  useEffect(() => {
    const visitor = `${isSignedIn} ${author}`
    if (claimedFor.current === visitor) return
    claimedFor.current = visitor
    void claim()
  }, [isSignedIn, author])

  return {
    form,
    ...state,
    /** Why it was refused, once sending is over: until then the server may still turn out to have it. */
    error: form.isSubmitting ? null : refusal,
    /** Words have to go first: nothing can be sent until the form changes. */
    isLanguage,
    isIncomplete: isIncomplete(values),
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
