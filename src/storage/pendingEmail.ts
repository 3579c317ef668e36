// The address the verification e-mail was sent to, kept in this browser until it is verified (AUTHSTATE-07, Q14).

import { storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '../lib/browserStorage'

/** No address is longer (RFC 5321). */
const LONGEST = 254

function address(text: string | null): string | null {
  const email = text?.trim()
  return email && email.length <= LONGEST ? email : null
}

/** Keeps the address; ignores anything that is not one. */
export const rememberPendingEmail = (email: string): void =>
  writeItem(storageKeys.pendingVerificationEmail, address(email))

/** The kept address; undefined when there is none or it is invalid. */
export const readPendingEmail = (): string | undefined =>
  address(readItem(storageKeys.pendingVerificationEmail)) ?? undefined

/** Forgets the address. */
export const dropPendingEmail = (): void => writeItem(storageKeys.pendingVerificationEmail, null)
