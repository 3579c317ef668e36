// From a response to data or to the one error shape: envelope rules, messages, field errors (ACC §5, §7, §8).

import { compact, field } from '@/api/wire/readers'
import { wellFormed } from '@/lib/wellFormed'
import type { AppError, AppErrorKind } from './appError'
import type { HttpResponse } from './transport'

/** The area a call belongs to: the first segment of its address, which is its tag in the contract. */
export const areaOf = ({ url }: { url: string }): string => url.split('/')[1] ?? ''

const NETWORK_ERROR = 'Network error. Please check your connection.'

/** How much of a server's text is passed on, in UTF-16 units; a longer one ends with '…'. */
const MESSAGE_LENGTH = 300

const kinds: Partial<Record<number, AppErrorKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  429: 'rateLimited',
}

/** The call failed without a response. */
export const networkError = (): AppError => ({ kind: 'network', status: 0, message: NETWORK_ERROR })

/** A text meant for people, which may hold markup: not blank, no whole HTML page (Q92), not cut within a character. */
function message(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '' || /^\s*<(?:!doctype|html)/i.test(value)) return undefined
  return wellFormed(value.length <= MESSAGE_LENGTH ? value : `${value.slice(0, MESSAGE_LENGTH)}…`)
}

/** Field to message, the first one of each field; undefined when nothing is usable. */
function fieldMap(pairs: [unknown, unknown][]): Record<string, string> | undefined {
  const fields = new Map<string, string>()
  for (const [name, value] of pairs) {
    const text = message(value)
    // An own `__proto__` is harmless here but not to everybody who copies it (robustness Q16).
    if (typeof name === 'string' && name && name !== '__proto__' && text && !fields.has(name)) fields.set(name, text)
  }
  return fields.size > 0 ? Object.fromEntries(fields) : undefined
}

/** `errors: [{field, message}]` is a map when its first item has a field; else `validationErrors`. */
function fieldErrors(body: unknown): { fields?: Record<string, string>; isUnnamed: boolean; single?: string } {
  const errors = field(body, 'errors')
  const list: unknown[] = Array.isArray(errors) ? errors : []
  const isNamed = message(field(list[0], 'field')) !== undefined
  const validation = field(body, 'validationErrors')
  const entries: [unknown, unknown][] = isNamed
    ? list.map((item) => [field(item, 'field'), field(item, 'message')])
    : Object.entries(typeof validation === 'object' && !Array.isArray(validation) ? (validation ?? {}) : {})
  const fields = fieldMap(entries)
  return compact({
    fields,
    isUnnamed: list.length > 0 && !isNamed && !fields,
    single: message(field(list[0], 'message')),
  })
}

/** Seconds to wait: the header holds seconds or a date. */
function secondsOf(retryAfter: string | null | undefined): number | undefined {
  if (!retryAfter) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

function parse(text: string): { body?: unknown; isJson: boolean } {
  if (text.trim() === '') return { isJson: true }
  try {
    return { body: JSON.parse(text), isJson: true }
  } catch {
    return { isJson: false }
  }
}

/** The kind of failure: by status, and `invalid` where named fields of the input were refused. */
function kindOf(status: number, hasFields: boolean): AppErrorKind {
  const refusesInput = status < 300 || status === 400 || status === 422
  return kinds[status] ?? (hasFields && refusesInput ? 'invalid' : 'unexpected')
}

/** What the server says of a review call in words only, as codes. */
const worded: readonly (readonly [RegExp, string])[] = [
  [/gjuhë të papërshtatshme/iu, 'INAPPROPRIATE_LANGUAGE'],
  [/too many|slow down/i, 'OVERLOADED'],
]

/** The code of a failure: the one that a review call's messages (of fields too) stand for, else the server's own. */
function codeOf(code: unknown, text: string, area: string | undefined): string | undefined {
  const [, found] = (area === 'reviews' && worded.find(([words]) => words.test(text))) || []
  return found ?? (typeof code === 'string' || typeof code === 'number' ? String(code) : undefined)
}

/** The error that a response represents; `area` is that of the call. */
export function errorOfResponse(response: HttpResponse, area?: string): AppError {
  const { status, text } = response
  if (status === 0) return networkError()
  const { body, isJson } = parse(text)
  const { fields, isUnnamed, single } = fieldErrors(body)
  const general = message(field(body, 'message')) ?? message(field(body, 'error'))
  // A list that names no field gives a single message, a fixed one if need be.
  const fromServer = general ?? (isUnnamed ? (single ?? 'An unexpected error occurred') : undefined)
  const fallback = status < 300 ? 'API request failed' : `HTTP error! status: ${status}`
  const told = [fromServer, ...Object.values(fields ?? {})].join()
  return compact<Omit<AppError, 'isLocal' | 'isSecondTry'>>({
    kind: kindOf(status, fields !== undefined),
    status,
    message: fromServer ?? fallback,
    serverMessage: fromServer,
    // What should be an answer and is no JSON may be anybody's, such as the page of a hotel's network.
    code: isJson || status > 299 ? codeOf(field(body, 'code'), told, area) : 'UNREADABLE',
    fields,
    retryAfter: status === 429 ? secondsOf(response.retryAfter) : undefined,
    body: area === 'reviews' ? (isJson ? body : text.slice(0, 2000)) : undefined,
  })
}

/** A response's JSON (`{}` if empty) or failure. Category calls must say `success: true` (Q27); HTML is never data. */
export function readResponse(response: HttpResponse, area?: string): { data: unknown } | { error: AppError } {
  const { status, text } = response
  if (status < 200 || status > 299) return { error: errorOfResponse(response, area) }
  const { body = {}, isJson } = parse(text)
  const success = field(body, 'success')
  const mustSayTrue = area === 'categories' || area === 'subcategories'
  if (!isJson || success === false || (mustSayTrue && success !== true))
    return { error: errorOfResponse(response, area) }
  return { data: body }
}
