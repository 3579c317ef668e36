// The form in which authors change an own comment, in the place of its card (BIZPAGE-32, BIZPAGE-33).
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Review } from '@/api/generated/reviews'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { FocusHere } from '@/ui/FocusHere'
import { useForm } from '@/ui/useForm'
import { formOf, isChanged, type ReviewForm } from '../model/form'
import { partId, useOwnReviews } from './OwnReviews'
import styles from './ReviewEditor.module.scss'
import { ReviewFields } from './ReviewFields'
import { useDraftWarning } from './useDraftSaving'

/** Rating, title, comment and the day; a refusal leaves all that was typed. */
export function ReviewEditor({ review }: { review: Review }) {
  const { today, problemsOf, keptOf, keep, leave, save, stop } = useOwnReviews()
  const [before] = useState(review)
  const [kept] = useState(() => keptOf(review))
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<ReviewForm>({
    initial: kept ?? formOf(review),
    validate: (values) => problemsOf(values, today),
    onSubmit: async (values) => {
      setRefusal(undefined)
      setRefusal(await save(before, values))
      return undefined
    },
  })
  const { values, isSubmitting } = form
  const keepTyped = useEffectEvent((typed: ReviewForm) => keep(review, typed))
  useEffect(() => void keepTyped(values), [values])
  const leaveTyped = useEffectEvent(() => leave(before))
  useEffect(() => {
    const onLeave = () => leaveTyped()
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      leaveTyped()
    }
  }, [])
  const hasChanges = isChanged(values, before)
  useDraftWarning(hasChanges)

  // Escape is pressed by mistake too: only a form in which nothing was changed goes.
  const onKeyDown = ({ key, nativeEvent, defaultPrevented }: KeyboardEvent) => {
    const isMeant = key === 'Escape' && !nativeEvent.isComposing && !defaultPrevented
    if (isMeant && !isSubmitting && !hasChanges) stop(review)
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
          <Button variant="outline" disabled={isSubmitting} onClick={() => stop(review)}>
            Anulo
          </Button>
        </div>
      </form>
    </Card>
  )
}
