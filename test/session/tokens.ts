// Makes tokens like a server's, for tests: three parts, base64url, no two alike. And texts that are none.
import fc from '@test/fastCheck'
import { askSession, keepSession, type SessionParts } from '@/session/tokens'

/** Any text, broken characters included. (fast-check's own `binary` unit takes a second to warm up.) */
export const anyText = fc.uint16Array({ maxLength: 40 }).map((codes) => String.fromCharCode(...codes))

/** Stores refreshed tokens as the answer to a refresh sent a moment ago; says what has become of them. */
export const renewSession = (parts: SessionParts) => keepSession(askSession(true), parts)

let count = 0

const part = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')

/** A three-part token with these claims; every one is different, as a real server's are. */
export function makeToken(claims: Record<string, unknown> = {}): string {
  count += 1
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ jti: count, ...claims })}.c2lnbmF0dXJl`
}

/** A token that counts for another hour from `nowMs` on. */
export const freshToken = (claims: Record<string, unknown> = {}, nowMs = Date.now()) =>
  makeToken({ exp: Math.floor(nowMs / 1000) + 3600, ...claims })

/** A token that has expired an hour before `nowMs`. */
export const staleToken = (claims: Record<string, unknown> = {}, nowMs = Date.now()) =>
  makeToken({ exp: Math.floor(nowMs / 1000) - 3600, ...claims })
