// The views of e-mail verification: waiting, sending again, success and failure.
import { useId } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { log } from '@/platform/logger'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { FocusHere } from '@/ui/FocusHere'
import { Link } from '@/ui/Link'
import { Picture } from '@/ui/Picture'
import { Alternative, AlternativeLinks, ConnectionHint, DemoMailNote } from '../FormParts'
import { useSignedInElsewhere } from '../useSignedInElsewhere'
import styles from './Verification.module.scss'

interface VerificationPendingProps {
  email: string
  /** Sign-up's message. */
  message: string | undefined
  /** The name given at sign-up, to be corrected there with the address. */
  name: string | undefined
  /** An older account: the link was requested at the log-in, and only the answer says whether it was sent. */
  isResent: boolean
  /** The page the visitor came from; passed on to /login and /signup. */
  from: string | undefined
  /** What else is to be known while the mail is on its way. */
  children: Elements
}

/** Where the link went, how to get it again, and the ways on. */
export function VerificationPending({ email, message, name, isResent, from, children }: VerificationPendingProps) {
  useSignedInElsewhere(from)
  return (
    <div className={styles.part}>
      {!isResent && (
        <Alert kind="success">
          {message && <p>{message}</p>}
          <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>
        </Alert>
      )}
      <LinkTo email={email} isNew={isResent} />
      {children}
      <p className={styles.note}>Nuk e gjen mesazhin? Kontrollo dosjen e spam-it; mund të vonojë disa minuta.</p>
      <DemoMailNote />
      <ResendEmail from={from} sent={isResent ? 1 : 0} />
      <AlternativeLinks>
        <p>
          <Link to={routes.signup} state={{ from, name, email }}>
            Ndrysho të dhënat
          </Link>
        </p>
        <Alternative question="E ke verifikuar tashmë?" to={routes.login} state={{ from, email }}>
          Hyr
        </Alternative>
      </AlternativeLinks>
    </div>
  )
}

/** Which address the link goes to. Only the answer says whether a new one was sent. */
function LinkTo({ email, isNew }: { email: string; isNew: boolean }) {
  const address = <strong className={styles.email}>{email}</strong>
  return isNew ? <p>Linku i ri dërgohet te {address}</p> : <p>Linku u dërgua te {address}</p>
}

interface VerificationEndProps {
  text: string
  /** The address; empty where it is not known. */
  email: string
  from: string | undefined
}

/** Verified: leads by itself to where the visitor came from, through the log-in if needed. */
export function VerificationSuccess({ text, email, from }: VerificationEndProps) {
  const { isAuthenticated } = useAuth()
  const login = (
    <ActionRow>
      <ButtonLink to={routes.login} state={{ from, email }}>
        Shko te hyrja
      </ButtonLink>
    </ActionRow>
  )
  return (
    <>
      <FocusHere>
        <div className={styles.part}>
          <span className={styles.done}>
            <Picture name="done" />
          </span>
          <Alert kind="success">{text}</Alert>
          {from !== undefined && (
            <p>
              {isAuthenticated
                ? 'Po të dërgojmë ta përfundosh komentin tënd…'
                : 'Po të dërgojmë te hyrja. Pasi të hysh, vazhdon ta përfundosh komentin tënd.'}
            </p>
          )}
          {from === undefined && !isAuthenticated && <p>Tani mund të hysh në llogari.</p>}
        </div>
      </FocusHere>
      {(from === undefined || !isAuthenticated) && login}
    </>
  )
}

interface VerificationErrorProps extends VerificationEndProps {
  /** Uses the same link again; undefined where the server has refused it. */
  onRetry: (() => void) | undefined
}

/** Not verified: why, and what to try. A lapsed link may have been used already, so the log-in comes first (Q97). */
export function VerificationError({ text, email, from, onRetry }: VerificationErrorProps) {
  const state = { from }
  return (
    <>
      <FocusHere>
        <Alert kind="error">
          <p>{text}</p>
          <p>Linku i verifikimit mund të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë.</p>
        </Alert>
      </FocusHere>
      <ActionRow>
        {onRetry && <Button onClick={onRetry}>Provo përsëri</Button>}
        <ButtonLink variant={onRetry && 'outline'} to={routes.login} state={state}>
          Shko te hyrja
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.signup} state={state}>
          Kthehu te regjistrimi
        </ButtonLink>
      </ActionRow>
      {email && (
        <div className={styles.part}>
          <LinkTo email={email} isNew />
          <DemoMailNote />
          <ResendEmail from={from} sent={0} />
        </div>
      )}
    </>
  )
}

/** Attempts from which the screen warns. */
const RESEND_WARNING_AT = 3

const RESEND_LIMIT = 5

interface ResendEmailProps {
  /** Passed on to /signup, which asks for the address if it was forgotten. */
  from: string | undefined
  /** How often it was sent before this screen opened. */
  sent: number
}

/**
 * The button, with its last answer above it until the next. The count of presses is the screen's own; error and message
 * are the state's, and before the first attempt they are about something else.
 */
function ResendEmail({ from, sent }: ResendEmailProps) {
  const { recallPendingEmail, resendVerification, resendLoading, error, errorCode, successMessage } = useAuth()
  const dispatch = useAppDispatch()
  const [attempts, setAttempts] = useLoggedState('resends', sent)
  const resend = async () => {
    const email = recallPendingEmail()
    if (!email) {
      dispatch(navigationRequested({ to: routes.signup, replace: true, state: { from } }))
      return
    }
    const result = await resendVerification(email)
    // Only now: a warning before the answer would move the button under the finger.
    setAttempts((count) => count + 1)
    if (!result.success) log.warn('The e-mail for verification was not sent again', result.error)
  }
  const limitId = useId()
  const isSpent = attempts >= RESEND_LIMIT
  return (
    <div className={styles.part}>
      {attempts > 0 && (error ?? successMessage) && (
        // The key makes each answer announced, even with the same words.
        <Alert key={attempts} kind={error ? 'error' : 'success'}>
          <p>{error ?? successMessage}</p>
          <ConnectionHint code={errorCode} />
        </Alert>
      )}
      {attempts >= RESEND_WARNING_AT && (
        <Alert kind="warning">Shumë kërkesa për dërgim email-i. Ju lutemi prisni pak para se të provoni përsëri.</Alert>
      )}
      <Button
        variant="outline"
        loading={resendLoading}
        disabled={isSpent}
        aria-describedby={isSpent ? limitId : undefined}
        onClick={() => void resend()}
      >
        {resendLoading ? 'Duke dërguar email-in…' : 'Dërgo përsëri email-in'}
      </Button>
      <p id={limitId} aria-live="polite" className={styles.note}>
        {attempts > 0 && <span>{`Dërgimi ${attempts} nga ${RESEND_LIMIT}`}</span>}
        {isSpent && (
          <span>. Nga kjo faqe nuk mund të dërgohen më email-e. Kontrollo adresën ose kontakto mbështetjen.</span>
        )}
      </p>
    </div>
  )
}
