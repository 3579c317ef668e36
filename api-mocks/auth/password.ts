// Passwords as the mock keeps them: salted and digested, so that none stands readable in the stored overlay.
// This is no password hashing. It is fast and simple on purpose, and no real password belongs into a demo.
import { hash } from '../text'

/** The stored form of a password. */
export const digest = (password: string, salt: string): string => `${salt}$${hash(`${salt}:${password}`)}`

/** Whether this is the password that was stored. */
export const matches = (password: string, stored: string): boolean =>
  digest(password, stored.slice(0, stored.lastIndexOf('$'))) === stored
