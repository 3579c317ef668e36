// POST /auth/resend-verification: sends the verification e-mail again.
import { messages } from '../../messages'
import { sendVerification } from '../../outbox/outbox'
import { email, readTexts } from '../../validation'
import type { Handler } from '../types'

const most = 5
const tenMinutes = 600_000

/** The answer does not tell whether the address has an account (Q50); the sixth e-mail in ten minutes is a 429. */
export const resendVerification: Handler<'resendVerification'> = ({ body, origin }, { db, now, limits }) => {
  const address = readTexts(body, { email }).email.toLowerCase()
  limits.count(`resend ${address}`, most, tenMinutes)
  const user = db.tables.users.all().find((row) => row.email === address)
  if (user && !user.verified) sendVerification(user, { db, origin, now })
  return { success: true, message: messages.resent }
}
