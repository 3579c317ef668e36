// Asks for confirmation before something that cannot be undone.
import { type ReactNode, useId, useRef, useState } from 'react'
import { Alert } from '../Alert'
import { Button } from '../Button'
import styles from './ConfirmDialog.module.scss'
import { DialogActions } from './DialogActions'
import { Modal } from './Modal'

interface ConfirmDialogProps {
  /** The question: 'Ta fshijmë komentin?' */
  title: string
  /** The consequences: 'Ky veprim nuk mund të zhbëhet.' */
  children: ReactNode
  /** The dangerous button's text, and its text while the action runs. */
  confirmLabel: string
  busyLabel?: string | undefined
  /** 'Anulo' unless the harmless choice has a better name. */
  cancelLabel?: string
  /** Does it. The dialog is busy until the promise settles; its parent then closes it, or passes an `error`. */
  onConfirm: () => void | Promise<void>
  onClose: () => void
  /** Busy for another reason than its own request. */
  isBusy?: boolean
  error?: ReactNode
}

/** Runs one at a time: the guard is set at once, not with the next render, so a double click runs it once. */
function useOnce(action: () => void | Promise<void>) {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}

/** A small dialog with a dangerous button and a harmless one, which has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, busyLabel = confirmLabel, cancelLabel = 'Anulo', onConfirm, onClose } = props
  const textId = useId()
  const own = useOnce(onConfirm)
  const isBusy = own.isBusy || props.isBusy === true
  return (
    <Modal title={title} size="sm" role="alertdialog" describedBy={textId} isBusy={isBusy} onClose={onClose}>
      <div className={styles.question}>
        <div id={textId}>{children}</div>
        {props.error && !isBusy && <Alert kind="error">{props.error}</Alert>}
      </div>
      <DialogActions>
        <Button variant="outline" disabled={isBusy} onClick={onClose} data-autofocus="">
          {cancelLabel}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void own.run()}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </DialogActions>
    </Modal>
  )
}
