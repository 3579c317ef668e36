// What the build was configured with (README, Configuration); only main.tsx and brand.ts read settings too.
// `?.`: plain Node (`npm run replay`) has no `import.meta.env`; a build replaces the expression all the same.

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/** The server's origin, without a trailing slash; empty means the page's own origin. */
export const apiBaseUrl = withoutSlash(text(import.meta.env?.VITE_API_BASE_URL))

/** Where calls go: a server that renders pages may reach the API by another address (API_URL) than browsers do. */
export const callBaseUrl =
  (import.meta.env?.SSR === true && withoutSlash(text(globalThis.process?.env.API_URL))) || apiBaseUrl

/** The value of `x-api-key`; empty means the header is not sent. */
export const apiKey = text(import.meta.env?.VITE_API_KEY)

/** Whether writes carry an `Idempotency-Key`, which the API's CORS has to allow (VITE_API_IDEMPOTENCY). */
export const idempotencyKeys = import.meta.env?.VITE_API_IDEMPOTENCY === 'on'

/** Where relative photos are, without a trailing slash; empty means the API's origin. */
export const mediaBaseUrl = withoutSlash(text(import.meta.env?.VITE_MEDIA_BASE_URL))

/** Whether the action log's panel and Redux DevTools are there. A literal comparison: builds drop dead code. */
export const actionLog = import.meta.env?.VITE_ACTION_LOG === 'on'

/** Whether the mock backend answers (VITE_API_MOCKS). A literal comparison, so that builds drop dead code. */
export const apiMocks = import.meta.env?.VITE_API_MOCKS === 'on'

/** Whether pages are being prerendered; false in every build for browsers, which drops what is only for this. */
export const isPrerendering = import.meta.env?.SSR === true && import.meta.env.PROD
