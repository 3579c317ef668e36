// /login: logging in to an account.
import { Link, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { AlternativeLinks } from '@/features/auth/ui/AlternativeLinks'
import { ForgotPassword } from '@/features/auth/ui/login/ForgotPassword'
import { LoginForm } from '@/features/auth/ui/login/LoginForm'
import { useLogin } from '@/features/auth/ui/login/useLogin'
import { selectNow } from '@/features/navigation/model/selectors'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { readRedirect } from '@/storage/pendingRedirect'
import { isOfThisVisit, isStillPending, readPendingReview } from '@/storage/unsentReviews'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'

const intro = 'Hyr për të shkruar komente, për të shtuar biznese dhe për të menaxhuar llogarinë.'

/** The log-in screen. Its guard waits for the session check and redirects signed-in users. */
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

/**
 * Says what the log-in here does with the review, if it leads to its form: it is sent, or only shown where another tab has written it
 * (Q29, Q71). `from` is the page that the visitor came from. Nothing of one that is shown to its author only.
 */
function PendingReviewNotice({ from }: { from: unknown }) {
  const now = useAppSelector(selectNow)
  const review = readPendingReview()
  const leadsThere = review && isStillPending(review, now) && (readRedirect() ?? from) === review.redirectPath
  const isOurs = Boolean(leadsThere && isOfThisVisit(review))
  const isVisitors = Boolean(leadsThere && review.author === undefined)
  const isSent = useLogged('keptReview', isOurs, false)
  const isShown = useLogged('reviewElsewhere', isVisitors && !isOurs, false)
  if (!isSent && !isShown) return null
  return (
    <Alert kind="info">
      {isSent
        ? 'Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.'
        : 'Në këtë pajisje ka një koment të padërguar. Pasi të hysh, e sheh dhe mund ta dërgosh vetë.'}
    </Alert>
  )
}
