// How a verification ended.
import { routes } from '@/lib/paths'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { ButtonLink } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { useAuth } from './useAuth'
import styles from './Verification.module.scss'

interface VerificationEndProps {
  /** The message or the error. */
  text: string
  /** The page the visitor came from. */
  from: string | undefined
}

/** Verified: on to where the visitor came from, by itself for who is signed in (VERIFY-14 to VERIFY-17, Q13). */
export function VerificationSuccess({ text, from }: VerificationEndProps) {
  const { isAuthenticated } = useAuth()
  const login = (
    <ActionRow>
      <ButtonLink to={routes.login} state={{ from }}>
        Shko te hyrja
      </ButtonLink>
    </ActionRow>
  )
  return (
    <>
      <FocusHere>
        <div className={styles.part}>
          <Alert kind="success">{text}</Alert>
          {from !== undefined && <p>Po të dërgojmë ta përfundosh komentin tënd…</p>}
          {from !== undefined && !isAuthenticated && <p>Hyr në llogari për ta përfunduar komentin.</p>}
          {from === undefined && !isAuthenticated && <p>Tani mund të hysh në llogari.</p>}
        </div>
      </FocusHere>
      {(from === undefined || !isAuthenticated) && login}
    </>
  )
}

/** Not verified: why, and the ways to try anew (VERIFY-18 to VERIFY-20). */
export function VerificationError({ text, from }: VerificationEndProps) {
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
        <ButtonLink to={routes.login} state={state}>
          Shko te hyrja
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.signup} state={state}>
          Kthehu te regjistrimi
        </ButtonLink>
      </ActionRow>
    </>
  )
}
