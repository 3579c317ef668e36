// What a token says about itself and its user. Decoded, never verified: that is the server's job.
import type { User } from '@/api/endpoints/generated/types'
import { PLACEHOLDER_USER_ID } from './constants'

type Fields = Record<string, unknown>

/** A signed-in user about whom nothing is known; only its flag distinguishes it from a user without an id. */
const placeholderUser: User & { authenticated: true } = {
  _id: PLACEHOLDER_USER_ID,
  name: 'User',
  authenticated: true,
}

/** No server accepts a longer header, and decoding one would hold up the page. */
const LONGEST_TOKEN = 16_384

/** The claims of a three-part token; empty for anything else or an unreadable token. */
export function readClaims(token: string | null): Fields {
  if (!token || token.length > LONGEST_TOKEN) return {}
  const { 1: middle = '', length } = token.split('.')
  if (length !== 3) return {}
  try {
    const bytes = Uint8Array.from(atob(middle.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? (claims as Fields) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** The user's id under one of its names, a number as text. An e-mail address as the token's subject is none. */
export function idOf(fields: Fields): string | undefined {
  for (const key of ['_id', 'id', 'userId', 'sub']) {
    const id = typeof fields[key] === 'number' ? String(fields[key]) : text(fields[key])
    if (id && !(key === 'sub' && id.includes('@'))) return id
  }
  return undefined
}

/** The e-mail address in a token's claims; some servers have it as the subject. */
const emailOf = ({ email, sub }: Fields): string | undefined =>
  text(email) ?? (text(sub)?.includes('@') ? (sub as string) : undefined)

/** The named fields of a user, copied one by one; undefined when neither id, name nor e-mail is there. */
export function userFrom(fields: Fields): User | undefined {
  const id = idOf(fields)
  const user: User = { _id: id ?? PLACEHOLDER_USER_ID }
  for (const key of ['name', 'email', 'role', 'createdAt'] as const) {
    const value = text(fields[key])
    if (value) user[key] = value
  }
  if (typeof fields.verified === 'boolean') user.verified = fields.verified
  return id || user.name || user.email ? user : undefined
}

/** Whether a user is the placeholder: nothing is known of them but that they are signed in (Q12). */
export const isPlaceholder = (user: User): boolean => 'authenticated' in user

/** The user as far as the access token tells, else the placeholder. */
export function userFromClaims(token: string | null): User {
  const claims = readClaims(token)
  return userFrom({ ...claims, email: emailOf(claims) }) ?? placeholderUser
}

/** Whether two tokens are known to belong to different users; unknown is not different. */
export function areOfDifferentUsers(one: string | null, other: string | null): boolean {
  const [first, second] = [one, other].map(readClaims).map((claims) => idOf(claims) ?? text(claims.sub))
  return first !== undefined && second !== undefined && first !== second
}

/** Whether a token may be this user's: neither id nor e-mail can be compared, or one of them is the same (Q52). */
export function mayBeOf(token: string | null, { _id, email }: User): boolean {
  const claims = readClaims(token)
  const pairs = [
    [idOf(claims), _id],
    [emailOf(claims)?.toLowerCase(), email?.toLowerCase()],
  ].filter((pair) => pair.every((value) => value && value !== PLACEHOLDER_USER_ID))
  return pairs.length === 0 || pairs.some(([told, known]) => told === known)
}
