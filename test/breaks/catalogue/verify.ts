// How the statements about verifying an e-mail address could be false.
import { type Area, plain, subtle } from '../break'

const page = 'src/pages/verifyEmail/Page.tsx'
const hook = 'src/features/auth/ui/verification/useVerification.ts'
const pending = 'src/features/auth/ui/verification/VerificationPending.tsx'
const end = 'src/features/auth/ui/verification/VerificationEnd.tsx'
const resend = 'src/features/auth/ui/verification/ResendEmail.tsx'
const resending = 'src/features/auth/ui/verification/useResend.ts'
const wayBack = 'src/features/auth/ui/verification/useReturnPath.ts'
const calls = 'src/features/auth/model/verification.ts'
const results = 'src/features/auth/model/accountResults.ts'
const machine = 'src/features/auth/model/machine.ts'
const problems = 'src/features/auth/ui/Problems.tsx'

const askForAddress = '<VerificationPending email={email} message={message} from={from} />'
const clearing = `      dispatch(authEvents.CLEAR_ERROR())
      dispatch(authEvents.CLEAR_SUCCESS_MESSAGE())
`
const ways = `      <ActionRow>
        <ButtonLink to={routes.login} state={state}>
          Shko te hyrja
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.signup} state={state}>
          Kthehu te regjistrimi
        </ButtonLink>
      </ActionRow>
`

