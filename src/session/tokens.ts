// The stored session: tokens and user in the browser's storage, never in Redux. Other tabs read and write it too.
import type { User } from '@/api/endpoints/generated/types'
import { recentKey, storageKeys } from '@/lib/storageKeys'
import { readItem, writeItems } from '../lib/browserStorage'
import { readClaims } from './claims'
import { ACCESS_TOKEN_MARGIN } from './constants'

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

/** Changes whenever a session begins or ends in this tab, so that a caller can tell after an await whether the session changed. */
export const sessionEpoch = (): number => epoch

const token = (value: unknown): string | null =>
  typeof value === 'string' && !['', 'undefined', 'null'].includes(value.trim()) ? value : null

/**
 * How far this device's clock is ahead of the server's, in ms as text: a token's `iat` is the server's time when it arrives (Q75).
 * Null where the margin covers it, and for a token that does not say or cannot mean seconds.
 */
function clockOffset(accessToken: string | null): string | null {
  const { iat, exp } = readClaims(accessToken)
  const ahead = typeof iat === 'number' && iat < Number(exp) ? Date.now() - iat * 1000 : 0
  return Math.abs(ahead) < ACCESS_TOKEN_MARGIN * 1000 ? null : String(ahead)
}

/** The server's time in ms since 1970, as far as known: what the expiry of a token is judged with (Q75). */
export const serverNow = (): number => Date.now() - (Number(readItem(storageKeys.clockOffset)) || 0)

/** The stored tokens, as this or another tab left them. */
export function readTokens(): Tokens {
  return {
    accessToken: token(readItem(storageKeys.accessToken)),
    refreshToken: token(readItem(storageKeys.refreshToken)),
  }
}

/** Whether a session is stored, valid or not. */
export const hasTokens = (): boolean => Object.values(readTokens()).some(Boolean)

/** Whether a session has begun in this tab since `since` and is still active. */
export const hasSessionBegun = (since: number): boolean => epoch !== since && hasTokens()

/** Stores a new session in place of any other; false, and nothing changed, when there is no token. */
export function startSession(parts: SessionParts): boolean {
  const accessToken = token(parts.accessToken)
  const refreshToken = token(parts.refreshToken)
  if (!accessToken && !refreshToken) return false
  epoch += 1
  const user = parts.user ? JSON.stringify(parts.user) : null
  writeItems({ accessToken, refreshToken, user, clockOffset: clockOffset(accessToken) })
  return true
}

/** Stores refreshed tokens of the same session; anything missing from the reply stays. False without an access token. */
export function renewSession(parts: SessionParts): boolean {
  const accessToken = token(parts.accessToken)
  if (!accessToken) return false
  writeItems({
    accessToken,
    refreshToken: token(parts.refreshToken) ?? readTokens().refreshToken,
    user: parts.user ? JSON.stringify(parts.user) : readItem(storageKeys.user),
    clockOffset: clockOffset(accessToken),
  })
  return true
}

/** Removes tokens, user, pending e-mail and what this device remembers (recent.ts); replies still under way are discarded from here on. */
export function clearSession(): void {
  epoch += 1
  const session = { accessToken: null, refreshToken: null, user: null, clockOffset: null }
  writeItems({ ...session, pendingVerificationEmail: null, [recentKey]: null })
}

/** Stores what is now known about the signed-in user, unless another tab has ended the session. */
export function storeUser(user: User): void {
  if (hasTokens()) writeItems({ user: JSON.stringify(user) })
}
