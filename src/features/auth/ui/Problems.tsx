// What went wrong with a whole form.
import type { AuthErrorCode } from '@/session/events'
import { FormProblem } from '@/ui/form/FormFrame'

/** Each text a line of one alert; nothing without texts. */
export const Problems = ({ texts }: { texts: readonly string[] }) => (
  <FormProblem>{texts.length > 0 && texts.map((text) => <p key={text}>{text}</p>)}</FormProblem>
)

/** A line for errors of the connection; nothing for others. */
export const ConnectionHint = ({ code }: { code: AuthErrorCode | null }) =>
  code === 'network' && <p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>
