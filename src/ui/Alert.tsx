// A message about what happened, where it happened.
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from './Alert.module.scss'
import { focusMain } from './focusMain'
import { Icon, type IconName } from './Icon'

interface AlertProps {
  kind: 'success' | 'error' | 'info' | 'warning'
  children: ReactNode
  /** Puts a close button on the message. */
  onClose?: () => void
  /** No live region: on the page from the start, or in one already. */
  quiet?: boolean
}

const icons: Record<AlertProps['kind'], IconName> = {
  success: 'check',
  error: 'warning',
  info: 'info',
  warning: 'warning',
}

/** Errors interrupt a screen reader, everything else waits for its turn. */
export function Alert({ kind, children, onClose, quiet = false }: AlertProps) {
  return (
    <div className={`${styles.alert} ${styles[kind]}`} role={quiet ? undefined : kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>{children}</div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          onClick={() => {
            focusMain() // the button goes with the message
            onClose()
          }}
          aria-label="Mbylle njoftimin"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

/** How long an alert stays unless somebody reads it, in ms. */
const ALERT_STAYS = 5000

interface AutoHideAlertProps extends ComponentProps<typeof Alert> {
  onClose: () => void
  /** ms until it hides; Infinity to stay until it is closed. */
  stays?: number
}

const EVENTS = ['pointerenter', 'pointerleave', 'focusin', 'focusout']

/** Calls `onOver` after `stays` ms without the pointer or the focus in the box; leaving the box restarts the timer. */
function useUnreadTime(box: RefObject<HTMLElement | null>, stays: number, onOver: () => void) {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isPointed = false
    let isFocused = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      clearTimeout(timer)
      if (!isPointed && !isFocused && Number.isFinite(stays)) timer = setTimeout(over, stays)
    }
    const listen = ({ type }: Event) => {
      if (type.startsWith('pointer')) isPointed = type === 'pointerenter'
      else isFocused = type === 'focusin'
      count()
    }
    for (const type of EVENTS) element.addEventListener(type, listen)
    count()
    return () => {
      clearTimeout(timer)
      for (const type of EVENTS) element.removeEventListener(type, listen)
    }
  }, [box, stays])
}

/** Hides after `stays` ms, but not while the pointer or the focus is on it. */
export function AutoHideAlert({ stays = ALERT_STAYS, ...alert }: AutoHideAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useUnreadTime(box, stays, alert.onClose)
  return (
    <div ref={box}>
      <Alert {...alert} />
    </div>
  )
}
