// How the statements about the guards of pages could be false.
import { type Area, plain, plainInBrowser, subtle, subtleInBrowser } from '../break'

const signedIn = 'src/app/guards/SignedInOnly.tsx'
const visitors = 'src/app/guards/VisitorsOnly.tsx'
const pages = 'src/app/pages.tsx'
const main = 'src/main.tsx'
const listeners = 'src/features/auth/model/listeners.ts'

const leave = 'return <Navigate to={routes.login} replace state={{ from: pathname + search + hash, message }} />'
const check = '  scheduleSessionCheck(store.dispatch)\n'

export const guard: Area = {
  'GUARD-01': [
    plain(signedIn, leave, 'return children', 'Visitors see the pages of users, without data.'),
    subtle(
      pages,
      "    guard: signedIn('Hyr për të parë komentet e tua.', 'Duke ngarkuar…'),\n",
      '',
      'Visitors see /komentet-e-mia.',
    ),
    subtle(
      pages,
      "    guard: signedIn('Hyr për të parë profilin tënd.', 'Duke ngarkuar profilin...'),\n",
      '',
      'Visitors see /profile.',
    ),
    subtle(signedIn, leave, leave.replace('routes.login', 'routes.home'), 'Visitors are sent home.'),
    subtle(
      signedIn,
      'if (isChecking || isLeaving) return <Spinner label={waiting} />',
      'if (isChecking || isLeaving || pathname !== pathname.toLowerCase()) return <Spinner label={waiting} />',
      'With a capital in the address visitors wait for ever.',
    ),
    subtle(
      signedIn,
      'const isAuthenticated = useAppSelector(selectIsAuthenticated)',
      'const isAuthenticated = useAppSelector(({ auth }) => auth.user !== null)',
      'Who has just verified an e-mail, which makes the user known but signs nobody in, sees /profile instead of /login.',
    ),
    subtle(
      signedIn,
      'const isLeaving = useAppSelector(selectPendingNavigation) !== null',
      "const isLeaving = useAppSelector((state) => selectPendingNavigation(state) !== null || state.auth.errorCode === 'sessionExpired')",
      'When the session expires, /profile and /komentet-e-mia show a spinner under the expiry banner instead of going to /login.',
    ),
  ],
  'GUARD-02': [
    plain(signedIn, leave, leave.replace('from: pathname + search + hash, ', ''), 'The log-in leads home.'),
    subtle(
      signedIn,
      leave,
      leave.replace('pathname + search + hash', 'pathname'),
      'The log-in leads to the first page of comments, not to the one that was open.',
    ),
    subtle(
      signedIn,
      leave,
      leave.replace('pathname + search + hash', 'pathname + search'),
      'The place within the page is forgotten.',
    ),
    subtle(
      'src/pages/login/Page.tsx',
      'useLogin(from)',
      'useLogin(undefined)',
      'The log-in does not look at where the user came from.',
    ),
    subtle(
      'src/features/auth/model/loginRouterState.ts',
      "...(typeof from === 'string' && { from }),",
      "...(typeof from === 'string' && typeof message !== 'string' && { from }),",
      'The page is forgotten where a message came along with it.',
    ),
    subtle(
      signedIn,
      'from: pathname + search + hash',
      'from: pathname + hash',
      'After the log-in /komentet-e-mia?faqe=3 comes back on its first page.',
    ),
    subtle(
      'src/lib/safeUrl.ts',
      'pathname === routes.login || pathname === routes.signup ? routes.home : path',
      'pathname === routes.login || pathname === routes.signup || pathname === routes.profile ? routes.home : path',
      'Who was sent to /login from /profile lands on the home page after the log-in.',
    ),
  ],
  'GUARD-03': [
    plain(signedIn, leave, leave.replace(' replace', ''), 'Back from the log-in leads to the log-in again.'),
    subtle(
      signedIn,
      leave,
      leave.replace(' replace', ' replace={pathname === routes.profile}'),
      'Back from the log-in to which /komentet-e-mia sent leads there again.',
    ),
    subtle(
      signedIn,
      leave,
      leave.replace(' replace', ' replace={!search}'),
      'A page with a query stays in the history.',
    ),
    subtle(
      signedIn,
      '<Navigate to={routes.login} replace state',
      "<Navigate to={routes.login} replace={search === ''} state",
      'From /komentet-e-mia?faqe=2 the visitor gets to /login by a new history entry: Back leads to the guard and to /login again.',
    ),
  ],
  'GUARD-04': [
    plain(
      signedIn,
      'if (isChecking || isLeaving) return',
      'if (isLeaving) return',
      'After a reload a user is sent to the log-in before it is known who it is.',
    ),
    subtle(
      signedIn,
      'return <Spinner label={waiting} />',
      'return <p role="status">{waiting}</p>',
      'A text without a spinner.',
    ),
    subtle(
      signedIn,
      'if (isAuthenticated) return children\n',
      'if (isAuthenticated || isChecking) return children\n',
      'The page itself shows while it is not known who it is.',
    ),
    subtleInBrowser(
      'src/ui/Spinner.module.scss',
      '  justify-content: center;\n',
      '',
      'The spinner stands at the left edge.',
    ),
    subtleInBrowser(
      'src/ui/Spinner.module.scss',
      '  border: 2px solid currentcolor;\n',
      '  border: 2px solid transparent;\n',
      'Nobody sees the ring.',
    ),
    subtleInBrowser(
      'src/ui/Spinner.module.scss',
      'justify-content: center;',
      'justify-content: flex-start;',
      'The spinner of a waiting page stands at the left edge.',
    ),
    subtle(
      signedIn,
      'if (isAuthenticated) return children\n  if (isChecking || isLeaving)',
      'if (isAuthenticated || isChecking) return children\n  if (isLeaving)',
      "While the session is checked /komentet-e-mia shows 'Gabim në ngarkimin e komenteve' instead of a spinner.",
    ),
  ],
  'GUARD-05': [
    plain(
      visitors,
      'return wasSignedIn ? <Navigate key={key} to={safePath(from)} replace /> : children',
      'return children',
      'Users can log in again and sign up.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/verifyEmail/Page')), guard: visitors }",
      "load: account(() => import('@/pages/verifyEmail/Page')) }",
      'Users can open /verify-email.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/login/Page')), guard: visitors }",
      "load: account(() => import('@/pages/login/Page')) }",
      'Users can open /login.',
    ),
    subtle(
      pages,
      "load: account(() => import('@/pages/signup/Page')), guard: visitors }",
      "load: account(() => import('@/pages/signup/Page')) }",
      'Users can open /signup.',
    ),
    subtle(
      visitors,
      'to={safePath(from)} replace />',
      "to={from === undefined ? '/profile' : safePath(from)} replace />",
      'Users are sent to their profile.',
    ),
    subtle(
      visitors,
      '  const isAuthenticated = useAppSelector(selectIsAuthenticated)',
      '  const isAuthenticated = useAppSelector(({ auth }) => auth.isAuthenticated && auth.user?.verified !== false)',
      'A signed-in user whose e-mail is not verified can stay on /verify-email (with a token, or without any e-mail).',
    ),
    subtle(
      visitors,
      '<Navigate key={key} to',
      '<Navigate to',
      'A user who comes to /login a second time while / is still loading stays there, before an empty page.',
    ),
  ],
  'GUARD-06': [
    plainInBrowser(main, check, '', 'It never is known who is signed in.'),
    subtleInBrowser(main, check, check + check, 'The check runs twice.'),
    subtleInBrowser(
      main,
      check,
      '  setTimeout(() => scheduleSessionCheck(store.dispatch), 2000)\n',
      'The check comes two seconds after the start.',
    ),
    subtle(
      listeners,
      'const before = getOriginalState().auth.user\n',
      'scheduleSessionCheck(dispatch)\n      const before = getOriginalState().auth.user\n',
      'Every log-in is followed by a check.',
    ),
    subtle(
      listeners,
      "if (meta?.code === 'accountChanged') scheduleSessionCheck(dispatch)",
      'scheduleSessionCheck(dispatch)',
      'Every error of the account is followed by a check.',
    ),
    subtle(
      listeners,
      "if (meta?.code === 'accountChanged') scheduleSessionCheck(dispatch)",
      'if (meta?.code) scheduleSessionCheck(dispatch)',
      'A log-in that fails without connection, or a session that expires, checks the session a second time (INIT again).',
    ),
  ],
}
