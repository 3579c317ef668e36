// Figures and names of the session: lifetimes, margins, waiting times.

/** How long an access token lives, in seconds; declared, no behaviour hangs on it (Q11). */
export const ACCESS_TOKEN_LIFETIME = 900

/** How long a refresh token lives, in seconds; declared, no behaviour hangs on it (Q11). */
export const REFRESH_TOKEN_LIFETIME = 604_800

/** The declared refresh buffer, in seconds; no behaviour hangs on it (Q11). */
export const REFRESH_BUFFER = 60

/** An access token counts as expired this many seconds before its `exp`. */
export const ACCESS_TOKEN_MARGIN = 30

/** A refresh token counts as expired this many seconds before its `exp`. */
export const REFRESH_TOKEN_MARGIN = 60

/** After the server failed to refresh, the same refresh token is not tried again for this many ms (Q46). */
export const REFRESH_COOLDOWN = 30_000

/** The same pause, in ms, after no answer came at all: connections come back sooner than servers. */
export const OFFLINE_COOLDOWN = 5000

/** The id of a user of whom nothing is known; it means "no id" wherever an id is sent (Q12). */
export const PLACEHOLDER_USER_ID = 'authenticated'

/** What the user is told when the session is over. */
export const SESSION_EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'

/** What the user is told when a refresh has brought somebody else's session (Q74). */
export const ACCOUNT_CHANGED = 'Llogaria ka ndryshuar.'
