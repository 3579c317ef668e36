// /signup: opening an account.
import { Link, useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { readSignupRouterState } from '@/features/auth/model/signupRouterState'
import { AlternativeLinks } from '@/features/auth/ui/AlternativeLinks'
import { LeaveQuestion } from '@/features/auth/ui/signup/LeaveQuestion'
import { SignupForm } from '@/features/auth/ui/signup/SignupForm'
import { useSignup } from '@/features/auth/ui/signup/useSignup'
import { noticeShown } from '@/features/notices/model/slice'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/store/storeHooks'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'

const OPENED = 'Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.'

/** The form, and links for those who already have an account or need help. */
export default function SignupPage() {
  const { state } = useLocation()
  const { from } = readLoginRouterState(state)
  const dispatch = useAppDispatch()
  const signup = useSignup({
    from,
    before: readSignupRouterState(state),
    onOpenedBehind: () => dispatch(noticeShown({ kind: 'info', text: OPENED })),
  })
  const isRefused = signup.form.summary.problems.length > 0
  return (
    <PageFrame
      heading="Krijo llogarinë tënde"
      title={isRefused ? 'Gabim: Regjistrohu' : 'Regjistrohu'}
      description="Një llogari falas për të shkruar komente dhe për të shtuar biznese."
      lead="Një llogari falas për të shkruar komente dhe për të shtuar biznese."
      width="narrow"
    >
      <div className={styles.signup}>
        <SignupForm signup={signup} />
        {signup.hasText && <LeaveQuestion />}
        <AlternativeLinks>
          <p>
            Ke llogari?{' '}
            <Link to={routes.login} state={{ from }}>
              Hyr
            </Link>
          </p>
          <p>
            Ke nevojë për ndihmë? <Link to={routes.support}>Kontakto mbështetjen</Link>
          </p>
        </AlternativeLinks>
      </div>
    </PageFrame>
  )
}
