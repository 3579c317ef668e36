// What stays of texts that are partly the app's own and partly somebody's: addresses, request keys and errors.
import { cacheKey } from '@/api'
import type { OperationId } from '@/api/endpoints/generated/operations'
import { args } from '@/api/endpoints/generated/personal'
import { decoded, routes } from '@/lib/paths'
import { inAddress } from '@/lib/wellFormed'
import { engineWords } from './engineWords'
import { marksOfArgs } from './known'
import { type Policy, queryPolicy } from './policy'

/** How the parts of an address are replaced. */
export interface Replace {
  thing: (id: string) => string
  text: (text: string) => string
  /** A value of which this is known. */
  value: (value: unknown, policy: Policy) => unknown
}

const firstParts = new Set(Object.values(routes).map((route) => route.split('/')[1] as string))

/** A path of the app: its fixed part stays, and ids and slugs that a public page names; all else was typed. */
export function safePath(path: string, { thing, text }: Replace): string {
  return path
    .split('/')
    .map((part, at) => {
      if (part === '' || (at === 1 && firstParts.has(part.toLowerCase()))) return part
      const plain = decoded(part)
      // What cannot be decoded stays so, as the app shows another page for it.
      return plain === undefined ? `%%${text(part)}` : inAddress(thing(plain))
    })
    .join('/')
}

function safeQuery(query: string, { text, value }: Replace): string {
  const safe = [...new URLSearchParams(query)].map(([key, one]) =>
    Object.hasOwn(queryPolicy, key)
      ? [key, String(value(one, queryPolicy[key as keyof typeof queryPolicy]))]
      : [text(key), text(one)],
  )
  return new URLSearchParams(safe).toString()
}

/** A path with what follows it. */
export function safeAddress(address: string, replace: Replace): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
  return (
    safePath(path, replace) +
    (query === undefined ? '' : `?${safeQuery(query, replace)}`) +
    (hash === undefined ? '' : `#${replace.text(hash)}`)
  )
}

/** A request key repeats its arguments, so both are replaced alike; what is none stays (an id of a request). */
export function safeRequestKey(key: string, { value, text }: Replace): string {
  const open = key.indexOf('(')
  if (open < 1 || !key.endsWith(')')) return key
  const endpoint = key.slice(0, open) as OperationId
  const asked = key.slice(open + 1, -1)
  if (asked === 'undefined' && Object.hasOwn(args, endpoint)) return key
  try {
    const parsed: unknown = JSON.parse(asked)
    if (cacheKey({ endpoint, args: parsed }) === key)
      return cacheKey({ endpoint, args: value(parsed, marksOfArgs(endpoint)) })
  } catch {
    // Not JSON: no request of ours.
  }
  return text(key)
}

/** A line of a stack: the function, and the place in one of our files; the address of the site is left out. */
const frame =
  /^\s*(?:at\s+)?([\w$.<>[\] ]*?)\s*[(@]?(?:\w+:\/\/[^/\s]*)?\/(?:[\w.@-]+\/)*?((?:assets|src|test|node_modules)\/[\w./@-]+\.(?:[cm]?[jt]sx?))(?:\?[^:\s)]*)?(:\d+:\d+)\)?$/

/** The text of a thrown value, or a stack: it may repeat what was typed, so only engines' words and our code stay. */
export function safeFailure(text: string, { text: standIn }: { text: (text: string) => string }): string {
  const lines = text.split('\n').map((line) => {
    const [, name = '', file, place] = frame.exec(line) ?? []
    if (file) return `    at ${name.trim() || '?'} (/${file}${place})`
    return line.replace(/[\p{L}\p{N}]+/gu, (word) => (engineWords.has(word.toLowerCase()) ? word : standIn(word)))
  })
  return lines.join('\n')
}
