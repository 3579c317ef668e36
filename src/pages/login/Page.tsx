// /login: logging in to an account.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { Alternative, AlternativeLinks } from '@/features/auth/ui/FormParts'
import { ForgotPassword } from '@/features/auth/ui/login/ForgotPassword'
import { LoginForm, useLogin } from '@/features/auth/ui/login/LoginForm'
import { selectNow } from '@/features/navigation/model/selectors'
import UnsentNotice from '@/features/reviews/ui/write/UnsentNotice'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { copyText } from '@/lib/copyText'
import { routes } from '@/lib/paths'
import { type ReviewValues, wordsOf } from '@/lib/reviewFields'
import { hasRoom } from '@/platform/browserStorage'
import { readRedirect } from '@/storage/redirectAfterLogin'
import { readWaiting } from '@/storage/reviewTexts'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'

const intro = 'Hyr për të shkruar komente, për të shtuar biznese dhe për të menaxhuar llogarinë.'

/** The log-in screen. Its guard waits for the session check and redirects signed-in users. */
export default function LoginPage() {
  const { state } = useLocation()
  const { from, email, message, isSuccess } = readLoginRouterState(state)
  const login = useLogin(from, email)
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
      <div className={styles.login} data-next={login.next}>
        {message && <Alert kind={isSuccess ? 'success' : 'info'}>{message}</Alert>}
        <StorageNotice />
        <PendingReviewNotice from={from} />
        <LoginForm login={login} onForgot={forgot} />
        <AlternativeLinks help="Ke probleme me hyrjen?">
          <Alternative question="Nuk ke llogari?" to={routes.signup} state={{ from }}>
            Regjistrohu
          </Alternative>
        </AlternativeLinks>
      </div>
      {isForgotten && <ForgotPassword email={login.form.values.email} onClose={() => setIsForgotten(false)} />}
    </PageFrame>
  )
}

/** Warns that a session ends at a reload, where the browser keeps nothing. */
function StorageNotice() {
  const [isKept, setIsKept] = useLoggedState('sessionKept', true)
  useEffect(() => setIsKept(hasRoom()), [])
  if (isKept) return null
  return (
    <Alert kind="info">
      Ky shfletues nuk e ruan dot hyrjen tënde. Kur ta rifreskosh ose ta mbyllësh faqen, do të duhet të hysh përsëri.
    </Alert>
  )
}

/**
 * Says how long a review is kept, and what a log-in that leads to its form does with it: sends it, or only shows it if
 * another tab wrote it (Q29, Q71). `from` is the page the visitor came from. Nothing of what only its author may see.
 */
function PendingReviewNotice({ from }: { from: unknown }) {
  const now = useAppSelector(selectNow)
  const isHydrating = useIsHydrating()
  const text = isHydrating ? undefined : readWaiting(now)
  const leadsThere = text !== undefined && (readRedirect() ?? from) === text.redirectPath
  const isOurs = leadsThere && text.isOfThisTab
  const isSent = useLogged('keptReview', isOurs, false)
  const isShown = useLogged('reviewElsewhere', leadsThere && text.author === undefined && !isOurs, false)
  const isOnlyHere = useLogged('reviewOnlyHere', isOurs && !text.isLasting, false)
  if (isOnlyHere) return <ReviewOnlyHere form={text?.form} />
  const author = isOurs ? text.author : undefined
  return (
    <UnsentNotice key={author} userId={author}>
      {() => (
        <>
          {isSent && <p>Pasi të hysh, e dërgojmë.</p>}
          {isShown && <p>Pasi të hysh, e sheh dhe mund ta dërgosh vetë.</p>}
        </>
      )}
    </UnsentNotice>
  )
}

/** A review that the browser does not keep: what not to do, and a way to save it oneself. */
function ReviewOnlyHere({ form }: { form: ReviewValues | undefined }) {
  const [outcome, setOutcome] = useLoggedState<'copied' | 'failed' | null>('reviewCopied', null)
  const text = form ? wordsOf(form) : ''
  return (
    <>
      <Alert kind="warning">
        Ky shfletues nuk e ruan dot komentin tënd. Pasi të hysh, e dërgojmë, por mos e rifresko dhe mos e mbyll faqen më
        parë.
      </Alert>
      <p>
        <LinkButton onClick={() => void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'failed'))}>
          Kopjo komentin
        </LinkButton>{' '}
        <span role="status">{outcome === 'copied' && 'Komenti u kopjua'}</span>
      </p>
      {outcome === 'failed' && (
        <>
          <p>Nuk u kopjua. Përzgjidhe tekstin dhe kopjoje vetë.</p>
          <p className={styles.text}>{text}</p>
        </>
      )}
    </>
  )
}
