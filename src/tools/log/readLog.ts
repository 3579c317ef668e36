// Reads an untrusted log file: ours, or an export of Redux DevTools (raw actions as a string, or the lifted state).
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, type DiaryEntry, entryKinds, FORMAT, LogError, TEXTS_KEPT, VERSION } from '@/replay/actionLog'
import { readCheckpoints } from '@/replay/checkpoints'
import { type Leaf, type LeafTable, leavesByIndex, restoreLeaves } from '@/replay/losslessJson'
import { isShortened, withoutShortened, withPlainType } from './devToolsShown'

/** More than a diary keeps. */
const MOST_ENTRIES = 10_000

const isPlain = (value: unknown): boolean =>
  ['string', 'boolean'].includes(typeof value) || (typeof value === 'number' && Number.isFinite(value))

/** Whether it is an entry that stands after at most `last` actions. */
function isEntry(row: unknown, last: number): row is DiaryEntry {
  if (typeof row !== 'object' || row === null || !Object.values(row).every(isPlain)) return false
  const { at, after, kind } = row as Record<string, unknown>
  const isPlaced = Number.isSafeInteger(after) && (after as number) >= 0 && (after as number) <= last
  return typeof at === 'number' && isPlaced && typeof kind === 'string'
}

/** The entries in their order, of the kinds that this build knows. */
export function readDiary(rows: unknown, last: number): DiaryEntry[] {
  if (!Array.isArray(rows) || rows.length > MOST_ENTRIES || !rows.every((row) => isEntry(row, last))) {
    throw new LogError('The diary cannot be read')
  }
  const entries: DiaryEntry[] = rows.filter(({ kind }) => entryKinds.includes(kind))
  return entries.sort((one, other) => one.after - other.after)
}

