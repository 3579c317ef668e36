// Offers this session's log after trouble (an unexpected error, a write that server or network failed) and a log-out.
import { createRoot } from 'react-dom/client'
import { followErrors } from '@/app/unexpectedErrors'
import type { DiaryEntry } from '@/replay/actionLog'
import { failureFrom } from '@/replay/bundle'
import styles from '@/tools/log/panel/Panel.module.scss'
import { type PanelHost, panelPlace } from '@/tools/log/panel/panelHost'
import { useSaving } from '@/tools/log/panel/saveLog'
import { entrySentence } from '@/tools/log/sentences'
import { Button } from '@/ui/Button'

const isFailedWrite = (entry: DiaryEntry): entry is DiaryEntry & { kind: 'call' } =>
  entry.kind === 'call' && entry.method !== 'GET' && (entry.status === 0 || entry.status >= 500)

/** From now on each different trouble is offered once. Returns how to say that a session has ended, and how to stop. */
export function offerLogs(host: PanelHost) {
  const root = createRoot(panelPlace())
  const offered = new Set<string>()
  let isOver = false
  const close = () => root.render(null)
  const show = (why: string) => root.render(<Offer key={why} host={host} why={why} onClose={close} />)
  const offer = (trouble: string, what = trouble) => {
    if (isOver || offered.has(trouble)) return
    offered.add(trouble)
    show(`Something went wrong: ${what}`)
  }
  const stopErrors = followErrors((error) => offer(failureFrom(error).message))
  host.diary?.follow((entry) => {
    if (isFailedWrite(entry))
      offer(`${entry.method} ${entry.endpoint ?? entry.path} ${entry.status}`, entrySentence(entry))
  })
  return {
    sessionEnded: () =>
      isOver ||
      show('The session has ended: its earlier page loads are forgotten, and the next page load forgets the rest.'),
    /** For good; a shown offer goes. */
    stop: () => {
      isOver = true
      stopErrors()
      close()
    },
  }
}

interface OfferProps {
  host: PanelHost
  why: string
  onClose: () => void
}

/** Saves the same file as the panel, or goes. */
function Offer({ host, why, onClose }: OfferProps) {
  const { problem, save } = useSaving(host, onClose)
  return (
    <div className={`${styles.banner} ${styles.offer}`} data-noprint>
      <p role="status">{problem || why}</p>
      <Button size="sm" onClick={save}>
        Save log
      </Button>
      <Button size="sm" variant="secondary" onClick={onClose}>
        Not now
      </Button>
    </div>
  )
}
