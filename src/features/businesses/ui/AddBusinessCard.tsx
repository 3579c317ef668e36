// The invitation to add a business. Its dialog is loaded when somebody is about to open it.

import { type Ref, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Section } from '@/ui/CrashState'
import { late } from '@/ui/late'
import { selectIsAdding } from '../model/selectors'
import type { AddBusinessProps } from './AddBusiness'
import styles from './AddBusinessCard.module.scss'

/** The card's anchor; in the address, it means somebody has come back from the log-in to add a business. */
const HERE = 'shto-biznes'

const { Late: AddBusiness, preload } = late(() => import('./AddBusiness'))

interface AddBusinessCardProps extends Omit<AddBusinessProps, 'isOpen' | 'onOpen'> {
  isSignedIn: boolean | undefined
  label?: string
  from: string
  /** The dialog is about to open and needs `choice`. */
  onWanted: () => void
  /** The card's button, for a page with a link to it. */
  buttonRef?: Ref<HTMLButtonElement>
}

/**
 * The button opens the dialog and is busy while a business is being added. A visitor is told why to sign in first, and
 * finds the dialog open on coming back. A press before the session is known waits for it.
 */
export function AddBusinessCard(props: AddBusinessCardProps) {
  const { isSignedIn, label = 'Shto biznes', from, onWanted, buttonRef, ...dialogProps } = props
  const dispatch = useAppDispatch()
  const isAdding = useAppSelector(selectIsAdding)
  const [isPressed, setIsPressed] = useState(false)
  // Undefined until first opened; from then on the dialog stays, with what was typed.
  const [isOpen, setIsOpen] = useLoggedState<boolean | undefined>('addBusiness', undefined)
  const isResumed = useLocation().hash === `#${HERE}`
  const prepare = () => {
    if (!isSignedIn) return
    onWanted()
    void preload(false).catch(() => undefined)
  }
  const answer = useEffectEvent(() => {
    setIsPressed(false)
    if (isSignedIn) {
      // Once only: a reload does not open it again.
      if (isResumed) window.history.replaceState(window.history.state, '', from)
      onWanted()
      setIsOpen(true)
    } else {
      const state = { from: `${from}#${HERE}`, message: 'Hyr për të shtuar një biznes.' }
      dispatch(navigationRequested({ to: routes.login, state }))
    }
  })
  useEffect(() => {
    if (isPressed ? isSignedIn !== undefined : isSignedIn && isResumed) answer()
  }, [isPressed, isSignedIn, isResumed])
  return (
    <Card as="section" className={styles.card} labelledBy={HERE}>
      <div>
        <h2 id={HERE} className={styles.title}>
          Nuk e gjen biznesin?
        </h2>
        <p>Shtoje falas. Biznesi publikohet pas verifikimit.</p>
        {!isSignedIn && <p className={styles.note}>Për të shtuar një biznes duhet të hysh në llogari.</p>}
      </div>
      {/* Stays in place, for the dialog to give the focus back to it. */}
      <Button
        ref={buttonRef}
        variant="outline"
        keepsFocus
        loading={isAdding || isPressed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsPressed(true)}
      >
        {isAdding ? 'Duke shtuar biznesin…' : label}
      </Button>
      {isOpen !== undefined && (
        <Section>
          <Suspense>
            <AddBusiness {...dialogProps} isOpen={isOpen} onOpen={setIsOpen} />
          </Suspense>
        </Section>
      )}
    </Card>
  )
}
