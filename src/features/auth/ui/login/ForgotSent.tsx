// The second view of the forgotten password: what was sent, and what to do when nothing comes.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { DemoMailNote } from '../DemoMailNote'
import styles from './ForgotPassword.module.scss'

interface ForgotSentProps {
  /** The address as it was typed: whether it has an account, nobody is told (Q50). */
  to: string
  /** The server's words, or ours. */
  message: string
  onAgain: () => void
}

/** Confirmation, tips, help, and the way back to the form. */
export function ForgotSent({ to, message, onAgain }: ForgotSentProps) {
  return (
    <div className={styles.view}>
      <FocusHere>
        <Alert kind="success">{message}</Alert>
        <p>
          Adresa që shkrove: <strong>{to}</strong>
        </p>
      </FocusHere>
      <DemoMailNote />
      <div>
        <h3>Nuk e gjen mesazhin?</h3>
        <ul className={styles.tips}>
          <li>Kontrollo dosjen e spam-it.</li>
          <li>Sigurohu që adresa është e saktë.</li>
          <li>Prit disa minuta dhe provo përsëri.</li>
        </ul>
      </div>
      <Button variant="outline" onClick={onAgain}>
        Provo me një email tjetër
      </Button>
      <p>
        {/* Both spellings exist (ROUTE-08, Q01). */}
        Ke nevojë për ndihmë? <Link to={routes.supportAlias}>Kontakto mbështetjen</Link>
      </p>
    </div>
  )
}
