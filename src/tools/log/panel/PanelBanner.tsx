// A banner over the page: it says that this is a recording and offers the way back.
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'

interface PanelBannerProps {
  /** The file that is shown. */
  name: string
  isPanelOpen: boolean
  onPanel: () => void
  onLeave: () => void
}

/** Stays in sight while a log is shown. */
export function PanelBanner({ name, isPanelOpen, onPanel, onLeave }: PanelBannerProps) {
  return (
    <div className={styles.banner} data-noprint>
      <p role="status">
        <strong>Replaying a log.</strong>{' '}
        <span>{`This page is a recording (${name}): clicks do nothing, nothing is sent or saved.`}</span>
      </p>
      <div className={styles.row}>
        {!isPanelOpen && (
          <Button variant="outline" size="sm" onClick={onPanel}>
            Show panel
          </Button>
        )}
        <Button size="sm" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </div>
  )
}
