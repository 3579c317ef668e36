// The form in which authors change their review, in place of its card.

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import type { ReviewValues } from '@/lib/reviewFields'
import { textHint } from '@/lib/textHint'
import { changesKey, keepText, readText } from '@/storage/reviewTexts'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FormProblem } from '@/ui/form/FormFrame'
import { useForm } from '@/ui/form/useForm'
import { isComposing } from '@/ui/isComposing'
import { Name } from '@/ui/Name'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { changesOf, editProblems, formOf, isChanged } from '../../model/reviewForm'
import { reviewedName } from '../../model/reviewLabels'
import { selectIsUpdating } from '../../model/selectors'
import { DraftSavedNote, ReviewFields } from '../write/ReviewFields'
import { useDraftSaving, useDraftWarning } from '../write/useDraftSaving'
import styles from './ReviewEditor.module.scss'
import { partId, useOwnReviews } from './useOwnReviews'
import { useReviewWrites } from './useReviewWrites'

/** The author's unsaved changes to a review; undefined if there are none. */
export const readChanges = (id: string, author: string | undefined) =>
  readText(changesKey(id, author), true, Date.now())?.form

/** Keeps the changes as a kept text, even if another tab dropped them with the comment; false if there are none. */
function keepChanges(before: Review, sent: ReviewValues): boolean {
  const { _id: id, user } = before
  if (!isChanged(sent, before)) return false
  if (!readChanges(id, user?._id)) keepText(changesKey(id, user?._id), sent, Date.now())
  return true
}

/** The draft of unsaved changes, which outlives the form: its page of the list, the page, the session, the tab. */
function useChangesDraft(before: Review, values: ReviewValues) {
  const { tell } = useOwnReviews()
  const [key] = useState(() => changesKey(before._id, before.user?._id))
  const leave = useEffectEvent(() => tell({ type: 'formLeft', id: before._id, values }))
  useEffect(() => () => leave(), [])
  return useDraftSaving(key, values, (form) => !isChanged(form, before))
}

/** Rating, title, comment and the day; a refusal leaves all that was typed. */
export function ReviewEditor({ review }: { review: Review }) {
  const { today, page, refusals, onNotice, edits, tell } = useOwnReviews()
  const { _id: id } = review
  const [before, setBefore] = useState(review)
  const [restored] = useState(edits[id]?.values)
  const [refusal, setRefusal] = useLoggedState<string | undefined>(`refused/${id}`, undefined)
  const { save } = useReviewWrites(refusals)
  const isOnPage = useIsOnPage()
  const hasTypedOn = useRef(false)
  const send = async (sent: ReviewValues) => {
    setRefusal(undefined)
    hasTypedOn.current = false
    tell({ type: 'saveStarted', id })
    const end = await save(before, sent)
    if (end === 'gone') {
      const place = keepChanges(before, sent) ? ' Tekstin e gjen te “Komentet e mia”.' : ''
      onNotice('error', `Ky koment ishte fshirë më parë. Ndryshimet nuk u ruajtën.${place}`)
      tell({ type: 'gone', id })
      return
    }
    if (end !== 'done') {
      tell({ type: 'saveRefused', id })
      if (isOnPage()) setRefusal(end.refusal)
      else onNotice('error', end.refusal)
      return
    }
    onNotice('success', 'Komenti u përditësua me sukses')
    setBefore({ ...before, ...changesOf(sent, before) })
    if (!hasTypedOn.current) draft.forget()
    tell({ type: 'saved', id })
  }
  const form = useForm<ReviewValues>({
    name: `changes/${id}`,
    initial: restored ?? formOf(review),
    validate: editProblems[page],
    onEdit: () => {
      hasTypedOn.current = true
      draft.edited()
      if (edits[id]?.phase === 'saving') tell({ type: 'formChanged', id })
    },
    onSubmit: async (values) => {
      await send(values)
      return undefined
    },
  })
  const { values, isSubmitting } = form
  const isUpdating = useAppSelector(selectIsUpdating)
  const draft = useChangesDraft(before, values)
  const hasChanges = isChanged(values, before)
  useDraftWarning(hasChanges)
  // Learned from another tab; while saving, the list already shows the new text.
  const isChangedElsewhere = !isSubmitting && isChanged(formOf(review), before)
  const cancel = () => {
    draft.forget()
    tell({ type: 'editCancelled', id })
  }

  // Escape may be pressed by mistake: it closes only an unchanged form.
  const onKeyDown = (event: KeyboardEvent) => {
    const isMeant = event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented
    if (isMeant && !isSubmitting && !hasChanges) cancel()
  }
  const headingId = partId(id, 'title')
  return (
    <Card className={styles.card}>
      <form
        {...form.formProps}
        id={partId(id, 'form')}
        className={styles.form}
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
      >
        <h3 id={headingId}>Ndrysho komentin</h3>
        {page === 'myReviews' && (
          <p className={styles.about}>
            Për <Name>{reviewedName(before)}</Name>
          </p>
        )}
        {restored && isChanged(restored, before) && <Alert kind="info">E rikthyem draftin tënd</Alert>}
        {isChangedElsewhere && (
          <Alert kind="info">
            Ky koment u ndryshua ndërkohë në një dritare tjetër. Po ta ruash këtu, ai ndryshim zëvendësohet.
          </Alert>
        )}
        <ReviewFields
          form={form}
          today={today}
          ratingLabel="Vlerësimi"
          dateLabel="Data e eksperiencës"
          commentHint={textHint(values.comment)}
        />
        <FormProblem form={form}>{refusal && <p>{refusal}</p>}</FormProblem>
        <div className={styles.answers}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting && isUpdating ? 'Duke ruajtur…' : 'Ruaj'}
          </Button>
          <Button variant="outline" disabled={isSubmitting} onClick={cancel}>
            Anulo
          </Button>
        </div>
        <DraftSavedNote saved={draft.saved} />
      </form>
    </Card>
  )
}
