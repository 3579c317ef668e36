// The form of a new review: draft, sending, and the texts about both. Each piece of state has one home:
// values, errors, whether it is being sent: ui/form/useForm · phase and refusal: model/reviewFormMachine ·
// the stored text and its owner: storage/reviewTexts · when it was saved: useDraftSaving ·
// whether it may be written at all: OneReviewGuard · its author: the page.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { blankReview, type ReviewValues } from '@/lib/reviewFields'
import { forgetOldTexts, wasForgotten } from '@/storage/discardedTexts'
import { claimText, readText } from '@/storage/reviewTexts'
import { useAppDispatch } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { isIncomplete, isUntouched, writeProblems } from '../../model/reviewForm'
import { isOver, openReviewForm, reviewFormReducer } from '../../model/reviewFormMachine'
import { refusalIn, selectIsCreated } from '../../model/selectors'
import { createErrorCleared } from '../../model/slice'
import { keepForLogin, type Submission, type SubmitResult, submitReview } from '../../model/submitReview'
import { useDraftSaving, useDraftWarning } from './useDraftSaving'

interface ReviewFormOptions extends Omit<Submission, 'form'> {
  isSignedIn: boolean
  /** Called when sending has ended. A created review stays in the form as sent until the page is left. */
  onEnd: (result: SubmitResult) => void
}

/** Values, draft and sending of the form on /koment/{businessId}; visitors log in before it is sent. */
export function useReviewForm({ business, author, isSignedIn, onEnd }: ReviewFormOptions) {
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const { owner } = author
  const businessId = business._id
  /** The stored text that it shows. */
  const [taken, setTaken] = useState(() => readText({ businessId, author: owner }, isSignedIn, Date.now()))
  const key = { businessId, author: owner, from: taken?.from }
  const isEdited = useRef(false)
  const [own, tell] = useReducer(reviewFormReducer, taken, openReviewForm)
  const state = useLogged('reviewState', own)
  const isLanguage = state.refusal?.isLanguage === true

  const send = async (form: ReviewValues): Promise<SubmitResult> => {
    if (!isSignedIn) return dispatch(keepForLogin(key, form))
    const result = await dispatch(submitReview({ business, author, form }))
    // The session ended while the user was writing: the review is sent after the log-in instead.
    return result.end === 'sessionExpired' && isOnPage() ? dispatch(keepForLogin(key, form)) : result
  }
  const clearRefusal = () => {
    if (state.refusal) dispatch(createErrorCleared())
  }
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
      clearRefusal()
    },
    onSubmit: async (values) => {
      if (isLanguage) return undefined
      tell({ type: 'sent' })
      const result = await send(values)
      const root = dispatch((_, getState) => getState())
      const end = result.end === 'created' && !selectIsCreated(root) ? 'loggedOut' : result.end
      tell({ type: 'ended', end, refusal: refusalIn(root, result.advice) })
      if (end === 'keptForLogin') draft.stop()
      if (end === 'created' || end === 'loggedOut') draft.forget()
      onEnd({ ...result, end })
      if (end === 'created') return 'stays'
      if (end === 'loggedOut') form.fill(blankReview)
      return result.fields
    },
  })
  const { values } = form
  const draft = useDraftSaving(key, values)
  useDraftWarning(!isUntouched(values) && !isOver(state.phase))

  // The state then tells of this review only.
  useEffect(() => {
    dispatch(createErrorCleared())
  }, [dispatch])

  const isFree = () => !isEdited.current
  /**
   * Takes over the pending review that this tab sends for a signed-in user, which is now a draft. Without one, shows
   * this browser's text for the form, which stays stored (Q29, Q71), or says that the one here was kept too long.
   */
  const claim = useEffectEvent(async () => {
    const now = Date.now()
    forgetOldTexts(now)
    const asked = { businessId, author: owner }
    const claimed = isSignedIn ? await claimText(asked, now, { isOnPage, isFree }) : undefined
    if (claimed) {
      form.fill(claimed)
      const isComplete = Object.keys(writeProblems(claimed)).length === 0
      if (!isComplete || isLanguage) return tell({ type: 'broughtBack', isOwn: true })
      tell({ type: 'sentItself' })
      return form.submit()
    }
    const text = readText(asked, isSignedIn, now)
    if (!isOnPage() || !isFree()) return
    if (text) {
      form.fill(text.form)
      setTaken(text)
      tell({ type: 'broughtBack', isOwn: text.isOwn })
    } else if (wasForgotten(businessId, now)) tell({ type: 'foundOver' })
  })
  // Once for each visitor, also after another tab has signed somebody in; effects may run twice (StrictMode).
  const claimedFor = useRef<string>(undefined)
  useEffect(() => {
    const visitor = `${isSignedIn} ${owner}`
    if (claimedFor.current === visitor) return
    claimedFor.current = visitor
    void claim()
  }, [isSignedIn, owner])

  return {
    form,
    ...state,
    isIncomplete: isIncomplete(values),
    saved: draft.saved,
    discard: () => {
      draft.forget()
      form.fill(blankReview)
      tell({ type: 'discarded' })
      clearRefusal()
    },
  }
}

/** What the parts of the screen need of it. */
export type WrittenReview = ReturnType<typeof useReviewForm>
