// Replaces what is personal (policy.ts) by stand-ins (standIns.ts); the log still replays (docs/tools/action-log.md).
import type { UnknownAction } from '@reduxjs/toolkit'
import { args, replies } from '@/api/endpoints/generated/personal'
import { inTirana } from '@/lib/tiranaTime'
import { policyOfAction } from './actionPolicy'
import { makeKnown, NOBODY } from './known'
import { safeAddress, safeFailure, safePath, safeRequestKey } from './parts'
import { type Fields, type Policy, type PolicyFields, statePolicy } from './policy'
import { makeStandIns, type Random } from './standIns'

/** Redacts all parts of one log consistently. Learn from all of them first: what was written before stays as it is. */
export interface Redactor {
  /** It replaces nothing (withTexts.ts). */
  keepsTexts?: boolean
  /** Notes from an action or a state whose log it is, and what is public. */
  learn: (value: unknown) => void
  /** The action without what is private; the same object when there was nothing. */
  action: <A extends UnknownAction>(action: A) => A
  /** The state without what is private; the same object when there was nothing. */
  state: <S>(state: S) => S
  /** Any other value, of which this is known. */
  value: (value: unknown, policy: Policy) => unknown
  /** A moment, ms since 1970 UTC, by the log's own clock. */
  time: (at: number) => number
  /** The text of an error, or its stack, with nothing but the words of browsers and the places in our code. */
  failure: (text: string) => string
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Sets an own field, whatever its name. */
function setField(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true })
}

function pickFields(fields: Fields, names: readonly string[]): Record<string, unknown> {
  const result = {}
  for (const name of names) setField(result, name, fields[name])
  return result
}

/** The names of fields that the contract has: a server may use them, and they say nothing. */
const contractNames = new Set<string>()
function noteNames(policy: unknown): void {
  if (!isObject(policy) || Array.isArray(policy)) return
  for (const [name, inner] of Object.entries(policy)) {
    contractNames.add(name)
    noteNames(inner)
  }
}
noteNames({ replies, args, code: '', body: '', errors: '', error: '', details: '' })

/** Keys among tags that are no ids (src/api/endpoints/tags.ts, RTK Query). */
const notAnId = /^(?:LIST|OWN|__internal_without_id)$/

/** Numbers that may be a telephone's, a card's or a moment; smaller ones count something. */
const LARGE = 100_000

const DAY = 86_400_000
const HOUR = 3_600_000

/** By how much a log's clock is ahead: at random, but its first moment stays on its day, which the page goes by. */
export function clockOffset(first: number, random: Random = makeStandIns().random): number {
  const passed = inTirana(first).getTime() % DAY
  return random(DAY - 3 * HOUR) - passed
}

interface RedactorOptions {
  /** By how much the log's clock is ahead; at random otherwise. */
  offset?: number | undefined
  /** A message with what is the app's own as it is (ownTexts.ts); otherwise all of it is replaced. */
  message?: (text: string, standIn: (text: string) => string) => string
}

