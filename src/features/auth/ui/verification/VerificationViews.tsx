// What is shown while an e-mail waits for its verification, and how that ended.
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { Picture } from '@/ui/Picture'
import { Alternative, AlternativeLinks, DemoMailNote } from '../FormParts'
import { useSignedInElsewhere } from '../useSignedInElsewhere'
import { ResendEmail } from './ResendEmail'
import styles from './Verification.module.scss'

interface VerificationPendingProps {
  /** Where the link was sent to. */
  email: string
  /** What sign-up said on the way here. */
  message: string | undefined
  /** The name of the sign-up, to be corrected there with the address. */
  name: string | undefined
  /** The account is older: its link was asked for at the log-in. Whether it was sent, the answer says. */
  isResent: boolean
  /** Carried on to /login and /signup. */
  from: string | undefined
}

/** Where the link went, how to get it again, and the ways on. */
export function VerificationPending({ email, message, name, isResent, from }: VerificationPendingProps) {
  useSignedInElsewhere(from)
  return (
    <div className={styles.part}>
      {!isResent && (
        <Alert kind="success">
          {message && <p>{message}</p>}
          <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>
        </Alert>
      )}
      {isResent ? (
        <p>
          Linku i ri dërgohet te <strong className={styles.email}>{email}</strong>
        </p>
      ) : (
        <p>
          Linku u dërgua te <strong className={styles.email}>{email}</strong>
        </p>
      )}
      <p className={styles.note}>Nuk e gjen mesazhin? Kontrollo dosjen e spam-it; mund të vonojë disa minuta.</p>
      <DemoMailNote />
      <ResendEmail from={from} sent={isResent ? 1 : 0} />
      <AlternativeLinks>
        <Alternative to={routes.signup} state={{ from, name, email }}>
          Ndrysho të dhënat
        </Alternative>
        <Alternative question="E ke verifikuar tashmë?" to={routes.login} state={{ from, email }}>
          Hyr
        </Alternative>
      </AlternativeLinks>
    </div>
  )
}

interface VerificationEndProps {
  /** The message or the error. */
  text: string
  /** The address; empty where it is not known. */
  email: string
  /** The page the visitor came from. */
  from: string | undefined
}

/** Verified: leads by itself to where the visitor came from, or to the log-in on the way there. */
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

/** Not verified: why, and the ways to try anew. A link that has lapsed needs another one, unless it has done its work: first the log-in (Q97). */
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
          <p>
            Linku i ri dërgohet te <strong className={styles.email}>{email}</strong>
          </p>
          <DemoMailNote />
          <ResendEmail from={from} sent={0} />
        </div>
      )}
    </>
  )
}
