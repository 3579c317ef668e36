// One-time tokens of the verification and reset e-mails: used once, and only for a while.
import type { Database } from '../db/database'
import type { TicketRow } from '../db/rows'
import { hash } from '../text'

/** How long a link is valid, in ms: a day for verification, an hour for a new password. */
const ticketLifetime: Record<TicketRow['kind'], number> = { verify: 86_400_000, reset: 3_600_000 }

/** A new token for the user. */
export function issueTicket(db: Database, kind: TicketRow['kind'], userId: string, now: number): string {
  const number = db.next('ticket')
  const id = `${kind}-${number}-${hash(`${kind}:${userId}:${number}`)}`
  db.tables.tickets.put({ id, kind, userId, expiresAt: now + ticketLifetime[kind], used: false })
  return id
}

/** The token's row and what is wrong with it. */
export function readTicket(
  db: Database,
  kind: TicketRow['kind'],
  token: string,
  now: number,
): { ticket: TicketRow; problem?: 'used' | 'expired' } | undefined {
  const ticket = db.tables.tickets.get(token)
  if (ticket?.kind !== kind) return undefined
  if (ticket.used) return { ticket, problem: 'used' }
  return ticket.expiresAt <= now ? { ticket, problem: 'expired' } : { ticket }
}
