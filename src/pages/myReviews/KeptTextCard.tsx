// One of the user's unsent texts: subject, text, and what can be done with it.
import { useId } from 'react'
import { answerToRequest } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { businessName, isInactive } from '@/features/businesses/model/businessTexts'
import { normalized, reviewedName } from '@/features/reviews/model/reviewLabels'
import { selectHasOwnReview } from '@/features/reviews/model/selectors'
import { copyText } from '@/lib/copyText'
import { writePath } from '@/lib/paths'
import { wordsOf } from '@/lib/reviewFields'
import type { KeptText } from '@/storage/reviewTexts'
import { useAppSelector } from '@/store/storeHooks'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ClampedText } from '@/ui/ClampedText'
import type { Elements } from '@/ui/elements'
import { Moment } from '@/ui/Moment'
import { withNames } from '@/ui/Name'
import { Stars } from '@/ui/Stars'
import styles from './KeptTexts.module.scss'

interface TextProps {
  text: KeptText
  /** ms since 1970 UTC; 0 until known. */
  now: number
  /** How the last copying ended, if it was of this text. */
  isCopied: boolean | undefined
  onCopied: (isCopied: boolean) => void
  onDiscard: () => void
}

/** A new review: continued in its business's form, unless that is gone, takes none or has the user's review already. */
export function NewReview({ businessId, userId, ...rest }: TextProps & { businessId: string; userId: string }) {
  const request = businessRequest(businessId, userId)
  const business = useAppSelector((state) => answerToRequest<Business>(state, request).items[0])
  const failure = useAppSelector((state) => answerToRequest(state, request).error?.kind)
  const isReviewed = useAppSelector((state) => selectHasOwnReview(state, businessId, userId))
  const isGone = failure === 'notFound'
  const problem =
    (isGone && 'Ky biznes nuk është më i disponueshëm.') ||
    (business && isInactive(business) && 'Për një biznes joaktiv nuk mund të shkruhen komente.') ||
    ((business?.hasReviewed || isReviewed) && 'Për këtë biznes ke shkruar tashmë një koment.') ||
    undefined
  const name = business && !isGone ? businessName(business) : ''
  return (
    <TextCard {...rest} title={name ? `Komenti për ${name}` : 'Koment i papërfunduar'} name={name} problem={problem}>
      {!problem && (business || failure) && (
        <ButtonLink to={writePath(businessId)} size="sm">
          Vazhdo të shkruash
        </ButtonLink>
      )}
    </TextCard>
  )
}

interface ChangesProps extends TextProps {
  review: Review | undefined
  isGone: boolean
  onGoOn: (review: Review) => void
}

/** Unsaved changes to a review: continued in the form in its card, on whichever page of the list that is. */
export function Changes({ review, isGone, onGoOn, ...rest }: ChangesProps) {
  const name = review ? reviewedName(review) : ''
  const title = name ? `Ndryshime të komentit për ${name}` : 'Ndryshime të një komenti'
  return (
    <TextCard {...rest} title={title} name={name} problem={isGone ? 'Ky koment nuk ekziston më.' : undefined}>
      {review && (
        <Button size="sm" onClick={() => onGoOn(review)}>
          Vazhdo të shkruash
        </Button>
      )}
    </TextCard>
  )
}

interface TextCardProps extends TextProps {
  title: string
  /** The business's name in the title; empty until known. */
  name: string
  /** Why it cannot be continued. */
  problem: string | undefined
  /** The ways to continue, after the buttons that every text has. */
  children: Elements
}

function TextCard({ text, now, isCopied, onCopied, onDiscard, title, name, problem, children }: TextCardProps) {
  const { form, savedAt, businessId, reviewId } = text
  const id = useId()
  const isKnownTime = !Number.isNaN(new Date(savedAt).getTime())
  const words = wordsOf(form)
  return (
    <Card as="article" className={styles.card} labelledBy={id}>
      <h3 id={id}>{withNames(title, name)}</h3>
      {isKnownTime && (
        <p className={styles.note}>
          <span>Ruajtur më </span>
          <Moment at={new Date(savedAt).toISOString()} now={now} />
        </p>
      )}
      {form.rating > 0 && (
        <p>
          <Stars rating={form.rating} size={18} />
        </p>
      )}
      {form.title.trim() && <p className={styles.title}>{form.title}</p>}
      {form.comment.trim() && (
        <ClampedText name={`keptText/${businessId ?? reviewId}`} about={title} isWhole={isCopied === false}>
          {normalized(form.comment)}
        </ClampedText>
      )}
      {problem && <p className={styles.note}>{problem}</p>}
      <div className={styles.actions} data-noprint>
        {words && (
          <Button variant="outline" size="sm" onClick={() => void copyText(words).then(onCopied)}>
            Kopjo komentin
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onDiscard}>
          Hidhe draftin
        </Button>
        {children}
        <span role="status" className={styles.note}>
          {isCopied !== undefined &&
            (isCopied ? 'Komenti u kopjua' : 'Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.')}
        </span>
      </div>
    </Card>
  )
}
