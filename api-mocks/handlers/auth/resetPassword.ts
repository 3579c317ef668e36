// POST /auth/reset-password: a new password with the one-time token of the e-mail.
import { digest } from '../../auth/password'
import { readTicket } from '../../auth/tickets'
import { endSessions } from '../../auth/tokens'
import { failure } from '../../failure'
import { messages } from '../../messages'
import { newPassword, readTexts, textOf } from '../../validation'
import type { Handler } from '../types'

/** Ends every session of the account. A password that breaks the rules does not use up the token. */
export const resetPassword: Handler<'resetPassword'> = ({ body }, { db, now }) => {
  const read = readTicket(db, 'reset', textOf(body.token), now)
  const user = db.tables.users.get(read?.ticket.userId)
  if (!read || !user || read.problem) throw failure(400, messages.resetInvalid)
  readTexts(body, { password: newPassword })
  db.tables.tickets.put({ ...read.ticket, used: true })
  db.tables.users.put({ ...user, password: digest(String(body.password), user.id) })
  endSessions(db, user.id)
  return { success: true, message: messages.passwordChanged }
}
