// POST /auth/forgot-password: sends a link to choose a new password.
import { messages } from '../../messages'
import { sendReset } from '../../outbox/outbox'
import { email, readTexts } from '../../validation'
import type { Handler } from '../types'

const most = 5
const tenMinutes = 600_000

/** The answer does not tell whether the address has an account (Q50); the sixth e-mail in ten minutes is a 429. */
export const forgotPassword: Handler<'forgotPassword'> = ({ body, origin }, { db, now, limits }) => {
  const address = readTexts(body, { email }).email.toLowerCase()
  limits.count(`forgot ${address}`, most, tenMinutes)
  const user = db.tables.users.all().find((row) => row.email === address)
  if (user) sendReset(user, { db, origin, now })
  return { success: true, message: messages.forgotSent }
}
