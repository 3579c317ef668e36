// Whose session is stored: the stored user held against what the token says.
import type { User } from '@/api/generated/auth'
import { areOfDifferentUsers, idOf, readClaims, userFrom, userFromClaims } from './claims'
import { PLACEHOLDER_USER_ID, storageKeys } from './constants'
import { readItem } from './storage'
import { readTokens } from './tokens'

/**
 * The user of the stored session, as the server named them; one named without an id has that of the access token (AUTHENT-01). Who
 * was not named at all is known as far as that token tells.
 */
export function userOfSession(named: User | undefined): User {
  const { accessToken } = readTokens()
  if (!named) return userFromClaims(accessToken)
  return named._id === PLACEHOLDER_USER_ID ? { ...named, _id: idOf(readClaims(accessToken)) ?? named._id } : named
}

/**
 * The stored user, if it holds a name or an e-mail (SESSION-04) and is not known to be another one than the access
 * token's (Q52); undefined for anything broken.
 */
export function readStoredUser(): User | undefined {
  try {
    // What is no object has none of a user's fields; null throws.
    const user = userFrom(JSON.parse(readItem(storageKeys.user) ?? 'null'))
    if (!user?.name && !user?.email) return undefined
    const owner = idOf(readClaims(readTokens().accessToken))
    const known = userOfSession(user)
    return owner && known._id !== owner ? undefined : known
  } catch {
    return undefined
  }
}

/** Whether the stored access token is known to belong to somebody else than `used` did. */
export const hasUserChanged = (used: string | null): boolean => areOfDifferentUsers(used, readTokens().accessToken)
