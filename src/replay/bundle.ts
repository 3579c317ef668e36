// Writes this session's log as a file; inside a bug report: bugReport.ts.

import { nanoid } from '@reduxjs/toolkit'
import { inTirana } from '@/lib/tiranaTime'
import type { LogApp, LogEnv, LogFailure, LogReason, LogTab } from './actionLog'
import { fittingChunks } from './fittingChunks'
import type { Recorder } from './recorder'
import { makeRedactor, type Redactor } from './redact/redact'
import { firstConfig } from './reducerOfLog'
import { type LogParts, writeLog } from './writeLog'

/** The session to write down. */
export interface Session {
  app: LogApp
  recorder: Pick<Recorder, 'chunks'>
  getState: () => unknown
  /** Which of its tab's page loads it is, in builds with the panel. */
  tab?: LogTab | undefined
  /** What its files show of a diary; builds without the panel have none. */
  diaryPart?: LogParts['diaryPart']
}

/** How a log describes a thrown value. */
export const failureFrom = (error: unknown): LogFailure =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, ...(error.stack && { stack: error.stack }) }
    : { message: String(error) }

function envNow(): LogEnv {
  return {
    ua: navigator.userAgent,
    lang: navigator.language,
    viewport: [window.innerWidth, window.innerHeight],
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    ...firstConfig(),
  }
}

/** The log, redacted: by the panel's choice, else with stand-ins. */
export const logText = (
  session: Session,
  reason: LogReason,
  { error, redactor = makeRedactor() }: { error?: LogFailure; redactor?: Redactor } = {},
): string =>
  writeLog({
    chunks: fittingChunks(session.recorder.chunks()),
    state: session.getState(),
    redactor,
    app: session.app,
    env: envNow(),
    tab: session.tab,
    reason,
    error,
    diaryPart: session.diaryPart,
  })

/**
 * `vlereso-2026-11-21-k3x9qa-tab-1234-2`: which app a file is of, its day, some letters of its own, and which load of a tab. No hour: that
 * would undo the log's moved clock.
 */
export function baseName({ app, tab }: Pick<Session, 'app' | 'tab'>, now = new Date()): string {
  const name =
    app.name
      .normalize('NFD')
      .replace(/[^a-z0-9]+/gi, '')
      .toLowerCase() || 'app'
  const where = tab ? `-tab-${tab.id}-${tab.load}` : ''
  return `${name}-${inTirana(now.getTime()).toISOString().slice(0, 10)}-${nanoid(6)}${where}`
}

/** That with what is in the file: `….actionlog.json`. */
export const fileName = (session: Session, kind: string, now?: Date): string => `${baseName(session, now)}.${kind}.json`
