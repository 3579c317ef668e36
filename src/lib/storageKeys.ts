// The names of everything the app keeps in the browser's storage.

/** The keys in local storage. */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  /** JSON of a User */
  user: 'user',
  /** ms by which this device's clock is ahead of the server's */
  clockOffset: 'clockOffset',
  /** There from a session's first refresh to its end, in whichever tab that comes (tokens.ts) */
  session: 'session',
  /** Beside refreshed tokens, which count only as long as `session` is there */
  renewed: 'renewed',
  pendingVerificationEmail: 'pendingVerificationEmail',
  /** A path */
  pendingRedirect: 'pendingRedirect',
  /** JSON of the pending review (storedTexts.ts) */
  pendingComment: 'pendingComment',
} as const

/** When the path of `pendingRedirect` was stored, ms since 1970 UTC (redirectAfterLogin.ts). */
export const redirectTimeKey = 'pendingRedirectAt'

/** The key of the chosen theme; styles/_themes.scss treats any word but 'light' and 'dark' as the system's theme. */
export const themeKey = 'theme'

/** The key of what this device remembers of a visitor's browsing (recentItems.ts). */
export const recentKey = 'recent'

/** The key of the saved businesses (storage/savedBusinesses.ts). */
export const savedKey = 'saved'

/** The key of review drafts in local storage (storedTexts.ts). */
export const reviewDraftsKey = 'reviewDrafts'

/** What stands in front of a review's id where a draft is about the unsaved changes to it, not about a business. */
export const changesPrefix = 'koment:'

/** The event by which a tab tells itself that its unsent texts have changed (textNews.ts). */
export const textsChanged = 'unsenttexts'

/** The key of the businesses whose unsent texts were discarded within the day (discardedTexts.ts). */
export const discardedTextsKey = 'discardedTexts'

/** When somebody who had logged in was last told of them, ms since 1970 UTC. */
export const toldDiscardedKey = 'discardedTextsTold'

/** The key under which tabs tell each other of written reviews; it holds nothing for longer than that (tabNews.ts). */
export const reviewNewsKey = 'reviewNews'

/** The key of the browsing session's id in session storage. */
export const browsingSessionKey = 'browsingSession'

/** The key of the build this tab has reloaded the page for, in session storage (reloadOnce.ts). */
export const reloadedFromKey = 'reloadedFrom'

/** The key of the place where the reader was when the page went, in session storage (readingPlace.ts). */
export const readingPlaceKey = 'readingPlace'

/** The key of a half-typed business in session storage, before its author's id (businessDraft.ts). */
export const businessDraftKey = 'businessDraft:'

/** The key under which tabs tell each other of a deleted account, for a moment (tabNews.ts). */
export const deletedAccountKey = 'deletedAccount'

/** The key under which tabs tell each other who has logged out by wish, for a moment (tabNews.ts). */
export const loggedOutKey = 'loggedOut'

/** The key of the switched-off keyboard shortcuts: 'off', else nothing. */
export const keysKey = 'keys'

/** The key of the logs of a tab's earlier page loads in session storage, before their numbers (developer builds). */
export const tabLogsKey = 'tabLogs'
