// How the statements about errors and messages of the account could be false.
import { type Area, plain, subtle } from '../break'

const reauth = 'src/api/reauth.ts'
const bearer = 'src/api/bearer.ts'
const response = 'src/api/readResponse.ts'
const wire = 'src/api/wire/account.ts'
const results = 'src/features/auth/model/accountResults.ts'
const account = 'src/features/auth/model/accountCalls.ts'
const entrance = 'src/features/auth/model/loginAndSignup.ts'
const verification = 'src/features/auth/model/verification.ts'
const split = 'src/features/auth/model/splitServerErrors.ts'
const machine = 'src/features/auth/model/machine.ts'
const provider = 'src/features/auth/ui/AuthProvider.tsx'
const useAuth = 'src/features/auth/ui/useAuth.ts'
const useResend = 'src/features/auth/ui/verification/useResend.ts'
const resendEmail = 'src/features/auth/ui/verification/ResendEmail.tsx'
const verifyPage = 'src/pages/verifyEmail/Page.tsx'
const forgot = 'src/features/auth/ui/login/ForgotPassword.tsx'
const forgotSent = 'src/features/auth/ui/login/ForgotSent.tsx'
const change = 'src/features/auth/ui/password/ChangePassword.tsx'
const actions = 'src/features/auth/ui/profile/AccountActions.tsx'
const signup = 'src/features/auth/ui/signup/useSignup.ts'
const routerMessage = 'src/app/effects/RouterMessage.tsx'

const words = 'if (/expired|invalid/i.test(message)) return [200, 400, 401, 403].includes(status)'
const refreshFailure = "status ? failed(status, serverMessage ?? 'Token refresh failed') : failed()"
const noToken = "if (!refreshToken) return failed(401, 'No refresh token available')"
const unrefreshed = 'return result.status === 0 ? networkError() : unable(result.status)'
const loginText = '?? failureText(failure, fallback))'
const signupText = "failureText(failure, 'Gabim në regjistrimin')"
const verifyText = "failureText(error as AppError, 'Gabim në verifikimin e email-it', offline)"
const resendText = "failureText(error as AppError, 'Gabim në dërgimin e email-it')"
const resetText =
  "return { success: false, error: (error as AppError).serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit' }"
const changeText = "const text = failure.serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit'"
const sentAgain = "const message = data.message ?? 'Email-i i verifikimit u dërgua përsëri'"
const linkSent = "data.message ?? 'Linku për rivendosjen e fjalëkalimit u dërgua në email'"
const signedUp = "const message = data.message ?? 'Kontrollo email-in tënd për verifikim'"
const verified = "const message = data.message ?? 'Email-i u verifikua me sukses'"
const verifiedShown = "message: data.message ?? 'Email u verifikua me sukses!' }"
const changed = "message: data.message ?? 'Fjalëkalimi u ndryshua me sukses' }"
const deleted = "const message = data.message ?? 'Llogaria u fshi me sukses'"
const isNamed = "const isNamed = message(field(list[0], 'field')) !== undefined"
const single = "general ?? (isUnnamed ? (single ?? 'An unexpected error occurred') : undefined)"
const general = '...(error ? [error] : [])'
const noProvider = "if (!methods) throw new Error('useAuth must be used within an AuthProvider')"

