// The form of /koment/{businessId}.
import { Link } from 'react-router-dom'
import { businessPath, routes } from '@/lib/paths'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { RequiredNote } from '@/ui/FieldFrame'
import { FocusHere } from '@/ui/FocusHere'
import { selectIsCreating } from '../../model/selectors'
import { commentHint } from '../../model/textHint'
import { DraftNotice } from './DraftNotice'
import { DraftSavedNote } from './DraftSavedNote'
import { ReviewFields } from './ReviewFields'
import styles from './ReviewForm.module.scss'
import type { WrittenReview } from './useReviewForm'

interface ReviewFormProps {
  businessId: string
  isSignedIn: boolean
  today: string
  review: WrittenReview
}

const ERROR_ID = 'review-error'

/** Fields, the confirmation, and the button that says what it will do (WRITE-01 to WRITE-09). */
export function ReviewForm({ businessId, isSignedIn, today, review }: ReviewFormProps) {
  const isCreating = useAppSelector(selectIsCreating)
  const { form, phase, hasFailedItself, error, isLanguage, saved } = review
  return (
    <form className={styles.form} {...form.formProps}>
      <DraftNotice review={review} />
      <RequiredNote />
      <ReviewFields form={form} today={today} fillsTitle commentHint={commentHint(form.values.comment)} />
      <div className={styles.send}>
        {!isSignedIn && <p>Për ta dërguar komentin duhet të hysh në llogari. Teksti ruhet në këtë pajisje.</p>}
        <p>
          Duke e dërguar, konfirmon se komenti bazohet në përvojën tënde të vërtetë me këtë biznes.{' '}
          <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>
        </p>
        {error && (
          <FocusHere onlyIfLost key={error}>
            <Alert kind="error">
              <p>
                <strong>{`Komenti nuk u dërgua${hasFailedItself ? '. Kontrolloje dhe dërgoje përsëri.' : ''}`}</strong>
              </p>
              <p id={ERROR_ID}>{error}</p>
              {phase === 'alreadyReviewed' && <Link to={businessPath(businessId)}>Shko te faqja e biznesit</Link>}
            </Alert>
          </FocusHere>
        )}
        <Button
          type="submit"
          size="lg"
          loading={form.isSubmitting}
          disabled={isLanguage}
          aria-describedby={isLanguage ? ERROR_ID : undefined}
        >
          {isCreating ? 'Duke dërguar...' : buttonText(review, isSignedIn)}
        </Button>
        <DraftSavedNote saved={saved} />
      </div>
    </form>
  )
}

/** The first case that applies (Q28). */
function buttonText({ isLanguage, isIncomplete }: WrittenReview, isSignedIn: boolean): string {
  if (isLanguage) return 'Hiq fjalët e papërshtatshme'
  if (isIncomplete) return 'Plotëso të gjitha fushat e kërkuara'
  return isSignedIn ? 'Dërgo komentin' : 'Vazhdo për të dërguar'
}
