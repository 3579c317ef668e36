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
  /** Carried on to /login and /signup. */
  from: string | undefined
}

/** Where the link went, how to get it again, and the ways on. */
export function VerificationPending({ email, message, from }: VerificationPendingProps) {
  useSignedInElsewhere(from)
  const state = { from }
  return (
    <div className={styles.part}>
      <Alert kind="success">
        {message && <p>{message}</p>}
        <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>
      </Alert>
      <p>
        Linku u dërgua te <strong className={styles.email}>{email}</strong>
      </p>
      <p className={styles.note}>Nuk e gjen mesazhin? Kontrollo dosjen e spam-it; mund të vonojë disa minuta.</p>
      <DemoMailNote />
      <ResendEmail from={from} />
      <AlternativeLinks>
        <p>
          <Link to={routes.signup} state={state}>
            Ndrysho të dhënat
          </Link>
        </p>
        <p>
          E ke verifikuar tashmë?{' '}
          <Link to={routes.login} state={state}>
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
