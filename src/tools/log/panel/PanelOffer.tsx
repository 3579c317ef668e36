// The offer of this session's log after trouble: a quiet box that names it.
import { useState } from 'react'
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'
import type { PanelHost } from './panelHost'
import { saveLog } from './saveLog'

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
    const { problem } = saveLog(host)
    if (problem) setProblem(problem)
    else onClose()
  }
  return (
    <div className={`${styles.banner} ${styles.offer}`} data-noprint>
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
