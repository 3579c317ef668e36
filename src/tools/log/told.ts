// What a recording tells of a session, for comparing it with another: its actions, but for the data layer's bookkeeping and
// what depends on the pace alone; its answers, each with its request; and what the visitor did between.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog, DiaryEntry } from '@/replay/actionLog'
import type { Alike } from './alike'
import { stepName } from './sentences'

/** Says nothing of a session: the data layer's own bookkeeping, and what depends on how fast somebody types. */
const isQuiet = ({ type, meta }: UnknownAction): boolean =>
  /^(api\/(config|internalSubscriptions|queries)\/|navigation\/clockTicked$|view\/changed$)/.test(type) ||
  (meta as { condition?: boolean } | undefined)?.condition === true

interface Call {
  endpointName?: string
  originalArgs?: unknown
  subscribe?: boolean
  forceRefetch?: unknown
}

/** What a log tells by one action, or by its start or end. */
export interface Told {
  step: number
  name: string
  kind: 'edge' | 'request' | 'reply' | 'action'
  /** What is compared: the state at the start, the arguments, the answer, the payload. */
  what: Readonly<Record<string, unknown>>
  key: string
  /** A call's own arguments, as a text. */
  asked: string
  /** When, in ms by the log's clock. */
  at: number
  /** What the visitor did since the action before it; nothing of an answer, which comes when it comes. */
  acts: readonly DiaryEntry[]
  reply?: Told
  /** A write was sent before its answer came, which may have it or not. */
  isOvertaken?: boolean
  /** How often it comes, if at all, depends on the pace: a pointer that rests on a link; what is said again. */
  isByPace: boolean
}

/** What of a diary is a visitor's doing. */
const isAct = ({ kind }: DiaryEntry): boolean => ['press', 'typed', 'submit', 'page', 'otherTab'].includes(kind)

/** Whether both are a search for what somebody was typing. */
const isTyping = (before: Told, { name, key, asked }: Told): boolean =>
  !/executeMutation/.test(name) && key.includes('«own»') && !asked.includes('«') && before.asked !== asked

type Row = Omit<Told, 'acts'>

function rowOf(action: UnknownAction, step: number, at: number, { keyOf }: Alike): Row {
  const { arg } = (action.meta ?? {}) as { arg?: Call }
  const { type, payload } = action
  const isCall = typeof arg?.endpointName === 'string'
  const kind = !isCall ? 'action' : type.endsWith('/pending') ? 'request' : 'reply'
  const key = `${kind} ${keyOf(isCall ? [arg.endpointName, arg.originalArgs] : [type, payload])}`
  const what = { request: { args: arg?.originalArgs }, reply: { type, payload }, action: { payload } }[kind]
  const isByPace = arg?.subscribe === false && arg.forceRefetch === undefined
  const asked = JSON.stringify(isCall ? arg.originalArgs : payload) ?? ''
  return { step, at, name: stepName(action), kind, what, key, asked, isByPace }
}

/** A list of what is told, to which rows are added in their order. */
function telling(start: Row, acts: readonly DiaryEntry[]) {
  const told: Told[] = [{ ...start, acts: [] }]
  /** The last of each name since the visitor did something. */
  const latest = new Map<string, Told>()
  let from = 0
  const add = (next: Row): Told => {
    const row: Told = { ...next, acts: acts.filter(({ after }) => after >= from && after < next.step) }
    from = row.step
    if (row.acts.length > 0) latest.clear()
    const before = latest.get(row.name)
    const isAgain = before?.key === row.key
    if (isAgain && row.kind === 'action' && before.asked === row.asked) row.isByPace = before.isByPace = true
    // Of what was searched for while somebody typed, the last counts.
    if (isAgain && isTyping(before, row)) row.acts = told.splice(told.indexOf(before), 1).flatMap(({ acts }) => acts)
    latest.set(row.name, row)
    told.push(row)
    return row
  }
  return { told, add }
}

const requestOf = ({ meta }: UnknownAction): unknown => (meta as { requestId?: unknown } | undefined)?.requestId

/** What a log tells, between its start and its end; answers stand with their requests. */
export function toldOf({ actions, base, times, diary = [], first }: ActionLog, alike: Alike): Told[] {
  const edge = { kind: 'edge', asked: '', isByPace: false } as const
  // Of a log that lacks its beginning the first state is any.
  const what = first > 0 ? {} : { state: base }
  const start = { ...edge, name: 'the start', key: 'start', what, step: 0, at: times[0] ?? 0 }
  const { told, add } = telling(start, diary.filter(isAct))
  const asking = new Map<unknown, Told>()
  const tell = (action: UnknownAction, row: Row) => {
    const request = asking.get(requestOf(action))
    if (row.kind !== 'reply' || !request) return void asking.set(requestOf(action), add(row))
    request.reply = { ...row, acts: [] }
    asking.delete(requestOf(action))
  }
  for (const [index, action] of actions.entries()) {
    if (isQuiet(action)) continue
    if (action.type === 'api/executeMutation/pending') for (const each of asking.values()) each.isOvertaken = true
    tell(action, rowOf(action, index + 1, times[index] ?? 0, alike))
  }
  add({ ...edge, name: 'the end', key: 'end', what: {}, step: actions.length + 1, at: times.at(-1) ?? 0 })
  return told
}
