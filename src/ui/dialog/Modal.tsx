// A dialog over the page, on the browser's own <dialog>.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../Button'
import { Icon } from '../Icon'
import { isComposing } from '../isComposing'
import styles from './Modal.module.scss'

/** The props of every dialog. Rendering it opens it; `onClose` asks the parent to unmount it. */
export interface ModalProps {
  title: string
  onClose: () => void
  /** 384, 512, 768 or 1024 px wide, where the screen allows. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A request is under way: nothing closes the dialog. */
  isBusy?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'alertdialog'
  /** Id of the sentence that is read together with the title. */
  describedBy?: string
  /** The body. `data-autofocus` on an element gives it the focus first; otherwise the first field has it. */
  children: ReactNode
}

const FIRST_FOCUS = '[data-autofocus]:not(:disabled)'
const FIRST_FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"], [hidden])'

/** Opens the dialog as long as it is mounted. The browser keeps the focus in and gives it back to the opener. */
function useShown(isBusy: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // A scroll bar that takes room keeps it while the page cannot scroll; an overlay one has none to keep.
    element.toggleAttribute('data-gutter', window.innerWidth > document.documentElement.clientWidth)
    element.showModal()
    const first = element.querySelector<HTMLElement>(FIRST_FOCUS) ?? element.querySelector<HTMLElement>(FIRST_FIELD)
    first?.focus()
    return () => element.close()
  }, [])
  /** The browser closed it regardless (a second Back on Android): accept that, or reopen it while busy. */
  const onClosed = () => {
    if (dialog.current?.open || !dialog.current?.isConnected) return
    if (isBusy) dialog.current.showModal()
    else onClose()
  }
  return { dialog, onClosed }
}

/** The panel fills the dialog, so an event on the dialog itself is on its backdrop. */
const isOnBackdrop = ({ target, currentTarget }: PointerEvent | MouseEvent): boolean => target === currentTarget

/** Clicks that begin and end on the backdrop close; a drag out of the dialog, to select text, does not. */
function useBackdrop(close: () => void) {
  const began = useRef(false)
  const ended = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isOnBackdrop(event)
    },
    onPointerUp: (event: PointerEvent) => {
      ended.current = isOnBackdrop(event)
    },
    onClick: (event: MouseEvent) => {
      if (isOnBackdrop(event) && began.current && ended.current) close()
    },
  }
}

/** A titled dialog that closes on Escape, on its backdrop and by its button, but never while it is busy. */
export function Modal(props: ModalProps) {
  const { title, onClose, size = 'md', isBusy = false, role, describedBy, children } = props
  const titleId = useId()
  const { dialog, onClosed } = useShown(isBusy, onClose)
  const close = () => {
    if (!isBusy) onClose()
  }
  // The key itself, not only the `cancel` event: Chromium closes on a second Escape even if `cancel` is prevented.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      closedby={isBusy ? 'none' : undefined}
      {...useBackdrop(close)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A file input inside fires `cancel` too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={onClosed}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton className={styles.close} aria-label="Close modal" lang="en" disabled={isBusy} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
