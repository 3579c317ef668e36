// POST /auth/change-password: a new password for those who know the current one.
import { digest, matches } from '../../auth/password'
import { messages } from '../../messages'
import { newPassword, readTexts, refuse, required } from '../../validation'
import type { Handler } from '../types'

/** Field errors for currentPassword and newPassword; the session goes on. */
export const changePassword: Handler<'changePassword'> = ({ body, user }, { db }) => {
  readTexts(body, { currentPassword: required(messages.currentPasswordRequired), newPassword })
  const { currentPassword, newPassword: chosen } = {
    currentPassword: String(body.currentPassword),
    newPassword: String(body.newPassword),
  }
  if (!matches(currentPassword, user.password)) refuse({ currentPassword: messages.currentWrong })
  if (chosen === currentPassword) refuse({ newPassword: messages.newPasswordSame })
  db.tables.users.put({ ...user, password: digest(chosen, user.id) })
  return { success: true, message: messages.passwordChanged }
}
