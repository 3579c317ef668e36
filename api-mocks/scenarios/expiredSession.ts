// The session ended on the server: access and refresh tokens issued so far are refused as expired.
import type { Scenario } from './types'

/** For session expiry; logging in again works. */
export const expiredSession: Scenario = { about: 'Tokens issued so far are refused', endSessions: true }
