// E-mails that a real server would send: a developer, a person trying the demo or a test reads them here.

import { appName } from '@/brand'
import { issueTicket } from '../auth/tickets'
import type { Database } from '../db/database'
import type { BusinessRow, MailRow, UserRow } from '../db/rows'

const outboxLimit = 100

/** The sent e-mails. */
export interface Outbox {
  /** Newest first. */
  all(): MailRow[]
  last(to: string): MailRow | undefined
}

/** Reads the e-mails of a database. */
export function readOutbox(db: () => Database): Outbox {
  const all = () => db().tables.mails.all().reverse()
  return { all, last: (to) => all().find((mail) => mail.to === to) }
}

/** What e-mails link to and when they are sent. */
export interface Sending {
  db: Database
  /** The app's origin, like https://vlereso.example. */
  origin: string
  now: number
}

/** Sends the link that verifies the address. */
export function sendVerification(user: UserRow, sending: Sending): void {
  const link = `${sending.origin}/verify-email?token=${issueTicket(sending.db, 'verify', user.id, sending.now)}`
  const body = `Përshëndetje, ${user.name}! Hape këtë link për të verifikuar email-in: ${link}`
  send({ to: user.email, subject: `Verifiko email-in tënd në ${appName}`, body, link }, sending)
}

/** Sends the link to choose a new password. */
export function sendReset(user: UserRow, sending: Sending): void {
  const link = `${sending.origin}/reset-password?token=${issueTicket(sending.db, 'reset', user.id, sending.now)}`
  const body = `Hape këtë link për të zgjedhur një fjalëkalim të ri: ${link}`
  send({ to: user.email, subject: `Rivendos fjalëkalimin në ${appName}`, body, link }, sending)
}

/** Tells that a business is no longer in review. */
export function sendApproval(user: UserRow, { id, name }: BusinessRow, sending: Sending): void {
  const link = `${sending.origin}/biznes/${id}`
  const body = `${name} nuk është më nën shqyrtim dhe tani është në listë: ${link}`
  send({ to: user.email, subject: `${name} u miratua në ${appName}`, body, link }, sending)
}

function send(mail: Omit<MailRow, 'id' | 'sentAt'>, { db, now }: Sending): void {
  const { mails } = db.tables
  mails.put({ id: `mail_${db.next('mail')}`, ...mail, sentAt: new Date(now).toISOString() })
  for (const old of mails.all().slice(0, -outboxLimit)) mails.drop(old.id)
}
