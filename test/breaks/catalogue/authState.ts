// How the statements about the auth state and its events could be false.
import { type Area, plain, subtle } from '../break'

const machine = 'src/features/auth/model/machine.ts'
const slice = 'src/features/auth/model/slice.ts'
const events = 'src/session/events.ts'
const entrance = 'src/features/auth/model/loginAndSignup.ts'
const verification = 'src/features/auth/model/verification.ts'
const listeners = 'src/features/auth/model/listeners.ts'
const logOut = 'src/features/auth/model/logOut.ts'
const otherTabs = 'src/features/auth/model/otherTabs.ts'
const login = 'src/features/auth/ui/login/useLogin.ts'
const reauth = 'src/api/reauth.ts'
const wire = 'src/api/wire/account.ts'
const tokens = 'src/session/tokens.ts'
const constants = 'src/session/constants.ts'
const keys = 'src/lib/storageKeys.ts'
const pendingEmail = 'src/storage/pendingEmail.ts'
const notices = 'src/app/layout/Notices.tsx'

const initial = `  resendLoading: false,
  error: null,
  errorCode: null,
  successMessage: null,
  isAuthenticated: false,
  pendingVerification: false,
  userEmail: null,
}`
const without = (field: string) => `${initial.replace(new RegExp(` *${field}: .*\\n`), '')} as AuthState`
const loggedOut = 'LOGOUT: () => ({ ...idle, ...nobody, ...noError, successMessage: null }),'
const nobody = 'const nobody = { user: null, isAuthenticated: false, pendingVerification: false, userEmail: null }'
const session = 'const session = { accessToken: null, refreshToken: null, user: null, clockOffset: null }'
const signOut = "dispatch({ type: 'auth/INIT', payload: { user: null } })"

