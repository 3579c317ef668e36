// The log of this session as a file, alone or with what else a bug report needs, and the way to the tester's disk.
import { writeLog } from './format'
import { firstConfig } from './localise'
import type { LogApp, LogEnv, LogFailure, LogReason } from './log'
import type { Recorder } from './recorder'
import { makeRedactor } from './redact/redact'

/** The session that is to be written down. */
export interface Session {
  app: LogApp
  recorder: Pick<Recorder, 'chunks'>
  getState: () => unknown
}

/** What a thrown value says of itself. */
export const failureOf = (error: unknown): LogFailure =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) }
    : { message: String(error) }

function envNow(): LogEnv {
  return {
    ua: navigator.userAgent,
    lang: navigator.language,
    viewport: [window.innerWidth, window.innerHeight],
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...firstConfig(),
  }
}

function write(session: Session, redactor: ReturnType<typeof makeRedactor>, reason: LogReason, error?: LogFailure) {
  const { app, recorder, getState } = session
  return writeLog({ chunks: recorder.chunks(), state: getState(), redactor, app, env: envNow(), reason, error })
}

/** The log, redacted. */
export const logText = (session: Session, reason: LogReason, error?: LogFailure): string =>
  write(session, makeRedactor(), reason, error)

/**
 * A bug report in one file: the log with `report` beside it, so that whatever reads a log reads this too. The state is there
 * once more in plain sight, and the route, with the same pseudonyms as the log has.
 */
export function bundleText(session: Session): string {
  const redactor = makeRedactor()
  const log = JSON.parse(write(session, redactor, 'qa')) as object
  const state = redactor.state(session.getState()) as { navigation?: { current?: unknown } }
  return JSON.stringify({ ...log, report: { route: state.navigation?.current ?? null, state } })
}

/** `vlereso-2026-11-21T16-40-12.actionlog.json`: whose it is and when it was written. */
export function fileName({ app }: Session, kind: 'actionlog' | 'bugreport', now = new Date()): string {
  const name =
    app.name
      .normalize('NFD')
      .replace(/[^a-z0-9]+/gi, '')
      .toLowerCase() || 'app'
  return `${name}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${kind}.json`
}

/** Hands a text to the browser as a download. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  // Not at once: the browser may ask where to before it reads.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
