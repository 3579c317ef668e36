// The file: one JSON object that Redux DevTools import as it is, with what they lose and what only we know beside it.
import type { ActionLog, LogApp, LogEnv, LogFailure, LogReason } from './log'
import type { Chunk } from './recorder'

/** What makes a log fit for strangers' eyes (redact.ts): first it learns every value, then it rewrites. */
export interface Redactor {
  learn(value: unknown): void
  action(action: Chunk['actions'][number]): Chunk['actions'][number]
  state(state: unknown): unknown
  text(text: string): string
}

/** What a file is made of. */
export interface LogParts {
  /** What the recorder kept, oldest first. */
  chunks: readonly Chunk[]
  /** The state after the last action. */
  state: unknown
  redactor: Redactor
  app: LogApp
  env: LogEnv
  reason: LogReason
  error?: LogFailure | undefined
}

/** The file's text, redacted. */
export function writeLog(_parts: LogParts): string {
  throw new Error('comes with the next commit')
}

/** Reads our file or an export of Redux DevTools; throws a LogError that says what is wrong with it. */
export function readLog(_text: string): ActionLog {
  throw new Error('comes with the next commit')
}
