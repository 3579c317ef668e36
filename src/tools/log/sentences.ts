// What happened at a step of a log, in plain words. Names of controls are quoted as the page has them.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { DiaryEntry, EntryFields, EntryKind } from '@/replay/actionLog'
import { type Change, diff } from '@/replay/diff'
import { gapOf, gapText } from '@/replay/gaps'

interface CallMeta {
  arg?: { endpointName?: unknown }
  /** RTK Query says so when it did not even send the request, since the answer was there or under way. */
  condition?: boolean
}

/** The type of an action, with the name of its call; one that only says that nothing had to be sent is no error. */
export function stepName({ type, meta }: UnknownAction): string {
  const { arg, condition } = (meta ?? {}) as CallMeta
  const call = typeof arg?.endpointName === 'string' ? ` (${arg.endpointName})` : ''
  return condition === true ? `${type.replace(/\/rejected$/, '/notNeeded')}${call}` : `${type}${call}`
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
/** A text of a file: whatever it is, on one line. */
const textOf = (value: unknown): string => String(value ?? '').replace(/\s+/g, ' ')

/** `path?query` of a location. */
function addressOf(location: unknown): string {
  const { path, query } = fieldsOf(location)
  const asked = new URLSearchParams(Object.entries(fieldsOf(query)).map(([key, value]) => [key, String(value)]))
  return textOf(path) + (asked.size > 0 ? `?${decodeURIComponent(String(asked))}` : '')
}

function failureOf({ payload, error }: Fields): string {
  const { status, code, kind } = fieldsOf(payload)
  return [status || kind, code, !payload && fieldsOf(error).message].filter(Boolean).map(textOf).join(' ')
}

/** A query or a mutation of RTK Query: sent, answered, failed, or not needed. */
function callSentence(action: UnknownAction): string | undefined {
  const [, how, phase] = /^api\/execute(Query|Mutation)\/(\w+)$/.exec(action.type) ?? []
  if (!how) return undefined
  const { arg, condition, aborted, baseQueryMeta } = fieldsOf(action.meta)
  const name = textOf(fieldsOf(arg).endpointName)
  if (phase === 'pending') return how === 'Query' ? `asked for ${name}` : `sent ${name}`
  if (condition) return `${name} was there already`
  const { status } = fieldsOf(fieldsOf(baseQueryMeta).response)
  if (phase === 'fulfilled') return `${name} answered${status ? ` with ${textOf(status)}` : ''}`
  return aborted ? `${name} was given up` : `${name} failed: ${failureOf(action) || 'no reason'}`
}

/** By the type of an action. */
const sentences: Readonly<Record<string, (payload: unknown, action: UnknownAction) => string>> = {
  'navigation/locationChanged': (payload) => `opened ${addressOf(payload)}`,
  'navigation/clockTicked': () => 'a minute passed',
  'navigation/requested': (payload) => `the app went to ${textOf(fieldsOf(payload).to)}`,
  'replay/stateShown': (_, action) => {
    const gap = gapOf(action)
    return gap ? gapText(gap) : 'Redux DevTools set the state'
  },
  'notices/noticeShown': (payload) => `showed a message (${textOf(fieldsOf(payload).kind)})`,
  'notices/noticeDismissed': () => 'a message went away',
  'reviews/createRefused': (payload) =>
    `the review was refused${fieldsOf(payload).code ? `: ${textOf(fieldsOf(payload).code)}` : ''}`,
  'api/queries/removeQueryResult': () => 'an unused answer was dropped',
}

const lists = /^\w+\/list(Opened|Closed)$/

/** The type of the action by which components report. */
export const VIEW_CHANGED = 'view/changed'
/** Changes of the page that one sentence names, and what is still a count. */
const [MOST_CHANGES, MOST_COUNTED] = [4, 99_999]

/** Of a text its length and nothing else: this stands in names of steps, too. */
function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${value.length} letters`
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'number' && value <= MOST_COUNTED ? String(value) : ''
}

function viewChange({ path: [name = '', ...inner], kind, after }: Change): string {
  const size = kind === 'removed' ? 'gone' : sizeOf(after) || (kind === 'added' ? 'new' : kind)
  return `${name}: ${[...inner.filter((key) => key !== 'values'), size].join(', ')}`
}

/** What components report otherwise than before: `reviewForm: comment, 48 letters`. */
export function viewNews(before: unknown, now: unknown): string {
  const changes = diff(fieldsOf(before), fieldsOf(now)).map(viewChange)
  const more = changes.length - MOST_CHANGES
  const named = textOf(changes.slice(0, MOST_CHANGES).join('; ')) || 'the page reported the same again'
  return more > 0 ? `${named}; ${more} more` : named
}

/** `auth/LOGIN_SUCCESS` as `auth: login success`. */
function wordsOf(action: UnknownAction): string {
  const [area = '', ...rest] = stepName(action).split('/')
  const words = rest
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words ? `${area}: ${words}` : area
}

/** What an action says happened; `view`: what components had reported before it. */
export function actionSentence(action: UnknownAction, view?: unknown): string {
  if (action.type === VIEW_CHANGED) return viewNews(view, action.payload)
  const call = callSentence(action)
  if (call) return call
  if (Object.hasOwn(sentences, action.type)) return sentences[action.type]?.(action.payload, action) ?? action.type
  const [, how] = lists.exec(action.type) ?? []
  if (how) return `the list ${textOf(fieldsOf(action.payload).list)} was ${how.toLowerCase()}`
  return wordsOf(action)
}

const entrySentences: { readonly [Kind in EntryKind]: (entry: EntryFields[Kind]) => string } = {
  press: ({ control, name, to, byKeyboard }) =>
    `pressed ${control === 'button' ? '' : `${control} `}"${name}"${to ? ` to ${to}` : ''}${byKeyboard ? ' by keyboard' : ''}`,
  typed: ({ name }) => `filled in "${name}"`,
  submit: ({ name }) => `submitted "${name}"`,
  page: ({ event, path }) =>
    ({
      loaded: `the page was loaded at ${path}`,
      reloaded: `the page was reloaded at ${path}`,
      restored: `the browser brought the page back at ${path}`,
      'back or forward': `went back or forward to ${path}`,
      hidden: 'the tab was left',
      shown: 'the tab was in front again',
    })[event] ?? `the page: ${textOf(event)}`,
  call: ({ method, path, status, ms, scenario }) =>
    `${method} ${path} ${status === 0 ? 'got no answer' : status} ${status === 0 ? 'after' : 'in'} ${ms} ms` +
    (scenario === undefined ? '' : `, scenario ${scenario}`),
  console: ({ level, text }) =>
    `the console ${level === 'warn' ? 'warned' : 'had an error'}: ${String(text).split('\n')[0]}`,
  otherTab: ({ event }) => `another tab ${event}`,
  mark: ({ words }) => `bug here: ${words}`,
}

/** What an entry of the diary says happened. */
export function entrySentence(entry: DiaryEntry): string {
  const sentence = entrySentences[entry.kind] as (fields: unknown) => string
  return textOf(sentence(entry))
}
