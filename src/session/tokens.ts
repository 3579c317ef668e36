// The stored session: tokens and user in the browser's storage, never in Redux. Other tabs read and write it too.
import type { User } from '@/api/endpoints/generated/types'
import { recentKey, storageKeys } from '@/lib/storageKeys'
import { readItem, writeItems } from '../platform/browserStorage'
import { areOfDifferentUsers, mayBeOf, readClaims } from './claims'
import { ACCESS_TOKEN_MARGIN, isAccessTokenExpired, isRefreshTokenExpired } from './expiry'

/** Both tokens as stored; null for one that is not there. */
export interface Tokens {
  accessToken: string | null
  refreshToken: string | null
}

/** What a login or refresh reply brings; anything but a real token counts as none (S29). */
export interface SessionParts {
  accessToken?: unknown
  refreshToken?: unknown
  user?: User | undefined
}

let epoch = 0

/** The last epoch in which an access token was found. */
let signedInEpoch: number | undefined

/** Changes whenever a session begins or ends in this tab, so that a caller can tell after an await. */
export const sessionEpoch = (): number => epoch

const token = (value: unknown): string | null =>
  typeof value === 'string' && !['', 'undefined', 'null'].includes(value.trim()) ? value : null

/** How far this clock is ahead of the server's (ms as text), by a new token's `iat` (Q75); null if small or unknown. */
function clockOffset(accessToken: string | null): string | null {
  const { iat, exp } = readClaims(accessToken)
  const ahead = typeof iat === 'number' && iat < Number(exp) ? Date.now() - iat * 1000 : 0
  return Math.abs(ahead) < ACCESS_TOKEN_MARGIN * 1000 ? null : String(ahead)
}

/** The server's time in ms since 1970, as far as known: what the expiry of a token is judged with (Q75). */
export const serverNow = (): number => Date.now() - (Number(readItem(storageKeys.clockOffset)) || 0)

/** The stored tokens, whichever tab left them; none if they were refreshed while another tab ended the session. */
export function readTokens(): Tokens {
  // A tab learns some ms late what others store, so a refresh may be written after the session's end.
  const isUndead = readItem(storageKeys.renewed) !== null && readItem(storageKeys.session) === null
  const accessToken = isUndead ? null : token(readItem(storageKeys.accessToken))
  if (accessToken) signedInEpoch = epoch
  return { accessToken, refreshToken: isUndead ? null : token(readItem(storageKeys.refreshToken)) }
}

/** Whether an access token was found in this tab's session, which has not ended here, whatever storage says now. */
export const isSignedIn = (): boolean => signedInEpoch === epoch

/** Whether a session is stored, valid or not. */
export const hasTokens = (): boolean => Object.values(readTokens()).some(Boolean)

/** Whether there is an access token, and neither token has expired by the server's clock. */
export function areTokensGood(): boolean {
  const { accessToken, refreshToken } = readTokens()
  const now = serverNow()
  return accessToken !== null && !isAccessTokenExpired(accessToken, now) && !isRefreshTokenExpired(refreshToken, now)
}

/** Whether a session has begun in this tab since `since` and is still active. */
export const hasSessionBegun = (since: number): boolean => epoch !== since && hasTokens()

/** Stores a new session in place of any other; false, and nothing changed, when there is no token. */
export function startSession(parts: SessionParts): boolean {
  const accessToken = token(parts.accessToken)
  const refreshToken = token(parts.refreshToken)
  if (!accessToken && !refreshToken) return false
  epoch += 1
  const user = parts.user ? JSON.stringify(parts.user) : null
  writeItems({ session: null, renewed: null, accessToken, refreshToken, user, clockOffset: clockOffset(accessToken) })
  return true
}

/** What there was when a session was asked for. */
export interface Asked {
  epoch: number
  requests: number
  tokens: Tokens
  isRefresh: boolean
}

let requests = 0

/** Notes a request for a session. A log-in gives up earlier ones; a refresh leaves a mark until the session ends. */
export function askSession(isRefresh = false): Asked {
  const tokens = readTokens()
  if (!isRefresh) requests += 1
  else if (tokens.refreshToken) writeItems({ session: '1' })
  return { epoch, requests, tokens, isRefresh }
}

/** Whether nobody waits for what was asked for: this tab has asked again or changed its session, or another tab has. */
export function isGivenUp(asked: Asked): boolean {
  const now = readTokens()
  const isOther = (name: keyof Tokens) => now[name] !== null && now[name] !== asked.tokens[name]
  return asked.epoch !== epoch || asked.requests !== requests || isOther('accessToken') || isOther('refreshToken')
}

/** The user whom a reply names, unless its token is another one's: the token wins (Q52). */
export const userOf = ({ accessToken, user }: SessionParts): User | undefined =>
  user && mayBeOf(token(accessToken), user) ? user : undefined

/** Stores an awaited reply if it has a token. A refresh with another user's tokens begins a clean session (Q74). */
export function keepSession(asked: Asked, parts: SessionParts): 'begun' | 'renewed' | 'none' {
  const accessToken = token(parts.accessToken)
  const { tokens, isRefresh } = asked
  const isOthers = isRefresh && areOfDifferentUsers(tokens.accessToken ?? tokens.refreshToken, accessToken)
  const user = isOthers ? undefined : userOf(parts)
  if (isGivenUp(asked) || (isRefresh && !accessToken)) return 'none'
  if (!isRefresh || isOthers) return startSession({ ...parts, user }) ? 'begun' : 'none'
  writeItems({
    accessToken,
    refreshToken: token(parts.refreshToken) ?? tokens.refreshToken,
    user: user ? JSON.stringify(user) : readItem(storageKeys.user),
    clockOffset: clockOffset(accessToken),
    renewed: '1',
  })
  return 'renewed'
}

/** The tokens of a reply that nobody kept; undefined without any, or if the session stored here may be their user's. */
export function droppedTokens(parts: SessionParts): Tokens | undefined {
  const accessToken = token(parts.accessToken)
  const refreshToken = token(parts.refreshToken)
  const isStored = hasTokens() && !areOfDifferentUsers(accessToken, readTokens().accessToken)
  return refreshToken && !isStored ? { accessToken, refreshToken } : undefined
}

/** Removes tokens, user, pending e-mail and recent items; replies still under way are discarded from here on. */
export function clearSession(): void {
  epoch += 1
  const session = { session: null, renewed: null, accessToken: null, refreshToken: null, user: null, clockOffset: null }
  writeItems({ ...session, pendingVerificationEmail: null, [recentKey]: null })
}

/** Stores what is now known about the signed-in user, unless another tab has ended the session. */
export function storeUser(user: User): void {
  if (hasTokens()) writeItems({ user: JSON.stringify(user) })
}
