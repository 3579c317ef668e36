// How long tokens live, how early they are refreshed, and how soon a refresh that failed is tried again.
import { readClaims } from './claims'

/** How long an access token lives, in seconds; declared, no behaviour hangs on it (Q11). */
export const ACCESS_TOKEN_LIFETIME = 900

/** How long a refresh token lives, in seconds; declared, no behaviour hangs on it (Q11). */
export const REFRESH_TOKEN_LIFETIME = 604_800

/** The declared refresh buffer, in seconds; no behaviour hangs on it (Q11). */
export const REFRESH_BUFFER = 60

/** An access token counts as expired this many seconds before its `exp`. */
export const ACCESS_TOKEN_MARGIN = 30

/** A refresh token counts as expired this many seconds before its `exp`. */
export const REFRESH_TOKEN_MARGIN = 60

/** After the server failed to refresh, the same refresh token is not tried again for this many ms (Q46). */
export const REFRESH_COOLDOWN = 30_000

/** The same pause, in ms, after no answer came at all: connections come back sooner than servers. */
export const OFFLINE_COOLDOWN = 5000

/** A token without three parts or without a number as `exp` never expires here: the server's 401 decides (Q11). */
function isExpired(token: string | null, nowMs: number, marginSeconds: number): boolean {
  const { exp } = readClaims(token)
  return typeof exp === 'number' && nowMs >= (exp - marginSeconds) * 1000
}

/** Whether an access token counts as expired at `nowMs` (ms since 1970): 30 s before its claim. */
export const isAccessTokenExpired = (token: string | null, nowMs: number): boolean =>
  isExpired(token, nowMs, ACCESS_TOKEN_MARGIN)

/** Whether a refresh token counts as expired at `nowMs` (ms since 1970): 60 s before its claim. */
export const isRefreshTokenExpired = (token: string | null, nowMs: number): boolean =>
  isExpired(token, nowMs, REFRESH_TOKEN_MARGIN)
