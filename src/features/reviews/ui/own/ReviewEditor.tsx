// The form in which authors change an own comment, in the place of its card (BIZPAGE-32, BIZPAGE-33).
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Review } from '@/api/generated/reviews'
import { isoDay } from '@/lib/isoDay'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FocusHere } from '@/ui/FocusHere'
import { useForm } from '@/ui/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { forgetChanges, keepChanges, keptChanges } from '../../model/changesDraft'
import { formOf, isChanged, type ReviewValues } from '../../model/reviewForm'
import { ReviewFields } from '../write/ReviewFields'
import { useDraftWarning } from '../write/useDraftSaving'
import { partId, useOwnReviews } from './OwnReviews'
import styles from './ReviewEditor.module.scss'
import { useReviewWrites } from './useReviewWrites'

/** What is changed but not saved outlives the form: its page of the list, the page, the session. */
function useKept(before: Review, typed: Map<string, ReviewValues>, values: ReviewValues) {
  const note = useEffectEvent((form: ReviewValues) => void typed.set(before._id, form))
  useEffect(() => note(values), [values])
  const leave = useEffectEvent(() => {
    const form = typed.get(before._id)
    if (form && isChanged(form, before)) keepChanges(before, form, Date.now())
  })
  useEffect(() => {
    const onLeave = () => leave()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      leave()
    }
  }, [])
}

/** Sends the changes and says how it went; `stop` takes the form away. */
function useChanges(before: Review, stop: () => void) {
  const { refusals, onNotice, typed } = useOwnReviews()
  const { save } = useReviewWrites(refusals)
  const isOnPage = useIsOnPage()
  const [refusal, setRefusal] = useState<string>()
  const send = async (values: ReviewValues) => {
    setRefusal(undefined)
    const refused = await save(before, values)
    if (refused !== undefined) {
      if (isOnPage()) setRefusal(refused)
      else onNotice('error', refused)
      return
    }
    onNotice('success', 'Komenti u përditësua me sukses')
    // An author who has typed on meanwhile keeps the form.
    if (typed.get(before._id) === values) stop()
  }
  return { send, refusal }
}

/** Rating, title, comment and the day; a refusal leaves all that was typed. */
export function ReviewEditor({ review }: { review: Review }) {
  const own = useOwnReviews()
  const { today, problemsOf, typed } = own
  const [before] = useState(review)
  const [kept] = useState(() => typed.get(review._id) ?? keptChanges(review))
  const stop = () => {
    forgetChanges(before)
    own.stop(before)
  }
  const { send, refusal } = useChanges(before, stop)
  const form = useForm<ReviewValues>({
    initial: kept ?? formOf(review),
    // Uses the day of the check: a form may stay open past midnight.
    validate: (values) => problemsOf(values, isoDay(Date.now())),
    onSubmit: async (values) => {
      await send(values)
      return undefined
    },
  })
  const { values, isSubmitting } = form
  useKept(before, typed, values)
  const hasChanges = isChanged(values, before)
  useDraftWarning(hasChanges)

  // Escape may be pressed by mistake: it closes only an unchanged form.
  const onKeyDown = ({ key, nativeEvent, defaultPrevented }: KeyboardEvent) => {
    const isMeant = key === 'Escape' && !nativeEvent.isComposing && !defaultPrevented
    if (isMeant && !isSubmitting && !hasChanges) stop()
  }
  const headingId = partId(review._id, 'title')
  return (
    <Card>
      <form
        {...form.formProps}
        id={partId(review._id, 'form')}
        className={styles.form}
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
      >
        <h3 id={headingId}>Ndrysho komentin</h3>
        {kept && isChanged(kept, before) && <Alert kind="info">E rikthyem draftin tënd</Alert>}
        <ReviewFields form={form} today={today} ratingLabel="Vlerësimi" dateLabel="Data e eksperiencës" />
        {refusal !== undefined && (
          <FocusHere onlyIfLost>
            <Alert kind="error">{refusal}</Alert>
          </FocusHere>
        )}
        <div className={styles.answers}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? 'Duke ruajtur…' : 'Ruaj'}
          </Button>
          <Button variant="outline" disabled={isSubmitting} onClick={stop}>
            Anulo
          </Button>
        </div>
      </form>
    </Card>
  )
}
