// How the statements about the session could be false.
import { type Area, plain, subtle } from '../break'

const check = 'src/features/auth/model/checkSession.ts'
const constants = 'src/session/constants.ts'
const expiry = 'src/session/expiry.ts'
const claims = 'src/session/claims.ts'
const stored = 'src/session/storedUser.ts'
const tokens = 'src/session/tokens.ts'
const refreshing = 'src/api/reauth.ts'
const bearer = 'src/api/bearer.ts'
const mockTokens = 'api-mocks/auth/tokens.ts'

const begin = 'dispatch(authEvents.INIT({ user: hasTokens() ? user : null }))'
const needsRefresh = 'const needsRefresh = !accessToken || isAccessTokenExpired(accessToken, now)'
const noName = 'if (!user?.name && !user?.email) return undefined'
const shared = `  if (pending?.refreshToken === refreshToken) return pending.result
  if (cooldown?.refreshToken === refreshToken && Date.now() < cooldown.until) return cooldown.result
  const mine = { refreshToken, result: refresh(refreshToken, dispatch) }
`
const inTurn = `exclusively('session-refresh', overtaken, () =>
    requestRefresh(refreshToken, dispatch, overtaken),
  )`
const timer = 'setTimeout(() => void dispatch(checkSession()), 0)'
const isRunning = 'if (running.has(dispatch)) return\n'
const accessExpired = 'isExpired(token, nowMs, ACCESS_TOKEN_MARGIN)'
const refreshExpired = 'isExpired(token, nowMs, REFRESH_TOKEN_MARGIN)'
const readExpiry = 'const { exp } = readClaims(token)'
const was401 = 'first.response.status === 401\n'

