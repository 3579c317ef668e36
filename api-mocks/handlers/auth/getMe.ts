// GET /auth/me: the signed-in user.
import { userView } from '../../views/user'
import type { Handler } from '../types'

/** The user under data.user. */
export const getMe: Handler<'getMe'> = ({ user }) => ({ success: true, data: { user: userView(user) } })
