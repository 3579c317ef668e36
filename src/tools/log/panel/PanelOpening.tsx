// What the panel says before a log is opened: that it takes the place of the running session.
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'
import type { PanelHost } from './panelHost'
import { useSaving } from './saveLog'

interface PanelSaveFirstProps {
  host: PanelHost
  /** The log that is to be opened. */
  name: string
  onOpen: () => void
  onCancel: () => void
}

/** Saves this session's log first, opens at once, or stays. */
export function PanelSaveFirst({ host, name, onOpen, onCancel }: PanelSaveFirstProps) {
  const { problem, save } = useSaving(host, onOpen)
  return (
    <>
      <p role="alert" className={styles.warning}>
        {`${name} takes the place of this session, whose log is then ${host.tab ? 'left to the next page load' : 'forgotten'}. ${problem}`}
      </p>
      <div className={styles.row}>
        <Button size="sm" onClick={save}>
          Save it and open
        </Button>
        <Button size="sm" variant="outline" onClick={onOpen}>
          Open without saving
        </Button>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
