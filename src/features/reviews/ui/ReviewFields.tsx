// The fields of a review, for writing and for editing.

import { StarInput } from '@/ui/StarInput'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import type { Form } from '@/ui/useForm'
import { type ReviewForm, titleAfterRating } from '../model/form'

interface ReviewFieldsProps {
  form: Form<ReviewForm>
  /** The last day that can be chosen, yyyy-mm-dd. */
  today: string
  /** The legend of the stars. */
  ratingLabel?: string
  /** Choosing stars writes their word into an empty title (WRITE-24); not while editing what already has one. */
  fillsTitle?: boolean
}

/** Stars, title, comment and the day of the experience (WRITE-01 to WRITE-03, BIZPAGE-32). */
export function ReviewFields({ form, today, ratingLabel, fillsTitle = false }: ReviewFieldsProps) {
  const { field, values, setValues } = form
  const rate = (rating: number) =>
    setValues({ rating, ...(fillsTitle && { title: titleAfterRating(values.title, rating) }) })
  return (
    <>
      <StarInput label={ratingLabel} isRequired {...field('rating')} onValue={rate} />
      <TextField
        label="Titulli"
        isRequired
        placeholder="Përmblidhe përvojën me pak fjalë"
        {...field('title')}
        inputProps={{ autoComplete: 'off' }}
      />
      <TextArea
        label="Komenti"
        isRequired
        hasCounter
        rows={6}
        placeholder="Trego çfarë ndodhi, çfarë të pëlqeu dhe çfarë mund të përmirësohet."
        {...field('comment')}
      />
      <TextField
        label="Data e eksperiencës (opsionale)"
        helper="Kur e pate këtë përvojë?"
        {...field('experienceDate')}
        inputProps={{ type: 'date', max: today }}
      />
    </>
  )
}
