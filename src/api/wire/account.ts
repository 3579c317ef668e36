// Accounts and sessions on the wire -> the contract's shapes (ACC §3, §7).

import type {
  MessageReply,
  SessionReply,
  SignupReply,
  User,
  UserReply,
  VerifyReply,
} from '@/api/endpoints/generated/types'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import {
  compact,
  dataOrRoot,
  date,
  type Fields,
  field,
  fieldMessages,
  firstOf,
  flag,
  id,
  name,
  pick,
  some,
  string,
  text,
} from './readers'

/** A user, or undefined without id, name and e-mail. A missing id is the placeholder until `userOfSession` fills it. */
export function wireUser(raw: unknown): User | undefined {
  const one = [raw]
  const _id = pick(id, one, '_id', 'id', 'userId', 'sub')
  const email = pick(text, one, 'email')
  const called = pick(name, one, 'name')
  if (_id === undefined && email === undefined && called === undefined) return undefined
  return compact<User>({
    _id: _id ?? PLACEHOLDER_USER_ID,
    email,
    name: called,
    role: pick(text, one, 'role'),
    verified: pick(flag, one, 'verified'),
    createdAt: pick(date, one, 'createdAt'),
  })
}

/** `success` and `message` of any successful reply; a message at the root is preferred. */
export const envelope = (raw: unknown): { success: true; message: string | undefined } => ({
  success: true,
  message: pick(string, dataOrRoot(raw).reverse(), 'message'),
})

/** A reply that says only that the call succeeded, with field messages if there are any. */
export const messageReply = (raw: unknown): Fields<MessageReply> => ({
  ...envelope(raw),
  validationErrors: pick(fieldMessages, dataOrRoot(raw), 'validationErrors'),
})

function sessionData(raw: unknown): Fields<SessionReply['data']> {
  const sources = dataOrRoot(raw)
  return {
    accessToken: pick(string, sources, 'accessToken'),
    refreshToken: pick(string, sources, 'refreshToken'),
    user: pick(wireUser, sources, 'user'),
  }
}

/** Tokens and user under `data` or at the root. */
export const sessionReply = (raw: unknown): Fields<SessionReply> => ({
  ...envelope(raw),
  data: compact<SessionReply['data']>(sessionData(raw)),
})

/** The answer to a used verification link: a message, and a user or tokens where there are some. */
export const verifyReply = (raw: unknown): Fields<VerifyReply> => ({
  ...envelope(raw),
  data: some<NonNullable<VerifyReply['data']>>(sessionData(raw)),
})

/** The answer to a sign-up; verification is required only where the server says so. */
export function signupReply(raw: unknown): Fields<SignupReply> {
  const sources = dataOrRoot(raw)
  return {
    ...messageReply(raw),
    requiresVerification: pick(flag, sources, 'requiresVerification') === true,
    email: pick(text, sources, 'email'),
  }
}

/** The user from data.user, data, user or the body itself; none leaves `data` empty. */
export function userReply(raw: unknown): Fields<UserReply> {
  const data = field(raw, 'data')
  const user = firstOf(wireUser, [field(data, 'user'), data, field(raw, 'user'), raw])
  return { ...envelope(raw), data: compact<UserReply['data']>({ user }) }
}
