// The offer of this session's log after trouble: a quiet box that names it.
import { useState } from 'react'
import { download } from '@/platform/download'
import { failureFrom, fileName } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import { wholeText } from '../joinLogs'
import styles from './PanelOffer.module.scss'
import type { PanelHost } from './panelHost'

interface PanelOfferProps {
  host: PanelHost
  /** The trouble. */
  what: string
  onClose: () => void
}

/** Saves the same file as the panel, or goes. */
export function PanelOffer({ host, what, onClose }: PanelOfferProps) {
  const [problem, setProblem] = useState('')
  const save = () => {
    try {
      download(fileName(host, 'actionlog'), wholeText(host, 'user'))
      onClose()
    } catch (error) {
      setProblem(`Could not be saved: ${failureFrom(error).message}`)
    }
  }
  return (
    <div className={styles.offer} data-noprint>
      <p role="status">{problem || `Something went wrong: ${what}`}</p>
      <Button size="sm" onClick={save}>
        Save log
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        Not now
      </Button>
    </div>
  )
}