/** A redactor for one log; `random` is given by tests only. */
export function makeRedactor(random?: Random, { offset, message }: RedactorOptions = {}): Redactor {
  const known = makeKnown()
  const standIns = makeStandIns(random)
  /** Decided once, so that no part of a log contradicts another. */
  const ids = new Map<string, string>()
  let ahead = offset
  const counts = { id: 0, user: 0 }
  const requestKeys = new Map<string, string>()
  /** Redacted copies by policy, of public things and of hidden ones. */
  const results = {
    public: new Map<Policy, WeakMap<object, object>>(),
    hidden: new Map<Policy, WeakMap<object, object>>(),
  }
  function numbered(kind: 'id' | 'user', value: string): string {
    const key = `${kind} ${value}`
    const alias = ids.get(key) ?? `«${kind}:${++counts[kind]}»`
    ids.set(key, alias)
    return alias
  }

  function thing(id: string): string {
    if (id === '' || known.isUnsent(id)) return id
    const decided = ids.get(`is ${id}`)
    if (decided !== undefined) return decided
    // A slug that names its category, too.
    const isPublic = known.isPublic(id) || (id.includes('~') && id.split('~').every(known.isPublic))
    const result = isPublic ? id : numbered('id', id)
    ids.set(`is ${id}`, result)
    return result
  }

  const person = (id: string): string => (id === '' || id === NOBODY ? id : numbered('user', id))

  function text(value: string): string {
    // A review on its way has its moment from the reducer, which goes by the log's clock.
    if (known.isSending(value)) return new Date(time(Date.parse(value))).toISOString()
    return standIns.of(value)
  }

  function time(at: number): number {
    if (at === 0) return at
    ahead ??= clockOffset(at, standIns.random)
    return at + ahead
  }

  function requestKey(key: string): string {
    const result = requestKeys.get(key) ?? safeRequestKey(key, replace)
    requestKeys.set(key, result)
    return result
  }

  const value = (inner: unknown, policy: Policy): unknown => redact(inner, policy, true)
  const replace = { thing, text, value }

  const tagId = (id: string, replaced: (id: string) => string) => (notAnId.test(id) ? id : replaced(id))

  /** By the word of the policy; everything else is personal. */
  const leaves: Readonly<Record<string, (value: string, isHidden: boolean) => string>> = {
    never: (value) => value,
    own: (value, isHidden) => (isHidden || known.mentionsMe(value) ? text(value) : value),
    thing,
    person,
    thingTag: (value) => tagId(value, thing),
    personTag: (value) => tagId(value, person),
    request: requestKey,
    path: (value) => safePath(value, replace),
    address: (value) => safeAddress(value, replace),
    thingList: (value) => value.split(',').map(thing).join(),
    viewKey: (value) => value.replace(/(?<=^[^/]+\/(?:koment:)?)(?!koment:).+$/s, thing),
    message: (value) => (message ? message(value, text) : text(value)),
    fieldName: (value) => (contractNames.has(value) ? value : text(value)),
  }

  function leaf(value: string, policy: Policy, isHidden: boolean): string {
    if (typeof policy === 'string') return leaves[policy]?.(value, isHidden) ?? text(value)
    if (!Array.isArray(policy)) return text(value)
    // A value that is none of the words must not become one.
    return value === '' || policy.includes(value) ? value : `~${text(value)}`
  }

  function ofNumber(value: number, policy: Policy): number {
    if (policy === 'time') return time(value)
    if (policy === 'never' || Math.abs(value) < LARGE || !Number.isInteger(value)) return value
    return policy === 'own' ? value : Number(standIns.of(String(value)).replace(/\D/g, '7')) || value
  }

  function ruleOf(name: string, policy: Policy, fields: Fields): [key: string, rule: Policy] {
    if (!isObject(policy) || Array.isArray(policy)) return [leaf(name, 'fieldName', true), 'always']
    const table = policy as PolicyFields
    if (Object.hasOwn(table, name)) {
      const rule = table[name] as Policy
      return [name, typeof rule === 'function' ? rule(fields) : rule]
    }
    // What several components of one page report: `name/id`.
    const several = name.slice(0, name.indexOf('/') + 1)
    if (Object.hasOwn(table, several)) return [leaf(name, table['#'] ?? 'fieldName', true), table[several] as Policy]
    // The names of other fields are code, where they are no keys that somebody chose.
    return '*' in table ? [leaf(name, table['#'] ?? 'fieldName', true), table['*'] as Policy] : [name, 'always']
  }

  /** Whether what is public in the directory is not here: in a thing of one's own, and wherever no thing is. */
  function hides({ _id, id }: Fields, policy: Policy, isHidden: boolean): boolean {
    const { _id: mark, id: viewed } = policy as PolicyFields
    if (mark === 'thing' && typeof _id === 'string') return thing(_id) !== _id || known.isUnsent(_id)
    if (mark === 'person' && known.isMe(_id)) return true
    return viewed === 'thing' && typeof id === 'string' ? thing(id) !== id : isHidden
  }

  function ofFields(fields: Fields, policy: Policy, isHidden: boolean): object {
    const hidden = hides(fields, policy, isHidden)
    const names = Object.keys(fields)
    let result: Record<string, unknown> | undefined
    for (const [index, name] of names.entries()) {
      const [key, rule] = ruleOf(name, policy, fields)
      const value = redact(fields[name], rule, hidden)
      if (!result && (key !== name || value !== fields[name])) result = pickFields(fields, names.slice(0, index))
      if (result) setField(result, key, value)
    }
    return result ?? fields
  }

  function ofList(list: readonly unknown[], policy: Policy, isHidden: boolean): object {
    const result = list.map((item) => redact(item, policy, isHidden))
    return result.some((item, index) => item !== list[index]) ? result : list
  }

  function ofObject(value: object, policy: Policy, isHidden: boolean): object {
    const copies = results[isHidden ? 'hidden' : 'public']
    const copied = copies.get(policy) ?? new WeakMap<object, object>()
    copies.set(policy, copied)
    const copy = copied.get(value)
    const result =
      copy ?? (Array.isArray(value) ? ofList(value, policy, isHidden) : ofFields(value as Fields, policy, isHidden))
    copied.set(value, result)
    return result
  }

  function redact(value: unknown, policy: Policy, isHidden: boolean): unknown {
    if (typeof value === 'string') return leaf(value, policy, isHidden)
    if (typeof value === 'number') return ofNumber(value, policy)
    if (!isObject(value) || policy === 'never') return value
    return value instanceof Date ? new Date(time(value.getTime())) : ofObject(value, policy, isHidden)
  }

  return {
    learn: known.learn,
    action: (action) => redact(action, policyOfAction(action), true) as typeof action,
    state: (state) => redact(state, statePolicy as Policy, true) as typeof state,
    value,
    time,
    failure: (text) => safeFailure(text, replace),
  }
}
