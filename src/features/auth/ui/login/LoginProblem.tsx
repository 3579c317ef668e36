// Why a log-in failed, and what may help (LOGIN-19, LOGIN-20).
import { Alert } from '@/ui/Alert'
import { FocusHere } from '@/ui/FocusHere'
import { LinkButton } from '@/ui/LinkButton'
import { ConnectionHint } from '../ConnectionHint'

interface LoginProblemProps {
  text: string
  /** Opens the dialog of the forgotten password. */
  onForgot: () => void
}

/** The error with its hints, which the words in it decide, whatever their case (Q17). */
export function LoginProblem({ text, onForgot }: LoginProblemProps) {
  return (
    <FocusHere onlyIfLost>
      <Alert kind="error">
        <p>{text}</p>
        <ConnectionHint error={text} />
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
