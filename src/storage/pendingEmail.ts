// The address the verification e-mail was sent to, kept in this browser until it is verified (Q14).

import { cleanEmail } from '@/lib/cleanEmail'
import { isEmailAddress } from '@/lib/safeUrl'
import { storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '../platform/browserStorage'

/** `text` if it is an e-mail address, else null: anybody may write `?email=` into a link, and the screen shows it. */
function address(text: string | null): string | null {
  const email = cleanEmail(text ?? '')
  return isEmailAddress(email) ? email : null
}

/** Keeps the address; ignores anything that is not one. */
export const rememberPendingEmail = (email: string): void =>
  writeItem(storageKeys.pendingVerificationEmail, address(email))

/** The kept address; undefined when there is none or it is invalid. */
export const readPendingEmail = (): string | undefined =>
  address(readItem(storageKeys.pendingVerificationEmail)) ?? undefined

/** Forgets the address. */
export const dropPendingEmail = (): void => writeItem(storageKeys.pendingVerificationEmail, null)
