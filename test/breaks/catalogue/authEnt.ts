// How the statements about users, tokens, what is stored and the results of the account's calls could be false.
import { type Area, plain, subtle } from '../break'

const claims = 'src/session/claims.ts'
const storedUser = 'src/session/storedUser.ts'
const constants = 'src/session/constants.ts'
const tokens = 'src/session/tokens.ts'
const wire = 'src/api/wire/account.ts'
const keys = 'src/lib/storageKeys.ts'
const redirect = 'src/storage/pendingRedirect.ts'
const unsent = 'src/storage/unsentReviews.ts'
const pendingReview = 'src/storage/pendingReview.ts'
const submit = 'src/features/reviews/model/submitReview.ts'
const signup = 'src/features/auth/ui/signup/useSignup.ts'
const account = 'src/features/auth/model/accountCalls.ts'

const remember = 'writeItem(storageKeys.pendingRedirect, safePath(path))'
const keepReview = 'writeItem(storageKeys.pendingComment, review && JSON.stringify(review))'
const changed = "return { success: true, message: data.message ?? 'Fjalëkalimi u ndryshua me sukses' }"
const notChanged = 'return { success: false, error: text, ...(failure.fields && { validationErrors: failure.fields }) }'
const notReset =
  "return { success: false, error: (error as AppError).serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit' }"

