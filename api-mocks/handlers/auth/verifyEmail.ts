// GET /auth/verify-email: uses the one-time token of the e-mail.
import { readTicket } from '../../auth/tickets'
import { failure } from '../../failure'
import { messages } from '../../messages'
import { userView } from '../../views/user'
import type { Handler } from '../types'

/** Answers the user without tokens: to be signed in one still logs in (Q13). */
export const verifyEmail: Handler<'verifyEmail'> = ({ query }, { db, now }) => {
  const read = readTicket(db, 'verify', query.get('token') ?? '', now)
  const user = db.tables.users.get(read?.ticket.userId)
  if (!read || !user) throw failure(400, messages.verifyInvalid)
  if (read.problem) throw failure(400, read.problem === 'used' ? messages.verifyUsed : messages.verifyExpired)
  db.tables.tickets.put({ ...read.ticket, used: true })
  const verified = db.tables.users.put({ ...user, verified: true })
  return { success: true, message: messages.verified, data: { user: userView(verified) } }
}
