// The account is open, its e-mail not verified yet.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { AlternativeLinks } from '../AlternativeLinks'
import { DemoMailNote } from '../DemoMailNote'
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
        <p>
          <Link to={routes.signup} state={{ from, name, email }}>
            Ndrysho të dhënat
          </Link>
        </p>
        <p>
          E ke verifikuar tashmë?{' '}
          <Link to={routes.login} state={{ from, email }}>
            Hyr
          </Link>
        </p>
        <p>
          Ke nevojë për ndihmë? <Link to={routes.support}>Kontakto mbështetjen</Link>
        </p>
      </AlternativeLinks>
    </div>
  )
}
