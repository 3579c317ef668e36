// /verify-email: verifying the address of a new account.
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readLoginRouterState } from '@/features/auth/model/loginRouterState'
import { useReturnPath, useVerification } from '@/features/auth/ui/verification/useVerification'
import {
  VerificationError,
  VerificationPending,
  VerificationSuccess,
} from '@/features/auth/ui/verification/VerificationViews'
import { useIsHydrating } from '@/hooks/useIsHydrating'
import { useLogged } from '@/hooks/viewLog'
import { mailedQuery } from '@/lib/cleanEmail'
import { routes } from '@/lib/paths'
import { readRedirect } from '@/storage/redirectAfterLogin'
import { hasUnsentTexts } from '@/storage/textNews'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import { late } from '@/ui/late'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'
import { StateBox } from '@/ui/StateBox'

// If it cannot be loaded, nothing is said.
const { Late: UnsentNotice } = late(() =>
  import('@/features/reviews/ui/write/UnsentNotice').catch(() => ({ default: () => null })),
)

const title = 'Verifiko email-in'

/**
 * Removes a used token and the e-mail from the address: nothing is pending, even after a reload. A failed token stays,
 * for a reload to retry (Q49). An e-mail's link has no router state: the page before the sign-up is put there.
 */
function useTokenRemoval(isUsed: boolean, token: string, from: string | undefined): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isUsed || !token) return
    const state = { from: from ?? readRedirect() }
    dispatch(navigationRequested({ to: routes.verifyEmail, replace: true, state }))
  }, [isUsed, token, from, dispatch])
}

/** One of five views, by the verification's state. */
export default function VerifyEmailPage() {
  const { search, state } = useLocation()
  const { token, email: given } = mailedQuery(search)
  const { from, message, name, isResent = false } = readLoginRouterState(state)
  const { status, isLoading, email, result, retry } = useVerification(token, given)
  // The page as HTML already waits for what starts with the app.
  const isHydrating = useIsHydrating()
  const hasTexts = useLogged('hasUnsentTexts', useState(hasUnsentTexts)[0], false)
  const isVerified = status === 'success'
  useTokenRemoval(isVerified, token, from)
  useReturnPath(isVerified, from, email, result?.message ?? '')
  const canRetry = result?.canRetry === true
  const headings = { success: 'Email-i u verifikua', error: canRetry ? 'Verifikimi dështoi' : 'Linku nuk vlen më' }
  const heading = status === 'success' || status === 'error' ? headings[status] : title
  return (
    <PageFrame heading={heading} title={status === 'error' ? `Gabim: ${title}` : title} width="narrow">
      {status === 'missing' && <Missing from={from} />}
      {status === 'pending' && (
        <VerificationPending {...{ email, message, name, isResent, from }}>
          {!isHydrating && hasTexts && (
            <Suspense>
              <UnsentNotice />
            </Suspense>
          )}
        </VerificationPending>
      )}
      {status === 'verifying' && (isLoading || isHydrating) && (
        <Spinner label="Prit pak, po e verifikojmë email-in tënd…" />
      )}
      {status === 'success' && <VerificationSuccess text={result?.message ?? ''} email={email} from={from} />}
      {status === 'error' && (
        <VerificationError
          text={result?.error ?? ''}
          email={email}
          from={from}
          onRetry={canRetry ? retry : undefined}
        />
      )}
    </PageFrame>
  )
}

/** The visitor came without a link. */
function Missing({ from }: { from: string | undefined }) {
  return (
    <StateBox
      picture="mail"
      title="Informacion mungon"
      message="Nuk e dimë cilin email të verifikojmë. Regjistrohu ose hap linkun që ke marrë me email."
    >
      <ButtonLink to={routes.signup} replace state={{ from }}>
        Kthehu te regjistrimi
      </ButtonLink>
    </StateBox>
  )
}
