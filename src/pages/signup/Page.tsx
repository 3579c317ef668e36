// /signup: opening an account.
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { Alternative, AlternativeLinks } from '@/features/auth/ui/FormParts'
import { SignupForm, useSignup } from '@/features/auth/ui/signup/SignupForm'
import { noticeShown } from '@/features/notices/model/slice'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLogged } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { hasUnsentTexts } from '@/storage/textNews'
import { useAppDispatch } from '@/store/storeHooks'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { late } from '@/ui/late'
import { PageFrame } from '@/ui/PageFrame'
import styles from './Page.module.scss'

// If it cannot be loaded, nothing is said.
const { Late: UnsentNotice } = late(() =>
  import('@/features/reviews/ui/write/UnsentNotice').catch(() => ({ default: () => null })),
)

const OPENED = 'Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.'

/** The form, and links for those who already have an account or need help. */
export default function SignupPage() {
  const { state } = useLocation()
  const { from, name, email } = readLoginRouterState(state)
  const dispatch = useAppDispatch()
  const signup = useSignup({
    from,
    before: { name, email },
    onOpenedBehind: () => dispatch(noticeShown({ kind: 'info', text: OPENED })),
  })
  const isHydrating = useIsHydrating()
  const hasTexts = useLogged('hasUnsentTexts', useState(hasUnsentTexts)[0], false)
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
        {!isHydrating && hasTexts && (
          <Suspense>
            <UnsentNotice />
          </Suspense>
        )}
        <SignupForm signup={signup} />
        {signup.hasText && <LeaveQuestion />}
        <AlternativeLinks>
          <Alternative question="Ke llogari?" to={routes.login} state={{ from }}>
            Hyr
          </Alternative>
        </AlternativeLinks>
      </div>
    </PageFrame>
  )
}

/** The link that a click follows in this tab, away from this page; null for any other click. */
function linkAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
  if (!link || !isPlain || (link.target !== '' && link.target !== '_self')) return null
  return link.origin === window.location.origin && link.pathname !== window.location.pathname ? link : null
}

/** Rendered while there is something to lose. Back is not held up: the browser gives no page a say in it. */
function LeaveQuestion() {
  const [link, setLink] = useState<HTMLAnchorElement>()
  const isMeant = useRef(false)
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const found = linkAway(event)
      if (!found || isMeant.current) return
      event.preventDefault()
      event.stopPropagation()
      setLink(found)
    }
    // Before the router sees it.
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])
  const isAsked = useLogged('leaveQuestion', link !== undefined, false)
  if (!isAsked) return null
  return (
    <ConfirmDialog
      title="Ta lëmë regjistrimin?"
      confirmLabel="Largohu"
      cancelLabel="Qëndro këtu"
      onConfirm={() => {
        isMeant.current = true
        setLink(undefined)
        link?.click()
      }}
      onClose={() => setLink(undefined)}
    >
      Ajo që ke shkruar nuk ruhet.
    </ConfirmDialog>
  )
}
