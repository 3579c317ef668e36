// The file format: one JSON object that Redux DevTools can import unchanged, plus what they would lose and what only we
// know. `payload` is DevTools' lifted state as a string, which keeps the time of each action; all other keys are ours.
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  type ActionLog,
  FORMAT,
  type LogApp,
  type LogEnv,
  type LogFailure,
  type LogReason,
  type LogTab,
  TEXTS_KEPT,
  VERSION,
} from './actionLog'
import { checkpointsFrom } from './checkpoints'
import { placeIn, withGaps } from './gaps'
import { leafTable, lostLeaves, toJson } from './losslessJson'
import type { Chunk } from './recorder'
import type { Redactor } from './redact/redact'
import { hashOf } from './stateHash'

/** What a file is made of. */
export interface LogParts {
  /** The recorder's chunks, oldest first. */
  chunks: readonly Chunk[]
  /** The state after the last action. */
  state: unknown
  redactor: Redactor
  app: LogApp
  env: LogEnv
  tab?: LogTab | undefined
  reason: LogReason
  error?: LogFailure | undefined
  /** What of the diary the file shows, if there is one; `placeOf`: where in the file a moment of the session stands. */
  diaryPart?: ((redactor: Redactor, placeOf: ReturnType<typeof placeIn>) => readonly object[]) | undefined
}

/** What a file says, redacted. */
type FileParts = Omit<ActionLog, 'kind' | 'isShortened' | 'diary'> & { kind?: undefined; diary?: readonly object[] }

function redactFailure({ message, stack, ...rest }: LogFailure, redactor: Redactor): LogFailure {
  return { ...rest, message: redactor.failure(message), ...(stack !== undefined && { stack: redactor.failure(stack) }) }
}

/** DevTools' own record of a session (`LiftedState` of @redux-devtools/instrument): action 0 is the start. */
function lift(actions: readonly UnknownAction[], times: readonly number[]) {
  const performed = [{ type: '@@INIT' }, ...actions].map((action, id) => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: times[Math.max(0, id - 1)] ?? 0,
  }))
  return {
    actionsById: Object.fromEntries(performed.entries()),
    nextActionId: performed.length,
    stagedActionIds: performed.map((_, id) => id),
    skippedActionIds: [],
    currentStateIndex: actions.length,
    computedStates: [],
    monitorState: {},
    isLocked: false,
    isPaused: false,
  }
}

/** The file's text, redacted. */
export function writeLog({ chunks: kept, state, redactor, app, env, tab, reason, error, diaryPart }: LogParts): string {
  const chunks = withGaps(kept)
  const recorded = chunks.flatMap(({ actions }) => actions)
  for (const { base, states } of chunks) for (const known of [base, ...states]) redactor.learn(known)
  for (const action of recorded) redactor.learn(action)
  redactor.learn(state)

  const first = chunks[0]?.first ?? 0
  const base = redactor.state(chunks[0] ? chunks[0].base : state)
  const actions = recorded.map(redactor.action)
  return fileText({
    base,
    actions,
    times: chunks.flatMap((chunk) => chunk.times.map(redactor.time)),
    app,
    env,
    ...(tab && { tab }),
    reason,
    ...(redactor.keepsTexts && { keepsTexts: true }),
    ...(error && { error: redactFailure(error, redactor) }),
    first,
    finalHash: hashOf(redactor.state(state)),
    checkpoints: checkpointsFrom(base, chunks, redactor.state, actions),
    ...(diaryPart && { diary: diaryPart(redactor, placeIn(kept)) }),
  })
}

/** A log as the text of a file. */
export function fileText({ base, actions, times, first, keepsTexts, ...about }: FileParts): string {
  const lostOfBase = lostLeaves(base)
  const lostOfActions = leafTable(actions)
  const lifted = { ...lift(actions, times), committedState: base }
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    ...about,
    ...(keepsTexts && { texts: TEXTS_KEPT }),
    range: { first, count: actions.length },
    exact: { base: lostOfBase, actions: lostOfActions },
    payload: toJson(lifted, [...lostOfBase, ...lostOfActions.map(([path, code]) => [path, code] as const)]),
  })
}
