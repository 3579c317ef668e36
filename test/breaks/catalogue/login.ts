// How the statements about the log-in screen could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/login/Page.tsx'
const form = 'src/features/auth/ui/login/LoginForm.tsx'
const useLogin = 'src/features/auth/ui/login/useLogin.ts'
const problem = 'src/features/auth/ui/login/LoginProblem.tsx'
const problems = 'src/features/auth/ui/Problems.tsx'
const passwordField = 'src/features/auth/ui/PasswordField.tsx'
const shownPasswords = 'src/features/auth/ui/useShownPasswords.ts'
const redirect = 'src/storage/pendingRedirect.ts'
const visitors = 'src/app/guards/VisitorsOnly.tsx'
const signedIn = 'src/app/guards/SignedInOnly.tsx'
const pages = 'src/app/pages.tsx'
const header = 'src/app/layout/Header.tsx'
const validation = 'src/features/auth/model/validation.ts'
const results = 'src/features/auth/model/accountResults.ts'
const entrance = 'src/features/auth/model/loginAndSignup.ts'
const routerState = 'src/features/auth/model/loginRouterState.ts'
const safeUrl = 'src/lib/safeUrl.ts'
const paths = 'src/lib/paths.ts'
const alert = 'src/ui/Alert.module.scss'

const password = `          <PasswordField
            {...form.field('password')}
            label="Fjalëkalimi"
            isRequired
            autoComplete="current-password"
            isShown={isShown}
          />`
const email = `        <TextField
          {...form.field('email')}
          label="Email"
          isRequired
          inputProps={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />`
const toSignup = `          <p>
            Nuk ke llogari?{' '}
            <Link to={routes.signup} state={{ from }}>
              Regjistrohu
            </Link>
          </p>`
const toSupport = `          <p>
            Ke probleme me hyrjen? <Link to={routes.support}>Kontakto mbështetjen</Link>
          </p>`
const forgotten = '<LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>'
const destination = 'takeRedirect() ?? safePath(from)'
const guarded = 'return wasSignedIn ? <Navigate key={key} to={safePath(from)} replace /> : children'
const attempt = `      const { success } = await logIn({ email: email.trim(), password })
      if (!success) {
        setFailures((count) => count + 1)`
const rules = 'found({ email: emailMessage(email), password: passwordMessage(password) })'
const required = "  if (password === '') return passwordRequired\n  return password.length < 6 ?"
const length = 'return password.length < 6 ?'
const firstField = '(Object.values(failure.fields ?? {})[0] ?? failureText(failure, fallback))'

