// The form of /koment/{businessId}, and the note about a text that came back.

import type { Business } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { businessPath, routes } from '@/lib/paths'
import { commentHint } from '@/lib/textHint'
import { useAppSelector } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { RequiredNote } from '@/ui/FieldFrame'
import { FocusHere } from '@/ui/FocusHere'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { Link } from '@/ui/Link'
import { withNames } from '@/ui/Name'
import { selectIsCreating } from '../../model/selectors'
import { DraftSavedNote, ReviewFields } from './ReviewFields'
import styles from './ReviewFields.module.scss'
import type { WrittenReview } from './useReviewForm'

interface ReviewFormProps {
  business: Business
  isSignedIn: boolean
  today: string
  review: WrittenReview
}

const ERROR_ID = 'review-error'

/** Fields, the confirmation, and a button that says what it will do. */
export function ReviewForm({ business, isSignedIn, today, review }: ReviewFormProps) {
  const isCreating = useAppSelector(selectIsCreating)
  const { form, phase, hasFailedItself, refusal, saved } = review
  const isLanguage = refusal?.isLanguage === true
  return (
    <FormFrame form={form} isPlain>
      <DraftNotice review={review} isSignedIn={isSignedIn} name={business.name} />
      <RequiredNote />
      <ReviewFields form={form} today={today} fillsTitle commentHint={commentHint(form.values.comment)} />
      <div className={styles.send}>
        {!isSignedIn && (
          <p>
            {`Për ta dërguar komentin duhet të hysh në llogari.${
              saved?.isKept === false ? '' : ' Teksti ruhet në këtë pajisje deri në një orë.'
            }`}
          </p>
        )}
        <p>
          Duke e dërguar, konfirmon se komenti bazohet në përvojën tënde të vërtetë me këtë biznes.{' '}
          <Link to={routes.reviewRules}>Lexo rregullat e komenteve</Link>
        </p>
        <FormProblem form={form}>
          {refusal && (
            <>
              <p>
                <strong>{`Komenti nuk u dërgua${hasFailedItself ? '. Kontrolloje dhe dërgoje përsëri.' : ''}`}</strong>
              </p>
              <p id={ERROR_ID}>{refusal.text}</p>
              {phase === 'alreadyReviewed' && <Link to={businessPath(business._id)}>Shko te faqja e biznesit</Link>}
            </>
          )}
        </FormProblem>
        <SubmitRow
          form={form}
          size="lg"
          disabled={isLanguage}
          keepsFocus={form.isSubmitting}
          aria-describedby={isLanguage ? ERROR_ID : undefined}
        >
          {isCreating || phase === 'created' ? 'Duke dërguar...' : buttonText(review, isSignedIn)}
        </SubmitRow>
        <DraftSavedNote saved={saved} />
      </div>
    </FormFrame>
  )
}

/** The first case that applies (Q28). */
function buttonText({ refusal, isIncomplete }: WrittenReview, isSignedIn: boolean): string {
  if (refusal?.isLanguage) return 'Hiq fjalët e papërshtatshme'
  if (isIncomplete) return 'Plotëso të gjitha fushat e kërkuara'
  return isSignedIn ? 'Dërgo komentin' : 'Vazhdo për të dërguar'
}

/** Tells of a text that came back, is sent by itself, or was discarded by its author or as too old; can discard it. */
function DraftNotice({
  review,
  isSignedIn,
  name,
}: Pick<ReviewFormProps, 'review' | 'isSignedIn'> & Pick<Business, 'name'>) {
  const { form, phase, news, discard, isIncomplete } = review
  const [isAsking, setIsAsking] = useLoggedState('draftQuestion', false)
  if (phase === 'sendingItself') return <Alert kind="info">Po e dërgojmë komentin që kishe shkruar…</Alert>
  if (news === null) return null
  if (news === 'over') {
    return <Alert kind="info">Këtu kishte një koment të padërguar. U fshi, sepse e ruajmë vetëm një orë.</Alert>
  }
  if (news === 'discarded') {
    return (
      <FocusHere onlyIfLost>
        <Alert kind="info">Drafti u hodh</Alert>
      </FocusHere>
    )
  }
  return (
    <>
      <Alert kind={news === 'foreign' && isSignedIn ? 'warning' : 'info'}>
        {isSignedIn && <p>{`${news === 'foreign' ? 'Komenti' : 'Komenti yt'} nuk është dërguar ende`}</p>}
        <p>
          {news === 'foreign'
            ? 'Ky koment u shkrua në këtë pajisje. Nëse është i yti, vazhdo.'
            : 'E rikthyem draftin tënd'}
        </p>
        <ActionRow>
          {isSignedIn && !isIncomplete && (
            // A new button after every answer: a refusal's text, far below, takes the focus that was here.
            <Button key={form.answers} type="submit" size="sm" loading={form.isSubmitting} keepsFocus>
              Dërgoje tani
            </Button>
          )}
          <LinkButton onClick={() => setIsAsking(true)}>Hidhe draftin</LinkButton>
        </ActionRow>
      </Alert>
      {isAsking && (
        <ConfirmDialog
          title="Ta hedhim draftin?"
          confirmLabel="Hidhe draftin"
          cancelLabel="Mbaje draftin"
          onConfirm={discard}
          onClose={() => setIsAsking(false)}
        >
          {name && <p>{withNames(`Komenti për ${name}`, name)}</p>}
          <p>Teksti që ke shkruar do të humbasë.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
