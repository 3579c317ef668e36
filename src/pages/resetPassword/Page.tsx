// /reset-password: a new password with the token of the e-mail, for anyone (ROUTE-21, RESET-01 to RESET-14).

import { useSearchParams } from 'react-router-dom'
import { ResetForm } from '@/features/auth/ui/password/ResetForm'
import { useReset } from '@/features/auth/ui/password/useReset'
import { useLogged } from '@/hooks/viewLog'
import { PageFrame } from '@/ui/PageFrame'
import { InvalidLink } from './InvalidLink'
import { PasswordChanged } from './PasswordChanged'

/** The reset screen: no token, form, success. The token is in the address only (Q49). */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const reset = useReset(token)
  // The token itself is not in the log.
  const hasToken = useLogged('hasToken', token !== '', false)
  if (reset.isDone) return <PasswordChanged />
  if (!hasToken) return <InvalidLink />
  const heading = 'Zgjidh një fjalëkalim të ri'
  const isWrong = reset.problem !== undefined || reset.form.summary.problems.length > 0
  return (
    <PageFrame heading={heading} title={isWrong ? `Gabim: ${heading}` : heading} width="narrow">
      <ResetForm reset={reset} />
    </PageFrame>
  )
}
