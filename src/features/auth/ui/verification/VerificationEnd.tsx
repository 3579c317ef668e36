// How a verification ended.
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { Picture } from '@/ui/Picture'
import { DemoMailNote } from '../DemoMailNote'
import { useAuth } from '../useAuth'
import { ResendEmail } from './ResendEmail'
import styles from './Verification.module.scss'

interface VerificationEndProps {
  /** The message or the error. */
  text: string
  /** The address; empty where it is not known. */
  email: string
  /** The page the visitor came from. */
  from: string | undefined
}

/** Verified: leads by itself to where the visitor came from, or to the log-in on the way there (Q13). */
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
