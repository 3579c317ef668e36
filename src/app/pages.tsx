// The one table about pages: path, module, guard, first requests, whether it is prerendered.
import type { ComponentType, ReactElement } from 'react'
import { matchPath } from 'react-router-dom'
import { prefetch } from '@/api'
import { categoriesRequest } from '@/features/categories/model/categoryRequests'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { latestReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { decoded, lowerPath, routes, styleGuidePath } from '@/lib/paths'
import { queryOf } from '@/lib/queryKeys'
import { prefetchBusiness } from '@/pages/business/prefetchBusiness'
import { prefetchCategory } from '@/pages/category/prefetchCategory'
import type { Prefetch } from '@/store/prefetch'
import type { AppDispatch } from '@/store/storeHooks'
import { late } from '@/ui/late'
import type { SignedInOnly } from './guards'
import { pageLoadChanged } from './pageLoading'

type Load = () => Promise<{ default: ComponentType }>
/** Who may see a page: puts it into one of the guards, which come with the pages that need them. */
type Guard = (guards: typeof import('./guards'), page: ReactElement) => ReactElement

/** One page. */
interface PageRow {
  /** The pattern of its paths. */
  path: string
  /** Its module, a chunk of its own. */
  load: Load
  /** Users are sent away. */
  isForVisitors?: boolean
  /** Sends its first requests. */
  prefetch?: Prefetch
  /** The query that its HTML is for: a screen that a link from an e-mail opens. */
  query?: string
  /** Search engines are told of it. */
  isInSitemap?: boolean
}

const everybody: Guard = (_guards, page) => page
const visitors: Guard = ({ VisitorsOnly }, page) => <VisitorsOnly>{page}</VisitorsOnly>
const signedIn =
  (texts: Omit<Parameters<typeof SignedInOnly>[0], 'children'>): Guard =>
  ({ SignedInOnly }, page) => <SignedInOnly {...texts}>{page}</SignedInOnly>

/** An account page: its screens call `useAuth`, so the provider comes with it. */
const account =
  (load: Load, guard: Guard = everybody): Load =>
  async () => {
    const [guards, { AuthProvider }, { default: Page }] = await Promise.all([
      import('./guards'),
      import('@/features/auth/ui/AuthProvider'),
      load(),
    ])
    return {
      default: () =>
        guard(
          guards,
          <AuthProvider>
            <Page />
          </AuthProvider>,
        ),
    }
  }

/** An account page that sends users away. */
const forVisitors = (load: Load) => ({ load: account(load, visitors), isForVisitors: true })

/** The name of each page is its folder in src/pages, that of the gallery in src/tools. */
const rows: Record<string, PageRow> = {
  home: {
    path: routes.home,
    load: () => import('@/pages/home/Page'),
    prefetch: () => (dispatch) => [latestReviewsRequest, categoriesRequest].map((one) => dispatch(prefetch(one))),
    isInSitemap: true,
  },
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
  writeReview: {
    path: routes.writeReview,
    load: () => import('@/pages/writeReview/Page'),
    // Its business alone, as for a link that may be followed to it.
    prefetch: (location) => prefetchBusiness({ ...location, state: false }),
  },
  saved: { path: routes.saved, load: () => import('@/pages/saved/Page') },
  login: { path: routes.login, ...forVisitors(() => import('@/pages/login/Page')) },
  signup: { path: routes.signup, ...forVisitors(() => import('@/pages/signup/Page')) },
  verifyEmail: {
    path: routes.verifyEmail,
    ...forVisitors(() => import('@/pages/verifyEmail/Page')),
    query: '?token=x',
  },
  resetPassword: {
    path: routes.resetPassword,
    load: account(() => import('@/pages/resetPassword/Page')),
    query: '?token=x',
  },
  myReviews: {
    path: routes.myReviews,
    load: account(
      () => import('@/pages/myReviews/Page'),
      signedIn({
        message: 'Hyr për të parë komentet e tua.',
        frame: { heading: 'Komentet e mia' },
        waiting: 'Duke ngarkuar…',
      }),
    ),
  },
  profile: {
    path: routes.profile,
    load: account(
      () => import('@/pages/profile/Page'),
      signedIn({
        message: 'Hyr për të parë profilin tënd.',
        frame: { heading: 'Profili im', width: 'text' },
        waiting: 'Duke ngarkuar profilin...',
      }),
    ),
  },
  // The developers' gallery: in dev and demo builds only; a production build does not contain its code.
  ...((import.meta.env.DEV || import.meta.env.MODE === 'demo') && {
    gallery: { path: styleGuidePath, load: () => import('@/tools/gallery/Page') },
  }),
  // Every other path; drawn at a path that is no route, it stands for all of them.
  notFound: { path: '*', load: () => import('@/pages/notFound/Page') },
}

/** A page that says when it is awaited. */
const latePage = ({ load }: PageRow) =>
  late(async (isAwaited) => {
    const by = isAwaited ? 1 : 0
    pageLoadChanged(by)
    try {
      return await load()
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

/**
 * Loads the page at a path ahead of its first render; a failure is ignored, since rendering the page tries again. Without
 * `isAwaited` nobody waits for it yet, and no progress is shown.
 */
export async function preloadPage(pathname: string, isAwaited = true): Promise<void> {
  await pageAt(pathname)
    ?.preload(isAwaited)
    .catch(() => undefined)
}

/** The one parameter of a path; undefined where it cannot be decoded. */
const paramOf = (path: string, pathname: string): string | undefined =>
  decoded(Object.values(matchPath(path, pathname)?.params ?? {})[0] ?? '')

/**
 * Sends the first requests of the page at a location, in parallel with loading the page. `state` is the link's router state,
 * false while not known; left out, the current history entry's. Returns what the page's prefetch returns.
 */
export const prefetchData =
  (pathname: string, search: string, state?: unknown) =>
  (dispatch: AppDispatch): unknown => {
    const page = pageAt(pathname)
    const param = page && paramOf(page.path, pathname)
    if (!page?.prefetch || param === undefined) return
    const query = queryOf(search)
    return dispatch(page.prefetch({ param, query, state: state === undefined ? window.history.state?.usr : state }))
  }
