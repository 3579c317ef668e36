// Offers this session's log after trouble: an error that nothing expected, or a write that failed because of the server or the network.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { followErrors } from '@/app/unexpectedErrors'
import type { DiaryEntry } from '@/replay/actionLog'
import { failureFrom } from '@/replay/bundle'
import { PanelOffer } from '@/tools/log/panel/PanelOffer'
import type { PanelHost } from '@/tools/log/panel/panelHost'
import { panelPlace } from '@/tools/log/panel/panelPlace'
import { entrySentence } from '@/tools/log/sentences'

const isFailedWrite = (entry: DiaryEntry): entry is DiaryEntry & { kind: 'call' } =>
  entry.kind === 'call' && entry.method !== 'GET' && (entry.status === 0 || entry.status >= 500)

/** From now on each different trouble is offered once. Returns how to stop, for good; an offer that is shown goes then. */
export function offerLogs(host: PanelHost): () => void {
  const root = createRoot(panelPlace())
  const known = new Set<string>()
  let isOver = false
  const close = () => root.render(null)
  const offer = (trouble: string, what = trouble) => {
    if (isOver || known.has(trouble)) return
    known.add(trouble)
    root.render(createElement(PanelOffer, { host, what, key: trouble, onClose: close }))
  }
  const stopErrors = followErrors((error) => offer(failureFrom(error).message))
  host.diary?.follow((entry) => {
    if (isFailedWrite(entry))
      offer(`${entry.method} ${entry.endpoint ?? entry.path} ${entry.status}`, entrySentence(entry))
  })
  return () => {
    isOver = true
    stopErrors()
    close()
  }
}