export const login: Area = {
  'LOGIN-01': [
    plain(page, 'heading="Hyr në llogarinë tënde"', 'heading="Hyr"', 'Another heading.'),
    subtle(
      page,
      'heading="Hyr në llogarinë tënde"',
      'heading="Hyr në llogarinë tënde."',
      'The heading ends with a full stop.',
    ),
    subtle(
      page,
      'heading="Hyr në llogarinë tënde"',
      "heading={isWrong ? 'Gabim: Hyr' : 'Hyr në llogarinë tënde'}",
      'After a failed attempt the heading is another one.',
    ),
    subtle(
      page,
      'heading="Hyr në llogarinë tënde"',
      "heading={message || 'Hyr në llogarinë tënde'}",
      'Who was sent here by a page reads its message as the heading.',
    ),
  ],
  'LOGIN-02': [
    plain(form, email, '', 'There is no field for the e-mail.'),
    subtle(
      form,
      password,
      `          {form.values.email !== '' && (\n${password}\n          )}`,
      'The field for the password comes only when an e-mail was typed.',
    ),
    subtle(form, 'label="Fjalëkalimi"', 'label="Kodi"', 'The field for the password is called otherwise.'),
    subtle(form, email, email.replace('label="Email"', 'label="Emri"'), 'The field for the e-mail asks for a name.'),
  ],
  'LOGIN-03': [
    plain(
      form,
      '<Checkbox label="Shfaq fjalëkalimin" value={isShown} onValue={setIsShown} />',
      '',
      'The password cannot be shown.',
    ),
    subtle(form, 'isShown={isShown}', 'isShown={false}', 'The checkbox shows nothing.'),
    subtle(
      passwordField,
      "type: (isShown ?? isOpen) ? 'text' : 'password',",
      "type: isOpen ? 'text' : 'password',",
      'Only fields with a button of their own show their text.',
    ),
    subtle(
      shownPasswords,
      "useLoggedState('passwords', false)",
      "useLoggedState('passwords', true)",
      'The password is shown before the checkbox was ticked.',
    ),
    subtle(
      form,
      'value={isShown} onValue={setIsShown}',
      "value={isShown} onValue={(value) => setIsShown(value && form.values.password !== '')}",
      'Ticked before anything was typed, the checkbox does nothing.',
    ),
    subtle(
      form,
      'isShown={isShown}',
      'isShown={isShown && form.errors.password === undefined}',
      'While the password has an error line, the ticked show-password checkbox no longer reveals it.',
    ),
  ],
  'LOGIN-04': [
    plain(form, forgotten, '', 'There is no way to the dialog of the forgotten password.'),
    subtle(
      page,
      '{isForgotten && <ForgotPassword',
      "{isForgotten && login.form.values.email !== '' && <ForgotPassword",
      'The link opens nothing until an e-mail was typed.',
    ),
    subtle(form, forgotten, `{problem && ${forgotten}}`, 'The link comes only after a failed attempt.'),
    subtle(form, forgotten, `{!isBlocked && ${forgotten}}`, 'After five failed attempts the link is gone.'),
  ],
  'LOGIN-05': [
    plain(page, toSignup, '', 'There is no link to the sign-up.'),
    subtle(page, toSignup, toSignup.replace('routes.signup', 'routes.support'), 'The link leads to the support page.'),
    subtle(
      page,
      toSignup,
      `{from === undefined && (\n${toSignup}\n)}`,
      'Who was sent here by a page has no link to the sign-up.',
    ),
    subtle(
      page,
      toSignup,
      `{!isWrong && (\n${toSignup}\n)}`,
      'After a failed attempt there is no link to the sign-up.',
    ),
  ],
  'LOGIN-06': [
    plain(page, toSupport, '', 'There is no link to the support page.'),
    subtle(
      page,
      toSupport,
      toSupport.replace('routes.support', 'routes.supportAlias'),
      'The link is written /support.',
    ),
    subtle(
      page,
      toSupport,
      `{isWrong && (\n${toSupport}\n)}`,
      'Only after a failed attempt there is a link to the support page.',
    ),
    subtle(paths, "support: '/suport',", "support: '/mbeshtetje',", 'The support page has another address.'),
  ],
  'LOGIN-07': [
    plain(redirect, destination, 'safePath(from)', 'The stored way back is not used.'),
    subtle(
      redirect,
      destination,
      "typeof from === 'string' ? safePath(from) : (takeRedirect() ?? safePath(from))",
      'The page that one came from wins over the stored way back.',
    ),
    subtle(
      redirect,
      destination,
      "takeRedirect()?.split('?')[0] ?? safePath(from)",
      'The stored way back loses the query of its path.',
    ),
    subtle(
      useLogin,
      attempt,
      `${attempt}\n        destinationAfterLogin(from)`,
      'An attempt that fails forgets the stored way back.',
    ),
    subtle(
      redirect,
      'takeRedirect() ?? safePath(from)',
      '(readItem(storageKeys.pendingComment) === null ? undefined : takeRedirect()) ?? safePath(from)',
      'A stored pending redirect without a stored comment (as sign-up leaves it) is ignored after login.',
    ),
  ],
  'LOGIN-08': [
    plain(
      redirect,
      destination,
      'takeRedirect() ?? safePath(undefined)',
      'Everybody is at home after the log-in, wherever they came from.',
    ),
    subtle(
      redirect,
      destination,
      "takeRedirect() ?? safePath(typeof from === 'string' ? from.split('?')[0] : from)",
      'The page that one came from has lost its filters.',
    ),
    subtle(
      signedIn,
      'from: pathname + search + hash, message',
      'from: pathname + hash, message',
      'Who was sent here from the third page of the own comments comes back to the first.',
    ),
    subtle(
      signedIn,
      'state={{ from: pathname + search + hash, message }}',
      'state={{ message }}',
      'Who was sent here by a page for signed-in users does not come back to it.',
    ),
    subtle(
      header,
      'to={routes.login} state={{ from: from ?? here }}>',
      'to={routes.login}>',
      'Who goes to the sign-up and back by the header forgets where they came from.',
    ),
    subtle(
      routerState,
      "...(typeof from === 'string' && { from }),",
      "...(typeof from === 'string' && typeof message === 'string' && { from }),",
      'Who comes without a message does not come back to the former page.',
    ),
    subtle(
      header,
      '? undefined : pathname + search',
      '? undefined : pathname',
      "A visitor who presses 'Hyr' in the header on page 2 or with filters comes back to the bare path, not to the page they came from.",
    ),
  ],
  'LOGIN-09': [
    plain(
      redirect,
      destination,
      "takeRedirect() ?? safePath(from ?? '/profile')",
      'Who came from nowhere is on the profile after the log-in.',
    ),
    subtle(
      safeUrl,
      'appPath(value) ?? routes.home',
      'appPath(value) ?? routes.categories',
      'Who came from nowhere is on the list of categories after the log-in.',
    ),
    subtle(
      useLogin,
      'if (isOnPage()) dispatch(navigationRequested({ to, replace: true }))',
      "if (isOnPage() && (from !== undefined || to !== '/')) dispatch(navigationRequested({ to, replace: true }))",
      'Who came from nowhere stays on the form after the log-in.',
    ),
    subtle(
      safeUrl,
      '=== routes.signup ? routes.home : path',
      '=== routes.signup ? routes.categories : path',
      'Who came from the sign-up only is on the list of categories after the log-in.',
    ),
  ],
  'LOGIN-10': [
    plain(
      visitors,
      guarded,
      'return wasSignedIn ? <Navigate to="/profile" replace /> : children',
      'Who is signed in already is sent to the profile.',
    ),
    subtle(
      visitors,
      guarded,
      "return wasSignedIn ? <Navigate to={safePath(from ?? '/komentet-e-mia')} replace /> : children",
      'Who is signed in and comes from nowhere is sent to the own comments.',
    ),
    subtle(visitors, guarded, 'return wasSignedIn ? null : children', 'Who is signed in already sees an empty page.'),
    subtle(
      visitors,
      guarded,
      'return wasSignedIn ? <Spinner label="Duke kontrolluar identifikimin..." /> : children',
      'Who is signed in already waits for ever.',
    ),
    subtle(
      visitors,
      '<Navigate key={key} to={safePath(from)} replace />',
      "<Navigate to={safePath(from ?? localStorage.getItem('pendingRedirect'))} replace />",
      'A signed-in user who opens /login directly goes to a left-over pending redirect instead of /.',
    ),
  ],
  'LOGIN-11': [
    plain(
      visitors,
      '"Duke kontrolluar identifikimin..."',
      '"Duke ngarkuar..."',
      'Another text while the session is being checked.',
    ),
    subtle(
      visitors,
      '"Duke kontrolluar identifikimin..."',
      '"Duke kontrolluar identifikimin…"',
      'The text ends with one sign instead of three dots.',
    ),
    subtle(
      visitors,
      '<Spinner label="Duke kontrolluar identifikimin..." />',
      '<p role="status">Duke kontrolluar identifikimin...</p>',
      'The text has no spinner.',
    ),
    subtle(
      pages,
      "login: { path: routes.login, load: account(() => import('@/pages/login/Page')), guard: visitors },",
      "login: { path: routes.login, load: account(() => import('@/pages/login/Page')) },",
      'The form is there while the session is still being checked.',
    ),
  ],
  'LOGIN-12': [
    plain(
      validation,
      "return 'Email është i detyrueshëm'",
      "return 'Shkruaj email-in'",
      'Another text for an empty e-mail.',
    ),
    subtle(
      validation,
      rules,
      'found({ email: password ? emailMessage(email) : undefined, password: passwordMessage(password) })',
      'An empty form only asks for the password.',
    ),
    subtle(
      validation,
      rules,
      'found({ email: email.trim() && emailMessage(email), password: passwordMessage(password) })',
      'A log-in without an e-mail is sent.',
    ),
  ],
  'LOGIN-13': [
    plain(validation, "'Email nuk është valid'", "'Email i pavlefshëm'", 'Another text for an e-mail that is none.'),
    subtle(
      safeUrl,
      '+(?:\\.[^\\s@.\\p{C}]+)+$/u',
      '+(?:\\.[^\\s@.\\p{C}]+)*$/u',
      'An e-mail without a dot after its sign @ is sent.',
    ),
    subtle(
      validation,
      rules,
      "found({ email: email.includes('@') ? undefined : emailMessage(email), password: passwordMessage(password) })",
      'Every text with a sign @ is sent as an e-mail.',
    ),
    subtle(safeUrl, '/^[^\\s@\\p{C}]+@', '/^[^@\\p{C}]+@', 'An e-mail with a blank in it is sent.'),
  ],
  'LOGIN-14': [
    plain(
      validation,
      "const passwordRequired = 'Fjalëkalimi është i detyrueshëm'",
      "const passwordRequired = 'Shkruaj fjalëkalimin'",
      'Another text for an empty password.',
    ),
    subtle(
      validation,
      rules,
      'found({ email: emailMessage(email), password: emailMessage(email) ? undefined : passwordMessage(password) })',
      'Nothing is said of the password while the e-mail is wrong.',
    ),
    subtle(validation, required, `  ${length}`, 'An empty password counts as one that is too short.'),
    subtle(
      validation,
      rules,
      'found({ email: emailMessage(email), password: password && passwordMessage(password) })',
      'A log-in without a password is sent.',
    ),
  ],
  'LOGIN-15': [
    plain(
      validation,
      rules,
      'found({ email: emailMessage(email), password: password ? undefined : passwordMessage(password) })',
      'A short password is sent.',
    ),
    subtle(validation, length, 'return password.length < 5 ?', 'A password of five characters is sent.'),
    subtle(validation, length, 'return password.length < 7 ?', 'A password of six characters is not sent.'),
    subtle(
      validation,
      "'Fjalëkalimi duhet të ketë të paktën 6 karaktere'",
      "'Fjalëkalimi duhet të ketë të paktën 6 shkronja'",
      'Another text for a short password.',
    ),
  ],
  'LOGIN-16': [
    plain(useLogin, 'setFailures((count) => count + 1)', 'setFailures((count) => count)', 'No attempt is counted.'),
    subtle(
      useLogin,
      'setFailures((count) => count + 1)',
      'setFailures((count) => count + 2)',
      'Every attempt counts twice.',
    ),
    subtle(
      useLogin,
      attempt,
      `      const { success, error: text } = await logIn({ email: email.trim(), password })
      if (!success) {
        setFailures((count) => count + (text === 'Gabim në lidhje me serverin' ? 0 : 1))`,
      'Attempts without a connection are not counted.',
    ),
    subtle(
      useLogin,
      attempt,
      `      const { success, error: text } = await logIn({ email: email.trim(), password })
      if (!success) {
        setFailures((count) => (text === error || count === 0 ? count + 1 : 1))`,
      'Another error begins the count anew.',
    ),
    subtle(
      useLogin,
      'setFailures((count) => count + 1)',
      "setFailures((count) => (errorCode === 'network' ? count : count + 1))",
      'An attempt that fails right after one without connection is not counted, so three in a row bring no warning.',
    ),
  ],
  'LOGIN-17': [
    plain(
      form,
      'Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.',
      'Shumë tentativa të dështuara.',
      'Another text of the warning.',
    ),
    subtle(useLogin, 'const WARNING_AT = 3', 'const WARNING_AT = 4', 'Three failed attempts yield no warning.'),
    subtle(useLogin, 'const WARNING_AT = 3', 'const WARNING_AT = 2', 'Two failed attempts yield the warning.'),
    subtle(form, '{isWarned && (', '{isWarned && !isBlocked && (', 'The warning goes with the fifth failed attempt.'),
    subtle(
      form,
      '{isWarned && (',
      '{isWarned && !form.isSubmitting && problem !== null && (',
      'The warning goes while another attempt is under way.',
    ),
    subtleInBrowser(
      alert,
      '  background: var(--warning-tint);\n',
      '  background: var(--info-tint);\n',
      'The warning is blue, not yellow.',
    ),
  ],
  'LOGIN-18': [
    plain(form, 'disabled={isBlocked}', 'disabled={false}', 'The button is never disabled.'),
    subtle(
      useLogin,
      'const BLOCKED_AT = 5',
      'const BLOCKED_AT = 6',
      'After five failed attempts the button can be pressed.',
    ),
    subtle(
      useLogin,
      'const BLOCKED_AT = 5',
      'const BLOCKED_AT = 4',
      'After four failed attempts the button is disabled.',
    ),
    subtle(form, 'disabled={isBlocked}', 'aria-disabled={isBlocked}', 'The button is only said to be disabled.'),
    subtle(
      form,
      'disabled={isBlocked}',
      "disabled={isBlocked && problem !== null && errorCode !== 'network'}",
      'After five failed attempts the button can be pressed where there was no connection.',
    ),
    subtle(
      form,
      'disabled={isBlocked}',
      "disabled={isBlocked && errorCode !== 'network'}",
      'When the fifth failure is one of the connection, the submit button stays enabled.',
    ),
  ],
  'LOGIN-19': [
    plain(
      problems,
      '<p>Kontrollo lidhjen me internetin dhe provo përsëri.</p>',
      '<p>Kontrollo lidhjen.</p>',
      'Another extra line.',
    ),
    subtle(problem, '        <ConnectionHint code={code} />\n', '', 'The log-in has no extra line.'),
    subtle(
      results,
      "status === 0 || serverMessage.toLowerCase().includes('serverin')",
      "serverMessage.toLowerCase().includes('serverin')",
      'Without a connection there is no extra line.',
    ),
    subtle(
      results,
      "status === 0 || serverMessage.toLowerCase().includes('serverin')",
      'status === 0',
      'A message of the server that names the server has no extra line.',
    ),
    subtle(
      results,
      "serverMessage.toLowerCase().includes('serverin')",
      "serverMessage.includes(' serverin ')",
      'A message that only ends with the word has no extra line.',
    ),
    subtle(
      results,
      "serverMessage.toLowerCase().includes('serverin')",
      "serverMessage.toLowerCase().startsWith('gabim në lidhje me serverin')",
      "A server message such as 'Nuk u lidh dot me serverin' gets no line about the connection.",
    ),
  ],
  'LOGIN-20': [
    plain(
      problem,
      "{text.toLowerCase().includes('gabim') && (",
      "{text === 'gabim' && (",
      'No help is offered after a failed log-in.',
    ),
    subtle(
      problem,
      'Sigurohu që email-i dhe fjalëkalimi janë të saktë.',
      'Kontrollo email-in dhe fjalëkalimin.',
      'Another text of the help.',
    ),
    subtle(
      problem,
      "{text.toLowerCase().includes('gabim') && (",
      "{text.includes('gabim') && (",
      "A text that begins with 'Gabim' offers no help.",
    ),
    subtle(
      problem,
      "{text.toLowerCase().includes('gabim') && (",
      "{text.toLowerCase().startsWith('gabim') && (",
      'A text with the word in its middle offers no help.',
    ),
    subtle(
      problem,
      "{text.toLowerCase().includes('gabim') && (",
      "{code !== 'network' && text.toLowerCase().includes('gabim') && (",
      'Without a connection only one of the two hints is there.',
    ),
    subtle(
      problem,
      '<LinkButton onClick={onForgot}>Rivendos fjalëkalimin</LinkButton>',
      'Rivendos fjalëkalimin',
      'The help has no link to a new password.',
    ),
    subtle(
      page,
      'const forgot = () => setIsForgotten(true)',
      'const forgot = () => setIsForgotten(!isWrong)',
      'After a failed attempt the link to a new password opens nothing.',
    ),
    subtle(
      problem,
      "{text.toLowerCase().includes('gabim') && (",
      "{code === null && text.toLowerCase().includes('gabim') && (",
      "With 'Gabim në lidhje me serverin' the hint with the reset-password link is missing.",
    ),
  ],
  'LOGIN-21': [
    plain(
      entrance,
      firstField,
      'failureText(failure, fallback)',
      'The general message is shown instead of that of the field.',
    ),
    subtle(
      entrance,
      firstField,
      firstField.replace('[0]', '.at(-1)'),
      'Of two fields the message of the last one is shown.',
    ),
    subtle(
      entrance,
      firstField,
      "(Object.values(failure.fields ?? {}).join(' ') || failureText(failure, fallback))",
      'The messages of all fields are shown in one line.',
    ),
    subtle(
      entrance,
      firstField,
      '(failure.serverMessage ?? Object.values(failure.fields ?? {})[0] ?? failureText(failure, fallback))',
      'Where there is a general message, too, that is shown.',
    ),
    subtle(
      entrance,
      firstField,
      '(failure.fields?.password ?? failureText(failure, fallback))',
      'A message about the e-mail is not shown.',
    ),
    subtle(
      entrance,
      'Object.values(failure.fields ?? {})[0]',
      'Object.values(failure.fields ?? {}).at(-1)',
      "With two field errors the last field's message is shown, not the first.",
    ),
  ],
}
