// The form of a new review: its draft, its sending, and what is said about both.
import { useEffect, useState } from 'react'
import { isoDay } from '@/lib/isoDay'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import type { PendingReview } from '@/storage/pendingReview'
import { type DraftPlace, saveReviewDraft } from '@/storage/reviewDrafts'
import { type Form, useForm } from '@/ui/useForm'
import { forgetText, keptText, keptTextOf } from '../../model/draft'
import { blankReview, isUntouched, type ReviewValues, writeProblems } from '../../model/reviewForm'
import { selectCreateError } from '../../model/selectors'
import { createErrorCleared } from '../../model/slice'
import { isLanguageError, type SubmitResult } from '../../model/submitReview'
import { useDraftClaim } from './useDraftClaim'
import { useDraftSaving, useDraftWarning } from './useDraftSaving'

interface ReviewFormOptions extends DraftPlace {
  isSignedIn: boolean
  /** Sends the form, or keeps it until after the log-in. Called once at a time. */
  send: (form: ReviewValues) => Promise<SubmitResult>
}

/** Uses the day of the check: a form may stay open past midnight. */
const problemsNow = (form: ReviewValues) => writeProblems(form, isoDay(Date.now()))

/** What became of a kept text, as far as there is something to say. */
export type DraftNews = 'restored' | 'foreign' | 'discarded' | null

/** Values, draft and sending of the form on /koment/{businessId}. */
export function useReviewForm({ businessId, author, isSignedIn, send }: ReviewFormOptions) {
  const dispatch = useAppDispatch()
  const place = { businessId, author }
  const [kept] = useState(() => keptText(place, isSignedIn))
  const [news, setNews] = useState<DraftNews>(kept ? (kept.isOwn ? 'restored' : 'foreign') : null)
  const [auto, setAuto] = useState<'sending' | 'failed' | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const [end, setEnd] = useState<SubmitResult['how'] | null>(null)
  const error = useAppSelector(selectCreateError)
  const isLanguage = isLanguageError(error)

  const base = useForm<ReviewValues>({
    initial: kept?.form ?? blankReview,
    validate: problemsNow,
    onSubmit: async (values) => {
      const result = await send(values)
      setEnd(result.how)
      const isOver = result.how === 'created' || result.how === 'kept'
      if (isOver) draft.forget()
      if (result.how === 'created') {
        setHasTried(false)
        base.setValues(blankReview)
      }
      setAuto((before) => before && (isOver ? null : 'failed'))
      return result.how === 'refused' ? result.fields : undefined
    },
  })
  const { values } = base
  const draft = useDraftSaving(place, values)
  const hasText = !isUntouched(values)
  useDraftWarning(hasText && end !== 'kept')

  // Errors of another review are not shown here.
  useEffect(() => {
    dispatch(createErrorCleared())
  }, [dispatch])

  const submit = () => {
    if (isLanguage) return
    setHasTried(true)
    base.submit()
  }

  useDraftClaim(businessId, isSignedIn, (comment: PendingReview) => {
    const text = keptTextOf(comment)
    // Edited since it was stored: the form now holds what the author means, and waits for a click.
    if (kept && kept.savedAt > text.savedAt) return
    base.setValues(text.form)
    // Kept until it is sent, by its author only: a reload in between must lose nothing and send nothing (robustness L08).
    saveReviewDraft({ businessId, author: text.isOwn ? author : undefined }, text.form, Date.now())
    const isComplete = Object.keys(problemsNow(text.form)).length === 0
    setNews(!text.isOwn ? 'foreign' : isComplete ? null : 'restored')
    if (!text.isOwn || !isComplete) return
    setAuto('sending')
    submit()
  })

  const edit = (change: Partial<ReviewValues>) => {
    draft.edited()
    base.setValues(change)
    setEnd(null)
    setAuto((before) => (before === 'failed' ? null : before))
    setNews((before) => (before === 'discarded' ? null : before))
    dispatch(createErrorCleared())
  }

  const form: Form<ReviewValues> = {
    ...base,
    setValues: edit,
    field: (name) => {
      const field = base.field(name)
      return {
        ...field,
        onValue: (value) => edit({ [name]: value }),
        // No errors are shown before the first attempt (WRITE-14).
        onBlur: () => hasTried && field.onBlur(),
      }
    },
    submit,
    formProps: {
      ...base.formProps,
      onSubmit: (event) => {
        event.preventDefault()
        submit()
      },
    },
  }
  return {
    form,
    error,
    /** Words have to go first: nothing can be sent until the form changes (WRITE-13). */
    isLanguage,
    /** The user has a review of the business already. */
    isTaken: end === 'exists',
    isIncomplete: values.rating < 1 || values.title.trim() === '' || values.comment.trim() === '',
    auto,
    news,
    saved: draft.saved,
    discard: () => {
      draft.forget()
      forgetText(place)
      base.setValues(blankReview)
      setHasTried(false)
      setNews('discarded')
      dispatch(createErrorCleared())
    },
  }
}

/** What the parts of the screen need of it. */
export type ReviewFormState = ReturnType<typeof useReviewForm>