export const session: Area = {
  'SESSION-01': [
    plain(
      check,
      begin,
      "dispatch(authEvents.INIT({ user: user ?? { _id: 'authenticated', name: 'User' } }))",
      'Every visitor is signed in.',
    ),
    subtle(
      check,
      begin,
      'dispatch(authEvents.INIT({ user: user ?? readStoredUser() ?? null }))',
      'A stored user without tokens is signed in.',
    ),
    subtle(
      check,
      begin,
      'dispatch(authEvents.INIT({ user }))',
      'Somebody whose tokens another tab removes during the check is signed in.',
    ),
    subtle(
      tokens,
      "!['', 'undefined', 'null'].includes(value.trim())",
      "!['', 'null'].includes(value.trim())",
      'A stored text `undefined` counts as a token, and so somebody is signed in.',
    ),
  ],
  'SESSION-02': [
    plain(
      refreshing,
      'if (isRefreshTokenExpired(refreshToken, serverNow())) return endSession(dispatch)',
      'if (isRefreshTokenExpired(refreshToken, serverNow())) return failed()',
      'A session goes on although its refresh token is expired.',
    ),
    subtle(
      check,
      'const isOver = isRefreshTokenExpired(refreshToken, now)',
      'const isOver = !accessToken && isRefreshTokenExpired(refreshToken, now)',
      'A session goes on as long as its access token is good.',
    ),
    subtle(
      tokens,
      'const session = { accessToken: null, refreshToken: null, user: null, clockOffset: null }',
      'const session = { accessToken: null, user: null, clockOffset: null }',
      'The expired refresh token stays stored.',
    ),
    subtle(
      check,
      'if (isOver || needsRefresh) {',
      'if (needsRefresh || (isOver && !readStoredUser())) {',
      'A stored user stays signed in as long as the access token is good.',
    ),
  ],
  'SESSION-03': [
    plain(
      check,
      needsRefresh,
      'const needsRefresh = !accessToken',
      'The user is there without a refresh although the access token is expired.',
    ),
    subtle(
      check,
      '    await refreshSession(dispatch)\n',
      '    void refreshSession(dispatch)\n',
      'The user is there before the refresh has ended.',
    ),
    subtle(
      check,
      needsRefresh,
      'const needsRefresh = !accessToken || (!readStoredUser() && isAccessTokenExpired(accessToken, now))',
      'A stored user is taken without a refresh.',
    ),
    subtle(
      check,
      'isAccessTokenExpired(accessToken, now)\n',
      'isAccessTokenExpired(accessToken, now - 900_000)\n',
      'An access token is refreshed at the start only a quarter of an hour after it has expired.',
    ),
  ],
  'SESSION-04': [
    plain(check, '  if (stored) return stored\n', '', 'Every start asks the server for the user.'),
    subtle(
      stored,
      noName,
      'if (!user?.name || !user?.email) return undefined',
      'A stored user with a name but no e-mail is not taken.',
    ),
    subtle(stored, noName, 'if (!user?.name) return undefined', 'A stored user with an e-mail alone is not taken.'),
    subtle(stored, noName, 'if (!user?.email) return undefined', 'A stored user with a name alone is not taken.'),
    subtle(
      'src/lib/storageKeys.ts',
      "  user: 'user',",
      "  user: 'currentUser',",
      'The user stored under `user` is not found.',
    ),
    subtle(
      stored,
      'return owner && known._id !== owner ? undefined : known',
      'return known._id === owner ? known : undefined',
      'With an opaque access token the stored user is never used: each start asks GET /auth/me.',
    ),
  ],
  'SESSION-05': [
    plain(
      check,
      'const named = data?.data.user\n',
      'const named = data && undefined\n',
      "The server's answer is thrown away.",
    ),
    subtle(stored, noName, 'if (!user) return undefined', 'A stored user with nothing but an id is taken as it is.'),
    subtle(
      claims,
      "typeof value === 'string' && value.trim() !== '' ? value : undefined",
      "typeof value === 'string' ? value : undefined",
      'A stored user whose name is a blank is taken as it is.',
    ),
    subtle(
      check,
      '  if (stored) return stored\n',
      "  if (stored ?? localStorage.getItem('user')) return stored ?? userOfSession(undefined)\n",
      'Where a user without name and e-mail is stored, the token is asked instead of the server.',
    ),
  ],
  'SESSION-06': [
    plain(
      stored,
      'if (!named) return userFromClaims(accessToken)',
      "if (!named) return { _id: PLACEHOLDER_USER_ID, name: 'User' }",
      'Without the server the user is called User although the token has a name.',
    ),
    subtle(
      claims,
      "['name', 'email', 'role', 'createdAt'] as const",
      "['name', 'role', 'createdAt'] as const",
      'Without the server the user has no e-mail.',
    ),
    subtle(
      claims,
      "['_id', 'id', 'userId', 'sub']",
      "['_id', 'id', 'userId']",
      'The subject of the token is not taken as the id of the user.',
    ),
    subtle(
      claims,
      "if (typeof fields.verified === 'boolean') user.verified = fields.verified",
      '',
      'Without the server a verified user waits for verification.',
    ),
    subtle(
      claims,
      'const LONGEST_TOKEN = 16_384',
      'const LONGEST_TOKEN = 1_024',
      "A token longer than 1 kB is not read: when GET /auth/me fails its user is the placeholder 'User'.",
    ),
  ],
  'SESSION-07': [
    plain(
      check,
      'if (!accessToken && !refreshToken) return null',
      'if (!accessToken) return null',
      'With a refresh token alone nobody is signed in.',
    ),
    subtle(
      check,
      needsRefresh,
      'const needsRefresh = accessToken !== null && isAccessTokenExpired(accessToken, now)',
      'A stored user is signed in with a refresh token alone, without a refresh.',
    ),
    subtle(
      check,
      '|| !readTokens().accessToken) return null',
      '|| !accessToken) return null',
      'The session is refreshed, but nobody is signed in before the next reload.',
    ),
    subtle(
      check,
      '    await refreshSession(dispatch)\n',
      "    await refreshSession(dispatch)\n    if (!accessToken) return { _id: 'authenticated', name: 'User' }\n",
      'After the refresh it is not looked up who the user is.',
    ),
    subtle(
      check,
      'if (sessionEpoch() !== epoch || !readTokens().accessToken) return null',
      'if (sessionEpoch() !== epoch || !accessToken) return null',
      'With only a refresh token the session is refreshed, but the visitor is shown as nobody until the next reload.',
    ),
  ],
  'SESSION-08': [
    plain(check, isRunning, '', 'Two checks run beside each other.'),
    subtle(
      check,
      isRunning,
      'if (running.has(dispatch)) return void setTimeout(() => dispatch(checkSession()), 50)\n',
      'A check requested meanwhile is put off, not ignored.',
    ),
    subtle(
      check,
      'const user = await check(dispatch)\n',
      'const checking = check(dispatch)\n      running.delete(dispatch)\n      const user = await checking\n',
      'A check counts as running only until its first request was sent.',
    ),
    subtle(
      check,
      'running.delete(dispatch)\n',
      '',
      'A check requested when none is running any more is ignored as well.',
    ),
  ],
  'SESSION-09': [
    plain(check, timer, 'void dispatch(checkSession())', 'The check runs before the first render.'),
    subtle(check, timer, timer.replace(', 0)', ', 1000)'), 'The check runs a second after the start.'),
    subtle(
      check,
      timer,
      'queueMicrotask(() => void dispatch(checkSession()))',
      'The check runs in the same task, before anything can be painted.',
    ),
    subtle(
      check,
      timer,
      'requestAnimationFrame(() => void dispatch(checkSession()))',
      'The check waits for the next frame, which a tab in the background never paints.',
    ),
  ],
  'SESSION-10': [
    plain(
      refreshing,
      shared,
      '  const mine = { refreshToken, result: requestRefresh(refreshToken, dispatch, () => undefined) }\n',
      'Each call that finds an expired token sends a refresh of its own.',
    ),
    subtle(
      refreshing,
      'if (pending?.refreshToken === refreshToken) return pending.result\n',
      '',
      'Where the server fails, each of the calls waiting sends a refresh of its own.',
    ),
    subtle(refreshing, inTurn, 'requestRefresh(refreshToken, dispatch, overtaken)', 'Two tabs send a refresh each.'),
    subtle(
      refreshing,
      shared,
      shared.replace('return pending.result', "return failed(0, 'busy')"),
      'Only the first of two concurrent calls gets the new token, the other fails.',
    ),
    subtle(
      refreshing,
      '  if (pending?.refreshToken === refreshToken) return pending.result\n',
      '',
      'Two calls that need a refresh at once send POST /auth/refresh twice, one after the other, when the first is answered with a 500.',
    ),
  ],
  'SESSION-11': [
    plain(
      bearer,
      'const isRefreshedBefore = isStale && refreshToken !== null',
      'const isRefreshedBefore: boolean = false',
      'An expired token is sent, and refreshed only when the server refuses it.',
    ),
    subtle(
      bearer,
      'accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isRequired',
      'isRequired && (!accessToken || isAccessTokenExpired(accessToken, serverNow()))',
      'Comments and businesses are sent with the expired token.',
    ),
    subtle(
      bearer,
      'isAccessTokenExpired(accessToken, serverNow())',
      'isAccessTokenExpired(accessToken, Date.now())',
      'On a device whose clock is behind the expired token is sent.',
    ),
    subtle(bearer, '    used = renewed.token\n', '', 'The token is refreshed, but the old one is sent.'),
    subtle(
      bearer,
      'accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isRequired',
      "accessToken ? (args.method ?? 'GET') === 'GET' && isAccessTokenExpired(accessToken, serverNow()) : isRequired",
      'Writes are sent with the expired token.',
    ),
    subtle(
      bearer,
      'const isStale = accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isRequired',
      'const isStale = isRequired && (!accessToken || isAccessTokenExpired(accessToken, serverNow()))',
      'Writing a review or adding a business with an expired token sends that token first and refreshes only after the 401.',
    ),
  ],
  'SESSION-12': [
    plain(bearer, was401, 'first.response.status === 419\n', 'A 401 is an error at once.'),
    subtle(
      bearer,
      'if (second.response.status !== 401) return second\n',
      'const third = second.response.status === 401 ? await send(args, api.signal, renewed.token) : second\n  if (third.response.status !== 401) return third\n',
      'A call that is refused twice is sent a third time.',
    ),
    subtle(
      bearer,
      was401,
      "first.response.status === 401 && (args.method ?? 'GET') === 'GET'\n",
      'Only reads are repeated, a comment refused with 401 is lost.',
    ),
    subtle(
      bearer,
      was401,
      '[401, 403].includes(first.response.status)\n',
      'A 403 is answered by a refresh and a second try, too.',
    ),
    subtle(
      bearer,
      'mayRefresh: !isRefreshedBefore',
      'mayRefresh: true',
      'A call refreshes before it is sent and once more after its 401.',
    ),
    subtle(
      bearer,
      'const second = await send(args, api.signal, renewed.token)',
      'const second = await send(args, api.signal, used)',
      'The second try carries the token that was refused.',
    ),
    subtle(
      bearer,
      'const second = await send(args, api.signal, renewed.token)',
      'let second = await send(args, api.signal, renewed.token)\n  if (second.response.status === 401) second = await send(args, api.signal, renewed.token)',
      'A call that is refused with 401 again after the refresh is sent a third time.',
    ),
  ],
  'SESSION-13': [
    plain(
      constants,
      'ACCESS_TOKEN_LIFETIME = 900',
      'ACCESS_TOKEN_LIFETIME = 3600',
      'Developers read that an access token lives an hour.',
    ),
    subtle(
      constants,
      'ACCESS_TOKEN_LIFETIME = 900',
      'ACCESS_TOKEN_LIFETIME = 899',
      'Developers read a second too little.',
    ),
    subtle(
      constants,
      'ACCESS_TOKEN_LIFETIME = 900',
      'ACCESS_TOKEN_LIFETIME = 900_000',
      'Developers read milliseconds where seconds are meant.',
    ),
    subtle(
      mockTokens,
      'const accessLifetime = 900',
      'const accessLifetime = 600',
      'QA people see access tokens that live ten minutes.',
    ),
  ],
  'SESSION-14': [
    plain(
      constants,
      'REFRESH_TOKEN_LIFETIME = 604_800',
      'REFRESH_TOKEN_LIFETIME = 2_592_000',
      'Developers read that a refresh token lives thirty days.',
    ),
    subtle(
      constants,
      'REFRESH_TOKEN_LIFETIME = 604_800',
      'REFRESH_TOKEN_LIFETIME = 604_799',
      'Developers read a second too little.',
    ),
    subtle(
      constants,
      'REFRESH_TOKEN_LIFETIME = 604_800',
      'REFRESH_TOKEN_LIFETIME = 518_400',
      'Developers read six days.',
    ),
    subtle(
      mockTokens,
      'const refreshLifetime = 604_800',
      'const refreshLifetime = 86_400',
      'QA people see refresh tokens that live a day.',
    ),
  ],
  'SESSION-15': [
    plain(constants, 'REFRESH_BUFFER = 60', 'REFRESH_BUFFER = 0', 'Developers read that there is no buffer.'),
    subtle(constants, 'REFRESH_BUFFER = 60', 'REFRESH_BUFFER = 59', 'Developers read a second too little.'),
    subtle(
      constants,
      'REFRESH_BUFFER = 60',
      'REFRESH_BUFFER = 60_000',
      'Developers read milliseconds where seconds are meant.',
    ),
  ],
  'SESSION-16': [
    plain(
      constants,
      'ACCESS_TOKEN_MARGIN = 30',
      'ACCESS_TOKEN_MARGIN = 0',
      'An access token is good up to its last second.',
    ),
    subtle(
      constants,
      'ACCESS_TOKEN_MARGIN = 30',
      'ACCESS_TOKEN_MARGIN = 29',
      'Thirty seconds before its end an access token still is good.',
    ),
    subtle(
      constants,
      'ACCESS_TOKEN_MARGIN = 30',
      'ACCESS_TOKEN_MARGIN = 31',
      'Thirty-one seconds before its end an access token is expired.',
    ),
    subtle(
      expiry,
      'nowMs >= (exp',
      'nowMs > (exp',
      'At the very moment thirty seconds before its end an access token still is good.',
    ),
    subtle(
      expiry,
      accessExpired,
      'isExpired(token, nowMs, REFRESH_TOKEN_MARGIN)',
      'An access token is expired a minute before its end.',
    ),
  ],
  'SESSION-17': [
    plain(
      constants,
      'REFRESH_TOKEN_MARGIN = 60',
      'REFRESH_TOKEN_MARGIN = 0',
      'A refresh token is good up to its last second.',
    ),
    subtle(
      constants,
      'REFRESH_TOKEN_MARGIN = 60',
      'REFRESH_TOKEN_MARGIN = 59',
      'Sixty seconds before its end a refresh token still is good.',
    ),
    subtle(
      constants,
      'REFRESH_TOKEN_MARGIN = 60',
      'REFRESH_TOKEN_MARGIN = 61',
      'Sixty-one seconds before its end a refresh token is expired.',
    ),
    subtle(
      expiry,
      refreshExpired,
      'isExpired(token, nowMs, ACCESS_TOKEN_MARGIN)',
      'A refresh token is good up to half a minute before its end.',
    ),
  ],
  'SESSION-18': [
    plain(
      expiry,
      readExpiry,
      "const { exp } = token?.split('.').length === 3 ? readClaims(token) : { exp: 0 }",
      'Tokens without three parts end the session.',
    ),
    subtle(
      claims,
      "token.length > LONGEST_TOKEN || token.split('.').length !== 3)",
      'token.length > LONGEST_TOKEN)',
      'A token of two parts expires by its second one.',
    ),
    subtle(
      claims,
      "token.split('.').length !== 3)",
      "token.split('.').length < 3)",
      'A token of four parts expires by its second one.',
    ),
    subtle(
      expiry,
      refreshExpired,
      `(token !== null && token.split('.').length !== 3) || ${refreshExpired}`,
      'A refresh token without three parts ends the session at the start.',
    ),
    subtle(
      expiry,
      accessExpired,
      `(token !== null && token.split('.').length !== 3) || ${accessExpired}`,
      'An access token without three parts is refreshed before every call.',
    ),
    subtle(
      claims,
      "token.split('.').length !== 3",
      "token.split('.').length < 3",
      'A token of four parts whose second one holds a past exp counts as expired.',
    ),
  ],
  'SESSION-19': [
    plain(
      expiry,
      readExpiry,
      'const { exp = 0 } = readClaims(token)',
      'A token that does not say when it expires is expired.',
    ),
    subtle(
      expiry,
      readExpiry,
      "const { iat, exp = typeof iat === 'number' ? iat + 900 : undefined } = readClaims(token)",
      'A token that says only when it was made is expired a quarter of an hour later.',
    ),
    subtle(
      expiry,
      refreshExpired,
      `(Object.keys(readClaims(token)).length > 0 && !('exp' in readClaims(token))) || ${refreshExpired}`,
      'A refresh token that does not say when it expires ends the session at the start.',
    ),
    subtle(
      expiry,
      accessExpired,
      `(Object.keys(readClaims(token)).length > 0 && !('exp' in readClaims(token))) || ${accessExpired}`,
      'An access token that does not say when it expires is refreshed before every call.',
    ),
    subtle(
      expiry,
      'const { exp } = readClaims(token)',
      'const { iat, exp = Number(iat) + 900 } = readClaims(token)',
      'A token without exp but with iat counts as expired 15 minutes after it was issued.',
    ),
  ],
}
