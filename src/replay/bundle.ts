// Writes this session's log as a file, as much of it as a file may hold.
import { nanoid } from '@reduxjs/toolkit'
import { inTirana } from '@/lib/tiranaTime'
import type { LogApp, LogEnv, LogFailure, LogReason, LogTab } from './actionLog'
import { type Chunk, LOG_LENGTH, type Recorder } from './recorder'
import { appRedactor } from './redact/ownTexts'
import type { Redactor } from './redact/redact'
import { firstConfig } from './reducerOfLog'
import { type LogParts, writeLog } from './writeLog'

/** The chunk from this action on, or from the next whose start is known; undefined when none is left. */
function cutBefore(chunk: Chunk, index: number): Chunk | undefined {
  const { first, actions, times, states } = chunk
  let from = index
  while (!(from - 1 in states)) {
    if (from >= actions.length) return undefined
    from += 1
  }
  if (from >= actions.length) return undefined
  const rest = { actions: actions.slice(from), times: times.slice(from), states: states.slice(from) }
  return { ...rest, base: states[from - 1], first: first + from }
}

const lengthOf = (actions: Chunk['actions']): number =>
  actions.reduce((sum, action) => sum + JSON.stringify(action).length, 0)

/** The first chunk unless it takes half a log, and the newest actions that fit; the open one may be of any size. */
export function fittingChunks(chunks: readonly Chunk[]): readonly Chunk[] {
  const [first, ...rest] = chunks
  const length = first ? lengthOf(first.actions) : 0
  if (!first || length > LOG_LENGTH / 2) return newest(chunks, LOG_LENGTH)
  const fitting = newest(rest, LOG_LENGTH - length)
  return fitting === rest ? chunks : [first, ...fitting]
}

/** The newest actions whose length is at most that. */
function newest(chunks: readonly Chunk[], most: number): readonly Chunk[] {
  let total = 0
  for (const [at, chunk] of [...chunks.entries()].reverse()) {
    for (const [index, action] of [...chunk.actions.entries()].reverse()) {
      total += JSON.stringify(action).length
      if (total <= most) continue
      const rest = cutBefore(chunk, index + 1)
      return [...(rest ? [rest] : []), ...chunks.slice(at + 1)]
    }
  }
  return chunks
}

/** The chunks without the actions before this one. */
export function chunksSince(chunks: readonly Chunk[], first: number): readonly Chunk[] {
  return chunks.flatMap((chunk) => {
    if (first <= chunk.first) return [chunk]
    return cutBefore(chunk, first - chunk.first) ?? []
  })
}

/** The session to write down. */
export interface Session {
  app: LogApp
  recorder: Pick<Recorder, 'chunks'>
  getState: () => unknown
  /** Which of its tab's page loads it is, in builds with the panel. */
  tab?: LogTab | undefined
  /** By how much the clock of its files is ahead, where all loads of its tab share one. */
  clockOffset?: number | undefined
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
  { error, redactor = appRedactor(session.clockOffset) }: { error?: LogFailure; redactor?: Redactor } = {},
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

/** `vlereso-2026-11-21-k3x9qa-tab-1234-2`: app, day, random letters, tab, load. An hour would undo the moved clock. */
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
