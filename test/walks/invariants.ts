// What holds at every step of every walk, whatever the visitor, the server and the network do.

import type { UnknownAction } from '@reduxjs/toolkit'
import { storageKeys } from '@/lib/storageKeys'
import { diff } from '@/replay/diff'
import type { RootState } from '@/store/storeHooks'
import { fieldsOf } from './fields'
import { type Behind, fieldsOnScreen } from './shownFields'
import { passwords } from './visitor'

/** A broken invariant: `rule` is the same for the same bug, whatever led to it. */
export class Broken extends Error {
  readonly rule: string
  constructor(rule: string, message: string) {
    super(`${rule}: ${message}`)
    this.rule = rule
  }
}

/** The named fields say what the page shows. */
export function checkFields(state: RootState, behind: Behind): void {
  const fields = fieldsOf(state)
  const [first] = diff(fieldsOnScreen(fields, behind), fields)
  if (first)
    throw new Broken(
      `${first.path.slice(0, 3).join('.')} is not what the page shows`,
      `${JSON.stringify(first.after)} in the state, ${JSON.stringify(first.before)} on ${window.location.pathname}${window.location.search}`,
    )
}

const LIVE = ':is([aria-live], [role="status"], [role="alert"])'

/** There is a page with a heading or a sign that it is coming, and no part of it has crashed or is announced twice. */
export function checkPage(): void {
  const text = document.querySelector('main')?.textContent ?? ''
  if (text.trim().length < 5) throw new Broken('a blank page', window.location.pathname)
  if (document.querySelector(`${LIVE} ${LIVE}`)) throw new Broken('a message told twice', window.location.pathname)
  if (document.title === '') throw new Broken('a page without a title', window.location.pathname)
  const crash = /Diçka shkoi keq|Kjo pjesë nuk mund të shfaqet tani|undefined|\[object Object\]|NaN/.exec(text)
  if (crash) throw new Broken('a broken page', `${crash[0]} on ${window.location.pathname}`)
}

/** Tokens and passwords that there are, or were. */
export class Secrets {
  private readonly known = new Set<string>(passwords)

  /** Nothing of them is in these. */
  check(place: string, ...values: readonly unknown[]): void {
    const tokens = [storageKeys.accessToken, storageKeys.refreshToken].map((key) => localStorage.getItem(key))
    for (const token of tokens) if (token) this.known.add(token)
    const text = values.map((value) => (value instanceof Error ? value.stack : JSON.stringify(value))).join('\n')
    for (const secret of this.known)
      if (text.includes(secret)) throw new Broken(`a secret in ${place}`, `${secret.slice(0, 12)}…`)
  }
}

/** What the address of a list asks for, and under which name its request does; a search in reviews has other ones. */
const asked: Readonly<Record<string, string>> = {
  kerko: 'businessName',
  yje: 'minRating',
  qyteti: 'city',
  faqe: 'page',
}
const askedOfReviews: Readonly<Record<string, string>> = { kerko: 'q', yje: 'rating', nga: 'dateFrom', deri: 'dateTo' }

/** The list on the page was requested with what the address says. */
export function checkRequests({ businesses, reviews }: RootState): void {
  const { pathname, search } = window.location
  const isCategory = /^\/kategorite\/./.test(pathname)
  const lists = isCategory ? businesses.openLists : reviews.openLists
  const open = lists.find((one) => one.isOnScreen && one.list === (isCategory ? 'businesses' : 'searchResults'))
  if (!open || !/^\/(kategorite|biznes)\/./.test(pathname)) return
  for (const [name, value] of new URLSearchParams(search)) {
    const arg = (isCategory ? asked : askedOfReviews)[name]
    const text = value.trim()
    if (arg && text && !open.keys.at(-1)?.includes(`"${arg}":`))
      throw new Broken(`a list that was requested without ${arg}`, `${open.keys.at(-1)} on ${pathname}${search}`)
  }
}

/** One action, and what it made of the state. */
export interface Seen {
  action: UnknownAction
  before: RootState
  after: RootState
}

interface CallMeta {
  requestId: string
  arg: { endpointName: string; queryCacheKey?: string }
}

/** Which answers count: one to a request that another of the same list has followed must leave the entry as it is. */
export class Answers {
  /** The requests under way, by their cache keys. */
  private readonly awaited = new Map<string, string>()

  check({ action, before, after }: Seen): void {
    const { type } = action
    const { requestId, arg } = (action.meta ?? {}) as CallMeta
    const key = arg?.queryCacheKey ?? ''
    if (type === 'api/resetApiState') this.awaited.clear()
    else if (type === 'api/executeQuery/pending') this.awaited.set(key, requestId)
    else if (/^api\/executeQuery\/(fulfilled|rejected)$/.test(type)) {
      const isAwaited = this.awaited.get(key) === requestId
      if (type.endsWith('fulfilled') && !isAwaited) expectUnchanged(key, before, after)
      if (isAwaited) this.awaited.delete(key)
    }
  }
}

function expectUnchanged(key: string, before: RootState, after: RootState): void {
  const dataOf = ({ api }: RootState) => (api.queries as Record<string, { data?: unknown } | undefined>)[key]?.data
  if (dataOf(before) !== dataOf(after)) throw new Broken('a late answer in the cache', key)
}

const doubled = (keys: readonly string[]) => keys.find((key, at) => keys.indexOf(key) < at)

/** No list has anything twice, and nobody two reviews of one business. */
export function checkDoubles({ businesses, reviews, categories }: RootState): void {
  const lists = [businesses, reviews, categories].flatMap<[string, unknown]>((slice) => Object.entries(slice))
  for (const [name, items] of lists) {
    const isList = Array.isArray(items) && name !== 'openLists'
    const twice = isList && doubled(items.map(({ _id }) => _id))
    if (twice) throw new Broken(`an item twice in ${name}`, twice)
  }
  for (const name of ['businessComments', 'userReviews', 'comments'] as const) {
    const authored = reviews[name].flatMap(({ user, business }) =>
      user?._id && business?._id ? [`${user._id} of ${business._id}`] : [],
    )
    const twice = doubled(authored)
    if (twice) throw new Broken(`two reviews by one user of one business in ${name}`, twice)
  }
}

/** Once everything is answered, nothing waits: no flag, no request of the cache, no write on top. */
export function checkSettled(state: RootState): void {
  for (const slice of ['auth', 'businesses', 'categories', 'reviews'] as const) {
    const busy = flags(state[slice], slice)
    if (busy) throw new Broken('loading without end', busy)
  }
  const pending = [...Object.values(state.api.queries), ...Object.values(state.api.mutations)].find(
    (one) => one?.status === 'pending',
  )
  if (pending) throw new Broken('a call without end', String(pending.endpointName))
  const left = state.writes.filter(({ olderAnswers }) => !olderAnswers).length
  if (left > 0) throw new Broken('writes without end', String(left))
  if (document.querySelector('[role=progressbar]')) throw new Broken('a bar without end', window.location.pathname)
}

/** The path of a flag that is up. */
const flags = (slice: object, path: string): string | undefined =>
  Object.entries(slice)
    .filter(([key]) => /loading/i.test(key))
    .flatMap(([key, inner]) =>
      inner === true
        ? [`${path}.${key}`]
        : Object.entries(inner as object).flatMap(([one, isUp]) => (isUp === true ? [`${path}.${key}.${one}`] : [])),
    )[0]
