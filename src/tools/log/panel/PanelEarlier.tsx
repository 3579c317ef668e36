// The logs of this tab's earlier page loads: each is a session of its own, to be saved or opened.
import { download } from '@/lib/download'
import { baseName } from '@/replay/bundle'
import { Button } from '@/ui/Button'
import styles from './Panel.module.scss'
import type { EarlierLog, PanelHost } from './panelHost'

interface PanelEarlierProps {
  host: PanelHost
  onFile: (file: File) => void
}

/** A line for each, the latest first; nothing where the tab has none. */
export function PanelEarlier({ host, onFile }: PanelEarlierProps) {
  const { app, tab, earlier = () => [] } = host
  const logs = earlier()
  if (!tab || logs.length === 0) return null
  const nameOf = ({ load, at }: EarlierLog) =>
    `${baseName({ app, tab: { ...tab, load } }, new Date(at))}.actionlog.json`
  return (
    <ul aria-label="Earlier page loads of this tab" className={styles.plain}>
      {logs.map((log) => (
        <li key={log.load} className={styles.row}>
          <span>{`Page load ${log.load} of this tab: ${log.actions} actions, until ${new Date(log.at).toLocaleTimeString('en-GB')}.`}</span>
          <Button size="sm" variant="outline" onClick={() => download(nameOf(log), log.text)}>
            {`Save load ${log.load}`}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onFile(new File([log.text], nameOf(log)))}>
            {`Open load ${log.load}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}
