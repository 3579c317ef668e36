// The list of Redux DevTools as shown, and how its export is read again. An action's type is its call's name. Lists and
// kept answers are lines or counts, with a hash that shows any change: the extension exports each state in full, and
// two hundred would be 30 MB. Slices shortened in an export's first state start anew when it is read.
import type { Action, Reducer } from '@reduxjs/toolkit'
import { hashOf } from '@/replay/stateHash'
import { VIEW_CHANGED, viewNews } from './sentences'

/** Items of a list that have a line: more than any list of the page shows but that of all subcategories. */
const LINES = 24

/** Names the slices of a shown state that are shortened. */
const NOTE = 'shortened (lists show lines)'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Characters of a title or name that are shown. */
const LONGEST = 24
/** Enough to tell one version of an item from another. */
const shortHash = (value: unknown): string => `#${hashOf(value).slice(0, 6)}`

const idOf = (value: unknown): unknown => (isObject(value) && '_id' in value ? value._id : undefined)

/** An item's name, figures and flags: `Kafe e mirë, rating 4, isApproved #5fc07a`. */
function lineOf(item: Fields): string {
  const { name, title = name } = item
  const words = typeof title === 'string' ? [title.slice(0, LONGEST)] : []
  const others = Object.entries(item).flatMap(([field, one]) => {
    if (typeof one === 'number' || field === 'status') return [`${field} ${one}`]
    return one === true ? [field] : []
  })
  return `${[...words, ...others].join(', ')} ${shortHash(item)}`.trimStart()
}

/** Most of a state is that of the step before. */
const known = new WeakMap<object, unknown>()

function shorter(value: unknown): unknown {
  if (!isObject(value) || value instanceof Date) return value
  if (!known.has(value)) known.set(value, Array.isArray(value) ? shorterList(value) : shorterFields(value as Fields))
  return known.get(value)
}

/** Items by their ids, so that one that goes does not change the lines behind it; their order has a line. */
function shorterList(list: readonly unknown[]): object {
  const ids = list.map(idOf)
  if (ids.length === 0 || ids.some((id) => typeof id !== 'string') || new Set(ids).size < ids.length) {
    const result = list.map((item, at) => (ids[at] == null ? shorter(item) : `${ids[at]} ${lineOf(item as Fields)}`))
    return result.some((item, at) => item !== list[at]) ? result : list
  }
  const lines = list.slice(0, LINES).map((item, at) => [ids[at], lineOf(item as Fields)] as const)
  const rest = list.slice(LINES)
  return {
    ...Object.fromEntries(lines),
    ...(rest.length > 0 && { others: `${rest.length} ${shortHash(rest)}` }),
    '(order)': `${ids.length} ${shortHash(ids)}`,
  }
}

function shorterFields(fields: Fields): Fields {
  // The answers of a list that is open: what is on screen of them stands beside it.
  const result = Object.entries(fields).map(([name, value]) => [
    name,
    name === 'kept' && isObject(value) ? shorterEntries(value) : shorter(value),
  ])
  return result.some(([name, value]) => value !== fields[name as string]) ? Object.fromEntries(result) : fields
}

/** Of an answer, how the request stands and how many items it has; of a failure, why. */
function shorterEntry({ status, data, error }: Fields): unknown {
  if (error !== undefined) return { status, error }
  const lists = isObject(data) ? Object.values(data).filter((value) => Array.isArray(value)) : []
  return lists[0] ? `${status}, ${lists[0].length} items ${shortHash(data)}` : status
}

/** Answers that are shown by their request: the last ones. */
const ANSWERS = 10

function shorterEntries(entries: object): Fields {
  const all = Object.entries(entries)
  const older = all.slice(0, -ANSWERS).map(([, entry]) => entry)
  const latest = all.slice(-ANSWERS).map(([key, entry]) => [key, shorterEntry(entry)])
  const rest = older.length > 0 ? [['older ones', `${older.length} ${shortHash(older)}`]] : []
  return Object.fromEntries([...rest, ...latest])
}

/** RTK Query's slice keeps books of tags and subscribers, and the answers, whose requests their keys tell. */
function shorterApi(api: object): object {
  const { queries, ...rest } = api as Fields
  if (!isObject(queries) || Object.keys(queries).length === 0) return api
  return { ...rest, provided: 'not shown', subscriptions: 'not shown', queries: shorterEntries(queries) }
}

/** The state with lines instead of what stands in lists; the same object when there was none. */
export function shortened<S>(state: S): S {
  if (!isObject(state)) return state
  const { api } = state as Fields
  if (isObject(api) && !known.has(api)) known.set(api, shorterApi(api))
  const short = shorterFields(state as Fields)
  const slices = Object.keys(short).filter((slice) => short[slice] !== (state as Fields)[slice])
  return slices.length === 0 ? state : ({ ...short, [NOTE]: slices } as S)
}

/** Whether it is a state that was shortened. */
export const isShortened = (state: unknown): boolean => isObject(state) && NOTE in state

/** The state without the slices that were shortened; the same object when there was none. */
export function withoutShortened<S>(state: S): S {
  if (!isShortened(state)) return state
  const { [NOTE]: slices, ...rest } = state as Fields
  const gone = Array.isArray(slices) ? slices : []
  return Object.fromEntries(Object.entries(rest).filter(([slice]) => !gone.includes(slice))) as S
}

interface Call {
  meta?: { requestStatus?: unknown; condition?: unknown; arg?: { type?: unknown; endpointName?: unknown } }
}

const isCall = /^api\/execute(?:Query|Mutation)\/(?:pending|fulfilled|rejected)$/
/** With what it says behind the type. */
const listed = /^(view\/changed) \(.*\)$/

/** Gives what components report the type `view/changed (reviewForm: comment, 48 letters)`; actions come in order. */
export function viewNamer(): <A extends Action>(action: A) => A {
  const named = new WeakMap<object, string>()
  let last: unknown
  return (action) => {
    const { payload } = action as { payload?: unknown }
    if (action.type !== VIEW_CHANGED || !isObject(payload)) return action
    // The extension asks for an action again when it shows the list anew.
    const news = named.get(payload) ?? viewNews(last, payload)
    if (!named.has(payload)) last = payload
    named.set(payload, news)
    return { ...action, type: `${action.type} (${news})` }
  }
}

/** The action as the list shows it. */
export function withCallName<A extends Action>(action: A): A {
  const { arg, requestStatus, condition } = (action as Call).meta ?? {}
  if (!isCall.test(action.type) || typeof arg?.endpointName !== 'string') return action
  return { ...action, type: `${arg.endpointName}/${condition === true ? 'notNeeded' : requestStatus}` }
}

/** The action with its original type. */
export function withPlainType<A extends Action>(action: A): A {
  const [, type] = listed.exec(action.type) ?? []
  if (type) return { ...action, type }
  const { arg, requestStatus } = (action as Call).meta ?? {}
  const original = { ...action, type: `api/execute${arg?.type === 'mutation' ? 'Mutation' : 'Query'}/${requestStatus}` }
  return withCallName(original).type === action.type && original.type !== action.type ? original : action
}

/** The reducer, accepting types and states as DevTools show them: the extension imports its own exports. */
export const acceptListedTypes =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(withoutShortened(state), withPlainType(action))
