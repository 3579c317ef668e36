// Masks a request's secrets in its reply, which may repeat them: no password or token gets into state, log or screen.
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { inAddress } from '@/lib/wellFormed'

const secretName = /token|password/i
/** The fields of a reply that hold text for people; all others, new tokens among them, stay as they are. */
const speaking = new Set(['message', 'error', 'errors', 'validationErrors', 'code'])

/** What stands in place of a secret, in every language. */
const MASK = '•••'

/** Secrets up to this length may be part of a word by chance: they are masked only as whole words. */
const SHORT = 5

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function secretsIn(value: unknown): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string') return secretsIn(inner)
    return secretName.test(name) && inner.trim() !== '' ? [inner, inner.trim(), inAddress(inner)] : []
  })
}

function patternOf(secret: string): string {
  const literal = secret.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return secret.length > SHORT ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`
}

function masked(value: unknown, secrets: RegExp, speaks: boolean): unknown {
  if (typeof value === 'string') return speaks ? value.replace(secrets, MASK) : value
  if (Array.isArray(value)) return value.map((item) => masked(item, secrets, speaks))
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, inner]) => [
    speaks ? name.replace(secrets, MASK) : name,
    masked(inner, secrets, speaks || speaking.has(name)),
  ])
  return Object.fromEntries(fields)
}

/** An answer's text without the secrets of its request: the passwords and tokens it was given, and its bearer token. */
export function maskEchoedSecrets(text: string, { body, params }: FetchArgs, bearer?: string | null): string {
  const answer = bearer ? text.replaceAll(bearer, MASK) : text
  const secrets = [...secretsIn(body), ...secretsIn(params)].sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return answer
  const pattern = new RegExp(secrets.map(patternOf).join('|'), 'gu')
  try {
    return JSON.stringify(masked(JSON.parse(answer), pattern, false))
  } catch {
    return answer.replace(pattern, MASK)
  }
}
