// A message about what happened, where it happened.
import type { ReactNode } from 'react'
import styles from './Alert.module.scss'
import { focusMain } from './focusMain'
import { Icon, type IconName } from './Icon'

interface AlertProps {
  kind: 'success' | 'error' | 'info' | 'warning'
  children: ReactNode
  /** Puts a close button on the message. */
  onClose?: () => void
  /** The close button's name. */
  closeLabel?: string
  /** On the page from the start, so not announced: no live region. */
  quiet?: boolean
}

const icons: Record<AlertProps['kind'], IconName> = {
  success: 'check',
  error: 'warning',
  info: 'info',
  warning: 'warning',
}

/** Errors interrupt a screen reader, everything else waits for its turn. */
export function Alert({ kind, children, onClose, closeLabel = 'Mbylle njoftimin', quiet = false }: AlertProps) {
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
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
