// When a token counts as expired. The caller passes the time.
import { readClaims } from './claims'
import { ACCESS_TOKEN_MARGIN, REFRESH_TOKEN_MARGIN } from './constants'

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
