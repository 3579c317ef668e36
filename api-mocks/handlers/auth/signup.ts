// POST /auth/signup: opens an account and sends the verification e-mail.
import { digest } from '../../auth/password'
import { messages } from '../../messages'
import { sendVerification } from '../../outbox/outbox'
import { email, password, type Rule, readTexts, refuse } from '../../validation'
import { created, type Handler } from '../types'

/** Field errors for name, email and password. */
export const signup: Handler<'signup'> = ({ body, origin }, { db, now }) => {
  const form = readTexts(body, { name, email, password })
  const address = form.email.toLowerCase()
  if (db.tables.users.all().some((row) => row.email === address)) refuse({ email: messages.emailTaken })
  const id = `usr_n${db.next('user')}`
  const user = db.tables.users.put({
    id,
    name: form.name,
    email: address,
    password: digest(String(body.password), id),
    role: 'User',
    verified: false,
    createdAt: new Date(now).toISOString(),
  })
  sendVerification(user, { db, origin, now })
  return created({ success: true, message: messages.signedUp, requiresVerification: true, email: address })
}

const name: Rule = (text) => (!text ? messages.nameRequired : text.length < 2 ? messages.nameShort : undefined)
