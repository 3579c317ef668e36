// Focuses what has just appeared and should be read next.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './FocusHere.module.scss'

interface FocusHereProps {
  /** Only when nothing has the focus: a button that was pressed and then disabled or taken away has lost it. */
  onlyIfLost?: boolean
  children: ReactNode
}

/** Takes the focus when it appears, so that keyboard and screen reader continue from here. */
export function FocusHere({ onlyIfLost = false, children }: FocusHereProps) {
  const box = useRef<HTMLDivElement>(null)
  // In the commit that takes the old away, so that the focus is never on the body.
  useLayoutEffect(() => {
    if (!onlyIfLost || document.activeElement === document.body) box.current?.focus()
  }, [onlyIfLost])
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
