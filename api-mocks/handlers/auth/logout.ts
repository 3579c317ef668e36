// POST /auth/logout: revokes the refresh token.
import { readToken } from '../../auth/tokens'
import { textOf } from '../../validation'
import type { Handler } from '../types'

/** Always succeeds: an unknown token counts as revoked. */
export const logout: Handler<'logout'> = ({ body }, { db }) => {
  const claims = readToken(textOf(body.refreshToken))
  if (claims) db.tables.sessions.drop(claims.jti)
  return { success: true }
}
