// What went wrong with a whole form, as the content of its alert.
import type { AuthErrorCode } from '@/session/events'

/** Each text a line of an alert; nothing without texts. */
export const problemLines = (texts: readonly string[]) =>
  texts.length > 0 && texts.map((text) => <p key={text}>{text}</p>)

/** A line for errors of the connection; nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>
