// The form of a new review: its draft, its sending, and what is said about both.

import { useEffect, useReducer, useRef, useState } from 'react'
import { useLogged } from '@/hooks/viewLog'
import { readUnsentText } from '@/storage/pendingReview'
import type { DraftKey } from '@/storage/unsentReviews'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { type Form, useForm } from '@/ui/useForm'
import { blankReview, isUntouched, type ReviewValues, writeProblems } from '../../model/reviewForm'
import { openReviewForm, reviewFormReducer } from '../../model/reviewFormMachine'
import { selectCreateError, selectCreateErrorCode, selectCreateSuccess } from '../../model/selectors'
import { createErrorCleared } from '../../model/slice'
import type { SubmitResult } from '../../model/submitReview'
import { useDraftClaim } from './useDraftClaim'
import { useDraftSaving, useDraftWarning } from './useDraftSaving'

interface ReviewFormOptions extends Omit<DraftKey, 'from'> {
  isSignedIn: boolean
  /** Sends the form, or stores it until after the log-in. Called once at a time. */
  send: (form: ReviewValues) => Promise<SubmitResult>
  /** The server has the review, and the form is blank again. */
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

  const base = useForm<ReviewValues>({
    name: 'reviewForm',
    initial: unsent?.form ?? blankReview,
    validate: writeProblems,
    onSubmit: async (values) => {
      tell({ type: 'sent' })
      const { end, fields } = await send(values)
      if (end === 'keptForLogin') draft.keptElsewhere()
      if (end === 'created') {
        draft.forget()
        base.setValues(blankReview)
      }
      tell({ type: 'ended', end })
      if (dispatch((_, getState) => selectCreateSuccess(getState()))) onCreated()
      return fields
    },
  })
  const { values } = base
  const draft = useDraftSaving(key, values)
  useDraftWarning(!isUntouched(values) && state.phase !== 'keptForLogin')

  // Errors of another review are not shown here.
  useEffect(() => {
    dispatch(createErrorCleared())
  }, [dispatch])

  const submit = () => {
    if (isLanguage) return
    tell({ type: 'tried' })
    base.submit()
  }

  useDraftClaim({
    ...key,
    isSignedIn,
    isFree: () => !isEdited.current,
    onReview: ({ formData }) => {
      base.setValues(formData)
      const isComplete = Object.keys(writeProblems(formData)).length === 0
      if (isComplete && !isLanguage) {
        tell({ type: 'sentItself' })
        submit()
      } else tell({ type: 'broughtBack', isOwn: true })
    },
    onText: (text) => {
      base.setValues(text.form)
      setFrom(text.from)
      tell({ type: 'broughtBack', isOwn: text.isOwn })
    },
  })

  const edit = (change: Partial<ReviewValues>) => {
    isEdited.current = true
    draft.edited()
    base.setValues(change)
    tell({ type: 'edited' })
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
        onBlur: () => state.hasTried && field.onBlur(),
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
    phase: state.phase,
    hasFailedItself: state.hasFailedItself,
    news: state.news,
    /** Why it was refused, once sending is over: until then the server may still turn out to have it. */
    error: base.isSubmitting ? null : refusal,
    /** Words have to go first: nothing can be sent until the form changes (WRITE-13). */
    isLanguage,
    isIncomplete: values.rating < 1 || values.title.trim() === '' || values.comment.trim() === '',
    saved: draft.saved,
    discard: () => {
      draft.forget()
      base.setValues(blankReview)
      tell({ type: 'discarded' })
      dispatch(createErrorCleared())
    },
  }
}

/** What the parts of the screen need of it. */
export type WrittenReview = ReturnType<typeof useReviewForm>
