// How the statements about routes and the layout could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const paths = 'src/lib/paths.ts'
const pages = 'src/app/pages.tsx'
const router = 'src/app/router.tsx'
const layout = 'src/app/layout/Layout.tsx'
const header = 'src/app/layout/Header.tsx'
const home = 'src/pages/home/Page.tsx'
const info = 'src/pages/howItWorks/Page.tsx'
const notFound = 'src/pages/notFound/Page.tsx'
const login = 'src/pages/login/Page.tsx'
const signup = 'src/pages/signup/Page.tsx'
const forgotten = 'src/features/auth/ui/login/ForgotSent.tsx'
const visitorsOnly = 'src/app/guards/VisitorsOnly.tsx'

const forVisitors = 'guard: visitors'
const forUsers = "guard: signedIn('Hyr.', 'Duke ngarkuar…')"

export const route: Area = {
  'ROUTE-01': [
    plain(
      pages,
      "load: () => import('@/pages/home/Page'),",
      "load: () => import('@/pages/categories/Page'),",
      'The first page is the list of categories.',
    ),
    subtle(
      home,
      '<LatestReviews now={now} />',
      '{now === 0 && <LatestReviews now={now} />}',
      'The latest comments go as soon as the page knows the time.',
    ),
    subtle(
      home,
      '<div className={styles.search} data-noprint>',
      '<div className={styles.search} data-noprint hidden={useAppSelector((state) => state.auth.isAuthenticated)}>',
      'One who is signed in finds no search.',
    ),
    subtle(
      home,
      '<Invitation />',
      '{now === 0 && <Invitation />}',
      'The card to add a business goes as soon as the page knows the time.',
    ),
  ],
  'ROUTE-02': [
    plain(pages, '  [routes.homeAlias]: routes.home,\n', '', 'The address /home is not found.'),
    subtle(
      pages,
      '[routes.homeAlias]: routes.home,',
      '[routes.homeAlias]: routes.categories,',
      'The address /home leads to the categories.',
    ),
    subtle(
      paths,
      "homeAlias: '/home',",
      "homeAlias: '/ballina',",
      'Another address than /home leads to the first page.',
    ),
    subtle(
      router,
      '<Navigate to={to} replace />',
      "<Navigate to={to === '/' ? '/?faqe=1' : to} replace />",
      'The address after /home is not / alone.',
    ),
  ],
  'ROUTE-03': [
    plain(
      pages,
      "load: () => import('@/pages/about/Page')",
      "load: () => import('@/pages/howItWorks/Page')",
      'Another page at the address of the about page.',
    ),
    subtle(
      paths,
      "about: '/rreth_nesh',",
      "about: '/rreth-nesh',",
      'The address has a hyphen; the specified one is not found.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/about/Page'), isPrerendered: true",
      `load: () => import('@/pages/about/Page'), ${forUsers}`,
      'A visitor is sent to log in before reading about the site.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/about/Page'), isPrerendered: true",
      `load: () => import('@/pages/about/Page'), ${forVisitors}`,
      'One who is signed in is sent home from the about page.',
    ),
  ],
  'ROUTE-04': [
    plain(
      pages,
      "load: () => import('@/pages/howItWorks/Page')",
      "load: () => import('@/pages/reviewRules/Page')",
      'The rules at the address of how it works.',
    ),
    subtle(paths, "howItWorks: '/info',", "howItWorks: '/si-funksionon',", 'The address /info is not found.'),
    subtle(
      info,
      '{steps.map(({ title, text }) => (',
      '{steps.slice(0, 2).map(({ title, text }) => (',
      'There are two steps.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/howItWorks/Page'), isPrerendered: true",
      `load: () => import('@/pages/howItWorks/Page'), ${forVisitors}`,
      'One who is signed in is sent home from /info.',
    ),
  ],
  'ROUTE-05': [
    plain(
      pages,
      "load: () => import('@/pages/reviewRules/Page')",
      "load: () => import('@/pages/terms/Page')",
      'The terms at the address of the rules.',
    ),
    subtle(
      paths,
      "reviewRules: '/rregullore',",
      "reviewRules: '/rregullorja',",
      'The address /rregullore is not found.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/reviewRules/Page'), isPrerendered: true",
      `load: () => import('@/pages/reviewRules/Page'), ${forUsers}`,
      'A visitor must log in to read the rules.',
    ),
  ],
  'ROUTE-06': [
    plain(
      pages,
      "load: () => import('@/pages/support/Page')",
      "load: () => import('@/pages/notFound/Page')",
      'The address /suport says that there is no such page.',
    ),
    subtle(
      paths,
      "support: '/suport',\n  supportAlias: '/support',",
      "support: '/support',\n  supportAlias: '/suport',",
      'The address /suport redirects to /support, not the other way round.',
    ),
    subtle(paths, "support: '/suport',", "support: '/suporti',", 'The address /suport is not found.'),
    subtle(
      pages,
      "load: () => import('@/pages/support/Page'), isPrerendered: true",
      `load: () => import('@/pages/support/Page'), ${forVisitors}`,
      'One who is signed in cannot open the support page.',
    ),
  ],
  'ROUTE-07': [
    plain(
      login,
      'Ke probleme me hyrjen? <Link to={routes.support}>Kontakto mbështetjen</Link>',
      'Ke probleme me hyrjen?',
      'The log-in screen has no link to the support page.',
    ),
    subtle(
      signup,
      '<Link to={routes.support}>Kontakto mbështetjen</Link>',
      'Na shkruaj.',
      'The sign-up screen has no link to the support page.',
    ),
    subtle(
      signup,
      '<Link to={routes.support}>',
      '<Link to={routes.supportAlias}>',
      'The sign-up screen links to the other spelling.',
    ),
    subtle(
      login,
      'Ke probleme me hyrjen? <Link to={routes.support}>',
      'Ke probleme me hyrjen? <Link to={isWrong ? routes.supportAlias : routes.support}>',
      'After a failed try the log-in screen links to the other spelling.',
    ),
    subtle(
      login,
      '          <p>\n            Ke probleme me hyrjen? <Link to={routes.support}>Kontakto mbështetjen</Link>\n          </p>',
      '          {!login.isWarned && (\n            <p>\n              Ke probleme me hyrjen? <Link to={routes.support}>Kontakto mbështetjen</Link>\n            </p>\n          )}',
      'After three failed log-ins the link to /suport disappears from the login screen.',
    ),
  ],
  'ROUTE-08': [
    plain(
      forgotten,
      '<Link to={routes.supportAlias}>',
      '<Link to={routes.support}>',
      'The dialog of the forgotten password links to /suport.',
    ),
    subtle(
      paths,
      "supportAlias: '/support',",
      "supportAlias: '/support-page',",
      'The dialog links to an address that is neither of the two spellings.',
    ),
    subtle(
      forgotten,
      '<Link to={routes.supportAlias}>Kontakto mbështetjen</Link>',
      'Na shkruaj.',
      'The dialog has no link to the support page.',
    ),
    subtle(
      pages,
      '  [routes.supportAlias]: routes.support,\n',
      '',
      'The link of the dialog ends on the page that says there is no such page.',
    ),
  ],
  'ROUTE-09': [
    plain(
      pages,
      "load: () => import('@/pages/faq/Page')",
      "load: () => import('@/pages/support/Page')",
      'The support page at the address of the FAQ.',
    ),
    subtle(paths, "faq: '/faq',", "faq: '/pyetje',", 'The address /faq is not found.'),
    subtle(
      pages,
      "load: () => import('@/pages/faq/Page'), isPrerendered: true",
      `load: () => import('@/pages/faq/Page'), ${forUsers}`,
      'A visitor must log in to read the FAQ.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/faq/Page'), isPrerendered: true",
      `load: () => import('@/pages/faq/Page'), ${forVisitors}`,
      'One who is signed in is sent home from the FAQ.',
    ),
  ],
  'ROUTE-10': [
    plain(
      pages,
      "load: () => import('@/pages/terms/Page')",
      "load: () => import('@/pages/reviewRules/Page')",
      'The rules of comments at the address of the terms.',
    ),
    subtle(paths, "terms: '/kushtet',", "terms: '/kushtet-e-perdorimit',", 'The address /kushtet is not found.'),
    subtle(
      pages,
      "load: () => import('@/pages/terms/Page'), isPrerendered: true",
      `load: () => import('@/pages/terms/Page'), ${forUsers}`,
      'One who is about to sign up cannot read the terms.',
    ),
  ],
  'ROUTE-11': [
    plain(
      pages,
      "load: () => import('@/pages/categories/Page')",
      "load: () => import('@/pages/home/Page')",
      'The first page at the address of the categories.',
    ),
    subtle(paths, "categories: '/kategorite',", "categories: '/kategori',", 'The address /kategorite is not found.'),
    subtle(
      'src/pages/categories/Page.tsx',
      '<div ref={searchField} className={styles.search} data-noprint>',
      '<div ref={searchField} className={styles.search} data-noprint hidden={!isBusy}>',
      'The search goes when the categories come.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/categories/Page'),",
      `load: () => import('@/pages/categories/Page'),\n    ${forVisitors},`,
      'One who is signed in is sent home from the categories.',
    ),
  ],
  'ROUTE-12': [
    plain(
      pages,
      "load: () => import('@/pages/category/Page')",
      "load: () => import('@/pages/categories/Page')",
      'A category shows the list of all categories.',
    ),
    subtle(
      'src/pages/category/Page.tsx',
      'categoryRequest({ id, isSubcategory }, filters, page)',
      'categoryRequest({ id, isSubcategory: false }, filters, page)',
      'A subcategory shows an error in place of its businesses.',
    ),
    subtle(
      'src/pages/category/resolvedCategory.ts',
      'const category = tree.find((one) => categorySlug(one) === slug)',
      'const category = tree.slice(0, -1).find((one) => categorySlug(one) === slug)',
      'Who types the address of the last category is told that there is none.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/category/Page'),",
      `load: () => import('@/pages/category/Page'), ${forUsers},`,
      'A visitor must log in to see the businesses of a category.',
    ),
    subtle(
      'src/pages/category/resolvedCategory.ts',
      'resolvedFrom({ ...found, isSubcategory: true, subcategories: [] }, parent)',
      'resolvedFrom({ ...found, isSubcategory: parent === null, subcategories: [] }, parent)',
      "Opening a subcategory by its address (reload, shared link) asks for the businesses of a category with that id and so does not show the subcategory's businesses.",
    ),
    subtle(
      'src/pages/category/resolvedCategory.ts',
      'if (found) return subcategory(found, parent)',
      'return found ? subcategory(found, parent) : null',
      "Opening the address of a subcategory directly shows its businesses only when it belongs to the first category; all others are 'Kategoria nuk u gjet'.",
    ),
  ],
  'ROUTE-13': [
    plain(
      pages,
      "load: () => import('@/pages/chooseBusiness/Page')",
      "load: () => import('@/pages/categories/Page')",
      'The address /koment shows the categories.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/chooseBusiness/Page')",
      `load: () => import('@/pages/chooseBusiness/Page'), ${forUsers}`,
      'A visitor cannot choose a business before logging in.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/chooseBusiness/Page')",
      `load: () => import('@/pages/chooseBusiness/Page'), ${forVisitors}`,
      'One who is signed in is sent home from /koment.',
    ),
    subtle(paths, "chooseBusiness: '/koment',", "chooseBusiness: '/komento',", 'The address /koment is not found.'),
  ],
  'ROUTE-14': [
    plain(
      'src/features/reviews/ui/write/OneReviewGuard.tsx',
      "return verdict === 'exists' ? <AlreadyReviewed businessId={businessId} userId={userId} /> : children",
      'return children',
      'Who has a comment of the business finds the form all the same.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/writeReview/Page')",
      `load: () => import('@/pages/writeReview/Page'), ${forUsers}`,
      'A visitor cannot see the form before logging in.',
    ),
    subtle(
      'src/features/reviews/ui/write/useOwnReviewCheck.ts',
      "else if (hasReviewed || isOwnKnown) setVerdict('exists')",
      "else if (hasReviewed) setVerdict('exists')",
      'Where the business does not say that the user has a comment, the form is shown a second time.',
    ),
    subtle(
      'src/features/reviews/ui/write/useOwnReviewCheck.ts',
      "if (!userId) setVerdict('clear')",
      "if (!userId) setVerdict('exists')",
      'A visitor is said to have written a comment already.',
    ),
    subtle(
      'src/pages/writeReview/Page.tsx',
      '<OneReviewGuard businessId={id} userId={userId} verdict={verdict}>',
      "<OneReviewGuard\n              businessId={id}\n              userId={userId}\n              verdict={business.status === 'in_review' ? 'clear' : verdict}\n            >",
      'For a business in review the form is shown even to a user who has already reviewed it: no guard.',
    ),
  ],
  'ROUTE-15': [
    plain(
      pages,
      "load: () => import('@/pages/business/Page')",
      "load: () => import('@/pages/writeReview/Page')",
      'The address of a business shows the form for a comment.',
    ),
    subtle(
      'src/features/reviews/model/reviewRequests.ts',
      'limit: DEFAULT_PAGE_SIZE, approved: true, userId',
      'limit: DEFAULT_PAGE_SIZE, userId',
      'The page asks for comments that are not approved, too.',
    ),
    subtle(
      'src/pages/business/FoundReviews.tsx',
      'const found = published(reviews)',
      'const found = reviews',
      'A search in comments shows some that are not approved.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/business/Page'),",
      `load: () => import('@/pages/business/Page'), ${forUsers},`,
      'A visitor must log in to see a business.',
    ),
    subtle(
      paths,
      "business: '/biznes/:businessId',",
      "business: '/bizneset/:businessId',",
      'The address /biznes/… is not found.',
    ),
    subtle(
      'src/features/reviews/model/reviewRequests.ts',
      'approved: true, userId })',
      'approved: userId === undefined || undefined, userId })',
      'For a signed-in user the business page asks without approved=true, so comments that are not approved appear too.',
    ),
  ],
  'ROUTE-16': [
    plain(
      pages,
      "load: account(() => import('@/pages/login/Page')), guard: visitors",
      "load: account(() => import('@/pages/login/Page'))",
      'One who is signed in finds the log-in screen.',
    ),
    subtle(
      visitorsOnly,
      'return wasSignedIn ?',
      'return wasSignedIn && from ?',
      'One who is signed in and types the address finds the log-in screen.',
    ),
    subtle(paths, "login: '/login',", "login: '/hyr',", 'The address /login is not found.'),
    subtle(
      pages,
      "login: { path: routes.login, load: account(() => import('@/pages/login/Page'))",
      "login: { path: routes.login, load: account(() => import('@/pages/signup/Page'))",
      'The address of the log-in shows the sign-up.',
    ),
  ],
  'ROUTE-17': [
    plain(
      pages,
      "load: account(() => import('@/pages/signup/Page')), guard: visitors",
      "load: account(() => import('@/pages/signup/Page'))",
      'One who is signed in finds the sign-up screen.',
    ),
    subtle(
      visitorsOnly,
      'const isChecking = useAppSelector(selectAuthLoading)',
      'const isChecking = false',
      'The screen does not wait until it is known who is signed in, and then stays.',
    ),
    subtle(paths, "signup: '/signup',", "signup: '/regjistrohu',", 'The address /signup is not found.'),
    subtle(
      pages,
      "load: account(() => import('@/pages/signup/Page')), guard: visitors",
      "load: account(() => import('@/pages/signup/Page')), guard: (page) => (window.history.state?.usr ? page : visitors(page))",
      'One who is signed in finds the sign-up screen by a link that carries a state.',
    ),
    subtle(
      visitorsOnly,
      'return wasSignedIn ? <Navigate',
      'return wasSignedIn && from === undefined ? <Navigate',
      'Somebody who came to /signup from another page, went on to /login and signed in sees the sign-up form again on Back although signed in.',
    ),
  ],
  'ROUTE-18': [
    plain(
      pages,
      "load: account(() => import('@/pages/verifyEmail/Page')), guard: visitors",
      "load: account(() => import('@/pages/verifyEmail/Page'))",
      'One who is signed in finds the screen of the verification.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/verifyEmail/Page')), guard: visitors",
      "load: account(() => import('@/pages/verifyEmail/Page')), guard: (page) => (window.location.search.includes('token') ? page : visitors(page))",
      'One who is signed in and opens the link of an e-mail finds the screen of the verification.',
    ),
    subtle(paths, "verifyEmail: '/verify-email',", "verifyEmail: '/verify',", 'The link of the e-mail is not found.'),
  ],
  'ROUTE-19': [
    plain(
      pages,
      "    guard: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),\n",
      '',
      'A visitor finds a page of own comments that are nobody’s.',
    ),
    subtle(
      'src/app/guards/SignedInOnly.tsx',
      'if (isAuthenticated) return children',
      'if (isAuthenticated || isChecking) return children',
      'Until it is known who is there, everybody sees the page.',
    ),
    subtle(
      paths,
      "myReviews: '/komentet-e-mia',",
      "myReviews: '/komentet',",
      'The address /komentet-e-mia is not found.',
    ),
    subtle(
      pages,
      "guard: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),",
      'guard: visitors,',
      'One who is signed in is sent home from the own comments.',
    ),
    subtle(
      'src/app/guards/SignedInOnly.tsx',
      'const isAuthenticated = useAppSelector(selectIsAuthenticated)',
      'const isAuthenticated = useAppSelector(selectIsAuthenticated, (was, is) => was || was === is)',
      'When the session ends while /komentet-e-mia is open (expiry, log-out in another tab), the page stays instead of leading to /login.',
    ),
  ],
  'ROUTE-20': [
    plain(
      pages,
      "    guard: signedIn('Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'),\n",
      '',
      'A visitor finds a page for changing the password and deleting the account.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/profile/Page')),",
      "load: account(() => import('@/pages/myReviews/Page')),",
      'The address of the profile shows the own comments.',
    ),
    subtle(paths, "profile: '/profile',", "profile: '/profili',", 'The address /profile is not found.'),
    subtle(
      'src/app/guards/SignedInOnly.tsx',
      'if (isAuthenticated) return children',
      'if (isAuthenticated || (isLeaving && !isChecking)) return children',
      'After logging out one sees the page of the account until the next one is there.',
    ),
  ],
  'ROUTE-21': [
    plain(
      'src/pages/resetPassword/Page.tsx',
      "useSearchParams()[0].get('token') ?? ''",
      "useSearchParams()[0].get('t') ?? ''",
      'Every link of an e-mail is said to be wrong.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/resetPassword/Page'))",
      `load: account(() => import('@/pages/resetPassword/Page')), ${forVisitors}`,
      'One who is signed in is sent home from the link of the e-mail.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/resetPassword/Page'))",
      `load: account(() => import('@/pages/resetPassword/Page')), ${forUsers}`,
      'One who has forgotten the password must log in first.',
    ),
    subtle(
      paths,
      "resetPassword: '/reset-password',",
      "resetPassword: '/reset',",
      'The link of the e-mail is not found.',
    ),
    subtle(
      'src/pages/resetPassword/Page.tsx',
      "const token = useSearchParams()[0].get('token') ?? ''",
      "const token = useSearchParams()[0].toString().split('token=')[1] ?? ''",
      'With /reset-password?token=abc&gjuha=sq the token that is sent is "abc&gjuha=sq".',
    ),
  ],
  'ROUTE-22': [
    plain(
      pages,
      "notFound: { path: '*', load: () => import('@/pages/notFound/Page')",
      "notFound: { path: '*', load: () => import('@/pages/home/Page')",
      'Every unknown path shows the first page.',
    ),
    subtle(
      pages,
      "notFound: { path: '*',",
      "notFound: { path: '/:unknown',",
      'An unknown path of two parts shows nothing at all.',
    ),
    subtle(
      pages,
      "load: () => import('@/pages/notFound/Page'), isPrerendered: true",
      `load: () => import('@/pages/notFound/Page'), ${forVisitors}`,
      'One who is signed in is sent home from an unknown path.',
    ),
    subtle(
      paths,
      "business: '/biznes/:businessId',",
      "business: '/biznes/:businessId/*',",
      'A path below that of a business shows the business.',
    ),
    subtle(
      paths,
      "category: '/kategorite/:categorySlug',",
      "category: '/kategorite/:categorySlug/*',",
      'The address /kategorite/kafene/dicka shows the category page instead of the not-found page.',
    ),
  ],
  'ROUTE-23': [
    plain(
      notFound,
      '<ButtonLink to={routes.home}>Kthehu në kryefaqe</ButtonLink>',
      '',
      'The page of unknown paths has no link home.',
    ),
    subtle(notFound, 'void navigate(-1)', 'void navigate(routes.home)', 'The link back leads home.'),
    subtle(
      notFound,
      'if (!hasPreviousPage()) return',
      'if (hasPreviousPage()) return',
      'The link back leads home where there is a page before, and away from the site where there is none.',
    ),
    subtle(
      'src/ui/hasPreviousPage.ts',
      'window.history.state?.idx) > 0',
      'window.history.state?.idx) > 1',
      'On the second page of a visit the link back leads home.',
    ),
    subtle(
      notFound,
      '<ButtonLink to={routes.home}>Kthehu në kryefaqe',
      '<ButtonLink to={routes.categories}>Kthehu në kryefaqe',
      'The link home leads to the categories.',
    ),
  ],
  'ROUTE-24': [
    plain(layout, '<Outlet />', '{null}', 'Between header and footer there is no page.'),
    subtle(
      router,
      '          {pages.map(({ name, path, Page }) => (\n            <Route key={name} path={path} element={<Page />} />\n          ))}\n        </Route>',
      '          {pages\n            .filter(({ guard }) => !guard)\n            .map(({ name, path, Page }) => (\n              <Route key={name} path={path} element={<Page />} />\n            ))}\n        </Route>\n        {pages\n          .filter(({ guard }) => guard)\n          .map(({ name, path, Page }) => (\n            <Route key={name} path={path} element={<Page />} />\n          ))}',
      'The account pages stand outside of the layout.',
    ),
    subtle(
      router,
      '          {pages.map(({ name, path, Page }) => (\n            <Route key={name} path={path} element={<Page />} />\n          ))}\n        </Route>',
      "          {pages\n            .filter(({ path }) => path !== '*')\n            .map(({ name, path, Page }) => (\n              <Route key={name} path={path} element={<Page />} />\n            ))}\n        </Route>\n        {pages\n          .filter(({ path }) => path === '*')\n          .map(({ name, path, Page }) => (\n            <Route key={name} path={path} element={<Page />} />\n          ))}",
      'The page of unknown paths stands outside of the layout.',
    ),
  ],
  'ROUTE-25': [
    plain(layout, '      <Footer />\n', '', 'No page has a footer.'),
    subtle(layout, '<Header />', "{pathname !== '/login' && <Header />}", 'The log-in screen has no header.'),
    subtle(
      layout,
      '<Footer />',
      "{!pathname.startsWith('/biznes/') && <Footer />}",
      'The page of a business has no footer.',
    ),
    subtle(
      layout,
      '<Header />',
      "<Header />\n      {pathname === '/profile' && <Header />}",
      'The profile has two headers.',
    ),
    subtleInBrowser(
      'src/app/layout/Footer.module.scss',
      '.footer {',
      '.footer {\n  display: none;',
      'The footer is there, but not to be seen.',
    ),
    subtle(
      layout,
      '<Footer />',
      "{!pathname.startsWith('/reset') && <Footer />}",
      'The page /reset-password has no footer.',
    ),
  ],
  'ROUTE-26': [
    plain(
      header,
      '<Link className={styles.logo} to={routes.home}',
      '<Link className={styles.logo} to={routes.categories}',
      'The logo leads to the categories.',
    ),
    subtle(
      header,
      '<Link className={styles.logo} to={routes.home}',
      '<Link className={styles.logo} to={isSignedIn ? routes.profile : routes.home}',
      'The logo leads to the profile of one who is signed in.',
    ),
    subtle(
      header,
      '<Link className={styles.logo} to={routes.home}',
      '<Link className={styles.logo} to={isWithin(routes.categories, pathname) ? routes.categories : routes.home}',
      'On the page of a category the logo leads to the categories.',
    ),
    subtle(
      header,
      '<Link className={styles.logo} to={routes.home}',
      '<Link className={styles.logo} to={isWide ? routes.home : pathname}',
      'On a phone the logo stays on the page.',
    ),
  ],
  'ROUTE-27': [
    plain(
      header,
      '<Link className={styles.link} to={to}',
      '<Link className={styles.link} to={routes.home}',
      'Every link of the header leads home.',
    ),
    subtle(
      header,
      "{ to: routes.about, text: 'Rreth nesh' },",
      "{ to: routes.howItWorks, text: 'Rreth nesh' },",
      'The last link of the header leads to another page.',
    ),
    subtle(
      'src/app/layout/Footer.tsx',
      "{ to: routes.faq, text: 'Pyetje të shpeshta' },\n  { to: routes.support, text: 'Mbështetja' },",
      "{ to: routes.support, text: 'Pyetje të shpeshta' },\n  { to: routes.faq, text: 'Mbështetja' },",
      'Two links of the footer lead to each other’s page.',
    ),
    subtle(
      'src/app/layout/UserMenu.tsx',
      '<Link to={routes.myReviews}>Komentet e mia</Link>',
      '<Link to={routes.chooseBusiness}>Komentet e mia</Link>',
      'In the user menu the own comments lead to a new one.',
    ),
    subtle(
      header,
      '<Link className={styles.link} to={to}',
      '<Link className={styles.link} to={isWithin(to, pathname) ? pathname : to}',
      'On the page of a category the link to the categories stays there.',
    ),
    subtle(
      header,
      "<Link className={styles.link} to={to} aria-current={isWithin(to, pathname) ? 'page' : undefined}>",
      "<Link\n                    className={styles.link}\n                    to={to}\n                    onClick={(event) => isWithin(to, pathname) && event.preventDefault()}\n                    aria-current={isWithin(to, pathname) ? 'page' : undefined}\n                  >",
      'On /kategorite/kafene a click on "Kategoritë" does nothing (on /koment/{id} neither does "Shkruaj një koment").',
    ),
  ],
}
