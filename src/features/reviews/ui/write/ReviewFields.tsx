// The fields of a review, new or edited, and the note that they are kept.
import { Suspense, useState } from 'react'
import { localDay, localTime } from '@/lib/isoDay'
import { starWord } from '@/lib/rating'
import { type ReviewValues, reviewFields } from '@/lib/reviewFields'
import { dayProblem } from '@/lib/typedDay'
import { LinkButton } from '@/ui/Button'
import { Countdown, charactersLeft } from '@/ui/Countdown'
import { DateField } from '@/ui/DateField'
import type { Form } from '@/ui/form/useForm'
import { late } from '@/ui/late'
import { StarInput } from '@/ui/StarInput'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { titleAfterRating } from '../../model/reviewForm'
import styles from './ReviewFields.module.scss'
import type { DraftSaved } from './useDraftSaving'

// If it cannot be loaded, the texts stay as typed.
const { Late: RestoreMarks } = late(() => import('@/ui/RestoreMarks').catch(() => ({ default: () => null })))

interface ReviewFieldsProps {
  form: Form<ReviewValues>
  /** The reader's day when the page came, yyyy-mm-dd; focus updates it. It limits the picker, but no rule (Q67). */
  today: string
  ratingLabel?: string
  dateLabel?: string
  /** Advice under the comment; it blocks nothing. */
  commentHint?: string
  /** Choosing stars writes their word into an empty title; not while editing a review with a title. */
  fillsTitle?: boolean
}

/** Stars, title, comment and the day of the experience. */
export function ReviewFields({
  form,
  today,
  ratingLabel,
  dateLabel = 'Data e eksperiencës (opsionale)',
  commentHint,
  fillsTitle = false,
}: ReviewFieldsProps) {
  const { field, values, setValues } = form
  const [entered, setEntered] = useState(today)
  const [leftDay, setLeftDay] = useState('')
  const comment = field('comment')
  const day = field('experienceDate')
  const commentLeft = charactersLeft(values.comment, reviewFields.comment.limit)
  const word = starWord(values.rating)
  // One text: a press mends title and comment, each letter where it was.
  const titleLine = values.title && `${values.title}\n`
  const rate = (rating: number) =>
    setValues({ rating, ...(fillsTitle && { title: titleAfterRating(values.title, rating) }) })
  return (
    <>
      <StarInput label={ratingLabel} isRequired {...field('rating')} onValue={rate} />
      <TextField
        label="Titulli"
        isRequired
        helper={charactersLeft(values.title, reviewFields.title.limit)}
        placeholder="Përmblidhe përvojën me pak fjalë"
        {...field('title')}
        inputProps={{ autoComplete: 'off' }}
      />
      <Countdown value={values.title} limit={reviewFields.title.limit} />
      {fillsTitle && (
        <VisuallyHidden role="status">
          {word !== '' && word === values.title && `Titulli u plotësua me “${word}”. Mund ta ndryshosh.`}
        </VisuallyHidden>
      )}
      <TextArea
        label="Komenti"
        isRequired
        rows={6}
        placeholder="Trego çfarë ndodhi, çfarë të pëlqeu dhe çfarë mund të përmirësohet."
        helper={[commentHint, commentLeft].filter(Boolean).join(' ')}
        {...comment}
      />
      <Countdown value={values.comment} limit={reviewFields.comment.limit} />
      <div className={styles.restore} role="status">
        {values.comment !== '' && (
          <Suspense>
            <RestoreMarks
              value={titleLine + values.comment}
              onValue={(text) =>
                setValues({ title: text.slice(0, values.title.length), comment: text.slice(titleLine.length) })
              }
              fieldId={comment.id}
            />
          </Suspense>
        )}
      </div>
      <div>
        <DateField
          label={dateLabel}
          {...day}
          helper={(!day.error && day.value === leftDay && dayProblem(leftDay)) || 'Kur e pate këtë përvojë?'}
          onBlur={() => {
            setLeftDay(day.value)
            day.onBlur()
          }}
          max={entered > today ? entered : today}
          onFocus={() => setEntered(localDay(Date.now()))}
        />
        {values.experienceDate !== '' && (
          <LinkButton
            onClick={() => {
              setValues({ experienceDate: '' })
              document.getElementById(day.id)?.focus() // the button goes with the day
            }}
          >
            Hiq datën
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** When it was last saved, or that the browser keeps nothing; empty until there is something to say. */
export const DraftSavedNote = ({ saved }: { saved: DraftSaved | null }) => (
  <p className={styles.saved} role="status">
    {saved &&
      (saved.isKept
        ? `Drafti u ruajt në orën ${localTime(saved.at)}`
        : 'Drafti nuk ruhet. Kopjoje tekstin para se të largohesh.')}
  </p>
)