export const authEnt: Area = {
  'AUTHENT-01': [
    plain(
      claims,
      "['_id', 'id', 'userId', 'sub']",
      "['_id']",
      'A token tells no id: whom the server does not name has none and cannot write a comment.',
    ),
    subtle(
      claims,
      "['_id', 'id', 'userId', 'sub']",
      "['_id', 'id', 'userId']",
      'The subject of the token is no id: whom the server does not name has none.',
    ),
    subtle(
      wire,
      "pick(id, one, '_id', 'id', 'userId', 'sub')",
      "pick(id, one, '_id', 'id', 'sub')",
      'A user whose id is under userId has none, where the token does not tell it.',
    ),
    subtle(
      wire,
      "pick(id, one, '_id', 'id', 'userId', 'sub')",
      "pick(id, one, '_id', 'userId', 'sub')",
      'A user whose id is under id has none, where the token does not tell it.',
    ),
    subtle(
      storedUser,
      '_id: idOf(readClaims(accessToken)) ?? named._id }',
      '_id: named._id }',
      'A user whom the server sends without an id does not get that of the token.',
    ),
    subtle(
      claims,
      "typeof fields[key] === 'number' ? String(fields[key]) : text(fields[key])",
      'text(fields[key])',
      'A subject that is a number is no id.',
    ),
    subtle(
      storedUser,
      'return named._id === PLACEHOLDER_USER_ID ? { ...named, _id: idOf(readClaims(accessToken)) ?? named._id } : named',
      'return named',
      "A user whom the server names without an id gets the id 'authenticated' although the token's sub says it; /komentet-e-mia finds no account.",
    ),
  ],
  'AUTHENT-02': [
    plain(wire, "role: pick(text, one, 'role'),", 'role: undefined,', 'Everybody has the default role on the profile.'),
    subtle(
      wire,
      "createdAt: pick(date, one, 'createdAt'),",
      'createdAt: undefined,',
      'The profile does not tell since when there is an account.',
    ),
    subtle(
      claims,
      "for (const key of ['name', 'email', 'role', 'createdAt'] as const)",
      "for (const key of ['name', 'email', 'createdAt'] as const)",
      'After a reload without a connection everybody has the default role.',
    ),
    subtle(
      claims,
      "if (typeof fields.verified === 'boolean') user.verified = fields.verified",
      '',
      'After a reload without a connection a verified user is shown as not verified.',
    ),
    subtle(
      wire,
      "verified: pick(flag, one, 'verified'),",
      "verified: Boolean(field(raw, 'verified')),",
      "A user whose field verified is the word 'false' is shown as verified.",
    ),
    subtle(
      claims,
      "['name', 'email', 'role', 'createdAt'] as const",
      "['name', 'email', 'role'] as const",
      'After a reload the user of the auth state has no createdAt; an offline profile says the day of registration is unknown.',
    ),
  ],
  'AUTHENT-03': [
    plain(
      claims,
      'return userFrom(readClaims(token)) ?? placeholderUser',
      "return userFrom(readClaims(token)) ?? { _id: '' }",
      'A user of whom nothing is known has neither id nor name nor flag.',
    ),
    subtle(
      constants,
      "PLACEHOLDER_USER_ID = 'authenticated'",
      "PLACEHOLDER_USER_ID = 'unknown'",
      'The placeholder user has another id.',
    ),
    subtle(claims, "name: 'User',", "name: 'Përdorues',", 'The placeholder user has another name.'),
    subtle(
      claims,
      "name: 'User',\n  authenticated: true,",
      "name: 'User',\n  authenticated: false as true,",
      "The placeholder user's flag says no.",
    ),
    subtle(
      claims,
      'return id || user.name || user.email ? user : undefined',
      'return id ? user : undefined',
      'A token that tells an e-mail but no id yields the placeholder, though something could be learned.',
    ),
    subtle(
      claims,
      'return id || user.name || user.email ? user : undefined',
      'return user',
      'A token that tells nothing yields a user without a name, not the placeholder.',
    ),
    subtle(
      'src/features/auth/model/checkSession.ts',
      'if (named && sessionEpoch() === epoch) storeUser(user)',
      'if (sessionEpoch() === epoch) storeUser(user)',
      "The placeholder user is stored: from the second start on it comes back as an ordinary user named 'User', without the authenticated flag.",
    ),
  ],
  'AUTHENT-04': [
    plain(
      wire,
      "accessToken: pick(string, sources, 'accessToken'),",
      "accessToken: pick(string, sources, 'token'),",
      'The access token of an answer is not found.',
    ),
    subtle(
      wire,
      "refreshToken: pick(string, sources, 'refreshToken'),",
      "refreshToken: pick(string, sources, 'refresh_token'),",
      'The refresh token of an answer is not found: the session ends after a quarter of an hour.',
    ),
    subtle(
      tokens,
      'refreshToken: token(readItem(storageKeys.refreshToken)),',
      'refreshToken: token(readItem(storageKeys.accessToken)),',
      'The access token is used as the refresh token.',
    ),
    subtle(
      tokens,
      'refreshToken: token(parts.refreshToken) ?? readTokens().refreshToken,',
      'refreshToken: token(parts.refreshToken),',
      'After a refresh whose answer has only a new access token, the refresh token is gone from the storage.',
    ),
  ],
  'AUTHENT-05': [
    plain(
      keys,
      "accessToken: 'accessToken',",
      "accessToken: 'access_token',",
      'The access token is looked for under another key: a session stored before is lost.',
    ),
    subtle(
      keys,
      "refreshToken: 'refreshToken',",
      "refreshToken: 'refresh_token',",
      'The refresh token is looked for under another key.',
    ),
    subtle(keys, "user: 'user',", "user: 'currentUser',", 'The stored user is looked for under another key.'),
    subtle(
      keys,
      "pendingVerificationEmail: 'pendingVerificationEmail',",
      "pendingVerificationEmail: 'pendingEmail',",
      'The address that waits for verification is stored under another key.',
    ),
    subtle(
      tokens,
      'const user = parts.user ? JSON.stringify(parts.user) : null',
      'const user = parts.user ? String(parts.user.name) : null',
      'What is stored of the user is no JSON.',
    ),
  ],
  'AUTHENT-06': [
    plain(
      redirect,
      remember,
      'writeItem(storageKeys.pendingRedirect, null)',
      'No way back is kept: who has to log in for a comment ends somewhere else after a reload.',
    ),
    subtle(
      redirect,
      remember,
      'window.sessionStorage.setItem(storageKeys.pendingRedirect, safePath(path))',
      'The way back is kept in the session storage, where another tab does not find it.',
    ),
    subtle(
      redirect,
      remember,
      "writeItem(storageKeys.pendingRedirect, safePath(path).split('?')[0] ?? null)",
      'The way back loses the filters of its page.',
    ),
    subtle(
      signup,
      'if (wayBack !== routes.home) rememberRedirect(wayBack)',
      'if (wayBack === routes.home) rememberRedirect(wayBack)',
      'After a sign-up the page that one came from is forgotten.',
    ),
    subtle(
      submit,
      '    rememberRedirect(redirectPath)',
      '    if (!author) rememberRedirect(redirectPath)',
      'For one whose session expired while writing no way back is kept.',
    ),
    subtle(
      signup,
      'if (wayBack !== routes.home) rememberRedirect(wayBack)',
      'if (wayBack === from) rememberRedirect(wayBack)',
      'A visitor with a stored pending redirect who opens /signup without router state loses it by signing up.',
    ),
  ],
  'AUTHENT-07': [
    plain(
      unsent,
      keepReview,
      'writeItem(storageKeys.pendingComment, null)',
      'The text of a visitor who has to log in is lost.',
    ),
    subtle(
      unsent,
      keepReview,
      'window.sessionStorage.setItem(storageKeys.pendingComment, JSON.stringify(review))',
      'The text is kept in the session storage, where nothing looks for it.',
    ),
    subtle(
      pendingReview,
      '  writePending(review)\n',
      '  if (!review.author) writePending(review)\n',
      'The text of one whose session expired while writing is not kept.',
    ),
    subtle(
      unsent,
      keepReview,
      "writeItem(storageKeys.pendingComment, review && JSON.stringify({ ...review, formData: { ...review.formData, orderId: '' } }))",
      'The order number is not kept with the text.',
    ),
    subtle(
      tokens,
      'writeItems({ ...session, pendingVerificationEmail: null, [recentKey]: null })',
      'writeItems({ ...session, pendingVerificationEmail: null, pendingComment: null, [recentKey]: null })',
      'A pending review that waits in local storage disappears when somebody logs out in this browser or a session expires.',
    ),
  ],
  'AUTHENT-08': [
    plain(account, changed, 'return { success: true }', 'Nothing is said when the password was changed.'),
    subtle(
      account,
      notChanged,
      'return { success: false, ...(failure.fields && { validationErrors: failure.fields }) }',
      'Nothing is said when the password was not changed.',
    ),
    subtle(
      account,
      notChanged,
      'return { success: false, error: text, ...(failure.fields && { validationErrors: Object.fromEntries(Object.entries(failure.fields).slice(0, 1)) }) }',
      'Of two wrong fields only the first one is told.',
    ),
    subtle(
      account,
      notChanged,
      'return { success: false, error: text, ...(failure.fields && { validationErrors: Object.fromEntries(Object.keys(failure.fields).map((name) => [name, text])) }) }',
      'Every wrong field has the general message.',
    ),
    subtle(
      account,
      changed,
      changed.replace('success: true', 'success: false'),
      'A change that worked counts as failed.',
    ),
    subtle(
      account,
      '...(failure.fields && { validationErrors: failure.fields })',
      "...(failure.kind === 'invalid' && { validationErrors: failure.fields })",
      'A change of password refused with 403 or 409 has no validationErrors: the field it is about is not marked.',
    ),
  ],
  'AUTHENT-09': [
    plain(account, notReset, 'return { success: false }', 'Nothing is said when the password was not reset.'),
    subtle(
      account,
      'if (!error) return { success: true }',
      "if (!error) return Object.assign({ success: true }, { message: 'Fjalëkalimi u ndryshua me sukses' })",
      'The result has a third part.',
    ),
    subtle(
      account,
      'if (!error) return { success: true }',
      "if (!error) return { success: true, error: '' }",
      'A success has an error, too.',
    ),
    subtle(
      account,
      notReset,
      notReset.replace('success: false', 'success: (error as AppError).status === 400'),
      'A link that has lapsed counts as used with success.',
    ),
    subtle(
      account,
      "return { success: false, error: (error as AppError).serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit' }",
      "const { status, serverMessage } = error as AppError\n    return { success: false, ...(status !== 0 && { error: serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit' }) }",
      'The result of a reset without connection has no error: the form stays and says nothing.',
    ),
  ],
  'AUTHENT-10': [
    plain(
      account,
      'if (!data) return { success: false, error: deletionError(error as AppError) }',
      'if (!data) return { success: false }',
      'The dialog does not tell why the account was not deleted.',
    ),
    subtle(
      account,
      '    dispatch(loggedOut())\n    return { success: true, message }',
      '    dispatch(loggedOut())\n    return { success: true }',
      'The result of a deletion has no message.',
    ),
    subtle(
      account,
      "if (!id) return { success: false, error: 'Could not determine user ID' }",
      'if (!id) return { success: false }',
      'The result has no error where the id is not known.',
    ),
    subtle(
      account,
      'if (!data) return { success: false, error: deletionError(error as AppError) }',
      'if (!data) return { success: false, message: deletionError(error as AppError) }',
      'The error of a deletion is given as a message.',
    ),
    subtle(
      account,
      'return { success: true, message }',
      'return { success: true, ...(data.message && { message }) }',
      'The result of a deletion that the server confirms without words has no message.',
    ),
  ],
}
