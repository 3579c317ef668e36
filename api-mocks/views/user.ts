// A stored user as the contract shows it: without the password.
import type { User } from '@/api/endpoints/generated/types'
import type { UserRow } from '../db/rows'

/** The user, to the user. */
export const userView = ({ id, email, name, role, verified, createdAt }: UserRow): User => ({
  _id: id,
  email,
  name,
  role,
  verified,
  createdAt,
})
