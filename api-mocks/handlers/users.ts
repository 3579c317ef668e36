// What the calls of /users do.
import { endSessions } from '../auth/tokens'
import { failure } from '../failure'
import { messages } from '../messages'
import type { Handler } from './types'

/** DELETE /users/{id}: deletes one's own account. The reviews stay, without an author. */
export const deleteUser: Handler<'deleteUser'> = ({ params, user }, { db }) => {
  if (params.id !== user.id) throw failure(403, messages.forbidden)
  for (const { userId: _, ...review } of db.reviews().ofUser(user.id)) db.tables.reviews.put(review)
  endSessions(db, user.id)
  db.tables.users.drop(user.id)
  return { success: true, message: messages.accountDeleted }
}
