// What went wrong with a whole form.
import type { AuthErrorCode } from '@/session/events'
import { Alert } from '@/ui/Alert'
import { FocusHere } from '@/ui/FocusHere'

/** Each text a line of one alert; nothing without texts. */
export function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <FocusHere onlyIfLost>
      <Alert kind="error">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
    </FocusHere>
  )
}

/** A line for errors of the connection (LOGIN-19, VERIFY-27); nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>
