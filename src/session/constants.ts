// Words of the session that several rooms use.

/** The id of a user of whom nothing is known; it means "no id" wherever an id is sent (Q12). */
export const PLACEHOLDER_USER_ID = 'authenticated'

/** What the user is told when the session is over. */
export const SESSION_EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'

/** What the user is told when a refresh has brought somebody else's session (Q74). */
export const ACCOUNT_CHANGED = 'Llogaria ka ndryshuar.'
