// Which modules of the app share a file in a build. Each file costs a request, and small ones compress badly, so what pages have
// in common is put into few files; what only one page needs gets its own file without being named here.

/** A chunk and its modules, by their ids. */
interface ChunkGroup {
  name: string
  test: RegExp
}

/** Modules by their paths below src or node_modules, without their endings; `(a|b)` are several. */
const modules = (name: string, ...paths: readonly string[]): ChunkGroup => ({
  name,
  test: new RegExp(`/(src|node_modules)/(${paths.join('|')})\\.`),
})

/** The chunks of packages: the longest to load and to evaluate, which each does by itself (prerender/plugin.ts). */
export const packageChunks = ['react', 'packages'] as const

/** For Rolldown; the first match wins. A module that the entry needs at once may only be in the first three. */
export const chunkGroups: ChunkGroup[] = [
  // The packages change seldom: chunks of their own stay cached across releases of the app. Without jwt-decode, which
  // only users with a session need.
  { name: packageChunks[0], test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: packageChunks[1], test: /node_modules\/(?!jwt-decode)/ },
  // What `/` shows first besides the entry, and what it shows next: one file each instead of many, 1.4 kB less.
  // All styles of a first paint are one file too: with it go those of the other pages' frames.
  modules(
    'frame',
    'ui/(Icon|Card|SearchField|Spinner|TextField|FieldFrame)',
    'styles/global',
    'app/layout/(Footer|Header|Layout)\\.module',
    'ui/(Button|Spinner|StateBox|VisuallyHidden|PageFrame|Prose|ActionRow)\\.module',
    'features/businesses/ui/AddBusinessCard\\.module',
    'pages/home/Page\\.module',
  ),
  // What every page loads sooner or later: the data layer, the slices that keep its responses, and the parts that show them;
  // the styles of the other shared parts go with it.
  modules(
    'data',
    'api/(?!actions|baseApi|tags|reauth|bearer|generated/operations).*',
    'lib/(listRules|pageAddress|rating|mediaUrl|albanian)',
    'features/reviews/model/(operations|project|questions|review|selectors|slice|writes)',
    'features/businesses/model/(business|slice|selectors)',
    'ui/(Skeleton|Avatar|Stars|RatingBadge|useArrival|useDebounced|useMediaQuery|Alert|AutoHideAlert)',
    'ui/(Chip|Breadcrumbs|Select|Pagination)\\.module',
    'features/reviews/ui/(ReviewCard|own/ReviewActions)\\.module',
  ),
  // The code that prefetches pages' data, and the category tree, which most of it needs.
  modules(
    'places',
    'features/categories/model/(search|slice|selectors|tree|treeSelectors)',
    'features/categories/ui/useCategoryTree',
    'features/businesses/model/filterRequests',
    'pages/business/prefetch',
    'pages/category/(prefetch|place|selectors)',
    'app/pageData',
  ),
  // The frame of most pages, and what running text uses.
  modules('texts', 'ui/(PageFrame|Prose|ActionRow|BackButton|hasPreviousPage|MailLink|EmptyState|useMetaDescription)'),
  // Shared by the pages with long lists, by those with comments, and by those of one business.
  modules(
    'lists',
    'ui/(Chip|PageButton|Breadcrumbs|Select|useJsonLd|usePages|useScrollToTop|useUrlDraft|useShowMore)',
    'lib/(pageWindow|structuredData)',
  ),
  modules(
    'comments',
    'features/reviews/ui/(own/OwnReviews?|own/ReviewActions|ReviewCardText)',
    'features/reviews/model/ownership',
    'ui/Pagination',
  ),
  modules(
    'business',
    'features/auth/ui/useVisitor',
    'features/businesses/ui/(BusinessBanner|BusinessProblem|useBusiness)',
    'features/businesses/model/recent',
    'features/reviews/model/form',
    'session/recent',
    'lib/(starWords|isoDay)',
    'features/navigation/model/today',
  ),
  // What a session needs, and what forms share, the account forms above all.
  modules(
    'session',
    'jwt-decode/.*',
    'session/(claims|expiry|lock|storedUser)',
    'api/(reauth|bearer)',
    'features/auth/model/(checkSession|profile)',
  ),
  modules(
    'forms',
    'ui/(useForm|useAfterPointerUp|FocusHere|RequiredNote|useIsOnPage|LinkButton|submitOnEnter)',
    'lib/formState',
  ),
  modules(
    'account',
    'features/auth/ui/(useAuth|AuthProvider|AlternativeLinks|DemoMailNote|Problems)',
    'features/auth/model/(results|account|entry|splitServerErrors|verification)',
    'session/(pendingEmail|pendingRedirect)',
  ),
  modules(
    'passwords',
    'features/auth/ui/(AccountForm|useShownPasswords)',
    'features/auth/model/(validation|passwordStrength)',
    'ui/(ErrorSummary|PasswordField|Checkbox)',
  ),
]
