// The one table of pages: path, module, guard, first requests; and what is found by it.
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { prefetch } from '@/api'
import { categoriesRequest } from '@/features/categories/model/categoryRequests'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { latestReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { decoded, galleryPath, lowerPath, routes } from '@/lib/paths'
import { queryOf } from '@/lib/queryKeys'
import { prefetchBusiness } from '@/pages/business/prefetchBusiness'
import { prefetchCategory } from '@/pages/category/prefetchCategory'
import type { Prefetch } from '@/store/prefetch'
import type { AppDispatch } from '@/store/storeHooks'
import { late } from '@/ui/late'
import type { GuardName } from './guards'
import { pageLoadChanged } from './pageLoading'

interface PageRow {
  path: string
  /** Its module, a chunk of its own. */
  load: () => Promise<{ default: ComponentType }>
  /** Who may see a page of the account, which gets `useAuth`; every other page is for all. */
  guard?: GuardName
  prefetch?: Prefetch
  /** The query that its HTML is for: a screen that a link from an e-mail opens. */
  query?: string
  /** Search engines are told of it. */
  isInSitemap?: boolean
}

const requestHome: Prefetch = () => (dispatch) =>
  [latestReviewsRequest, categoriesRequest].map((one) => dispatch(prefetch(one)))

/** The business alone, as for a link that may be followed to it. */
const requestBusiness: Prefetch = (location) => prefetchBusiness({ ...location, isFollowed: false })

/** The name of each page is its folder in src/pages, that of the gallery in src/tools. */
const rows: Record<string, PageRow> = {
  home: { path: routes.home, load: () => import('@/pages/home/Page'), prefetch: requestHome, isInSitemap: true },
  categories: {
    path: routes.categories,
    load: () => import('@/pages/categories/Page'),
    prefetch: prefetchCategoryTree,
    isInSitemap: true,
  },
  about: { path: routes.about, load: () => import('@/pages/about/Page'), isInSitemap: true },
  howItWorks: { path: routes.howItWorks, load: () => import('@/pages/howItWorks/Page'), isInSitemap: true },
  reviewRules: { path: routes.reviewRules, load: () => import('@/pages/reviewRules/Page'), isInSitemap: true },
  support: { path: routes.support, load: () => import('@/pages/support/Page'), isInSitemap: true },
  faq: { path: routes.faq, load: () => import('@/pages/faq/Page'), isInSitemap: true },
  terms: { path: routes.terms, load: () => import('@/pages/terms/Page'), isInSitemap: true },
  category: { path: routes.category, load: () => import('@/pages/category/Page'), prefetch: prefetchCategory },
  business: { path: routes.business, load: () => import('@/pages/business/Page'), prefetch: prefetchBusiness },
  chooseBusiness: { path: routes.chooseBusiness, load: () => import('@/pages/chooseBusiness/Page') },
  writeReview: { path: routes.writeReview, load: () => import('@/pages/writeReview/Page'), prefetch: requestBusiness },
  saved: { path: routes.saved, load: () => import('@/pages/saved/Page') },
  login: { path: routes.login, load: () => import('@/pages/login/Page'), guard: 'visitors' },
  signup: { path: routes.signup, load: () => import('@/pages/signup/Page'), guard: 'visitors' },
  verifyEmail: {
    path: routes.verifyEmail,
    load: () => import('@/pages/verifyEmail/Page'),
    guard: 'visitors',
    query: '?token=x',
  },
  resetPassword: {
    path: routes.resetPassword,
    load: () => import('@/pages/resetPassword/Page'),
    guard: 'everybody',
    query: '?token=x',
  },
  myReviews: { path: routes.myReviews, load: () => import('@/pages/myReviews/Page'), guard: 'ownReviews' },
  profile: { path: routes.profile, load: () => import('@/pages/profile/Page'), guard: 'ownProfile' },
  // For developers, in dev and demo builds only; a production build does not contain its code.
  ...((import.meta.env.DEV || import.meta.env.MODE === 'demo') && {
    gallery: { path: galleryPath, load: () => import('@/tools/gallery/Page') },
  }),
  // Every other path; drawn at a path that is no route, it stands for all of them.
  notFound: { path: '*', load: () => import('@/pages/notFound/Page') },
}

/** A page's module within its guard, which comes with the pages that have one. */
async function loadPage({ load, guard }: PageRow): Promise<{ default: ComponentType }> {
  if (!guard) return load()
  const [{ guarded }, { default: Page }] = await Promise.all([import('./guards'), load()])
  return { default: guarded(guard, Page) }
}

/** A page that says when it is awaited. */
const latePage = (row: PageRow) =>
  late(async (isAwaited) => {
    const by = isAwaited ? 1 : 0
    pageLoadChanged(by)
    try {
      return await loadPage(row)
    } finally {
      pageLoadChanged(-by)
    }
  })

/** All pages, the one for unknown paths last. */
export const pages = Object.entries(rows).map(([name, row]) => ({ name, ...row, ...latePage(row) }))

/** Paths that only redirect. */
export const aliases: Readonly<Record<string, string>> = {
  [routes.homeAlias]: routes.home,
  [routes.supportAlias]: routes.support,
}

/** The page at a path. */
export const pageAt = (pathname: string) =>
  pages.find(({ path }) => matchPath(path, aliases[lowerPath(pathname)] ?? pathname))

/** Loads a path's page ahead; failures are ignored, as rendering tries again. Progress is shown only if `isAwaited`. */
export async function preloadPage(pathname: string, isAwaited = true): Promise<void> {
  await pageAt(pathname)
    ?.preload(isAwaited)
    .catch(() => undefined)
}

/** The one parameter of a path; undefined where it cannot be decoded. */
const paramOf = (path: string, pathname: string): string | undefined =>
  decoded(Object.values(matchPath(path, pathname)?.params ?? {})[0] ?? '')

/**
 * Sends the first requests of the page at a location, in parallel with loading the page, and returns them. `state` is
 * the router state that the page will find; left out, the current history entry's. `isFollowed`: as for `PageLocation`.
 */
export const prefetchData =
  (pathname: string, search: string, state: unknown = window.history.state?.usr, isFollowed = true) =>
  (dispatch: AppDispatch): readonly Promise<unknown>[] => {
    const page = pageAt(pathname)
    const param = page && paramOf(page.path, pathname)
    if (!page?.prefetch || param === undefined) return []
    return dispatch(page.prefetch({ param, query: queryOf(search), state, isFollowed }))
  }