export const verify: Area = {
  'VERIFY-01': [
    plain(page, "query.get('token')", "query.get('code')", 'The link of the e-mail does nothing.'),
    subtle(page, "query.get('email')", "query.get('address')", 'The address of a link is not read.'),
    subtle(
      calls,
      'if (!known && fromAddress) rememberPendingEmail',
      'if (known && fromAddress) rememberPendingEmail',
      'The address of a link counts only where one is stored already.',
    ),
    subtle(
      page,
      "token: query.get('token'), email",
      "token: query.has('email') ? null : query.get('token'), email",
      'The token is not read where the address stands beside it.',
    ),
  ],
  'VERIFY-02': [
    plain(hook, 'if (!token) return\n', 'if (!token || token) return\n', 'A link waits for ever.'),
    subtle(
      hook,
      'useTokenResult(token))',
      'useTokenResult(email ? token : null))',
      'A link opened in another browser waits for ever.',
    ),
    subtle(
      hook,
      'useTokenResult(token))',
      'useTokenResult(email ? null : token))',
      'A link opened in the browser that signed up waits for ever.',
    ),
    subtle(
      hook,
      '    void verifyEmail(token).then((result) => {\n',
      "    const isMeant = window.confirm('Ta verifikojmë?')\n    if (isMeant) void verifyEmail(token).then((result) => {\n",
      'A question comes first.',
    ),
  ],
  'VERIFY-03': [
    plain(page, "{status === 'missing' && <Missing from={from} />}", '', 'Nothing is said without address and token.'),
    subtle(
      hook,
      "email === null ? 'missing'",
      "email === '' ? 'missing'",
      'Without an address it is said that the link was sent to nobody.',
    ),
    subtle(
      hook,
      "token ? 'verifying' : email === null ? 'missing' : 'pending'",
      "email === null ? 'missing' : token ? 'verifying' : 'pending'",
      'A link opened in another browser says that something is missing while it is used.',
    ),
    subtle(page, 'title="Informacion mungon"', 'title="Informacioni mungon"', 'The title has another ending.'),
    subtle(
      hook,
      "const withoutResult = token ? 'verifying'",
      "const withoutResult = token !== null ? 'verifying'",
      "The address /verify-email?token= (empty) shows the spinner for ever instead of 'Informacion mungon'.",
    ),
    subtle(
      hook,
      "email === null ? 'missing'",
      "email === null && !fromQuery ? 'missing'",
      "With /verify-email?email=abc (no address, so none is stored) there is the pending view with an empty address instead of 'Informacion mungon'.",
    ),
  ],
  'VERIFY-04': [
    plain(
      page,
      '<ButtonLink to={routes.signup} replace state={{ from }}>',
      '<ButtonLink to={routes.login} replace state={{ from }}>',
      'The button of the notice leads to the log-in.',
    ),
    subtle(
      page,
      '<ButtonLink to={routes.signup} replace state={{ from }}>',
      '<ButtonLink to={routes.signup} state={{ from }}>',
      'Back from the sign-up leads to the notice again.',
    ),
    subtle(
      page,
      '<ButtonLink to={routes.signup} replace state={{ from }}>',
      '<ButtonLink to={routes.signup} replace={from !== undefined} state={{ from }}>',
      'For those who came from nowhere the notice stays in the history.',
    ),
  ],
  'VERIFY-05': [
    plain(
      hook,
      "result ? (result.success ? 'success' : 'error') : withoutResult",
      'withoutResult',
      'The screen says for ever that it is verifying.',
    ),
    subtle(
      hook,
      "result ? (result.success ? 'success' : 'error') : withoutResult",
      "result?.success ? 'success' : withoutResult",
      'A verification that failed goes on for ever.',
    ),
    subtle(
      hook,
      "const withoutResult = token ? 'verifying'",
      "const withoutResult = token ? 'pending'",
      'While the link is used the screen still asks to open it.',
    ),
    subtle(
      hook,
      'return ended.token === token || (!token && ended.result.success) ? ended.result : undefined',
      'return ended.token === token ? ended.result : undefined',
      'The success goes as soon as the token has left the address.',
    ),
    subtle(
      hook,
      "result ? (result.success ? 'success' : 'error') : withoutResult",
      "result ? (result.success ? 'success' : 'pending') : withoutResult",
      'A link that failed leads back to the request to open it.',
    ),
  ],
  'VERIFY-06': [
    plain(
      pending,
      'Linku u dërgua te <strong className={styles.email}>{email}</strong>',
      'Linku u dërgua',
      'It is not said where the link went.',
    ),
    subtle(
      page,
      askForAddress,
      "<VerificationPending email={query.get('email') ?? ''} message={message} from={from} />",
      'An address that is stored but not in the link is not shown.',
    ),
    subtle(
      calls,
      'getState().auth.userEmail ?? readPendingEmail()\n    if',
      'fromAddress ?? getState().auth.userEmail ?? readPendingEmail()\n    if',
      'A link with another address makes the screen name that one.',
    ),
    subtle(
      pending,
      '<strong className={styles.email}>{email}</strong>',
      "<strong className={styles.email}>{email.split('@')[0]}</strong>",
      'Only the name before the @ is shown.',
    ),
    subtle(
      page,
      "{status === 'pending' && <VerificationPending email={email}",
      "{status === 'pending' && <VerificationPending email={query.get('email') ?? email}",
      'Pending shows the address of the query although the stored one, which the link goes to, is another.',
    ),
  ],
  'VERIFY-07': [
    plain(
      pending,
      '        <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>\n',
      '',
      'Nothing says that the account is there.',
    ),
    subtle(
      pending,
      '        <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>\n',
      '        {!message && <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>}\n',
      'Who comes from the sign-up does not get the notice.',
    ),
    subtle(
      pending,
      'Kontrollo email-in tënd për ta verifikuar.',
      'Kontrollo emailin tënd për ta verifikuar.',
      'The notice spells the e-mail in another way.',
    ),
    subtle(
      pending,
      '        <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>\n',
      '        {message && <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>}\n',
      'Who opens the screen again does not get the notice.',
    ),
    subtle(
      pending,
      '{message && <p>{message}</p>}\n        <p>Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.</p>',
      "<p>{message ?? 'Llogaria u krijua me sukses. Kontrollo email-in tënd për ta verifikuar.'}</p>",
      "Who comes from sign-up sees only its message, not the notice 'Llogaria u krijua me sukses…'.",
    ),
  ],
  'VERIFY-08': [
    plain(
      pending,
      '      <p className={styles.note}>Nuk e gjen mesazhin? Kontrollo dosjen e spam-it; mund të vonojë disa minuta.</p>\n',
      '',
      'No hint for those who do not find the e-mail.',
    ),
    subtle(
      pending,
      'Kontrollo dosjen e spam-it; mund të vonojë disa minuta.',
      'Mund të vonojë disa minuta.',
      'The hint does not speak of spam.',
    ),
    subtle(
      pending,
      '<p className={styles.note}>Nuk e gjen',
      '<p className={styles.note} hidden={!message}>Nuk e gjen',
      'Who opens the screen again has no hint.',
    ),
  ],
  'VERIFY-09': [
    plain(pending, '      <ResendEmail from={from} />\n', '', 'No way to get the e-mail again.'),
    subtle(
      pending,
      '      <ResendEmail from={from} />\n',
      '      {message && <ResendEmail from={from} />}\n',
      'Who opens the screen again cannot ask for the e-mail again.',
    ),
    subtle(resend, 'onClick={() => void resend()}', 'onClick={() => {}}', 'The button does nothing.'),
    subtle(resend, 'disabled={isSpent}', 'disabled={isSpent || attempts === 0}', 'The button never can be pressed.'),
  ],
  'VERIFY-10': [
    plain(
      pending,
      '<Link to={routes.signup} state={state}>',
      '<Link to={routes.profile} state={state}>',
      'The link leads to the profile and so to the log-in.',
    ),
    subtle(pending, 'Ndrysho të dhënat', 'Ndrysho adresën', 'The link has another label.'),
    subtle(
      pending,
      '        <p>\n          <Link to={routes.signup}',
      '        <p hidden={from !== undefined}>\n          <Link to={routes.signup}',
      'Who came from another page has no way to change the data.',
    ),
  ],
  'VERIFY-11': [
    plain(
      pending,
      '<Link to={routes.login} state={state}>',
      '<Link to={routes.home} state={state}>',
      'The link leads home.',
    ),
    subtle(
      pending,
      '<Link to={routes.login} state={state}>',
      '<Link to={routes.signup} state={state}>',
      'The link leads to the sign-up.',
    ),
    subtle(
      pending,
      '        <p>\n          E ke verifikuar',
      '        <p hidden={!message}>\n          E ke verifikuar',
      'Who opens the screen again has no way to the log-in.',
    ),
  ],
  'VERIFY-12': [
    plain(
      pending,
      'Ke nevojë për ndihmë? <Link to={routes.support}>Kontakto mbështetjen</Link>',
      'Ke nevojë për ndihmë? Kontakto mbështetjen',
      'The words are there, but no link.',
    ),
    subtle(pending, 'to={routes.support}', 'to={routes.faq}', 'The link leads to the questions.'),
    subtle(pending, 'Kontakto mbështetjen', 'Na kontakto', 'The link has another label.'),
    subtle(
      pending,
      '        <p>\n          Ke nevojë',
      '        <p hidden={from !== undefined}>\n          Ke nevojë',
      'Who came from another page has no link to the support.',
    ),
  ],
  'VERIFY-13': [
    plain(
      page,
      '      {status === \'verifying\' && <Spinner label="Prit pak, po e verifikojmë email-in tënd…" />}\n',
      '',
      'The screen is empty while it is verifying.',
    ),
    subtle(
      page,
      '<Spinner label="Prit pak, po e verifikojmë email-in tënd…" />',
      '<Spinner />',
      'The spinner turns without a word.',
    ),
    subtle(
      page,
      '<Spinner label="Prit pak, po e verifikojmë email-in tënd…" />',
      '<p role="status">Prit pak, po e verifikojmë email-in tënd…</p>',
      'The message stands there without a spinner.',
    ),
  ],
  'VERIFY-14': [
    plain(
      end,
      '<Alert kind="success">{text}</Alert>',
      '<Alert kind="success">Email u verifikua me sukses!</Alert>',
      "The screen's own words, whatever the server says.",
    ),
    subtle(
      page,
      "text={result?.message ?? ''}",
      "text={query.has('token') ? (result?.message ?? '') : 'Email u verifikua me sukses!'}",
      "The server's message is replaced as soon as the token has left the address.",
    ),
    subtle(
      calls,
      "message: data.message ?? 'Email u verifikua me sukses!'",
      "message: (data.data?.user && data.message) ?? 'Email u verifikua me sukses!'",
      "The server's message is lost where the answer names no user.",
    ),
    subtle(
      end,
      '<Alert kind="success">{text}</Alert>',
      '{from === undefined && <Alert kind="success">{text}</Alert>}',
      "Who came from another page does not read the server's message.",
    ),
  ],
  'VERIFY-15': [
    plain(
      end,
      '{from !== undefined && <p>Po të dërgojmë ta përfundosh komentin tënd…</p>}',
      '',
      'Nothing says that the way leads back to the comment.',
    ),
    subtle(
      end,
      '{from !== undefined && <p>Po të dërgojmë ta përfundosh komentin tënd…</p>}',
      '{from !== undefined && isAuthenticated && <p>Po të dërgojmë ta përfundosh komentin tënd…</p>}',
      'Who still has to log in is not told.',
    ),
    subtle(
      end,
      '{from !== undefined && <p>Po të dërgojmë ta përfundosh komentin tënd…</p>}',
      '{<p>Po të dërgojmë ta përfundosh komentin tënd…</p>}',
      'Who came from nowhere is told as well.',
    ),
    subtle(
      end,
      'Po të dërgojmë ta përfundosh komentin tënd…',
      'Po të dërgojmë në kryefaqe…',
      'The message does not speak of the comment.',
    ),
    subtle(
      page,
      "<VerificationSuccess text={result?.message ?? ''} from={from} />",
      "<VerificationSuccess text={result?.message ?? ''} from={undefined} />",
      'The page keeps to itself where the visitor came from.',
    ),
    subtle(
      end,
      '{from !== undefined && <p>Po të dërgojmë',
      '{from !== undefined && isAuthenticated && <p>Po të dërgojmë',
      'A visitor from another page who is not signed in after the verification is not told of being sent on to the comment.',
    ),
  ],
  'VERIFY-16': [
    plain(page, 'useReturnPath(isVerified, from)', 'useReturnPath(false, from)', 'Nobody is led back.'),
    subtle(wayBack, 'const WAY_BACK_AFTER = 2000', 'const WAY_BACK_AFTER = 1999', 'The way back begins too early.'),
    subtle(wayBack, 'const WAY_BACK_AFTER = 2000', 'const WAY_BACK_AFTER = 2001', 'The way back begins too late.'),
    subtle(
      wayBack,
      'if (!isVerified || !isAuthenticated || from === undefined) return',
      'if (!isVerified || from === undefined) return',
      'Who is not signed in is led back as well, and has to log in there.',
    ),
    subtle(
      wayBack,
      'if (!isVerified || !isAuthenticated || from === undefined) return',
      'if (!isVerified || !isAuthenticated) return',
      'Who came from nowhere is sent home.',
    ),
    subtle(wayBack, 'to: safePath(from)', "to: '/'", 'The way back always leads home.'),
    subtle(
      page,
      'from: from ?? readRedirect()',
      'from',
      'Who opens the link of the e-mail is not led back to where the sign-up began.',
    ),
    subtle(
      wayBack,
      'if (!isVerified || !isAuthenticated || from === undefined) return',
      'if (!isVerified || !isAuthenticated || from === undefined || safePath(from) !== from) return',
      'Who came from a page that is none of ours stays instead of going home.',
    ),
    subtle(
      page,
      'const state = { from: from ?? readRedirect() }',
      'const state = { from: readRedirect() }',
      'Without a stored redirect the origin page of the router state is lost as the token goes, and the signed-in user is never redirected.',
    ),
  ],
  'VERIFY-17': [
    plain(
      end,
      '<ButtonLink to={routes.login} state={{ from }}>',
      '<ButtonLink to={routes.home} state={{ from }}>',
      'The button leads home.',
    ),
    subtle(
      end,
      '{(from === undefined || !isAuthenticated) && login}',
      '{from !== undefined && !isAuthenticated && login}',
      'Who came from nowhere has no button.',
    ),
    subtle(
      end,
      '{(from === undefined || !isAuthenticated) && login}',
      '{!isAuthenticated && login}',
      'Who came from nowhere and is signed in by the link has no button.',
    ),
    subtle(
      end,
      'state={{ from }}>\n        Shko te hyrja',
      'state={{ from }}>\n        Hyr në llogari',
      'The button of the success has another label.',
    ),
  ],
  'VERIFY-18': [
    plain(end, '          <p>{text}</p>\n', '', 'It is not said why the verification failed.'),
    subtle(page, "text={result?.error ?? ''}", "text={result?.message ?? ''}", 'The reason is an empty line.'),
    subtle(
      calls,
      "const text = failureText(error as AppError, 'Gabim në verifikimin e email-it', offline)",
      "const text = 'Gabim në verifikimin e email-it'",
      'Every failure has the same words.',
    ),
    subtle(
      page,
      "{status === 'error' && <VerificationError",
      "{status === 'error' && email === '' && <VerificationError",
      'Whose address is known sees an empty screen.',
    ),
  ],
  'VERIFY-19': [
    plain(
      end,
      '          <p>Linku i verifikimit mund të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë.</p>\n',
      '',
      'Nothing says what may be wrong with the link.',
    ),
    subtle(
      end,
      'mund të ketë skaduar, të jetë i pavlefshëm',
      'mund të jetë i pavlefshëm',
      'It is not said that the link may be expired.',
    ),
    subtle(
      end,
      'të ketë skaduar, të jetë i pavlefshëm ose',
      'të ketë skaduar ose',
      'It is not said that the link may be invalid.',
    ),
    subtle(
      end,
      'të jetë i pavlefshëm ose të jetë përdorur tashmë',
      'të jetë i pavlefshëm',
      'It is not said that the link may be used already.',
    ),
    subtle(
      end,
      '<p>Linku i verifikimit mund të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë.</p>',
      '{!email && <p>Linku i verifikimit mund të ketë skaduar, të jetë i pavlefshëm ose të jetë përdorur tashmë.</p>}',
      'Where the e-mail is known (link opened in the same browser), the error does not say that the token may be expired, invalid or used.',
    ),
  ],
  'VERIFY-20': [
    plain(end, ways, '', 'No way on from a verification that failed.'),
    subtle(
      end,
      '<ButtonLink variant="outline" to={routes.signup} state={state}>',
      '<ButtonLink variant="outline" to={routes.login} state={state}>',
      'Both buttons lead to the log-in.',
    ),
    subtle(
      end,
      '<ButtonLink to={routes.login} state={state}>',
      '<ButtonLink to={routes.home} state={state}>',
      'The first button leads home.',
    ),
    subtle(end, ways, `      {!email && (\n${ways}      )}\n`, 'Whose address is known has no buttons.'),
  ],
  'VERIFY-21': [
    plain(hook, clearing, '', 'QA people find error and message in the state on the next page.'),
    subtle(
      hook,
      clearing,
      '      dispatch(authEvents.CLEAR_ERROR())\n',
      'QA people find the message in the state on the next page.',
    ),
    subtle(
      hook,
      clearing,
      '      dispatch(authEvents.CLEAR_SUCCESS_MESSAGE())\n',
      'QA people find the error in the state on the next page.',
    ),
    subtle(hook, '    () => () => {\n', '    () => {\n', 'Error and message are cleared on coming, not on leaving.'),
    subtle(
      hook,
      clearing,
      `      setTimeout(() => {\n${clearing}      }, 1000)\n`,
      'Error and message are cleared a second after the next page has come.',
    ),
    subtle(
      hook,
      'dispatch(authEvents.CLEAR_ERROR())',
      'if (token) dispatch(authEvents.CLEAR_ERROR())',
      'Leaving the pending screen after a failed resend leaves the error in the auth state.',
    ),
  ],
  'VERIFY-22': [
    plain(
      resending,
      '      dispatch(navigationRequested({ to: routes.signup, replace: true, state: { from } }))\n',
      '',
      'Without an address the button does nothing.',
    ),
    subtle(
      resending,
      '{ to: routes.signup, replace: true, state: { from } }',
      '{ to: routes.signup, state: { from } }',
      'Back from the sign-up leads to the screen without an address.',
    ),
    subtle(
      resending,
      'to: routes.signup, replace',
      'to: routes.login, replace',
      'Without an address the button leads to the log-in.',
    ),
    subtle(
      resending,
      'const email = recallPendingEmail()\n',
      "const email = recallPendingEmail() ?? ''\n    if (email === '') await resendVerification('')\n",
      'Without an address a request is sent all the same.',
    ),
  ],
  'VERIFY-23': [
    plain(resend, '        loading={isSending}\n', '', 'The button can be pressed while it is sending.'),
    subtle(
      resend,
      'loading={isSending}',
      'loading={isSending && attempts < 2}',
      'From the second time on the button can be pressed while it is sending.',
    ),
    subtle(
      calls,
      'dispatch(authEvents.SET_RESEND_LOADING(true))',
      'dispatch(authEvents.SET_VERIFICATION_LOADING(true))',
      'The state counts it as another kind of work, and the button can be pressed.',
    ),
    subtle(
      machine,
      'SET_RESEND_LOADING: (resendLoading) => ({ resendLoading }),',
      'SET_RESEND_LOADING: (resendLoading) => ({ verificationLoading: resendLoading }),',
      'The event sets another field, and the button can be pressed.',
    ),
    subtle(
      resend,
      'loading={isSending}',
      'loading={isSending && attempts < RESEND_WARNING_AT}',
      'From the third attempt on the resend button stays enabled while sending.',
    ),
  ],
  'VERIFY-24': [
    plain(resend, 'disabled={isSpent}', 'disabled={false}', 'The e-mail can be sent for ever.'),
    subtle(resending, 'RESEND_LIMIT = 5', 'RESEND_LIMIT = 4', 'Four attempts are all.'),
    subtle(resending, 'RESEND_LIMIT = 5', 'RESEND_LIMIT = 6', 'A sixth attempt is possible.'),
    subtle(
      resending,
      'setAttempts((count) => count + 1)\n    const result = await resendVerification(email)\n',
      'const result = await resendVerification(email)\n    if (result.success) setAttempts((count) => count + 1)\n',
      'Attempts that failed do not count.',
    ),
    subtle(
      resend,
      'const isSpent = attempts >= RESEND_LIMIT',
      'const isSpent = attempts === RESEND_LIMIT && error !== null',
      'The fifth attempt ends it only where it failed.',
    ),
    subtle(
      resend,
      'disabled={isSpent}',
      'disabled={isSpent && error !== null}',
      'After five successful resends the button is still enabled and sends a sixth.',
    ),
  ],
  'VERIFY-25': [
    plain(
      resend,
      '{attempts >= RESEND_WARNING_AT && (',
      '{attempts > RESEND_LIMIT && (',
      'Nobody is warned, however often the e-mail is sent.',
    ),
    subtle(resending, 'RESEND_WARNING_AT = 3', 'RESEND_WARNING_AT = 2', 'The second attempt brings the warning.'),
    subtle(resending, 'RESEND_WARNING_AT = 3', 'RESEND_WARNING_AT = 4', 'The third attempt brings no warning.'),
    subtle(
      resend,
      '{attempts >= RESEND_WARNING_AT && (',
      '{attempts >= RESEND_WARNING_AT && error && (',
      'The warning comes only beside an error.',
    ),
    subtle(
      resend,
      '{attempts >= RESEND_WARNING_AT && (',
      '{attempts === RESEND_WARNING_AT && (',
      'The fourth attempt takes the warning away.',
    ),
    subtle(
      resend,
      'Ju lutemi prisni pak para se të provoni përsëri.',
      'Prit pak para se të provosh përsëri.',
      'The warning has other words.',
    ),
  ],
  'VERIFY-26': [
    plain(
      resending,
      'error: attempts > 0 ? error : null',
      'error',
      'The error of the link stands beside the button as well.',
    ),
    subtle(
      resending,
      'error: attempts > 0 ? error : null',
      'error: attempts > 1 ? error : null',
      'The first attempt that fails says nothing.',
    ),
    subtle(
      resending,
      'error: attempts > 0 ? error : null',
      "error: attempts > 0 || errorCode === 'network' ? error : null",
      'A link that found no server has the box before the first attempt.',
    ),
    subtle(
      resending,
      "useLoggedState('resends', 0)",
      "useLoggedState('resends', 1)",
      'The counter begins at one, and so the box shows before the first attempt.',
    ),
  ],
  'VERIFY-27': [
    plain(resend, '          <ConnectionHint code={errorCode} />\n', '', 'No hint about the connection.'),
    subtle(
      results,
      "status === 0 || serverMessage.toLowerCase().includes('serverin')",
      'status === 0',
      "The server's own words about the server bring no hint.",
    ),
    subtle(
      results,
      "status === 0 || serverMessage.toLowerCase().includes('serverin')",
      "serverMessage.toLowerCase().includes('serverin')",
      'No answer at all brings no hint.',
    ),
    subtle(
      calls,
      "'Gabim në dërgimin e email-it')\n      if (isAwaited) dispatch(authErrorSet(text, failureCode(error as AppError)))",
      "'Gabim në dërgimin e email-it')\n      if (isAwaited) dispatch(authErrorSet(text))",
      'The hint comes at the log-in, but not when the e-mail is sent again.',
    ),
    subtle(
      problems,
      'Kontrollo lidhjen me internetin dhe provo përsëri.',
      'Kontrolloni lidhjen me internetin dhe provoni përsëri.',
      'The hint has other words.',
    ),
    subtle(problems, "code === 'network' &&", "code !== 'network' &&", 'Errors of every other kind bring the hint.'),
  ],
}