/** The longest file that is read, in characters or bytes: more than a recorder keeps, less than hangs a browser. */
export const LONGEST = 64_000_000
const MOST_ACTIONS = 100_000

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isStep = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new LogError(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** DevTools encode some parts a second time. */
const decoded = (value: unknown, what: string): unknown => (typeof value === 'string' ? parse(value, what) : value)

type Session = Pick<ActionLog, 'base' | 'actions' | 'times' | 'isShortened'>

/** Reads our file or an export of Redux DevTools; throws a LogError that tells a tester what is wrong with it. */
export function readLog(text: string): ActionLog {
  if (text.length > LONGEST) throw new LogError(`The file is too long: ${text.length} characters, at most ${LONGEST}`)
  const file = parse(text, 'The file')
  if (!isRecord(file)) throw new LogError('The file is not a log: it should be a JSON object')
  if ('format' in file) return readOwn(file)
  return { kind: 'devtools', ...readSession(file), first: 0, checkpoints: [] }
}

function readSession(file: Fields): Session {
  const payload = decoded(file.payload ?? file, 'The payload')
  if (Array.isArray(payload)) {
    const base = decoded(file.preloadedState, 'The preloaded state')
    return { base, actions: checked(payload), times: payload.map(() => 0) }
  }
  if (isRecord(payload) && isRecord(payload.actionsById)) return readLifted(payload, payload.actionsById)
  throw new LogError('The file is not a log: it has neither our format nor the actions of a DevTools export')
}

/** The first staged entry is the start; skipped ones had no effect. */
function readLifted(lifted: Fields, byId: Fields): Session {
  const { stagedActionIds = [], skippedActionIds = [], committedState } = lifted
  if (!Array.isArray(stagedActionIds) || !Array.isArray(skippedActionIds)) {
    throw new LogError('The DevTools export lists its actions in an unknown way')
  }
  checkCount(stagedActionIds.length - 1)
  const skipped = new Set(skippedActionIds)
  const entries = stagedActionIds
    .slice(1)
    .filter((id) => !skipped.has(id))
    .map((id) => byId[String(id)])
  const actions = checked(entries.map((entry) => (isRecord(entry) ? entry.action : undefined))).map(withPlainType)
  const times = entries.map((entry, index) => momentOf((entry as Fields).timestamp, index))
  const base = withoutShortened(committedState)
  return { base, actions, times, ...(isShortened(committedState) && { isShortened: true }) }
}

/** 0 where the file does not say. */
function momentOf(timestamp: unknown = 0, index: number): number {
  if (typeof timestamp === 'number' && Number.isFinite(timestamp)) return timestamp
  throw new LogError(`Action ${index + 1} of the log has a moment that is no number`)
}

function checkCount(count: number): void {
  if (count > MOST_ACTIONS) throw new LogError(`The log is too long: ${count} actions, at most ${MOST_ACTIONS}`)
}

/** The parts of an action that RTK Query's reducers use as keys of their records. */
function* recordKeys({ meta, payload }: Fields): Generator<unknown> {
  const parts = [meta, isRecord(meta) && meta.arg, ...(Array.isArray(payload) ? payload : [payload])]
  for (const part of parts.filter(isRecord)) {
    const { queryCacheKey, fixedCacheKey, requestId, queryDescription, providedTags } = part
    yield* [queryCacheKey, fixedCacheKey, requestId, isRecord(queryDescription) && queryDescription.queryCacheKey]
    if (Array.isArray(providedTags)) for (const { type, id } of providedTags.filter(isRecord)) yield* [type, id]
  }
}

/** A key that would make a reducer write to Object.prototype; objects too, as they may convert to any text. */
const isUnsafeKey = (key: unknown): boolean => (typeof key === 'object' && key !== null) || String(key) in {}

function checked(actions: readonly unknown[]): UnknownAction[] {
  checkCount(actions.length)
  const wrong = actions.findIndex((action) => !isRecord(action) || typeof action.type !== 'string')
  if (wrong >= 0) throw new LogError(`Action ${wrong + 1} of the log has no type`)
  const unsafe = actions.findIndex((action) => [...recordKeys(action as Fields)].some(isUnsafeKey))
  if (unsafe >= 0) throw new LogError(`Action ${unsafe + 1} of the log has a key that leads to a prototype`)
  return actions as UnknownAction[]
}

/** Only a file of ours and of this version can be read. */
function checkFormat({ format, version }: Fields): void {
  if (format !== FORMAT) throw new LogError(`The file's format is ${String(format)}, not ours`)
  if (version === VERSION) return
  const found = version === undefined ? 'no version' : `version ${JSON.stringify(version)}`
  throw new LogError(`The log has ${found}; this build reads version ${VERSION}`)
}

/** An action with what JSON loses. Where that has no place, it is another action than was saved. */
function restored(action: UnknownAction, leaves: Leaf[], step: number): UnknownAction {
  try {
    return restoreLeaves(action, leaves) as UnknownAction
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new LogError(`Action ${step} is not the one that was saved: the file was changed, so get it anew. ${why}`)
  }
}

function readOwn(file: Fields): ActionLog {
  checkFormat(file)
  const session = readSession(file)
  const { exact = {} } = file
  if (!isRecord(exact)) throw new LogError('The table of exact values cannot be read')
  const lost = leavesByIndex(leafRows(exact.actions, 3) as LeafTable)
  const actions = session.actions.map((action, index) => restored(action, lost.get(index) ?? [], index + 1))
  const range = isRecord(file.range) ? file.range : {}
  const { first = 0 } = range
  if (!isStep(first)) throw new LogError('The log begins with an action that has no number')
  if (range.count !== actions.length) {
    throw new LogError(`The log says it has ${String(range.count)} actions, but it has ${actions.length}`)
  }
  const { app, env, tab, reason, error, finalHash } = file as Partial<ActionLog>
  return {
    kind: FORMAT,
    base: restoreLeaves(session.base, leafRows(exact.base, 2) as Leaf[]),
    actions: checked(actions),
    times: session.times,
    first,
    checkpoints: readCheckpoints(file.checkpoints, actions.length),
    ...(file.diary !== undefined && { diary: readDiary(file.diary, actions.length) }),
    ...(typeof finalHash === 'string' && { finalHash }),
    ...(file.texts === TEXTS_KEPT && { keepsTexts: true as const }),
    ...(isRecord(app) && { app }),
    ...(isRecord(env) && { env }),
    ...(isRecord(tab) && { tab }),
    ...(typeof reason === 'string' && { reason }),
    ...(isRecord(error) && { error }),
  }
}

function leafRows(rows: unknown = [], length: number): unknown[] {
  const fits = (row: unknown) =>
    Array.isArray(row) &&
    row.length === length &&
    Array.isArray(row[0]) &&
    typeof row[1] === 'string' &&
    (length < 3 || Array.isArray(row[2]))
  if (!Array.isArray(rows) || !rows.every(fits)) throw new LogError('The table of exact values cannot be read')
  return rows
}
