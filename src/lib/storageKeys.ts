// The names of everything the app keeps in the browser's storage.

/** The keys in local storage (AUTHENT-05, Q07). */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** JSON of a User */
  user: 'user',
  pendingVerificationEmail: 'pendingVerificationEmail',
  /** A path */
  pendingRedirect: 'pendingRedirect',
  /** JSON of the review draft */
  pendingComment: 'pendingComment',
} as const

/** The key of what this device remembers of a visitor's browsing (recent.ts). */
export const recentKey = 'recent'

/** The key of half-written reviews in local storage (reviewDraft.ts). */
export const reviewDraftsKey = 'reviewDrafts'

/** The key of the browsing session's id in session storage (Q48). */
export const browsingSessionKey = 'browsingSession'

/** The key of the build this tab has reloaded the page for, in session storage (reloads.ts). */
export const reloadedFromKey = 'reloadedFrom'
