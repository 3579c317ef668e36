// Saves the log as it happened, after a warning: for bugs that hang on what was typed.
import { useState } from 'react'
import type { Redactor } from '@/replay/redact/redact'
import { Button } from '@/ui/Button'
import { withTexts } from '../withTexts'
import styles from './Panel.module.scss'

/** The button, and once it was pressed the warning with the button that saves. */
export function PanelWithTexts({ onSave }: { onSave: (redactor: Redactor) => void }) {
  const [isWarning, setIsWarning] = useState(false)
  if (!isWarning) {
    return (
      <Button size="sm" variant="outline" onClick={() => setIsWarning(true)}>
        With texts…
      </Button>
    )
  }
  const save = () => {
    setIsWarning(false)
    onSave(withTexts)
  }
  return (
    <div className={styles.row}>
      <p className={styles.note}>
        Everything is in this file as it was typed and answered: searches, reviews, name and e-mail of the account, the
        time. For test accounts only; never attach it to a public report.
      </p>
      <Button size="sm" variant="danger" onClick={save}>
        Save with texts
      </Button>
      <Button size="sm" variant="outline" onClick={() => setIsWarning(false)}>
        Cancel
      </Button>
    </div>
  )
}
