// Which page each route shows (ROUTE-01 to ROUTE-21). Every page is a chunk of its own.
import { type ComponentType, createElement, lazy, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { routes, styleGuidePath } from '@/lib/paths'
import type { AppDispatch } from '@/lib/storeHooks'
import type { GuardedRoute } from './guards/guarded'
import { pageLoadChanged } from './pageLoading'

type PageModule = Promise<{ default: ComponentType }>

/**
 * `React.lazy`, but a page whose chunk is already there renders at once: lazy alone would show its fallback first, and
 * React keeps a fallback for 300 ms once it was shown.
 */
function page(load: () => PageModule, isGuarded = false) {
  let loaded: ComponentType | undefined
  const preload = async (isAwaited = true) => {
    const by = isAwaited ? 1 : 0
    pageLoadChanged(by)
    try {
      const module = await load()
      loaded = module.default
      return module
    } finally {
      pageLoadChanged(-by)
    }
  }
  const Later = lazy(preload)
  function Page() {
    // Chosen once per mount: another component type in the same place would lose the page's state.
    const [Shown] = useState(() => loaded ?? Later)
    return createElement(Shown)
  }
  return { Page, preload, isGuarded }
}

/** An account page, behind its guard. */
const account = (route: GuardedRoute, load: () => PageModule) =>
  page(async () => {
    const [{ guarded }, { default: Page }] = await Promise.all([import('./guards/guarded'), load()])
    return { default: guarded(route, Page) }
  }, true)

/** Route name (a key of `routes`) -> its page. */
const declared = {
  home: page(() => import('@/pages/home/Page')),
  about: page(() => import('@/pages/about/Page')),
  howItWorks: page(() => import('@/pages/howItWorks/Page')),
  reviewRules: page(() => import('@/pages/reviewRules/Page')),
  support: page(() => import('@/pages/support/Page')),
  faq: page(() => import('@/pages/faq/Page')),
  terms: page(() => import('@/pages/terms/Page')),
  categories: page(() => import('@/pages/categories/Page')),
  category: page(() => import('@/pages/category/Page')),
  chooseBusiness: page(() => import('@/pages/chooseBusiness/Page')),
  writeReview: page(() => import('@/pages/writeReview/Page')),
  business: page(() => import('@/pages/business/Page')),
  login: account('login', () => import('@/pages/login/Page')),
  signup: account('signup', () => import('@/pages/signup/Page')),
  verifyEmail: account('verifyEmail', () => import('@/pages/verifyEmail/Page')),
  resetPassword: account('resetPassword', () => import('@/pages/resetPassword/Page')),
  myReviews: account('myReviews', () => import('@/pages/myReviews/Page')),
  profile: account('profile', () => import('@/pages/profile/Page')),
} satisfies Partial<Record<keyof typeof routes, unknown>>

const notFound = page(() => import('@/pages/notFound/Page'))
/** The developers' gallery: in dev and demo builds only; a production build does not contain its code. */
const parts =
  import.meta.env.DEV || import.meta.env.MODE === 'demo' ? page(() => import('@/pages/styleGuide/Page')) : undefined
const names = Object.keys(declared) as (keyof typeof declared)[]

/** The declared pages, and the gallery where there is one: route pattern, component, and whether it is guarded. */
export const pages = [
  ...names.map((name) => ({ name, path: routes[name], ...declared[name] })),
  ...(parts ? [{ name: 'styleGuide', path: styleGuidePath, ...parts }] : []),
]

/** The page of every other path (ROUTE-22). */
export const NotFoundPage = notFound.Page

/** Paths that only redirect (ROUTE-02, Q01). */
const aliases: Record<string, string> = { [routes.homeAlias]: routes.home, [routes.supportAlias]: routes.support }

/**
 * Loads the page of the path `asked` ahead of its first render; a failure is ignored, since rendering the page tries again.
 * Without `isAwaited` nobody waits for it yet, and no progress is shown.
 */
export async function preloadPage(asked: string, isAwaited = true): Promise<void> {
  const pathname = aliases[asked] ?? asked
  const name = names.find((candidate) => matchPath(routes[candidate], pathname))
  const unlisted = parts && pathname === styleGuidePath ? parts : notFound
  await (name ? declared[name] : unlisted).preload(isAwaited).catch(() => undefined)
}

/** Whether `prefetchData` has something to request for a page, by its path or its route pattern. */
export const asksAhead = (pathname: string): boolean => /^\/(biznes|kategorite)\b/.test(pathname)

/**
 * Requests what the page at a place requests first, in parallel with its chunk; for most pages nothing. `state` is the link's
 * router state, false while not known; left out, the current history entry's.
 */
export const prefetchData =
  (pathname: string, search: string, state?: unknown) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (!asksAhead(pathname)) return
    try {
      dispatch((await import('./pageData')).askAhead(pathname, search, state))
    } catch {
      // The page sends its own requests and reports the error.
    }
  }
