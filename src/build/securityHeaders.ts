// The headers that a host sends with the app, and a build's settings (docs/deploy.md). The app itself never imports it.
import { createHash } from 'node:crypto'

/** What a build is configured with, as far as the content policy depends on it, and its boot script. */
export interface Hosting {
  /** The one script that may run though it stands in the page (bundleBootScript.ts). */
  bootScript?: string
  /** `VITE_API_BASE_URL`; empty means the page's own origin. */
  apiUrl?: string
  /** `VITE_MEDIA_BASE_URL`; empty means the API's origin. */
  mediaUrl?: string
  /** `VITE_ERROR_LOG_URL`; empty where no log of an error is sent. */
  errorLogUrl?: string
  /** The build has the mock backend, whose service worker needs a Trusted Types policy (api-mocks/browser.ts). */
  hasMocks?: boolean
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** The origin of a configured address; undefined for the page's own. */
function originOf(address: string | undefined): string | undefined {
  return address && !address.startsWith('/') ? new URL(address).origin : undefined
}

/** Why a build with such an address is refused, or undefined: plain http only to this machine (Q63), no credentials. */
export function refusedAddress(name: string, address = ''): string | undefined {
  const text = address.trim()
  if (text === '' || /^\/(?![/\\])/.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return `${name}: '${text}' is no http(s) address`
  if (url.username || url.password) return `${name}: credentials in an address reach everybody who loads the app`
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) {
    return `${name}: '${text}' is plain http, which anybody on the way can read and change; use https`
  }
  return undefined
}

/** The policy of a page: own scripts and styles; calls to the API and the log of errors; photos of API and media. */
function directives({ bootScript = '', apiUrl, mediaUrl, errorLogUrl, hasMocks = false }: Hosting): string[] {
  const [api, media, errorLog] = [apiUrl, mediaUrl, errorLogUrl].map(originOf)
  const sources = (...origins: (string | undefined)[]) =>
    ["'self'", ...new Set(origins.filter((origin) => origin !== undefined))].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${sources(api, media)}`,
    `connect-src ${sources(api, errorLog)}`,
    "manifest-src 'self'",
    ...(hasMocks ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The app's one policy is for JSON-LD (src/ui/useJsonLd.ts).
    `trusted-types structured-data${hasMocks ? ' default' : ''}`,
    // Old http addresses of photos are requested by https; on localhost there is no https.
    ...(api?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
}

/** The policy for a `<meta>`, for hosts that cannot send headers; it cannot forbid frames. */
export const metaPolicy = (hosting: Hosting): string => directives(hosting).join('; ')

/** The headers of every reply (X10, X12). */
export const securityHeaders = (hosting: Hosting): Record<string, string> => ({
  'content-security-policy': [...directives(hosting), "frame-ancestors 'none'"].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Addresses of the app hold one-time tokens (X09).
  'referrer-policy': 'no-referrer',
  // Browsers heed it over https only.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** How long a reply may be cached: files named by their content hash for ever, all others are revalidated. */
export const cacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