export const authErr: Area = {
  'AUTHERR-01': [
    plain(
      reauth,
      words,
      'if (/expired|invalid/i.test(message)) return false',
      'A refused refresh never ends a session.',
    ),
    subtle(
      reauth,
      words,
      words.replace('expired|invalid', 'expired'),
      'A refresh token that the server calls invalid does not end the session.',
    ),
    subtle(
      reauth,
      words,
      words.replace('expired|invalid', 'invalid'),
      'A refresh token that the server calls expired does not end the session.',
    ),
    subtle(reauth, words, words.replace('/i.', '/.'), "'Invalid' with a capital letter does not end the session."),
    subtle(
      reauth,
      words,
      words.replace('expired|invalid', '\\b(expired|invalid)\\b'),
      "A message that only contains the word, as 'TokenExpired', does not end the session.",
    ),
    subtle(reauth, words, words.replace('200, ', ''), 'A refusal with success false does not end the session.'),
    subtle(
      reauth,
      'if (isRefreshTokenExpired(refreshToken, serverNow())) return endSession(dispatch)',
      '',
      'Without a connection a session whose refresh token has expired goes on.',
    ),
    subtle(
      reauth,
      'return [200, 400, 401, 403].includes(status)',
      'return [400, 401, 403].includes(status)',
      "A refresh answered 200 with success false and 'Refresh token expired' does not end the session: no LOGOUT, no expiry text.",
    ),
  ],
  'AUTHERR-02': [
    plain(reauth, "serverMessage ?? 'Token refresh failed'", "'Refresh failed'", 'A failed refresh has another text.'),
    subtle(
      reauth,
      "serverMessage ?? 'Token refresh failed'",
      "'Token refresh failed'",
      "The server's message of a failed refresh is dropped.",
    ),
    subtle(
      reauth,
      "serverMessage ?? 'Token refresh failed'",
      "(status < 500 ? serverMessage : undefined) ?? 'Token refresh failed'",
      "The server's message is dropped where the server itself has failed.",
    ),
    subtle(
      reauth,
      'OFFLINE_COOLDOWN), result }',
      'OFFLINE_COOLDOWN), result: failed() }',
      'Who asks again during the pause hears of the network, not what the server said.',
    ),
    subtle(
      reauth,
      'REFRESH_COOLDOWN : OFFLINE_COOLDOWN), result }',
      'REFRESH_COOLDOWN : OFFLINE_COOLDOWN), result: failed(status) }',
      "A second refresh within 30 s of a refused one (500 'Maintenance') says 'Network error during token refresh' instead of the server's message.",
    ),
  ],
  'AUTHERR-03': [
    plain(
      reauth,
      noToken,
      "if (!refreshToken) return failed(401, 'Token refresh failed')",
      'A refresh without a token has the text of any failed refresh.',
    ),
    subtle(
      reauth,
      noToken,
      'if (!refreshToken) return failed()',
      'A refresh without a token has the text of the network.',
    ),
    subtle(
      reauth,
      noToken,
      'if (!refreshToken) return endSession(dispatch)',
      'A refresh without a token ends the session instead.',
    ),
    subtle(
      reauth,
      noToken,
      "if (!refreshToken) return failed(401, hasTokens() ? 'No refresh token available' : undefined)",
      'Where there is no token at all the text is that of the network.',
    ),
  ],
  'AUTHERR-04': [
    plain(
      reauth,
      "message = 'Network error during token refresh'",
      "message = 'Network error'",
      'A refresh without a connection has another text.',
    ),
    subtle(
      reauth,
      refreshFailure,
      "failed(status, serverMessage ?? 'Token refresh failed')",
      'A refresh without a connection has the text of one that the server refused.',
    ),
    subtle(
      reauth,
      refreshFailure,
      refreshFailure.replace(': failed()', ': endSession(dispatch)'),
      'A refresh without a connection ends the session.',
    ),
  ],
  'AUTHERR-05': [
    plain(
      bearer,
      "unauthenticated('Session expired. Please log in again.')",
      "unauthenticated('Session expired')",
      'A call of an expired session has another text.',
    ),
    subtle(
      bearer,
      "if (result.outcome !== 'failed') return sessionOver()",
      "if (result.outcome === 'expired') return unable(401)\n  if (result.outcome !== 'failed') return sessionOver()",
      'The end of the session yields the text of a refresh that failed.',
    ),
    subtle(
      bearer,
      'return failed(renewed.error)\n',
      'return failed(unable(401))\n',
      'Where the end is noticed before the call is sent, the text is that of a refresh that failed.',
    ),
    subtle(
      bearer,
      ': failed(sessionOver(), last)',
      ': failed(unable(401), last)',
      'Where the end is noticed by a 401, the text is that of a refresh that failed.',
    ),
    subtle(
      bearer,
      "if (result.outcome !== 'failed') return sessionOver()",
      "if (result.outcome === 'overtaken') return sessionOver()",
      "A call whose token had to be refreshed beforehand fails with 'Authentication failed - unable to refresh token' although the refresh found the session expired.",
    ),
  ],
  'AUTHERR-06': [
    plain(
      response,
      "NETWORK_ERROR = 'Network error. Please check your connection.'",
      "NETWORK_ERROR = 'Network error.'",
      'A call without a connection has another text.',
    ),
    subtle(
      bearer,
      unrefreshed,
      'return unable(result.status)',
      'Where the connection fails during the refresh before a call, the text is that of a refresh that failed.',
    ),
    subtle(
      response,
      'if (status === 0) return networkError()',
      "if (status === 0 && area !== 'reviews') return networkError()",
      'A call about comments without a connection has another text.',
    ),
    subtle(
      response,
      'if (status === 0) return networkError()',
      "if (status === 0 && area !== 'businesses') return networkError()",
      'A call about businesses without a connection has another text.',
    ),
  ],
  'AUTHERR-07': [
    plain(
      bearer,
      "'Authentication failed - unable to refresh token'",
      "'Authentication failed'",
      'A call whose token cannot be refreshed has another text.',
    ),
    subtle(
      bearer,
      'if (second.response.status !== 401) return second',
      'if (second.response.status >= 0) return second',
      'A second 401 yields the text of any failure.',
    ),
    subtle(
      bearer,
      unrefreshed,
      unrefreshed.replace('unable(result.status)', 'sessionOver()'),
      'A refresh that fails on the server yields the text of an expired session.',
    ),
    subtle(
      bearer,
      'isRequired ? failed(unable(401))',
      'isRequired ? failed(sessionOver())',
      'Without any token the text is that of an expired session.',
    ),
    subtle(
      bearer,
      'return failed(refused(second, args), second)',
      'return second',
      "A retry that is refused with 401 again fails with the server's message or 'HTTP error! status: 401', not with 'Authentication failed - unable to refresh token'.",
    ),
  ],
  'AUTHERR-08': [
    plain(entrance, "'Gabim në identifikimin'", "'Gabim në identifikim'", 'A failed log-in has another text.'),
    subtle(
      entrance,
      loginText,
      '?? failure.message)',
      'A failed log-in without words of the server shows an English text.',
    ),
    subtle(
      entrance,
      loginText,
      "?? failureText(failure, failure.status < 500 ? fallback : 'Gabim në lidhje me serverin'))",
      'A log-in during which the server fails has another text.',
    ),
    subtle(
      entrance,
      '(data?.message ?? fallback)',
      "(data?.message ?? '')",
      'An answer without tokens yields no text at all.',
    ),
    subtle(
      results,
      'serverMessage ?? (status === 0 ? offline : fallback)',
      'serverMessage ?? (status === 0 || status >= 500 ? offline : fallback)',
      "A login refused with a 500 without a message shows 'Gabim në lidhje me serverin' instead of 'Gabim në identifikimin'.",
    ),
  ],
  'AUTHERR-09': [
    plain(entrance, "'Gabim në regjistrimin'", "'Gabim në regjistrim'", 'A failed sign-up has another text.'),
    subtle(
      entrance,
      signupText,
      'failure.message',
      'A failed sign-up without words of the server shows an English text.',
    ),
    subtle(
      entrance,
      signupText,
      "failureText(failure, failure.status < 500 ? 'Gabim në regjistrimin' : 'Gabim në lidhje me serverin')",
      'A sign-up during which the server fails has another text.',
    ),
  ],
  'AUTHERR-10': [
    plain(
      results,
      "NO_CONNECTION = 'Gabim në lidhje me serverin'",
      "NO_CONNECTION = 'Nuk ka lidhje me serverin'",
      'Another text without a connection.',
    ),
    subtle(
      entrance,
      loginText,
      '?? failureText(failure, fallback, fallback))',
      'A log-in without a connection has the text of any failed one.',
    ),
    subtle(
      entrance,
      signupText,
      "failureText(failure, 'Gabim në regjistrimin', 'Gabim në regjistrimin')",
      'A sign-up without a connection has the text of any failed one.',
    ),
    subtle(
      signup,
      '      setProblems(general)\n      return fields',
      '      if (Object.keys(fields).length > 0) setProblems(general)\n      return fields',
      'A sign-up without a connection shows nothing.',
    ),
    subtle(
      entrance,
      "failureText(failure, 'Gabim në regjistrimin')",
      "failureText(failure, 'Gabim në regjistrimin', failure.message)",
      "A sign-up without connection shows the English 'Network error. Please check your connection.'; log-in is right.",
    ),
  ],
  'AUTHERR-11': [
    plain(
      verification,
      "'Gabim në verifikimin e email-it'",
      "'Gabim në verifikim'",
      'A failed verification has another text.',
    ),
    subtle(
      verification,
      verifyText,
      '(error as AppError).serverMessage ?? ((error as AppError).status === 0 ? offline : (error as AppError).message)',
      'A failed verification without words of the server shows an English text.',
    ),
    subtle(
      verification,
      verifyText,
      "failureText(error as AppError, (error as AppError).status < 500 ? 'Gabim në verifikimin e email-it' : offline, offline)",
      'A verification during which the server fails has another text.',
    ),
  ],
  'AUTHERR-12': [
    plain(
      verification,
      "'Gabim në lidhje me serverin gjatë verifikimit'",
      "'Gabim në lidhjen me serverin'",
      'A verification without a connection has another text.',
    ),
    subtle(
      verification,
      verifyText,
      "failureText(error as AppError, 'Gabim në verifikimin e email-it')",
      'A verification without a connection has the text of a log-in without one.',
    ),
    subtle(
      verification,
      '    return { success: false, error: text }\n  }\n  // Verified',
      "    return { success: false, error: 'Gabim në verifikimin e email-it' }\n  }\n  // Verified",
      'The screen shows the text of any failed verification, whatever the state holds.',
    ),
  ],
  'AUTHERR-13': [
    plain(
      verification,
      "'Email u verifikua me sukses!'",
      "'Email-i yt u verifikua!'",
      'A verification that worked has another text.',
    ),
    subtle(
      verification,
      "'Email u verifikua me sukses!'",
      "'Email u verifikua me sukses'",
      'The text lacks its exclamation mark.',
    ),
    subtle(
      verification,
      verifiedShown,
      'message }',
      'Without words of the server the screen shows the text of the state.',
    ),
    subtle(
      verifyPage,
      "<VerificationSuccess text={result?.message ?? ''}",
      "<VerificationSuccess text={from ? (result?.message ?? '') : heading}",
      'Who came from no other page reads the heading once more instead.',
    ),
  ],
  'AUTHERR-14': [
    plain(verification, "'Gabim në dërgimin e email-it'", "'Gabim në dërgim'", 'A failed resend has another text.'),
    subtle(
      verification,
      resendText,
      '(error as AppError).message',
      'A failed resend without words of the server shows an English text.',
    ),
    subtle(
      verification,
      resendText,
      "failureText(error as AppError, (error as AppError).status < 500 ? 'Gabim në dërgimin e email-it' : 'Gabim në lidhje me serverin')",
      'A resend during which the server fails has another text.',
    ),
    subtle(
      useResend,
      'error: attempts > 0 ? error : null,',
      'error: attempts > 1 ? error : null,',
      'The failure of the first resend is not shown.',
    ),
  ],
  'AUTHERR-15': [
    plain(account, "'Gabim në dërgimin e email-it'", "'Gabim në dërgim'", 'A link that was not sent has another text.'),
    subtle(
      account,
      resendText,
      '(error as AppError).message',
      'A failure without words of the server shows an English text.',
    ),
    subtle(
      account,
      resendText,
      "failureText(error as AppError, (error as AppError).status < 500 ? 'Gabim në dërgimin e email-it' : 'Gabim në lidhje me serverin')",
      'A failure of the server itself has another text.',
    ),
    subtle(forgot, 'else setProblem(error)', 'else setProblem(undefined)', 'The dialog shows nothing when it failed.'),
  ],
  'AUTHERR-16': [
    plain(
      useResend,
      "if (!result.success) log.warn('The e-mail for verification was not sent again', result.error)",
      'void log',
      'A failed resend is not logged.',
    ),
    subtle(
      useResend,
      'if (!result.success) log.warn(',
      'if (!result.success && attempts > 0) log.warn(',
      'The first failed resend is not logged.',
    ),
    subtle(
      useResend,
      'error: attempts > 0 ? error : null,',
      "error: attempts > 0 && error ? 'Gabim në dërgimin e email-it' : null,",
      'The screen shows a text of its own, not that of the state.',
    ),
    subtle(
      verification,
      'if (isAwaited) dispatch(authErrorSet(text, failureCode(error as AppError)))',
      'dispatch(authEvents.SET_RESEND_LOADING(false))',
      'The text does not reach the state, so that nothing is shown.',
    ),
    subtle(
      useResend,
      'if (!result.success) log.warn(',
      'if (!result.success && attempts === 0) log.warn(',
      'Only the first failed resend is logged; the second and later ones leave no word in the log.',
    ),
  ],
  'AUTHERR-17': [
    plain(
      account,
      resetText,
      resetText.replace('Gabim në ndryshimin e fjalëkalimit', 'Fjalëkalimi nuk u ndryshua'),
      'A failed reset has another text.',
    ),
    subtle(
      account,
      resetText,
      'return { success: false, error: (error as AppError).message }',
      'A failed reset without words of the server shows an English text.',
    ),
    subtle(
      account,
      resetText,
      "return { success: false, error: failureText(error as AppError, 'Gabim në ndryshimin e fjalëkalimit') }",
      'A reset without a connection has another text.',
    ),
    subtle(
      account,
      resetText,
      resetText.replace(
        '(error as AppError).serverMessage ??',
        '(error as AppError).serverMessage ?? ((error as AppError).status < 500 ? undefined : "") ??',
      ),
      'A reset during which the server fails shows no text.',
    ),
  ],
  'AUTHERR-18': [
    plain(
      account,
      changeText,
      "const text = failure.serverMessage ?? 'Fjalëkalimi nuk u ndryshua'",
      'A failed change of the password has another text.',
    ),
    subtle(
      account,
      changeText,
      'const text = failure.message',
      'A failed change without words of the server shows an English text.',
    ),
    subtle(
      account,
      changeText,
      "const text = failureText(failure, 'Gabim në ndryshimin e fjalëkalimit')",
      'A change without a connection has another text.',
    ),
    subtle(
      change,
      '      setProblems(general)\n',
      '      if (Object.keys(fields).length > 0) setProblems(general)\n',
      'The dialog shows nothing when the change failed for no field.',
    ),
  ],
  'AUTHERR-19': [
    plain(
      wire,
      "message: pick(string, dataOrRoot(raw).reverse(), 'message'),",
      'message: undefined,',
      "No message of the server is shown, only the app's own texts.",
    ),
    subtle(
      wire,
      "message: pick(string, dataOrRoot(raw).reverse(), 'message'),",
      "message: pick(string, [raw], 'message'),",
      'A message under data is not shown.',
    ),
    subtle(
      verification,
      sentAgain,
      "const message = 'Email-i i verifikimit u dërgua përsëri'",
      "The server's message of a resend is not shown.",
    ),
    subtle(
      account,
      linkSent,
      "'Linku për rivendosjen e fjalëkalimit u dërgua në email'",
      "The server's message of a sent link is not shown.",
    ),
    subtle(
      account,
      changed,
      "message: 'Fjalëkalimi u ndryshua me sukses' }",
      "The server's message of a change is not shown.",
    ),
    subtle(
      account,
      deleted,
      "const message = 'Llogaria u fshi me sukses'",
      "The server's message of a deletion is not shown.",
    ),
    subtle(
      entrance,
      "message: data.message ?? 'Kemi dërguar një email verifikimi.' }",
      "message: 'Kemi dërguar një email verifikimi.' }",
      "The server's message of a sign-up is not shown.",
    ),
    subtle(
      verification,
      verifiedShown,
      "message: 'Email u verifikua me sukses!' }",
      "The server's message of a verification is not shown.",
    ),
    subtle(
      account,
      'state: { message } }))',
      "state: { message: 'Llogaria u fshi me sukses' } }))",
      "After a deletion the home page says 'Llogaria u fshi me sukses' although the server sent a message of its own.",
    ),
  ],
  'AUTHERR-20': [
    plain(
      entrance,
      signedUp,
      "const message = data.message ?? 'Llogaria u krijua'",
      'The state holds another text after a sign-up.',
    ),
    subtle(
      entrance,
      signedUp,
      "const message = data.message ?? 'Kemi dërguar një email verifikimi.'",
      'The state holds the text of the next screen.',
    ),
    subtle(
      entrance,
      signedUp,
      "const message = data.message ?? (data.requiresVerification ? 'Kontrollo email-in tënd për verifikim' : '')",
      'Without a need for verification the state holds no text.',
    ),
    subtle(
      machine,
      '    userEmail: email,\n    successMessage: message,\n',
      '    userEmail: email,\n',
      'The state holds no text after a sign-up.',
    ),
  ],
  'AUTHERR-21': [
    plain(
      verification,
      verified,
      "const message = data.message ?? 'Email-i yt u verifikua'",
      'The state holds another text after a verification.',
    ),
    subtle(
      verification,
      verified,
      "const message = data.message ?? 'Email u verifikua me sukses!'",
      'The state holds the text of the screen.',
    ),
    subtle(
      verification,
      verified,
      "const message = data.message ?? (authenticated ? 'Email-i u verifikua me sukses' : '')",
      'Where the answer brings no tokens the state holds no text.',
    ),
  ],
  'AUTHERR-22': [
    plain(
      verification,
      sentAgain,
      "const message = data.message ?? 'Email-i u dërgua'",
      'Another text when the e-mail was sent again.',
    ),
    subtle(
      verification,
      sentAgain,
      "const message = data.message ?? 'Email-i i verifikimit u dërgua përsëri.'",
      'The text has a full stop.',
    ),
    subtle(
      useResend,
      'message: attempts > 0 ? successMessage : null,',
      'message: attempts > 1 ? successMessage : null,',
      'The first resend shows no message.',
    ),
    subtle(
      resendEmail,
      '{message && <Alert kind="success">{message}</Alert>}',
      '{message && !isSpent && <Alert kind="success">{message}</Alert>}',
      'The fifth resend shows no message.',
    ),
  ],
  'AUTHERR-23': [
    plain(account, linkSent, "data.message ?? 'Linku u dërgua në email'", 'Another text when the link was sent.'),
    subtle(
      account,
      linkSent,
      "data.message ?? 'Linku për rivendosjen e fjalëkalimit u dërgua në email.'",
      'The text has a full stop.',
    ),
    subtle(
      forgotSent,
      '<Alert kind="success">{message}</Alert>',
      '<Alert kind="success">Kontrollo email-in</Alert>',
      'The dialog has a text of its own.',
    ),
    subtle(
      forgot,
      'if (success) setSent({ to, message })',
      'if (success) setSent({ to, message: to })',
      'The address stands where the message should.',
    ),
  ],
  'AUTHERR-24': [
    plain(
      account,
      changed,
      "message: data.message ?? 'Fjalëkalimi u ndryshua' }",
      'Another text when the password was changed.',
    ),
    subtle(
      account,
      changed,
      "message: data.message ?? 'Fjalëkalimi u ndryshua me sukses!' }",
      'The text has an exclamation mark.',
    ),
    subtle(
      actions,
      '            close()\n            onChanged(message)',
      '            close()',
      'The dialog closes without a word.',
    ),
    subtle(
      change,
      "if (result.success) onChanged(result.message ?? '')",
      "if (result.success) onChanged('')",
      'The message is empty.',
    ),
  ],
  'AUTHERR-25': [
    plain(
      account,
      deleted,
      "const message = data.message ?? 'Llogaria u fshi'",
      'Another text when the account was deleted.',
    ),
    subtle(
      account,
      'dispatch(navigationRequested({ to: routes.home, state: { message } }))',
      'dispatch(navigationRequested({ to: routes.home }))',
      'The home page says nothing of the deletion.',
    ),
    subtle(
      routerMessage,
      'const places = [routes.home, routes.business, routes.writeReview]',
      'const places = [routes.business, routes.writeReview]',
      'The home page does not show the message it was given.',
    ),
    subtle(
      account,
      'dispatch(navigationRequested({ to: routes.home, state: { message } }))',
      'dispatch(navigationRequested({ to: routes.home, state: { message: data.message } }))',
      'Without words of the server the home page says nothing.',
    ),
  ],
  'AUTHERR-26': [
    plain(
      useAuth,
      `${noProvider}\n  return { ...useAppSelector(({ auth }) => auth), ...methods }`,
      'return { ...useAppSelector(({ auth }) => auth), ...(methods as AuthMethods) }',
      'A screen outside the provider fails later, when one of its buttons is pressed.',
    ),
    subtle(
      useAuth,
      `${noProvider}\n  return { ...useAppSelector(({ auth }) => auth), ...methods }`,
      "if (!methods) console.error('useAuth must be used within an AuthProvider')\n  return { ...useAppSelector(({ auth }) => auth), ...(methods as AuthMethods) }",
      'A screen outside the provider only writes to the console.',
    ),
    subtle(
      provider,
      'createContext<AuthMethods | null>(null)',
      'createContext<AuthMethods | null>({} as AuthMethods)',
      'Outside a provider there is a context without methods.',
    ),
  ],
  'AUTHERR-27': [
    plain(provider, '  throw new Error(`', '  void String(`', 'A method that is missing does nothing.'),
    subtle(
      provider,
      'methods ? (methods[name] ?? unavailable(name)) : real',
      'methods?.[name] ?? real',
      'A method that is missing is replaced by the real one.',
    ),
    subtle(
      provider,
      '(methods[name] ?? unavailable(name))',
      "(methods[name] ?? (name === 'verifyEmail' ? async () => ({ success: false }) : unavailable(name)))",
      'A missing verifyEmail fails like a link that has lapsed.',
    ),
    subtle(provider, '  throw new Error(`', '  console.error(`', 'A missing method only writes to the console.'),
  ],
  'AUTHERR-28': [
    plain(response, isNamed, 'const isNamed = false', 'A list of errors is never read as fields.'),
    subtle(
      response,
      isNamed,
      "const isNamed = list.some((item) => message(field(item, 'field')) !== undefined)",
      'A list counts as fields where a later item has one, though the first has none.',
    ),
    subtle(
      response,
      isNamed,
      "const isNamed = list.length > 0 && list.every((item) => message(field(item, 'field')) !== undefined)",
      'A list whose second item has no field does not count as fields.',
    ),
    subtle(
      response,
      "? list.map((item) => [field(item, 'field'), field(item, 'message')])",
      "? list.slice(0, 1).map((item) => [field(item, 'field'), field(item, 'message')])",
      'Of a list only the first field is read.',
    ),
    subtle(
      response,
      "? list.map((item) => [field(item, 'field'), field(item, 'message')])",
      "? list.map((item) => [field(item, 'field'), field(list[0], 'message')])",
      'Every field has the message of the first one.',
    ),
  ],
  'AUTHERR-29': [
    plain(
      response,
      "'An unexpected error occurred'",
      "'Unexpected error'",
      'A list without fields and messages yields another text.',
    ),
    subtle(
      response,
      single,
      "general ?? (isUnnamed ? 'An unexpected error occurred' : undefined)",
      'The single message of a list is not used.',
    ),
    subtle(
      response,
      single,
      'general ?? (isUnnamed ? single : undefined)',
      'A list without fields and messages yields the text of the call.',
    ),
    subtle(
      response,
      'isUnnamed: list.length > 0 &&',
      'isUnnamed: list.length > 1 &&',
      'A list of one item without a field is not read.',
    ),
    subtle(
      response,
      'isUnnamed: list.length > 0 &&',
      'isUnnamed: list.length === 1 &&',
      'A list of two items without fields is not read.',
    ),
  ],
  'AUTHERR-30': [
    plain(
      split,
      general,
      '...(error && entries.length === 0 ? [error] : [])',
      'The general message is not shown where there are errors of fields.',
    ),
    subtle(
      split,
      general,
      '...(error && entries.length < 2 ? [error] : [])',
      'The general message is not shown where there are errors of two fields.',
    ),
    subtle(
      signup,
      '      setProblems(general)\n      return fields',
      '      if (Object.keys(fields).length === 0) setProblems(general)\n      return fields',
      'A refused sign-up only has the errors of its fields.',
    ),
    subtle(
      change,
      '      setProblems(general)\n',
      '      if (Object.keys(fields).length === 0) setProblems(general)\n',
      'A refused change of the password only has the errors of its fields.',
    ),
    subtle(
      entrance,
      signupText,
      `Object.values(failure.fields ?? {})[0] ?? ${signupText}`,
      'A refused sign-up shows the first field instead of the general message.',
    ),
    subtle(
      change,
      'setProblems(general)',
      'setProblems(Object.keys(fields).length > 0 ? none : general)',
      'A refused change of password with field errors shows only those; the general message is missing above the form (sign-up still shows it).',
    ),
  ],
}
