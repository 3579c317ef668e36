// In builds with VITE_ERROR_LOG_URL: sends the log of what led to an error to that address, and says so. The file is
// that of the error page (docs/tools/action-log.md): nothing in it was typed. Other builds do not have this code.
import { noticeShown } from '@/features/notices/model/slice'
import { failureFrom, logText } from '@/replay/bundle'
import { logApp } from './logApp'
import type { AppStore } from './store'
import { followErrors } from './unexpectedErrors'

/** Logs that are sent of one page load at most. */
const MOST = 3

const SENT = 'Ndodhi një gabim. Skedarin e gabimit, pa tekstet e tua, ia dërguam ekipit.'

/** Sends the log of each unexpected error to `address` once; stops if that is unreachable. Returns how to stop. */
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
