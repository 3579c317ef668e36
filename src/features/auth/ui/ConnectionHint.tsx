// What may help when the server was not reached.
import type { AuthErrorCode } from '@/session/events'

/** A line for errors of the connection (LOGIN-19, VERIFY-27); nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>
