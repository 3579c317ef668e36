// How the statements about the calls of the account could be false.
import { type Area, plain, subtle } from '../break'

const reauth = 'src/api/reauth.ts'
const base = 'src/api/baseQuery.ts'
const wire = 'src/api/wire/account.ts'
const response = 'src/api/readResponse.ts'
const tokens = 'src/session/tokens.ts'
const account = 'src/features/auth/model/accountCalls.ts'
const entrance = 'src/features/auth/model/loginAndSignup.ts'
const verification = 'src/features/auth/model/verification.ts'
const logOut = 'src/features/auth/model/logOut.ts'
const signup = 'src/features/auth/ui/signup/useSignup.ts'

const bearer = 'const bearer = bearerRules[api.endpoint as EndpointId]'
const without = (endpoint: string) =>
  `const bearer = api.endpoint === '${endpoint}' ? undefined : bearerRules[api.endpoint as EndpointId]`
const sent = ': send(args, api.signal))'
const meSources = "[field(data, 'user'), data, field(raw, 'user'), raw]"

export const authCall: Area = {
  'AUTHCALL-01': [
    plain(
      reauth,
      "method: 'POST', body: { refreshToken } }\n  const { response }",
      "method: 'POST', body: { token: refreshToken } }\n  const { response }",
      'The server does not find the refresh token in the call.',
    ),
    subtle(
      reauth,
      "url: '/auth/refresh', method: 'POST'",
      "url: '/auth/refresh', method: 'PUT'",
      'The refresh is sent by another method.',
    ),
    subtle(
      wire,
      "function sessionData(raw: unknown): Fields<SessionReply['data']> {\n  const sources = dataOrRoot(raw)",
      "function sessionData(raw: unknown): Fields<SessionReply['data']> {\n  const sources = [field(raw, 'data')]",
      'Tokens at the root of the answer are not found: the refresh counts as failed.',
    ),
    subtle(
      tokens,
      'refreshToken: token(parts.refreshToken) ?? readTokens().refreshToken,',
      'refreshToken: readTokens().refreshToken,',
      'The new refresh token is not kept, so that the second refresh uses a spent one.',
    ),
    subtle(
      tokens,
      'user: parts.user ? JSON.stringify(parts.user) : readItem(storageKeys.user),',
      'user: readItem(storageKeys.user),',
      'The user of a refresh is not read: a new name is not known after a reload.',
    ),
    subtle(
      tokens,
      'user: parts.user ? JSON.stringify(parts.user) : readItem(storageKeys.user),',
      'user: readItem(storageKeys.user) ?? (parts.user ? JSON.stringify(parts.user) : null),',
      'The user in the answer of a refresh is ignored where one is stored: a changed name does not appear after the start.',
    ),
  ],
  'AUTHCALL-02': [
    plain(
      entrance,
      'credentials: { email, password }',
      "credentials: { email, password: '' }",
      'The password is not sent: nobody can log in.',
    ),
    subtle(
      entrance,
      'credentials: { email, password }',
      'credentials: { email, password: password.trim() }',
      'Who has a password that ends with a blank cannot log in.',
    ),
    subtle(
      entrance,
      'credentials: { email, password }',
      'credentials: Object.assign({ email, password }, { remember: true })',
      'The log-in sends a third field.',
    ),
    subtle(
      base,
      "if (endpoint === 'login') startSession(data)",
      "if (endpoint === 'login') startSession({ accessToken: data.accessToken, user: data.user })",
      'The refresh token of a log-in is not kept: the session ends after a quarter of an hour.',
    ),
    subtle(
      wire,
      "user: pick(wireUser, sources, 'user'),",
      "user: pick(wireUser, [raw], 'user'),",
      'The user is not read where the answer has it under data, and asked for once more.',
    ),
    subtle(
      'src/features/auth/ui/login/useLogin.ts',
      'logIn({ email: email.trim(), password })',
      'logIn({ email: email.trim(), password: password.trim() })',
      'A password that begins or ends with a space is sent without it; its owner cannot log in.',
    ),
  ],
  'AUTHCALL-03': [
    plain(
      entrance,
      'signupForm: { name, email, password }',
      "signupForm: { name: '', email, password }",
      'The name is not sent: no account can be opened.',
    ),
    subtle(
      signup,
      'email, password: values.password })',
      'email, password: values.password.trim() })',
      'The blank at the end of a chosen password is not sent, and the log-in with it fails.',
    ),
    subtle(
      entrance,
      'signupForm: { name, email, password }',
      'signupForm: Object.assign({ name, email, password }, { confirmPassword: password })',
      'The repeated password is sent, too.',
    ),
    subtle(
      entrance,
      ', ...(failure.fields && { validationErrors: failure.fields }) }',
      ' }',
      "The server's errors do not stand under their fields.",
    ),
    subtle(
      wire,
      "requiresVerification: pick(flag, sources, 'requiresVerification') === true,",
      "requiresVerification: pick(flag, [field(raw, 'data')], 'requiresVerification') === true,",
      'That the address must be verified is not read from the root of the answer.',
    ),
    subtle(
      entrance,
      'email: address, message }',
      'email, message }',
      'The address that the server names is not used, but the typed one.',
    ),
    subtle(
      entrance,
      'const address = data.email && isEmailAddress(data.email) ? data.email : email',
      'const address = email',
      "The e-mail of the sign-up answer is not read: state and storage hold the address as typed, not the server's.",
    ),
  ],
  'AUTHCALL-04': [
    plain(
      verification,
      'verifyEmail.initiate({ token }, untracked)',
      "verifyEmail.initiate({ token: '' }, untracked)",
      'The token of the link is not sent: no address can be verified.',
    ),
    subtle(
      verification,
      'verifyEmail.initiate({ token }, untracked)',
      'verifyEmail.initiate({ token: encodeURIComponent(token) }, untracked)',
      'A token with a sign like + or = is encoded twice and refused.',
    ),
    subtle(
      base,
      sent,
      ": send(api.endpoint === 'verifyEmail' ? { ...args, method: 'POST' } : args, api.signal))",
      'The verification is sent by POST.',
    ),
    subtle(
      verification,
      'const named = data.data?.user',
      'const named = undefined as NonNullable<typeof data.data>["user"]',
      'The user of the answer is not read.',
    ),
    subtle(
      verification,
      "return { success: true, message: data.message ?? 'Email u verifikua me sukses!' }",
      "return { success: true, message: 'Email u verifikua me sukses!' }",
      "The server's message is not shown.",
    ),
    subtle(
      verification,
      'authenticated ? userOfSession(named) : (named ?? null)',
      'authenticated ? userOfSession(undefined) : (named ?? null)',
      "A verification that brings tokens shows the user of the token's claims, not the one of the answer (role and verified are missing).",
    ),
  ],
  'AUTHCALL-05': [
    plain(
      verification,
      'resendVerification.initiate({ body: { email } }, untracked)',
      "resendVerification.initiate({ body: { email: '' } }, untracked)",
      'The address is not sent: no e-mail comes.',
    ),
    subtle(
      verification,
      'resendVerification.initiate({ body: { email } }, untracked)',
      'resendVerification.initiate({ body: Object.assign({ email }, { locale: "sq" }) }, untracked)',
      'The call sends a second field.',
    ),
    subtle(
      response,
      "?? message(field(body, 'error'))",
      '',
      "What the server gives as error is not read: the app's own text stands there.",
    ),
    subtle(
      verification,
      "const message = data.message ?? 'Email-i i verifikimit u dërgua përsëri'\n    dispatch(authEvents.SET_RESEND_LOADING(false))\n    if (isAwaited) dispatch(authEvents.SET_SUCCESS_MESSAGE(message))",
      "const message = data.message ?? 'Email-i i verifikimit u dërgua përsëri'\n    dispatch(authEvents.SET_RESEND_LOADING(false))",
      'A success is not read: nothing says that the e-mail was sent.',
    ),
  ],
  'AUTHCALL-06': [
    plain(
      account,
      'forgotPassword.initiate({ body: { email } }, untracked)',
      "forgotPassword.initiate({ body: { email: '' } }, untracked)",
      'The address is not sent: no link comes.',
    ),
    subtle(
      account,
      'forgotPassword.initiate({ body: { email } }, untracked)',
      'forgotPassword.initiate({ body: { email: email.toLowerCase() } }, untracked)',
      'An address with capitals is sent in small letters.',
    ),
    subtle(
      account,
      "if (!data) return { success: false, error: failureText(error as AppError, 'Gabim në dërgimin e email-it') }\n    return { success: true, message: data.message ??",
      "if (error && (error as AppError).status !== 200) return { success: false, error: failureText(error as AppError, 'Gabim në dërgimin e email-it') }\n    return { success: true, message: data?.message ??",
      'A refusal with success false counts as sent.',
    ),
    subtle(
      account,
      "error: failureText(error as AppError, 'Gabim në dërgimin e email-it') }",
      "error: 'Gabim në dërgimin e email-it' }",
      'The reason that the server gives is not read.',
    ),
    subtle(
      response,
      "?? message(field(body, 'error'))\n",
      "?? (status < 300 ? undefined : message(field(body, 'error')))\n",
      "A forgot-password answer 200 {success: false, error: '…'} shows 'Gabim në dërgimin e email-it' instead of the server's error.",
    ),
  ],
  'AUTHCALL-07': [
    plain(
      account,
      'body: { token, password } }',
      "body: { token: '', password } }",
      'The token is not sent: no password can be reset.',
    ),
    subtle(
      account,
      'body: { token, password } }',
      'body: { token, password: password.trim() } }',
      'A blank at the end of the new password is not sent, and the log-in with it fails.',
    ),
    subtle(
      account,
      'body: { token, password } }',
      'body: { token: encodeURIComponent(token), password } }',
      'A token with a sign like + or = is changed and refused.',
    ),
    subtle(
      account,
      'if (!error) return { success: true }',
      'if (!error || (error as AppError).status === 200) return { success: true }',
      'A refusal with success false counts as changed.',
    ),
  ],
  'AUTHCALL-08': [
    plain(
      base,
      bearer,
      without('changePassword'),
      'The change of the password is sent without the token of the session: it is refused.',
    ),
    subtle(
      account,
      'const body = { currentPassword, newPassword }',
      'const body = { currentPassword: currentPassword.trim(), newPassword }',
      'Who has a password that ends with a blank cannot change it.',
    ),
    subtle(
      account,
      'const body = { currentPassword, newPassword }',
      'const body = { currentPassword, newPassword: newPassword.trim() }',
      'A blank at the end of the new password is not sent, and the log-in with it fails.',
    ),
    subtle(
      account,
      'const body = { currentPassword, newPassword }',
      'const body = { currentPassword, newPassword, confirmPassword: newPassword }',
      'The call sends a third field.',
    ),
    subtle(
      account,
      'return { success: false, error: text, ...(failure.fields && { validationErrors: failure.fields }) }',
      'return { success: false, error: text }',
      'The errors of the fields are not read: none stands under the current password.',
    ),
    subtle(
      account,
      "message: data.message ?? 'Fjalëkalimi u ndryshua me sukses' }",
      "message: 'Fjalëkalimi u ndryshua me sukses' }",
      "The server's message is not read.",
    ),
  ],
  'AUTHCALL-09': [
    plain(
      reauth,
      "url: '/auth/logout', method: 'POST', body: { refreshToken }",
      "url: '/auth/logout', method: 'POST', body: {}",
      'The server does not learn which session ends: its refresh token stays good.',
    ),
    subtle(
      reauth,
      'return send(args, new AbortController().signal, accessToken)',
      'return send(args, new AbortController().signal)',
      'The log-out carries no bearer token.',
    ),
    subtle(
      reauth,
      'return send(args, new AbortController().signal, accessToken)',
      'return send(args, new AbortController().signal, isAccessTokenExpired(accessToken, serverNow()) ? null : accessToken)',
      'After a quarter of an hour the log-out carries no bearer token.',
    ),
    subtle(
      logOut,
      '    const told = sendLogout()\n    dispatch(navigationRequested({ to: routes.home }))\n    dispatch(loggedOut())\n    return told',
      '    dispatch(navigationRequested({ to: routes.home }))\n    dispatch(loggedOut())\n    return sendLogout()',
      'The tokens are gone before the call is made: it names no session.',
    ),
  ],
  'AUTHCALL-10': [
    plain(
      logOut,
      '    dispatch(loggedOut())\n    return told',
      '    return told.then(({ response: { status } }) => status === 200 && dispatch(loggedOut()))',
      'Whose log-out fails stays signed in.',
    ),
    subtle(
      logOut,
      '    dispatch(loggedOut())\n    return told',
      '    return told.then(({ response: { status } }) => status > 0 && dispatch(loggedOut()))',
      'Who logs out without a connection stays signed in.',
    ),
    subtle(
      logOut,
      '    dispatch(loggedOut())\n    return told',
      '    return told.then(({ response: { status } }) => status < 500 && dispatch(loggedOut()))',
      'Who logs out while the server fails stays signed in.',
    ),
    subtle(
      logOut,
      '    return told',
      "    return told.then(\n      ({ response: { status } }) =>\n        status >= 400 &&\n        dispatch({ type: 'auth/SET_ERROR', payload: 'Gabim në lidhje me serverin', meta: { code: 'sessionExpired' } }),\n    )",
      'A log-out that the server refuses ends with an error on the page.',
    ),
    subtle(
      logOut,
      '    dispatch(loggedOut())\n',
      '    void told.then(() => dispatch(loggedOut()))\n',
      'While the server does not answer the log-out the user stays signed in and the tokens stay stored; if it never answers, for good.',
    ),
  ],
  'AUTHCALL-11': [
    plain(
      base,
      bearer,
      without('getMe'),
      'The user is asked for without the token of the session: the profile does not load.',
    ),
    subtle(wire, meSources, "[data, field(raw, 'user'), raw]", 'A user under data.user is not found.'),
    subtle(wire, meSources, "[field(data, 'user'), field(raw, 'user'), raw]", 'A user that is data is not found.'),
    subtle(wire, meSources, "[field(data, 'user'), data, raw]", 'A user at the root under user is not found.'),
    subtle(wire, meSources, "[field(data, 'user'), data, field(raw, 'user')]", 'A body that is the user is not read.'),
  ],
  'AUTHCALL-12': [
    plain(
      account,
      'deleteUser.initiate({ id }, untracked)',
      "deleteUser.initiate({ id: 'me' }, untracked)",
      'The call does not name the user: no account can be deleted.',
    ),
    subtle(base, bearer, without('deleteUser'), 'The deletion is sent without the token of the session.'),
    subtle(
      account,
      '    dispatch(loggedOut())\n    return { success: true, message }',
      '    return { success: true, message }',
      'Who has deleted the account still seems to be signed in.',
    ),
    subtle(
      account,
      '    dispatch(loggedOut())\n    return { success: true, message }',
      "    dispatch({ type: 'auth/INIT', payload: { user: null } })\n    return { success: true, message }",
      'The tokens of the deleted account stay in the browser.',
    ),
    subtle(
      account,
      'if (!data) return { success: false, error: deletionError(error as AppError) }',
      'if (!data) {\n      dispatch(loggedOut())\n      return { success: false, error: deletionError(error as AppError) }\n    }',
      'Whose deletion is refused is logged out all the same.',
    ),
    subtle(
      base,
      '? sendWithSession(args, api, ',
      "? sendWithSession(api.endpoint === 'deleteUser' ? { ...args, body: {} } : args, api, ",
      'The deletion sends a body.',
    ),
    subtle(
      'src/api/findUserId.ts',
      'Boolean(id) && id !== PLACEHOLDER_USER_ID',
      'Boolean(id)',
      'A user whose id neither token nor server tells sends DELETE /users/authenticated.',
    ),
  ],
}
