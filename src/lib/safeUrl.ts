// What may become a link, redirect or e-mail address. Strangers, storage and the address bar may say anything.
import { decoded, lowerPath, routes, withoutEndSlashes } from './paths'

const maxLength = 2048
const hostile = /[\p{Cc}\p{Zl}\p{Zp}\s\\]/u
const declared = Object.values(routes).map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`, 'i'))
// Only there so that a path can be parsed; nothing is ever requested from it.
const base = 'https://app.invalid'

/** The absolute address that a text is, or undefined. The oldest browsers have no `URL.parse` or `canParse` (Q112). */
export function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** An outside link's address, else undefined (Q51): http(s), host with a dot, no login; 'www.x.al' becomes https. */
export function safeHref(address: string | undefined): string | undefined {
  const text = address?.trim() ?? ''
  if (text.length > maxLength || hostile.test(text)) return undefined
  const withScheme = /^https?:\/\//i.test(text)
  // To a URL parser 'x.al:8080' has the scheme 'x.al', and 'x.al:alert' would be a host with an invalid port.
  const hostLike = /^[^/?#:@]+\.[^/?#:@]/.test(text)
  if (!withScheme && !hostLike) return undefined
  const url = parsedUrl(withScheme ? text : `https://${text}`)
  if (!url || url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return undefined
  return url.href
}

/**
 * 'drini.al/menu' of 'https://www.drini.al/menu/': without scheme and www; the text itself if it is no address. A host
 * of other letters than Latin ones is encoded: they may look like those of another site.
 */
export function shortUrl(address: string): string {
  const href = safeHref(address)
  if (!href) return address
  const [, typed = '', rest = ''] = /^(?:https?:\/\/)?([^/?#]*)(.*?)\/?$/i.exec(address.trim()) ?? []
  const host = /^[\p{Script=Latin}\d.:-]+$/u.test(typed) ? typed.toLowerCase() : new URL(href).host
  return host.replace(/^www\./, '') + rest
}

const email = /^[^\s@\p{C}\p{Pi}\p{Pf}<>()[\]\\,;:"„…]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+$/u

/** Whether `text` is an e-mail address (RFC 5321): at most 254 characters, none unseen and none of other texts. */
export const isEmailAddress = (text: string): boolean =>
  // The parts of the pattern exclude each other, so it never backtracks.
  text.length <= 254 && email.test(text)

/**
 * The path of this app that `value` names, in normal form, or undefined if it is none of the declared routes. Case
 * stays, so that a filter leads back to the same page (Q68).
 */
export function appPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength || !/^\/(?!\/)/.test(value) || hostile.test(value)) {
    return undefined
  }
  const url = new URL(value, base)
  const path = withoutEndSlashes(url.pathname) || '/'
  // The router shows raw text for '%E0%A4%A', which was never ours. An encoded slug may hold any space (Q68).
  const plain = decoded(path) ?? '\\'
  if (!declared.some((pattern) => pattern.test(path)) || /[\p{Cc}\\]/u.test(plain)) return undefined
  const normal = path + url.search + url.hash
  return normal.length <= maxLength ? normal : undefined
}

/** Where to go after log-in: a declared path of this app that is neither /login nor /signup, otherwise `/` (Q53). */
export function safePath(value: unknown): string {
  const path = lowerPath(appPath(value) ?? routes.home)
  const [pathname] = path.split(/[?#]/)
  return pathname === routes.login || pathname === routes.signup ? routes.home : path
}
