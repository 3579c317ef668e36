// What the calls of /auth do: accounts, sessions, one-time links.
import { digest, matches } from '../auth/password'
import { readTicket } from '../auth/tickets'
import { endSessions, issueTokens, readToken, redeemRefreshToken } from '../auth/tokens'
import { failure } from '../failure'
import { messages } from '../messages'
import { sendReset, sendVerification } from '../outbox/outbox'
import { email, newPassword, password, type Rule, readTexts, refuse, required, textOf } from '../validation'
import { userView } from '../views'
import { created, type Handler } from './types'

/** Wrong log-ins of one address in a minute. */
const mostFailures = 10
const minute = 60_000

/** E-mails of a kind to one address in ten minutes. */
const mostMails = 5
const tenMinutes = 600_000

/** POST /auth/refresh: a refresh token for a new pair, once. 401 if used, revoked or unknown, or after seven days. */
export const refreshSession: Handler<'refreshSession'> = ({ body }, { db, now }) => {
  const token = textOf(body.refreshToken)
  if (!token) throw failure(400, 'Refresh token is required')
  const user = redeemRefreshToken(db, token, now)
  return { success: true, data: { ...issueTokens(db, user, now), user: userView(user) } }
}

/** POST /auth/login: 429 after ten wrong tries per minute and address. Only the right password tells "unverified". */
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

/** POST /auth/signup: opens an account and sends the verification e-mail. Field errors for name, email and password. */
export const signup: Handler<'signup'> = ({ body, origin }, { db, now }) => {
  const form = readTexts(body, { name, email, password })
  const address = form.email.toLowerCase()
  if (db.tables.users.all().some((row) => row.email === address)) refuse({ email: messages.emailTaken })
  const id = db.newId('user')
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

/** GET /auth/verify-email: uses the one-time token of the e-mail. Answers the user without tokens (Q13). */
export const verifyEmail: Handler<'verifyEmail'> = ({ query }, { db, now }) => {
  const read = readTicket(db, 'verify', query.get('token') ?? '', now)
  const user = db.tables.users.get(read?.ticket.userId)
  if (!read || !user) throw failure(400, messages.verifyInvalid)
  if (read.problem) throw failure(400, read.problem === 'used' ? messages.verifyUsed : messages.verifyExpired)
  db.tables.tickets.put({ ...read.ticket, used: true })
  const verified = db.tables.users.put({ ...user, verified: true })
  return { success: true, message: messages.verified, data: { user: userView(verified) } }
}

/** POST /auth/resend-verification: the same answer with and without an account (Q50). 429 from the sixth in 10 min. */
export const resendVerification: Handler<'resendVerification'> = ({ body, origin }, { db, now, limits }) => {
  const address = readTexts(body, { email }).email.toLowerCase()
  limits.count(`resend ${address}`, mostMails, tenMinutes)
  const user = db.tables.users.all().find((row) => row.email === address)
  if (user && !user.verified) sendVerification(user, { db, origin, now })
  return { success: true, message: messages.resent }
}

/** POST /auth/forgot-password: the same answer with and without an account (Q50). 429 from the sixth in 10 min. */
export const forgotPassword: Handler<'forgotPassword'> = ({ body, origin }, { db, now, limits }) => {
  const address = readTexts(body, { email }).email.toLowerCase()
  limits.count(`forgot ${address}`, mostMails, tenMinutes)
  const user = db.tables.users.all().find((row) => row.email === address)
  if (user) sendReset(user, { db, origin, now })
  return { success: true, message: messages.forgotSent }
}

/** POST /auth/reset-password: uses the one-time token, unless the password breaks the rules. Ends every session. */
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

/** POST /auth/change-password: field errors for currentPassword and newPassword. The session goes on. */
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

/** POST /auth/logout: revokes the refresh token. Always succeeds: an unknown token counts as revoked. */
export const logout: Handler<'logout'> = ({ body }, { db }) => {
  const claims = readToken(textOf(body.refreshToken))
  if (claims) db.tables.sessions.drop(claims.jti)
  return { success: true }
}

/** GET /auth/me: the signed-in user. The user under data.user. */
export const getMe: Handler<'getMe'> = ({ user }) => ({ success: true, data: { user: userView(user) } })
