// Prepared mails.
import { inAddress } from './wellFormed'

/** The address of a mail to `to`, with subject and text filled in. */
export const mailWith = (to: string, subject: string, body: string): string =>
  `mailto:${to}?subject=${inAddress(subject)}&body=${inAddress(body)}`
