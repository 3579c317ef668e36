// Replaces `headers-polyfill` in dev and demo builds: msw reads cookies with it where the browser hides them, and here are none.

/** The browser's own. */
export const Headers = globalThis.Headers

/** For multipart bodies, which this API does not have. */
export const stringToHeaders = (): globalThis.Headers => new Headers()