export const authState: Area = {
  'AUTHSTATE-01': [
    plain(machine, initial, without('userEmail'), 'The state does not hold the address that waits for verification.'),
    subtle(machine, initial, without('resendLoading'), 'The state does not hold whether an e-mail is being sent.'),
    subtle(
      machine,
      'SET_VERIFICATION_LOADING: (verificationLoading) => ({ verificationLoading }),',
      'SET_VERIFICATION_LOADING: (loading) => ({ loading }),',
      'That a verification is under way is not held apart from the check of the session.',
    ),
    subtle(
      machine,
      'SET_SIGNUP_LOADING: (signupLoading) => ({ signupLoading }),',
      'SET_SIGNUP_LOADING: (loginLoading) => ({ loginLoading }),',
      'A sign-up under way is held as a log-in.',
    ),
    subtle(
      machine,
      'SET_SUCCESS_MESSAGE: (successMessage) => ({ successMessage }),',
      'SET_SUCCESS_MESSAGE: (error) => ({ error }),',
      'A message of success is held as an error: the screen shows it in red.',
    ),
  ],
  'AUTHSTATE-02': [
    plain(
      slice,
      'createAction<AuthEvents[E]>(`auth/',
      'createAction<AuthEvents[E]>(`session/',
      'The events have other names, and nobody hears them.',
    ),
    subtle(
      events,
      "'auth/LOGIN_SUCCESS'",
      "'auth/LOGIN_SUCCEEDED'",
      'The event of a log-in has another name: nobody is signed in by it.',
    ),
    subtle(events, "'auth/SET_ERROR'", "'auth/ERROR_SET'", 'The event of an error has another name: none is shown.'),
    subtle(
      slice,
      "SET_PENDING_VERIFICATION: event('SET_PENDING_VERIFICATION'),",
      "SET_PENDING_VERIFICATION: createAction<boolean>('auth/SET_PENDING'),",
      'The event of a pending verification has another name.',
    ),
    subtle(
      slice,
      "CLEAR_SUCCESS_MESSAGE: event('CLEAR_SUCCESS_MESSAGE'),",
      "CLEAR_SUCCESS_MESSAGE: event('CLEAR_ERROR'),",
      'A message stays when the next e-mail is being sent.',
    ),
    subtle(
      verification,
      '    dispatch(authEvents.SET_RESEND_LOADING(true))\n',
      '',
      'No event tells that an e-mail is being sent again.',
    ),
  ],
  'AUTHSTATE-03': [
    plain(
      machine,
      '  user: null,\n  loading: true,',
      '  user: null,\n  loading: false,',
      'At the start a user with a stored session counts as a visitor for a moment, and is sent to the log-in.',
    ),
    subtle(
      machine,
      '  isAuthenticated: false,\n  pendingVerification: false,\n  userEmail: null,\n}',
      '  isAuthenticated: true,\n  pendingVerification: false,\n  userEmail: null,\n}',
      'At the start everybody seems to be signed in.',
    ),
    subtle(
      machine,
      '  user: null,\n  loading: true,',
      "  user: { _id: 'authenticated', name: 'User' },\n  loading: true,",
      'At the start there is a user already.',
    ),
  ],
  'AUTHSTATE-04': [
    plain(
      machine,
      'SET_ERROR: (error, code) => ({ ...idle, error,',
      'SET_ERROR: (error, code) => ({ error,',
      'After an error the resend button stays busy.',
    ),
    subtle(
      machine,
      'SET_ERROR: (error, code) => ({ ...idle, error,',
      "SET_ERROR: (error, code) => ({ ...(code === 'network' ? {} : idle), error,",
      'After an error of the connection the resend button stays busy.',
    ),
    subtle(
      machine,
      'SET_ERROR: (error, code) => ({ ...idle, error,',
      'SET_ERROR: (error, code) => ({ ...(code ? idle : {}), error,',
      'After an error without a code the resend button stays busy.',
    ),
    subtle(
      machine,
      '  verificationLoading: false,\n  resendLoading: false,\n}',
      '  resendLoading: false,\n}',
      'After an error the verification still counts as under way.',
    ),
    subtle(
      machine,
      'const idle = {\n  loading: false,\n',
      'const idle = {\n',
      'An error during the check of the session does not end it.',
    ),
  ],
  'AUTHSTATE-05': [
    plain(
      machine,
      'pendingVerification: requiresVerification,',
      'pendingVerification: !requiresVerification,',
      'A verification is pending exactly where none is needed.',
    ),
    subtle(
      machine,
      'pendingVerification: requiresVerification,',
      'pendingVerification: true,',
      'A verification is pending though the server asks for none.',
    ),
    subtle(
      machine,
      'pendingVerification: requiresVerification,',
      'pendingVerification: false,',
      'No verification is pending though the server asks for one.',
    ),
    subtle(
      wire,
      "requiresVerification: pick(flag, sources, 'requiresVerification') === true,",
      "requiresVerification: pick(flag, [raw], 'requiresVerification') === true,",
      'What the answer says of it under data is not heard.',
    ),
    subtle(
      wire,
      "pick(flag, sources, 'requiresVerification') === true",
      "pick(flag, [raw], 'requiresVerification') === true",
      "'pendingVerification' stays false when the sign-up answer has requiresVerification under data.",
    ),
  ],
  'AUTHSTATE-06': [
    plain(
      machine,
      '    userEmail: email,\n',
      '    userEmail: null,\n',
      'The address of the sign-up is not kept in the state.',
    ),
    subtle(
      machine,
      '    userEmail: email,\n    successMessage: message,\n',
      '    userEmail: email,\n    successMessage: null,\n',
      'The message of the sign-up is not kept in the state.',
    ),
    subtle(
      entrance,
      'email: address, message }',
      "email: data.email ?? '', message }",
      'The address is not kept where the server does not repeat it.',
    ),
    subtle(
      machine,
      '    userEmail: email,\n    successMessage: message,\n',
      '    ...(requiresVerification && { userEmail: email }),\n    successMessage: message,\n',
      'The address is not kept where no verification is needed.',
    ),
    subtle(
      machine,
      'userEmail: email,\n    successMessage: message,',
      'userEmail: email,\n    successMessage: requiresVerification ? message : null,',
      'After a sign-up that needs no verification the auth state has no success message.',
    ),
  ],
  'AUTHSTATE-07': [
    plain(
      entrance,
      '    rememberPendingEmail(opened.email)\n',
      "    rememberPendingEmail('')\n",
      'After a reload the verification page does not know the address any more.',
    ),
    subtle(
      entrance,
      '    rememberPendingEmail(opened.email)\n',
      '    if (opened.requiresVerification) rememberPendingEmail(opened.email)\n',
      'The address is not stored where the server asks for no verification.',
    ),
    subtle(
      entrance,
      '    rememberPendingEmail(opened.email)\n',
      '    rememberPendingEmail(email)\n',
      'The typed address is stored where the server names another one.',
    ),
    subtle(
      keys,
      "pendingVerificationEmail: 'pendingVerificationEmail',",
      "pendingVerificationEmail: 'pendingVerification',",
      'The address is stored under another key.',
    ),
    subtle(
      pendingEmail,
      'writeItem(storageKeys.pendingVerificationEmail, address(email))',
      'window.sessionStorage.setItem(storageKeys.pendingVerificationEmail, email)',
      'The address is stored for this tab only.',
    ),
    subtle(
      entrance,
      'rememberPendingEmail(opened.email)',
      'if (opened.requiresVerification) rememberPendingEmail(opened.email)',
      'After a sign-up whose answer does not require verification nothing is stored under pendingVerificationEmail.',
    ),
  ],
  'AUTHSTATE-08': [
    plain(
      machine,
      '    user,\n    isAuthenticated: authenticated,\n',
      '    isAuthenticated: authenticated,\n',
      'A verification does not set the user.',
    ),
    subtle(
      machine,
      '    user,\n    isAuthenticated: authenticated,\n',
      '    user: authenticated ? user : null,\n    isAuthenticated: authenticated,\n',
      'The user is not set where the answer brings no tokens.',
    ),
    subtle(
      verification,
      'userOfSession(named) : (named ?? null)',
      'userOfSession(named) : null',
      'After a verification without tokens the user of the answer is not in the auth state.',
    ),
    subtle(
      machine,
      '    isAuthenticated: authenticated,\n    pendingVerification: false,\n',
      '    isAuthenticated: authenticated,\n',
      'The verification counts as pending after it has succeeded.',
    ),
    subtle(
      machine,
      '    pendingVerification: false,\n    userEmail: null,\n    successMessage: message,\n',
      '    pendingVerification: false,\n    successMessage: message,\n',
      'The address still waits for verification after it has succeeded.',
    ),
    subtle(
      machine,
      '    userEmail: null,\n    successMessage: message,\n',
      '    userEmail: null,\n',
      'A verification sets no message.',
    ),
  ],
  'AUTHSTATE-09': [
    plain(
      verification,
      '  dropPendingEmail()\n',
      '  void dropPendingEmail\n',
      'The stored address is still there after its verification.',
    ),
    subtle(
      verification,
      '  dropPendingEmail()\n',
      '  if (authenticated) dropPendingEmail()\n',
      'The stored address stays where the answer brings no tokens.',
    ),
    subtle(
      verification,
      '  dropPendingEmail()\n',
      '  if (data.message) dropPendingEmail()\n',
      'The stored address stays where the server says nothing.',
    ),
    subtle(
      pendingEmail,
      'dropPendingEmail = (): void => writeItem(storageKeys.pendingVerificationEmail, null)',
      "dropPendingEmail = (): void => writeItem(storageKeys.pendingVerificationEmail, '')",
      'An empty address stays stored.',
    ),
    subtle(
      verification,
      '  dropPendingEmail()\n',
      '  if (named) dropPendingEmail()\n',
      'A verification answered with a message only, without a user, leaves the pending e-mail in the storage.',
    ),
  ],
  'AUTHSTATE-10': [
    plain(
      machine,
      'LOGIN_SUCCESS: ({ user }) => ({ ...idle, user, isAuthenticated: true, ...noError }),',
      'LOGIN_SUCCESS: ({ user }) => ({ ...idle, user, isAuthenticated: false, ...noError }),',
      'Nobody is signed in after a log-in.',
    ),
    subtle(
      machine,
      'LOGIN_SUCCESS: ({ user }) => ({ ...idle, user, isAuthenticated: true, ...noError }),',
      'LOGIN_SUCCESS: ({ user }) => ({ ...idle, user, isAuthenticated: true }),',
      'The word that the session has expired stays when another tab has logged in.',
    ),
    subtle(
      tokens,
      'const user = parts.user ? JSON.stringify(parts.user) : null',
      'const user: string | null = null',
      'The user of a log-in is not stored.',
    ),
    subtle(
      tokens,
      'writeItems({ accessToken, refreshToken, user, clockOffset: clockOffset(accessToken) })',
      'writeItems({ accessToken, user, clockOffset: clockOffset(accessToken) })',
      'The refresh token of a log-in is not stored, or an old one stays.',
    ),
    subtle(
      machine,
      'user, isAuthenticated: true, ...noError })',
      'user, isAuthenticated: true })',
      'When the session has expired here and another tab signs in again, this tab is signed in but still shows the expiry error.',
    ),
  ],
  'AUTHSTATE-11': [
    plain(
      listeners,
      '      clearSession()\n',
      '      void clearSession\n',
      'After a log-out all of the session is still stored: a reload signs in again.',
    ),
    subtle(
      tokens,
      session,
      'const session = { accessToken: null, user: null, clockOffset: null }',
      'The refresh token stays after a log-out.',
    ),
    subtle(
      tokens,
      session,
      'const session = { accessToken: null, refreshToken: null, clockOffset: null }',
      'The stored user stays after a log-out.',
    ),
    subtle(
      tokens,
      'writeItems({ ...session, pendingVerificationEmail: null, [recentKey]: null })',
      'writeItems({ ...session, [recentKey]: null })',
      'The address that waits for verification stays after a log-out.',
    ),
    subtle(
      machine,
      nobody,
      'const nobody = { isAuthenticated: false, pendingVerification: false, userEmail: null }',
      'The user stays in the state after a log-out.',
    ),
    subtle(
      'src/lib/browserStorage.ts',
      'for (const [key] of entries) memory.delete(key)',
      'for (const [key, value] of entries) if (value !== null) memory.delete(key)',
      'Where the storage was full at log-in, the tokens (held in memory) are still there after the log-out.',
    ),
  ],
  'AUTHSTATE-12': [
    plain(
      logOut,
      '    dispatch(loggedOut())\n',
      `    ${signOut}\n`,
      'A log-out emits another event: nothing is forgotten but the user in the state.',
    ),
    subtle(
      reauth,
      '  dispatch(loggedOut())\n  dispatch(authErrorSet(SESSION_EXPIRED',
      `  ${signOut}\n  dispatch(authErrorSet(SESSION_EXPIRED`,
      'An expired session emits no LOGOUT: what was loaded for the user stays.',
    ),
    subtle(
      otherTabs,
      'if (user || loading) dispatch(loggedOut())',
      `if (user || loading) ${signOut}`,
      'A log-out in another tab emits no LOGOUT here: what was loaded for the user stays.',
    ),
    subtle(
      otherTabs,
      'if (user || loading) dispatch(loggedOut())',
      'if (loading) dispatch(loggedOut())',
      'A log-out in another tab is not noticed here.',
    ),
    subtle(
      reauth,
      "if ('error' in read && isOver(response.status, serverMessage)) return endSession(dispatch)",
      "if ('error' in read && isOver(response.status, serverMessage)) {\n    clearSession()\n    dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))\n    return { outcome: 'expired' }\n  }",
      'When the server refuses the refresh as expired no LOGOUT is emitted: the header still shows the user beside the expiry text.',
    ),
  ],
  'AUTHSTATE-13': [
    plain(
      machine,
      loggedOut,
      'LOGOUT: () => ({ ...idle, ...noError, successMessage: null }),',
      'The user stays signed in.',
    ),
    subtle(
      machine,
      nobody,
      'const nobody = { user: null, isAuthenticated: false, userEmail: null }',
      'A pending verification stays after a log-out.',
    ),
    subtle(
      machine,
      nobody,
      'const nobody = { user: null, isAuthenticated: false, pendingVerification: false }',
      'The address of the former user stays in the state.',
    ),
    subtle(
      machine,
      loggedOut,
      'LOGOUT: () => ({ ...idle, ...nobody, successMessage: null }),',
      'An error of the former user stays.',
    ),
    subtle(
      machine,
      loggedOut,
      'LOGOUT: () => ({ ...idle, ...nobody, ...noError }),',
      'A message to the former user stays.',
    ),
  ],
  'AUTHSTATE-14': [
    plain(
      constants,
      "SESSION_EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'",
      "SESSION_EXPIRED = 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'",
      'Another text at the end of a session.',
    ),
    subtle(
      reauth,
      "  dispatch(loggedOut())\n  dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))",
      "  dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))\n  dispatch(loggedOut())",
      'The text is cleared in the moment in which it is set.',
    ),
    subtle(
      reauth,
      "dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))",
      'dispatch(authErrorSet(SESSION_EXPIRED))',
      'The text is in the state, but nowhere on the page.',
    ),
    subtle(
      login,
      "failures > 0 || errorCode === 'sessionExpired' ? error : null",
      'failures > 0 ? error : null',
      'Who is led to the log-in by the end of the session is not told why.',
    ),
    subtle(
      notices,
      "const isExpired = code === 'sessionExpired' && !isRoute(routes.login, pathname)",
      "const isExpired = code === 'sessionExpired' && !isRoute(routes.login, pathname) && pathname !== routes.home",
      'On the home page nothing says that the session has expired.',
    ),
    subtle(
      login,
      "failures > 0 || errorCode === 'sessionExpired' ? error : null",
      "failures > 0 || (errorCode === 'sessionExpired' && from !== undefined) ? error : null",
      'Who opens /login itself with an expired session (no page to return to) is not told that the session has expired.',
    ),
  ],
}
