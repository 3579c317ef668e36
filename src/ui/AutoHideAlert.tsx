// An alert that can be closed and hides by itself. Separate from Alert, which is in the first load and stays small.
import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Alert } from './Alert'

/** How long an alert stays unless somebody reads it, in ms. */
const ALERT_STAYS = 5000

interface AutoHideAlertProps extends ComponentProps<typeof Alert> {
  /** Its time is up, or the user closed it. */
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
