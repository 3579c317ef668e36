// POST /auth/logout: the refresh token works no more.
import { readToken } from '../../auth/tokens'
import { textOf } from '../../validation'
import type { Handler } from '../types'

/** Always succeeds: a token that is unknown is as good as ended. */
export const logout: Handler<'logout'> = ({ body }, { db }) => {
  const claims = readToken(textOf(body.refreshToken))
  if (claims) db.tables.sessions.drop(claims.jti)
  return { success: true }
}
