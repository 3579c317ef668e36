// Takes out of a log what must not leave the visitor's browser, so that the log still replays: personal values become
// pseudonyms, the same one everywhere, and what no replay needs is dropped (docs/action-log.md).
//
// Names: an author's is kept; it is public on the page, and its length or letters may be the very bug. The name of a signed-in
// user is masked, also where it is an author's: it would tell whose log this is.
import type { Action } from '@reduxjs/toolkit'
import { cacheKey } from '@/api'
import type { OperationId } from '@/api/generated/operations'
import { type FieldKind, hasForeignKeys, kindOfArgs, kindOfField, NOBODY } from './fieldKinds'
import { makeAliases } from './redactAliases'
import { redactionPolicy } from './redactionPolicy'
import { isEmail } from './redactText'

/** Redacts all parts of one log consistently. Learn from all of them first: a value learnt late is not masked in earlier output. */
export interface Redactor {
  /** Collects from an action or a state what has to be masked. */
  learn: (value: unknown) => void
  /** The action without what is private; the same object when there was nothing. */
  action: <A extends Action>(action: A) => A
  /** The state without what is private; the same object when there was nothing. */
  state: <S>(state: S) => S
  /** A text without what is private: an error's message, its stack, an address. */
  text: (text: string) => string
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isAction = (value: unknown): value is Action => isObject(value) && typeof (value as Fields).type === 'string'

/** Sets an own field, whatever its name. */
function setField(fields: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, writable: true, configurable: true })
}

/** A new object with some of the fields. */
function pickFields(fields: Fields, names: readonly string[]): Record<string, unknown> {
  const result = {}
  for (const name of names) setField(result, name, fields[name])
  return result
}

/** The value under this key, made when there is none. */
function getOrMake<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** The declared part of a mutation's argument, and the dropped part. */
function declared(endpoint: unknown, args: unknown): { kept: unknown; dropped: unknown } {
  const rows: Readonly<Record<string, true | readonly string[]>> =
    typeof endpoint === 'string' && Object.hasOwn(redactionPolicy, endpoint)
      ? redactionPolicy[endpoint as keyof typeof redactionPolicy]
      : {}
  if (!isObject(args) || Object.keys(rows).length === 0) return { kept: undefined, dropped: args }
  const dropped: [string, unknown][] = []
  const only = (fields: object, isKept: (name: string) => boolean): Record<string, unknown> => {
    const entries = Object.entries(fields)
    dropped.push(...entries.filter(([name]) => !isKept(name)))
    return Object.fromEntries(entries.filter(([name]) => isKept(name)))
  }
  const kept = only(args, (name) => Object.hasOwn(rows, name))
  for (const [name, value] of Object.entries(kept)) {
    const fields = rows[name]
    if (fields === true) continue
    // Not the object it should be: nothing of it is declared.
    if (!isObject(value)) dropped.push([name, value])
    kept[name] = isObject(value) ? only(value, (field) => fields?.includes(field) === true) : undefined
  }
  return { kept: dropped.length > 0 ? kept : args, dropped: dropped.map(([, value]) => value) }
}

/** Keys among the users' tags that are not ids (src/api/tags.ts, RTK Query). */
const notOfPeople = /^(?:LIST$|__)/

/** Every text in a value. */
const textsIn = (value: unknown): string[] =>
  isObject(value) ? Object.values(value).flatMap(textsIn) : typeof value === 'string' ? [value.trim()] : []

