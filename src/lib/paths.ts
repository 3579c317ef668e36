// Every URL of the app. Pages and features link with these, the router matches with `routes`.
import { cleanId, foldText } from './cleanText.ts'
import { inAddress } from './wellFormed.ts'

/** Route patterns in React Router's notation. */
export const routes = {
  home: '/',
  homeAlias: '/home',
  about: '/rreth_nesh',
  howItWorks: '/info',
  reviewRules: '/rregullore',
  support: '/suport',
  supportAlias: '/support',
  faq: '/faq',
  terms: '/kushtet',
  categories: '/kategorite',
  category: '/kategorite/:categorySlug',
  chooseBusiness: '/koment',
  writeReview: '/koment/:businessId',
  business: '/biznes/:businessId',
  saved: '/te-ruajturat',
  login: '/login',
  signup: '/signup',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  myReviews: '/komentet-e-mia',
  profile: '/profile',
} as const

/** The developers' gallery of parts, which no visitor's build has. */
export const galleryPath = '/__parts'

/** /biznes/{businessId} */
export const businessPath = (businessId: string): string => `/biznes/${inAddress(businessId)}`

/** /koment/{businessId} */
export const writePath = (businessId: string): string => `/koment/${inAddress(businessId)}`

/** /kategorite/{categorySlug}, for a category or a subcategory. */
export const categoryPath = (category: { name: string; slug?: string }): string =>
  `/kategorite/${inAddress(categorySlug(category))}`

/** A category's page with its businesses in that town, if given. */
export const pathInTown = (path: string, town = ''): string =>
  town ? `${path}?${new URLSearchParams({ qyteti: town })}` : path

/** The slug the server gave, or the name folded with underscores. */
export const categorySlug = ({ name, slug }: { name: string; slug?: string }): string =>
  slug || foldText(name).replace(/[^a-z0-9]+/g, '_')

/** The slug of a subcategory with that of its category in front, which tells it from others of its name (Q69). */
export const slugWithin = (
  parent: Parameters<typeof categorySlug>[0],
  one: Parameters<typeof categorySlug>[0],
): string => `${categorySlug(parent)}~${categorySlug(one)}`

/** The path of the site's picture, for pages that have none of their own. */
export const sitePicture = '/icon-512.png'

/** The path of a business's preview picture (src/tools/server/previewPicture.ts), by that of its page. */
export const previewPath = (path: string): string | undefined =>
  path.startsWith('/biznes/') ? `/og${path}.png` : undefined

/** The path as addresses are written: its fixed part in lower case, while an id or slug keeps its own (Q68). */
export const lowerPath = (path: string): string => path.replace(/^\/[^/?#]+/, (first) => first.toLowerCase())

/** The path without slashes at its end; '' for one of slashes alone. */
export const withoutEndSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, '')

/** Whether a path is this route without parameters, as the router compares them: any case, slashes at the end. */
export const isRoute = (route: string, path: string): boolean => withoutEndSlashes(lowerPath(path)) === route

/** Whether a path shows a list whose page number stands in the address, and that search engines may know. */
export const isPaged = (path: string): boolean => /^\/(biznes|kategorite)\/[^/]/i.test(path)

/** A part of an address as plain text, or undefined where it cannot be decoded. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** A path's last part, decoded once if possible. The router's parameter is no use: `%2F` in an id becomes a slash. */
export function lastPart(path: string): string {
  const part = withoutEndSlashes(path).split('/').at(-1) ?? ''
  return decoded(part) ?? part
}

/** A path without what a mail or a chat has stuck to its last part, like `.` or `%3Ffbclid=…`; without such as it is. */
export function withoutTail(path: string): string {
  const part = lastPart(path)
  const tidy = cleanId(part)
  return tidy === part ? path : withoutEndSlashes(path).replace(/[^/]*$/, '') + inAddress(tidy)
}

/** The business whose page this path is, or undefined. */
export const businessIdOfPath = (path: string): string | undefined =>
  decoded(/^\/biznes\/([^/]+)\/*$/i.exec(path)?.[1] ?? '') || undefined

/** The address that password managers know (W3C, "A Well-Known URL for Changing Passwords"). */
export const wellKnownChangePassword = '/.well-known/change-password'

/** Where it leads: the profile with its dialog open. */
export const changePasswordPath = '/profile#fjalekalimi'
