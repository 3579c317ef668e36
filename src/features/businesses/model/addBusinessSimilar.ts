// Which listed businesses could be the one about to be added.
import type { Business } from '@/api/endpoints/generated/types'
import { foldText } from '@/lib/cleanText'
import { withoutEndSlashes } from '@/lib/paths'
import { parsedUrl } from '@/lib/safeUrl'
import { cleanLink } from './addBusiness'
import { openFirst } from './businessTexts'

/** How many are offered at most; more would be a search in itself. */
const MOST = 3
/** Shorter names would match almost everything. */
const SHORTEST = 3

/** On these hosts the path identifies a business, not the host. */
const shared =
  /(^|\.)(facebook|fb|instagram|tiktok|linkedin|youtube|x|twitter|linktr|google|goo|booking|tripadvisor|airbnb|wa|t)\.\w{2,3}$/

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a name is long enough to be looked for. */
export const isWorthComparing = (name: string): boolean => wordsOf(name).join('').length >= SHORTEST

/** Whether each of `words` begins a word of `others`. */
const allBegin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.some((other) => other.startsWith(word)))

/** What identifies a site: the host, with the path on shared hosts; undefined for anything that is not a link. */
function siteOf(address: string | undefined): string | undefined {
  const text = cleanLink(address ?? '')
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = parsedUrl(full)
  if (!url) return undefined
  const { hostname, pathname } = url
  const host = hostname.replace(/^(www|m)\./, '')
  if (!host.includes('.')) return undefined
  const path = withoutEndSlashes(pathname).toLowerCase()
  if (!shared.test(host)) return host
  return path === '' ? undefined : host + path
}

/** The owner's name in a link, as search words: from the host, or on shared hosts from the last part of the path. */
export function namedByLink(address: string): string {
  const [host = '', ...path] = siteOf(address)?.split('/') ?? []
  return (path.at(-1) ?? host.replace(/\..*/, ''))
    .split(/[-_.]+/)
    .join(' ')
    .trim()
}

/** The businesses of `found` that have the same site as this link. */
export const ownersOf = (found: readonly Business[], url: string): readonly Business[] => {
  const site = siteOf(url)
  return found.filter((business) => site !== undefined && siteOf(business.url) === site).slice(0, MOST)
}

/**
 * The businesses of `found` with the same site, then those whose name equals, contains or is part of this one, ignoring
 * case and diacritics. Those in review or closed come last.
 */
export function similarBusinesses(
  found: readonly Business[],
  { name, url }: { name: string; url: string },
): readonly Business[] {
  const typed = wordsOf(name)
  const isNamesake = (business: Business) => {
    if (!business.name || !isWorthComparing(name)) return false
    const words = wordsOf(business.name)
    return allBegin(typed, words) || allBegin(words, typed)
  }
  const same = ownersOf(found, url)
  const similar = [...same, ...found.filter((business) => !same.includes(business) && isNamesake(business))]
  return openFirst(similar).slice(0, MOST)
}
