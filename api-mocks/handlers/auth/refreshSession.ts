// POST /auth/refresh: exchanges a refresh token for a new pair; each one works once.
import { issueTokens, redeemRefreshToken } from '../../auth/tokens'
import { failure } from '../../failure'
import { textOf } from '../../validation'
import { userView } from '../../views/user'
import type { Handler } from '../types'

/** 401 'Invalid refresh token' for used, revoked and unknown ones, 'Refresh token expired' after seven days. */
export const refreshSession: Handler<'refreshSession'> = ({ body }, { db, now }) => {
  const token = textOf(body.refreshToken)
  if (!token) throw failure(400, 'Refresh token is required')
  const user = redeemRefreshToken(db, token, now)
  return { success: true, data: { ...issueTokens(db, user, now), user: userView(user) } }
}
