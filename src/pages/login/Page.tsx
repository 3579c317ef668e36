// /login: logging in to an account (ROUTE-16, LOGIN-01 to LOGIN-21).

import { Link, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { AlternativeLinks } from '@/features/auth/ui/AlternativeLinks'
import { ForgotPassword } from '@/features/auth/ui/login/ForgotPassword'
import { LoginForm } from '@/features/auth/ui/login/LoginForm'
import { useLogin } from '@/features/auth/ui/login/useLogin'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'
import { PendingReviewNotice } from './PendingReviewNotice'

const intro = 'Hyr për të shkruar komente, për të shtuar biznese dhe për të menaxhuar llogarinë.'

/** The log-in screen. Its guard waits for the session check and redirects signed-in users (LOGIN-10, LOGIN-11). */
export default function LoginPage() {
  const { from, message, isSuccess } = readLoginRouterState(useLocation().state)
  const login = useLogin(from)
  const [isForgotten, setIsForgotten] = useLoggedState('forgot', false)
  const forgot = () => setIsForgotten(true)
  const isWrong = login.problem !== null || login.form.summary.problems.length > 0
  return (
    <PageFrame
      heading="Hyr në llogarinë tënde"
      title={isWrong ? 'Gabim: Hyr' : 'Hyr'}
      description={intro}
      lead={intro}
      width="narrow"
    >
      <div className={styles.login}>
        {message && <Alert kind={isSuccess ? 'success' : 'info'}>{message}</Alert>}
        <PendingReviewNotice from={from} />
        <LoginForm login={login} onForgot={forgot} />
        <AlternativeLinks>
          <p>
            Nuk ke llogari?{' '}
            <Link to={routes.signup} state={{ from }}>
              Regjistrohu
            </Link>
          </p>
          <p>
            Ke probleme me hyrjen? <Link to={routes.support}>Kontakto mbështetjen</Link>
          </p>
        </AlternativeLinks>
      </div>
      {isForgotten && <ForgotPassword email={login.form.values.email} onClose={() => setIsForgotten(false)} />}
    </PageFrame>
  )
}
