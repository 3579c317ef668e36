// In builds with VITE_ERROR_LOG_URL: sends the log of what led to an error to that address, and says so. The file is the one that the error
// page saves (docs/tools/action-log.md): nothing that anybody typed is in it. Other builds do not have this code.
import { noticeShown } from '@/features/notices/model/slice'
import { failureFrom, logText } from '@/replay/bundle'
import { logApp } from './logApp'
import type { AppStore } from './store'
import { followErrors } from './unexpectedErrors'

/** Logs that are sent of one page load at most. */
const MOST = 3

const SENT = 'Ndodhi një gabim. Regjistrin e tij, pa tekstet e tua, ia dërguam ekipit.'

/**
 * From now on every error that nothing expected is sent to `address`, once: thrown, rejected, or caught by a boundary; not that a file of
 * the app did not load, which is the network's. An address that cannot be reached is not tried again. Returns how to stop.
 */
export function sendErrorLogs({ recorder, getState, dispatch }: AppStore, address: string): () => void {
  const sent = new Set<string>()
  const send = async (error: unknown) => {
    const failure = failureFrom(error)
    if (sent.has(failure.message) || sent.size >= MOST) return
    sent.add(failure.message)
    try {
      const body = logText({ app: logApp, recorder, getState }, 'crash', { error: failure })
      const headers = { 'content-type': 'application/json' }
      const { ok } = await fetch(address, { method: 'POST', headers, body, credentials: 'omit' })
      if (ok) dispatch(noticeShown({ kind: 'info', text: SENT }))
    } catch {
      // Nobody can do anything about it here.
    }
  }
  return followErrors((error) => void send(error))
}
