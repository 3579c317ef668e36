// Passwords as the mock stores them: salted and digested, so that none is readable in the stored overlay.
// This is not password hashing. It is fast and simple on purpose, and no real password belongs in a demo.
import { hash } from '../text'

/** The stored form of a password. */
export const digest = (password: string, salt: string): string => `${salt}$${hash(`${salt}:${password}`)}`

/** Whether this is the stored password. */
export const matches = (password: string, stored: string): boolean =>
  digest(password, stored.slice(0, stored.lastIndexOf('$'))) === stored
