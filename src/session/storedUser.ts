// Whose session is stored: the stored user held against what the token says.
import type { User } from '@/api/generated/auth'
import { areOfDifferentUsers, idOf, readClaims, userFrom } from './claims'
import { PLACEHOLDER_USER_ID, storageKeys } from './constants'
import { readItem } from './storage'
import { readTokens } from './tokens'

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
    return owner && user._id !== PLACEHOLDER_USER_ID && user._id !== owner ? undefined : user
  } catch {
    return undefined
  }
}

/** Whether the stored access token is known to belong to somebody else than `used` did. */
export const hasUserChanged = (used: string | null): boolean => areOfDifferentUsers(used, readTokens().accessToken)
