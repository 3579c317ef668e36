// Tokens shaped like JWTs, with claims that expire. The third part is no signature; it only marks the mock's tokens.
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import { failure } from '../failure'
import { hash } from '../text'

/** Seconds an access token lives. */
const accessLifetime = 900
/** Seconds a refresh token lives. */
const refreshLifetime = 604_800

/** The claims of a token. */
export interface Claims {
  sub: string
  name: string
  email: string
  /** Seconds since 1970, as `exp`. */
  iat: number
  exp: number
  /** `a` or `r` (access or refresh) and a number that grows. */
  jti: string
}

/** A token with these claims. */
export function makeToken(claims: Claims): string {
  const content = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}`
  return `${content}.${hash(content)}`
}

/** The claims of a token, or undefined when it was not made here; expired ones are read as well. */
export function readToken(token: string): Claims | undefined {
  const [header, payload, signature] = token.split('.')
  if (!payload || hash(`${header}.${payload}`) !== signature) return undefined
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** A new pair for the user; the refresh token may be used once. */
export function issueTokens(db: Database, user: UserRow, now: number): { accessToken: string; refreshToken: string } {
  const iat = Math.floor(now / 1000)
  const number = db.next('token')
  const common = { sub: user.id, name: user.name, email: user.email, iat }
  const refresh = { ...common, exp: iat + refreshLifetime, jti: `r${number}` }
  for (const session of db.tables.sessions.all()) if (session.expiresAt <= iat) db.tables.sessions.drop(session.id)
  db.tables.sessions.put({ id: refresh.jti, userId: user.id, expiresAt: refresh.exp })
  return {
    accessToken: makeToken({ ...common, exp: iat + accessLifetime, jti: `a${number}` }),
    refreshToken: makeToken(refresh),
  }
}

/** Whether the `expiredSession` scenario ended the session of this token: it was issued before the scenario began. */
const refused = (db: Database, claims: Claims): boolean =>
  Number(claims.jti.slice(1)) <= (db.counters.refusedTokens ?? 0)

/** The user of a bearer token; throws a 401. */
export function bearerUser(db: Database, token: string, now: number): UserRow {
  const claims = readToken(token)
  const user = db.tables.users.get(claims?.sub)
  if (!claims?.jti.startsWith('a') || !user) throw failure(401, 'Invalid access token')
  if (claims.exp * 1000 <= now || refused(db, claims)) throw failure(401, 'Access token expired')
  return user
}

/** Uses up a refresh token and returns its user, or throws a 401. */
export function redeemRefreshToken(db: Database, token: string, now: number): UserRow {
  const claims = readToken(token)
  if (!claims?.jti.startsWith('r')) throw failure(401, 'Invalid refresh token')
  if (claims.exp * 1000 <= now || refused(db, claims)) throw failure(401, 'Refresh token expired')
  const user = db.tables.users.get(claims.sub)
  if (!db.tables.sessions.get(claims.jti) || !user) throw failure(401, 'Invalid refresh token')
  db.tables.sessions.drop(claims.jti)
  return user
}

/** Ends every session of a user: none of the refresh tokens works any more. */
export function endSessions(db: Database, userId: string): void {
  for (const session of db.tables.sessions.all()) if (session.userId === userId) db.tables.sessions.drop(session.id)
}
