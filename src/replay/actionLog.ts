// What an action log holds once it is read. The file format: writeLog.ts, readLog.ts; how much is kept: recorder.ts.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Expected } from './expected'
import { gapNotes } from './gaps'

/** The header of a file: which app wrote it, and how to read it. */
export const FORMAT = 'redux-action-log'
/** Raised when an older reader would misread the file: a file of another version is refused. */
export const VERSION = 1

/** The mark of a file that holds every text as it was typed. */
export const TEXTS_KEPT = 'as typed'

/** Which app wrote the log. */
export interface LogApp {
  name: string
  version: string
  /** The commit it was built from, where the build knows it. */
  commit?: string
}

/** Where it ran. `online` and `focused`: what the browser reported when the page was loaded (see reducerOfLog.ts). */
export interface LogEnv {
  ua?: string
  lang?: string
  viewport?: readonly [width: number, height: number]
  tz?: string
  /** Light or dark. */
  scheme?: string
  online?: boolean
  focused?: boolean
}

/** Why it was written. */
export type LogReason = 'user' | 'crash' | 'test' | 'reload'

/** Which page load of which tab, from 1. */
export interface LogTab {
  id: string
  load: number
}

/** What broke, for a log written after a crash. */
export interface LogFailure {
  step?: number
  message: string
  stack?: string
}

/**
 * The hashes of the slices that changed since the checkpoint before (null: the slice is gone), and what changed in them
 * if that is short. Step n is the state after the log's first n actions, step 0 the state they started from.
 */
export type Checkpoint = readonly [
  step: number,
  changed: Readonly<Record<string, string | null>>,
  expected?: readonly Expected[],
]

/** A log as read. */
export interface ActionLog {
  /** Our own file, or an export of Redux DevTools, which has no checkpoints. */
  kind: typeof FORMAT | 'devtools'
  /** The state before the first action; undefined when the reducer starts from its initial state. */
  base: unknown
  /** Redux DevTools showed the start without the slices of lists, which start anew. */
  isShortened?: boolean
  actions: readonly UnknownAction[]
  /** When each was dispatched, ms since 1970 UTC; all 0 where the file does not say. */
  times: readonly number[]
  /** What happened outside the state, in the order of the actions it stands between. */
  diary?: readonly DiaryEntry[]
  /** The number of the first action since the app was loaded: earlier ones have been forgotten. */
  first: number
  /** Sorted by step; one for each, unless an action threw. */
  checkpoints: readonly Checkpoint[]
  /** The hash of the whole state after the last action. */
  finalHash?: string
  /** It holds every text as it was typed. */
  keepsTexts?: true
  app?: LogApp
  env?: LogEnv
  tab?: LogTab
  reason?: LogReason
  error?: LogFailure
}

/** Who wrote one of our files and why, as far as it says. */
function writtenBy({ app, reason, tab }: ActionLog): string {
  const { name = 'an unknown app', version, commit } = { ...app }
  const who = [name, version, commit && `(${commit})`].filter(Boolean).join(' ')
  const where = tab ? `, in tab ${tab.id}, page load ${tab.load}` : ''
  return `Written by ${who}, for ${reason ?? 'an unknown reason'}${where}`
}

/** Who wrote a log, what it lacks, and what was reported with it. */
export const aboutLog = (log: ActionLog): string[] => [
  log.kind === 'devtools' ? 'An export of Redux DevTools: without checkpoints' : writtenBy(log),
  ...(log.isShortened ? ['It begins without the lists of what came before'] : []),
  ...gapNotes(log.actions),
  ...(log.first > 0 ? [`Without the first ${log.first} actions, which were forgotten before`] : []),
  ...(log.error ? [`Reported: ${log.error.message}`] : []),
]

/** The file is no log; the message is for the person who opened it. */
export class LogError extends Error {
  override name = 'LogError'
}

/** What happened outside the state, by kind: never a typed value, a header or a body. In a file: redactDiary.ts. */
export interface EntryFields {
  /** A button, a link or a box was pressed; `to`: where a link of the app leads. */
  press: { control: string; name: string; to?: string; byKeyboard?: boolean }
  /** A field was filled in: its label, not its value. */
  typed: { name: string }
  /** A form was sent by the button of this name. */
  submit: { name: string }
  page: { event: 'loaded' | 'reloaded' | 'restored' | 'back or forward' | 'hidden' | 'shown'; path: string }
  /** An answer after so many ms, or none (status 0). `endpoint`: if the contract knows it; `scenario`: of the mock. */
  call: { method: string; path: string; endpoint?: string; status: number; ms: number; scenario?: string }
  /** The console was written to, or an error reached the window. */
  console: { level: 'error' | 'warn'; text: string }
  otherTab: { event: 'logged in' | 'logged out' }
  /** The tester's own words: 'bug here'. */
  mark: { words: string }
}

/** A kind of entry. */
export type EntryKind = keyof EntryFields

/** An entry before the diary gave it its moment. */
export type NewEntry = { [Kind in EntryKind]: { kind: Kind } & EntryFields[Kind] }[EntryKind]

/** An entry: `at` by the log's clock, ms since 1970 UTC; `after` so many actions of the session, or of the file. */
export type DiaryEntry = NewEntry & { at: number; after: number }

/** Every kind, for what is read from files. */
export const entryKinds: EntryKind[] = ['press', 'typed', 'submit', 'page', 'call', 'console', 'otherTab', 'mark']