/** A redactor for one log. Pseudonyms look like «email:1»; their numbers count within the log. */
export function makeRedactor(): Redactor {
  const aliases = makeAliases()
  let isLearning = false
  /** Objects already learnt from, by kind. */
  const seen = new Map<FieldKind, WeakSet<object>>()
  /** Redacted copies, by kind; valid until something new is learnt. */
  let results = new Map<FieldKind, WeakMap<object, object>>()
  let keys = new Map<string, string>()
  /** Names of fields that hold nothing private. */
  const plain = new Set<string>()
  let version = 0

  /** Forgets results from before something was learnt. */
  function refresh(): void {
    if (version === aliases.version()) return
    version = aliases.version()
    results = new Map()
    keys = new Map()
  }

  /** A request key repeats its arguments, so both must be redacted alike; undefined for any other text. */
  function requestKeyOf(text: string): string | undefined {
    const open = text.indexOf('(')
    if (open < 1 || !text.endsWith(')')) return undefined
    refresh()
    const known = keys.get(text)
    if (known !== undefined) return known
    const endpoint = text.slice(0, open) as OperationId
    try {
      const args: unknown = JSON.parse(text.slice(open + 1, -1))
      if (cacheKey({ endpoint, args }) !== text) return undefined
      const result = cacheKey({ endpoint, args: redact(args, kindOfArgs(endpoint)) })
      keys.set(text, result)
      return result
    } catch {
      return undefined
    }
  }

  const text = (value: string): string => requestKeyOf(value) ?? aliases.mask(value)

  function email(value: string): string {
    const address = value.trim()
    if (address === '') return value
    if (!isEmail(address)) aliases.hide('email', address)
    return value.replace(address, () => aliases.of('email', address))
  }

  function secret(value: string): string {
    const hidden = value.trim()
    if (hidden === '') return value
    aliases.hide('secret', hidden)
    return aliases.of('secret', hidden)
  }

  const person = (id: string): string => (id === '' || id === NOBODY ? id : aliases.of('user', id))

  function own(id: string): string {
    if (person(id) !== id) aliases.addOwnUser({ _id: id })
    return person(id)
  }

  const leaves: Partial<Record<FieldKind, (value: string) => string>> = {
    word: aliases.maskPatterns,
    userId: person,
    person,
    ownId: own,
    account: own,
    name: (value) => (aliases.isOwnName(value) ? aliases.of('name', value) : text(value)),
    ownName: (value) => value && aliases.of('name', value),
    email,
    secret,
  }

  function leaf(value: string | number, kind: FieldKind): string | number {
    // Nothing is learnt from a text.
    const mask = leaves[kind] ?? (isLearning ? undefined : text)
    if (!mask) return value
    if (typeof value === 'string') return mask(value)
    return kind === 'secret' || mask === person || mask === own ? mask(String(value)) : value
  }

  function keyIn(kind: FieldKind, name: string): string {
    if (kind === 'userTags') return notOfPeople.test(name) ? name : person(name)
    if (isLearning) return name
    if (hasForeignKeys.has(kind)) return text(name)
    if (plain.has(name)) return name
    const result = requestKeyOf(name) ?? aliases.maskPatterns(name)
    if (result === name && name.length < 40 && plain.size < 1000) plain.add(name)
    return result
  }

  /** What a field is; an author's name is the signed-in user's where the id matches. */
  function kindOf(kind: FieldKind, name: string, fields: Fields): FieldKind {
    const found = kindOfField(kind, name, fields)
    return found === 'name' && (kind === 'account' || aliases.isOwnId(fields._id)) ? 'ownName' : found
  }

  /** A patch says in `path` where its `value` stands. */
  function patched(patch: Fields, path: readonly unknown[], of: FieldKind): object {
    let kind = of
    const to = path.map((step) => {
      if (typeof step !== 'string') return step
      const name = keyIn(kind, step)
      kind = kindOf(kind, step, {})
      return name
    })
    return { ...patch, path: to, ...('value' in patch && { value: redact(patch.value, kind) }) }
  }

  function fieldsOf(fields: Fields, kind: FieldKind): object {
    const names = Object.keys(fields)
    let result: Record<string, unknown> | undefined
    for (const [index, name] of names.entries()) {
      const key = keyIn(kind, name)
      const value = redact(fields[name], kindOf(kind, name, fields))
      if (!result && (key !== name || value !== fields[name])) result = pickFields(fields, names.slice(0, index))
      if (result) setField(result, key, value)
    }
    return result ?? fields
  }

  function listOf(list: readonly unknown[], kind: FieldKind): object {
    const result = list.map((item) => redact(item, kind))
    return result.some((item, index) => item !== list[index]) ? result : list
  }

  function partsOf(value: object, kind: FieldKind): object {
    if (Array.isArray(value)) return listOf(value, kind)
    const fields = value as Fields
    if (kind === 'account') aliases.addOwnUser(fields)
    const isPatch = Array.isArray(fields.path) && typeof fields.op === 'string'
    return isPatch ? patched(fields, fields.path as unknown[], kind) : fieldsOf(fields, kind)
  }

  function redact(value: unknown, kind: FieldKind): unknown {
    if (typeof value === 'string' || typeof value === 'number') return leaf(value, kind)
    if (!isObject(value) || value instanceof Date) return value
    if (isLearning) {
      const known = getOrMake(seen, kind, () => new WeakSet())
      if (known.has(value)) return value
      known.add(value)
      return partsOf(value, kind)
    }
    refresh()
    const known = getOrMake(results, kind, () => new WeakMap())
    const done = known.get(value)
    if (done) return done
    const result = partsOf(value, kind)
    // Something learnt on the way makes this result outdated.
    if (version === aliases.version()) known.set(value, result)
    return result
  }

  /** The action without undeclared arguments; their values are masked wherever they come back. */
  function prepared<A extends Action>(action: A): A {
    const { meta } = action as { meta?: { arg?: Fields } }
    if (!action.type.startsWith('api/executeMutation/') || !isObject(meta) || !isObject(meta.arg)) return action
    const { endpointName, originalArgs } = meta.arg
    const { kept, dropped } = declared(endpointName, originalArgs)
    for (const one of textsIn(dropped)) if (!isEmail(one)) aliases.hide('secret', one)
    return kept === originalArgs ? action : { ...action, meta: { ...meta, arg: { ...meta.arg, originalArgs: kept } } }
  }

  return {
    learn(value) {
      isLearning = true
      try {
        redact(isAction(value) ? prepared(value) : value, 'text')
      } finally {
        isLearning = false
      }
    },
    action: <A extends Action>(action: A) => redact(prepared(action), 'text') as A,
    state: <S>(state: S) => redact(state, 'text') as S,
    text,
  }
}
