// POST /auth/login: e-mail and password for a pair of tokens.
import { matches } from '../../auth/password'
import { issueTokens } from '../../auth/tokens'
import { failure } from '../../failure'
import { messages } from '../../messages'
import { readTexts, required } from '../../validation'
import { userView } from '../../views/user'
import type { Handler } from '../types'

const mostFailures = 10
const minute = 60_000

/** Ten wrong tries per minute and address, then 429; an unverified account is revealed only to the right password. */
export const login: Handler<'login'> = ({ body }, { db, now, limits }) => {
  const credentials = readTexts(body, {
    email: required(messages.emailRequired),
    password: required(messages.passwordRequired),
  })
  const address = credentials.email.toLowerCase()
  limits.check(`login ${address}`, mostFailures, minute)
  const user = db.tables.users.all().find((row) => row.email === address)
  if (!user || !matches(String(body.password), user.password)) {
    limits.count(`login ${address}`, mostFailures, minute)
    throw failure(401, messages.loginWrong)
  }
  if (!user.verified) throw failure(403, messages.notVerified, { code: 'EMAIL_NOT_VERIFIED' })
  limits.forget(`login ${address}`)
  return { success: true, data: { ...issueTokens(db, user, now), user: userView(user) } }
}
