// Whose session is stored: the stored user compared with the token's claims.
import type { User } from '@/api/endpoints/generated/types'
import { storageKeys } from '@/lib/storageKeys'
import { readItem } from '../platform/browserStorage'
import { areOfDifferentUsers, idOf, mayBeOf, readClaims, userFrom, userFromClaims } from './claims'
import { PLACEHOLDER_USER_ID } from './constants'
import { areTokensGood, readTokens } from './tokens'

/** A user without an id gets the access token's. */
const withId = (user: User): User =>
  user._id === PLACEHOLDER_USER_ID ? { ...user, _id: idOf(readClaims(readTokens().accessToken)) ?? user._id } : user

/** The session's user as the server sent it, with the token's id if it lacks one; else from the token's claims. */
export const userOfSession = (named: User | undefined): User =>
  named ? withId(named) : userFromClaims(readTokens().accessToken)

/** The user as stored; undefined for anything broken. What is no object has none of a user's fields; null throws. */
function parseStoredUser(): User | undefined {
  try {
    return userFrom(JSON.parse(readItem(storageKeys.user) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The stored user, if it has a name or e-mail and may be the access token's user (Q52); undefined if broken. */
export function readStoredUser(): User | undefined {
  const user = parseStoredUser()
  if (!user?.name && !user?.email) return undefined
  return mayBeOf(readTokens().accessToken, user) ? withId(user) : undefined
}

/** The stored user whose tokens are still good: known without asking the server. */
export const knownUser = (): User | undefined => (areTokensGood() ? readStoredUser() : undefined)

/** Whether the stored access token is known to belong to a different user than `used`. */
export const hasUserChanged = (used: string | null): boolean => areOfDifferentUsers(used, readTokens().accessToken)

/** Whether the stored session may be this user's: neither token nor stored user tell, or one of them names the user. */
export function isSessionOf(user: string | undefined): boolean {
  const named = [idOf(readClaims(readTokens().accessToken)), parseStoredUser()?._id]
  const ids = named.filter((id) => id !== undefined && id !== PLACEHOLDER_USER_ID)
  return ids.length === 0 || ids.includes(user)
}
