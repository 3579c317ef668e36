// Why a log-in failed, and what may help (LOGIN-19, LOGIN-20); a link to have the e-mail for verification sent again.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import type { AuthErrorCode } from '@/session/events'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { ConnectionHint } from '../Problems'

interface LoginProblemProps {
  text: string
  code: AuthErrorCode | null
  /** The page the visitor came from. */
  from: string | undefined
  /** The visitor goes to where the e-mail for verification is sent again. */
  onVerify: () => void
  /** Opens the dialog of the forgotten password. */
  onForgot: () => void
}

/** The error with its hints. The specification lets the word 'gabim', whatever its case, decide the second one (Q17). */
export function LoginProblem({ text, code, from, onVerify, onForgot }: LoginProblemProps) {
  return (
    <FocusHere onlyIfLost>
      <Alert kind="error">
        <p>{text}</p>
        <ConnectionHint code={code} />
        {code === 'unverified' && (
          <p>
            Nuk e gjen mesazhin?{' '}
            <Link to={routes.verifyEmail} state={{ from }} onClick={onVerify}>
              Kërko një link të ri
            </Link>
          </p>
        )}
        {text.toLowerCase().includes('gabim') && (
          <p>
            Sigurohu që email-i dhe fjalëkalimi janë të saktë.{' '}
            <LinkButton onClick={onForgot}>Rivendos fjalëkalimin</LinkButton>
          </p>
        )}
      </Alert>
    </FocusHere>
  )
}
