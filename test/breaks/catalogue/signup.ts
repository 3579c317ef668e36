// How the statements about signing up could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const form = 'src/features/auth/ui/signup/SignupForm.tsx'
const hook = 'src/features/auth/ui/signup/useSignup.ts'
const page = 'src/pages/signup/Page.tsx'
const terms = 'src/features/auth/ui/signup/TermsLabel.tsx'
const leaving = 'src/features/auth/ui/signup/LeaveQuestion.tsx'
const bar = 'src/features/auth/ui/signup/PasswordStrength.tsx'
const barStyle = 'src/features/auth/ui/signup/PasswordStrength.module.scss'
const strength = 'src/features/auth/model/passwordStrength.ts'
const rules = 'src/features/auth/model/validation.ts'
const calls = 'src/features/auth/model/loginAndSignup.ts'
const split = 'src/features/auth/model/splitServerErrors.ts'
const screening = 'src/features/auth/model/screening.ts'
const words = 'src/features/auth/model/screenedWords.ts'
const guard = 'src/app/guards/VisitorsOnly.tsx'
const pages = 'src/app/pages.tsx'
const paths = 'src/lib/paths.ts'
const addresses = 'src/lib/safeUrl.ts'
const tokens = 'src/styles/_tokens.scss'

const confirmation = `        <PasswordField
          {...form.field('confirmPassword')}
          label="Konfirmo fjalëkalimin"
          isRequired
          autoComplete="new-password"
          isShown={isShown}
          helper={password !== '' && confirmPassword === password ? 'Fjalëkalimet përputhen' : undefined}
        />
`
const acceptance = "<Checkbox {...form.field('acceptTerms')} label={<TermsLabel />} isRequired />"

export const signup: Area = {
  'SIGNUP-01': [
    plain(form, confirmation, '', 'No field to repeat the password.'),
    subtle(
      form,
      confirmation,
      `{password !== '' && (\n${confirmation})}\n`,
      'The field to repeat the password comes only once a password was typed.',
    ),
    subtle(
      form,
      "{...form.field('email')}",
      "{...form.field('name')}",
      'What is typed as the e-mail stands in the name too, and no field takes an e-mail.',
    ),
    subtle(form, 'label="Emri i plotë"', 'label="Emri"', 'A name is asked for, not the full one.'),
  ],
  'SIGNUP-02': [
    plain(
      form,
      '<Checkbox label="Shfaq fjalëkalimet" value={isShown} onValue={setIsShown} />',
      '',
      'No way to see the passwords.',
    ),
    subtle(
      form,
      '          isShown={isShown}\n          helper=',
      '          isShown={false}\n          helper=',
      'The repeated password stays hidden.',
    ),
    subtle(
      form,
      '            isShown={isShown}\n            inputProps',
      '            isShown={false}\n            inputProps',
      'The first password stays hidden.',
    ),
    subtle(
      form,
      '          isShown={isShown}\n          helper=',
      '          isShown={isShown && confirmPassword === password}\n          helper=',
      'The repeated password is revealed only where it matches.',
    ),
  ],
  'SIGNUP-03': [
    plain(form, acceptance, '', 'No terms to accept, so that nobody can sign up.'),
    subtle(form, acceptance, `{password !== '' && ${acceptance}}`, 'The terms come only once a password was typed.'),
    subtle(
      form,
      acceptance,
      acceptance.replace('label=', 'onValue={() => form.setValues({ acceptTerms: true })} label='),
      'The terms once accepted cannot be unticked.',
    ),
  ],
  'SIGNUP-04': [
    plain(terms, 'to={routes.terms}', 'to={routes.reviewRules}', 'The label leads to the rules of comments.'),
    subtle(terms, 'target="_blank"', 'target="_self"', 'The terms open in place of the form.'),
    subtle(
      form,
      'label={<TermsLabel />}',
      'label="Pranoj kushtet dhe rregullat"',
      'The label has no link although its words are there.',
    ),
    subtle(paths, "terms: '/kushtet',", "terms: '/kushtet-e-perdorimit',", 'The terms have another address.'),
    subtle(
      leaving,
      "if (!link || !isPlain || (link.target !== '' && link.target !== '_self')) return null",
      'if (!link || !isPlain) return null',
      'Somebody who has typed is asked whether to leave instead of getting a new tab.',
    ),
  ],
  'SIGNUP-05': [
    plain(page, 'to={routes.support}', 'to={routes.faq}', 'The support link leads to the questions.'),
    subtle(page, 'to={routes.support}', 'to={routes.supportAlias}', 'The link is spelt /support.'),
    subtle(paths, "  support: '/suport',", "  support: '/mbeshtetja',", 'The support page has another address.'),
    subtle(
      page,
      '          <p>\n            Ke nevojë për ndihmë?',
      '          <p hidden={signup.problems.length > 0}>\n            Ke nevojë për ndihmë?',
      'The link goes when a sign-up has failed.',
    ),
  ],
  'SIGNUP-06': [
    plain(form, '<PasswordStrength hintId={hintId} password={password} />', '', 'No bar under the password.'),
    subtle(
      form,
      '<PasswordStrength hintId={hintId} password={password} />',
      '<PasswordStrength hintId={hintId} password={confirmPassword} />',
      'The bar shows how strong the repeated password is.',
    ),
    subtle(
      bar,
      'data-on={point <= score || undefined}',
      'data-on={point < score || undefined}',
      'One part of the bar too few is filled.',
    ),
    subtle(bar, '        value={score}\n', '        value={0}\n', 'Screen readers always find an empty bar.'),
    subtleInBrowser(
      barStyle,
      '    block-size: 0.5rem;\n    border: 1px solid var(--edge);\n',
      '    block-size: 0;\n    border: 0 solid var(--edge);\n',
      'The bar has no height, so that nobody sees it.',
    ),
  ],
  'SIGNUP-07': [
    plain(
      bar,
      'Përdor 8 ose më shumë karaktere: shkronja, numra dhe simbole, me të paktën një shkronjë të madhe.',
      'Zgjidh një fjalëkalim që nuk e përdor diku tjetër.',
      'The hint does not say what a password needs.',
    ),
    subtle(bar, 'Përdor 8 ose më shumë', 'Përdor 6 ose më shumë', 'The hint asks for six characters.'),
    subtle(bar, 'shkronja, numra dhe simbole', 'shkronja dhe numra', 'The hint does not ask for symbols.'),
    subtle(
      bar,
      'me të paktën një shkronjë të madhe',
      'me të paktën një shkronjë të vogël',
      'The hint asks for a small letter instead of a capital.',
    ),
    subtle(
      bar,
      '<p id={hintId} className={styles.hint}>',
      "<p id={hintId} className={styles.hint} hidden={password !== ''}>",
      'The hint goes with the first character typed.',
    ),
  ],
  'SIGNUP-08': [
    plain(
      hook,
      'const to = `${routes.verifyEmail}?email=${encodeURIComponent(email)}`',
      'const to: string = routes.login',
      'Who has signed up is at the log-in.',
    ),
    subtle(
      hook,
      '?email=${encodeURIComponent(email)}',
      '?email=${email}',
      'An address with a plus arrives with a blank in its place.',
    ),
    subtle(
      hook,
      'welcome(email, result.message)',
      'welcome(result.email ?? email, result.message)',
      "The server's spelling of the e-mail stands in the address, not the one that was entered.",
    ),
    subtle(
      hook,
      'welcome(email, result.message)',
      'if (result.requiresVerification) welcome(email, result.message)',
      'Where no verification is required the form stays although the account is open.',
    ),
    subtle(
      hook,
      'encodeURIComponent(email)',
      'encodeURI(email)',
      "For ana+1@x.al the address of /verify-email reads '?email=ana+1@x.al', which is 'ana 1@x.al'.",
    ),
  ],
  'SIGNUP-09': [
    plain(
      hook,
      'navigationRequested({ to, state: { email, message, from } })',
      'navigationRequested({ to })',
      'Nothing goes along to the verification screen.',
    ),
    subtle(hook, 'state: { email, message, from }', 'state: { message, from }', 'The e-mail does not go along.'),
    subtle(hook, 'state: { email, message, from }', 'state: { email, from }', 'The message does not go along.'),
    subtle(hook, 'state: { email, message, from }', 'state: { email, message }', 'The origin page does not go along.'),
    subtle(page, 'useSignup(from)', 'useSignup(undefined)', 'The page keeps to itself where the visitor came from.'),
    subtle(
      hook,
      'state: { email, message, from }',
      'state: { email, message, from: wayBack }',
      'Who came from nowhere is said to have come from home.',
    ),
    subtle(
      hook,
      'state: { email, message, from } }',
      'state: { email, message, from: wayBack } }',
      'The router state names a stored pending redirect (or /) instead of the page the visitor came from.',
    ),
  ],
  'SIGNUP-10': [
    plain(hook, '      return fields\n', '      return undefined\n', 'Server errors never stand under the fields.'),
    subtle(
      split,
      'fields: Object.fromEntries(own) as Errors<V>,',
      'fields: Object.fromEntries(own.slice(0, 1)) as Errors<V>,',
      'Only the first of several refused fields says why.',
    ),
    subtle(
      calls,
      '...(failure.fields && { validationErrors: failure.fields })',
      '...(failure.status === 400 && failure.fields && { validationErrors: failure.fields })',
      'Field errors of an answer with status 422 are not shown.',
    ),
    subtle(
      'src/api/readResponse.ts',
      "const validation = field(body, 'validationErrors')",
      "const validation = field(body, 'fieldErrors')",
      'A refusal with validationErrors shows its general message alone.',
    ),
    subtle(
      calls,
      '...(failure.fields && { validationErrors: failure.fields })',
      "...(failure.kind === 'invalid' && failure.fields && { validationErrors: failure.fields })",
      "'validationErrors' that come with a 409 (address taken) are not shown under their fields.",
    ),
  ],
  'SIGNUP-11': [
    plain(
      pages,
      "signup: { path: routes.signup, load: account(() => import('@/pages/signup/Page')), guard: visitors },",
      "signup: { path: routes.signup, load: account(() => import('@/pages/signup/Page')) },",
      'The form shows while it is not known who is signed in.',
    ),
    subtle(
      guard,
      'label="Duke kontrolluar identifikimin..."',
      'label="Duke kontrolluar identifikimin…"',
      'The text ends in one sign for three dots.',
    ),
    subtle(
      guard,
      '<Spinner label="Duke kontrolluar identifikimin..." />',
      '<p>Duke kontrolluar identifikimin...</p>',
      'The text stands there without a spinner.',
    ),
    subtle(
      guard,
      '<Spinner label="Duke kontrolluar identifikimin..." />',
      '<Spinner />',
      'The spinner turns without a text.',
    ),
  ],
  'SIGNUP-12': [
    plain(
      rules,
      "if (length === 0) return 'Emri është i detyrueshëm'",
      'if (length === 0) return undefined',
      'An empty name is sent.',
    ),
    subtle(
      rules,
      ".replace(/[\\p{Cc}\\p{Cf}]/gu, '').trim()",
      ".replace(/[\\p{Cc}\\p{Cf}]/gu, '')",
      'A name of two blanks is sent.',
    ),
    subtle(
      rules,
      'name: nameMessage(values.name),',
      "name: values.email === '' ? undefined : nameMessage(values.name),",
      'Nothing is said of the name as long as the e-mail is missing too.',
    ),
    subtle(rules, "'Emri është i detyrueshëm'", "'Emri është i detyruar'", 'The message has another word.'),
  ],
  'SIGNUP-13': [
    plain(
      rules,
      "'Emri duhet të ketë të paktën 2 karaktere'",
      "'Emri nuk është valid'",
      'A name of one letter is called invalid, without saying why.',
    ),
    subtle(rules, 'return length < 2 ?', 'return length < 3 ?', 'A name of two letters is refused.'),
    subtle(rules, 'return length < 2 ?', 'return length < 1 ?', 'A name of one letter is sent.'),
    subtle(
      rules,
      "const { length } = name.replace(/[\\p{Cc}\\p{Cf}]/gu, '').trim()",
      'const { length } = name.trim()',
      'A name of one letter and a sign that nobody sees is sent.',
    ),
    subtle(
      rules,
      'const { length } = name.replace(',
      "const { length } = name.normalize('NFD').replace(",
      "The one-letter name 'Ë' is accepted.",
    ),
  ],
  'SIGNUP-14': [
    plain(
      rules,
      '    email: emailMessage(values.email),\n',
      "    email: values.email === '' ? undefined : emailMessage(values.email),\n",
      'A sign-up without an e-mail is sent.',
    ),
    subtle(
      rules,
      '    email: emailMessage(values.email),\n',
      "    email: emailMessage(values.email || '@'),\n",
      'A missing e-mail is called invalid on sign-up.',
    ),
    subtle(
      rules,
      'const address = email.trim()',
      'const address = email',
      'An e-mail of blanks alone is called invalid, not missing.',
    ),
    subtle(rules, "'Email është i detyrueshëm'", "'Email-i është i detyrueshëm'", 'The message has another word.'),
  ],
  'SIGNUP-15': [
    plain(
      rules,
      '    email: emailMessage(values.email),\n',
      "    email: values.email.trim() === '' ? emailMessage(values.email) : undefined,\n",
      'Any text is sent as an e-mail.',
    ),
    subtle(
      rules,
      'return isEmailAddress(address) ?',
      "return address.includes('@') ?",
      'A text with an @ somewhere passes as an e-mail.',
    ),
    subtle(
      addresses,
      '(?:\\.[^\\s@.\\p{C}]+)+$/u',
      '(?:\\.[^\\s@.\\p{C}]+)*$/u',
      'An address without a dot after the @ passes.',
    ),
    subtle(addresses, '/^[^\\s@\\p{C}]+@', '/[^\\s@\\p{C}]+@', 'An address with a blank before the @ passes.'),
    subtle(addresses, '/^[^\\s@\\p{C}]+@', '/^[^\\s@+\\p{C}]+@', 'An address with a plus is called invalid.'),
  ],
  'SIGNUP-16': [
    plain(
      rules,
      'password: passwordMessage(values.password) ?? weakPasswordMessage(values.password),',
      'password: values.password && (passwordMessage(values.password) ?? weakPasswordMessage(values.password)),',
      'Nothing is said of a missing password.',
    ),
    subtle(
      rules,
      "function passwordMessage(password: string): Message {\n  if (password === '') return passwordRequired\n",
      'function passwordMessage(password: string): Message {\n',
      'A missing password is called too short.',
    ),
    subtle(
      form,
      'onKeyDown: isTooWeak ? submitOnEnter(form.submit) : undefined',
      'onKeyDown: undefined',
      'Enter says nothing while the password is missing and the button disabled.',
    ),
    subtle(
      rules,
      "const passwordRequired = 'Fjalëkalimi është i detyrueshëm'",
      "const passwordRequired = 'Fjalëkalimi është i detyruar'",
      'The message has another word.',
    ),
  ],
  'SIGNUP-17': [
    plain(
      rules,
      'password: passwordMessage(values.password) ?? weakPasswordMessage(values.password),',
      "password: values.password === '' ? passwordRequired : weakPasswordMessage(values.password),",
      'A short password is sent.',
    ),
    subtle(rules, 'return password.length < 6 ?', 'return password.length < 7 ?', 'Six characters are too few.'),
    subtle(rules, 'return password.length < 6 ?', 'return password.length < 5 ?', 'Five characters are sent.'),
    subtle(
      rules,
      'passwordMessage(values.password) ?? weakPasswordMessage(values.password)',
      'weakPasswordMessage(values.password) ?? passwordMessage(values.password)',
      'Of a password both short and weak only the weakness is said.',
    ),
    subtle(
      rules,
      'return password.length < 6 ?',
      'return password.trim().length < 6 ?',
      'Six characters of which the last is a blank are too few.',
    ),
    subtle(
      rules,
      'return password.length < 6 ?',
      'return new TextEncoder().encode(password).length < 6 ?',
      "The five-character password 'çelë1' is accepted, since bytes are counted.",
    ),
  ],
  'SIGNUP-18': [
    plain(
      rules,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.password),',
      'confirmPassword: values.confirmPassword && confirmationMessage(values.confirmPassword, values.password),',
      'A sign-up without the repeated password is sent.',
    ),
    subtle(
      rules,
      "if (confirmation === '') return",
      "if (confirmation === '' && password !== '') return",
      'Nothing is said of the repetition while the password is missing too.',
    ),
    subtle(
      rules,
      "'Konfirmimi i fjalëkalimit është i detyrueshëm'",
      "'Konfirmimi është i detyrueshëm'",
      'The message does not say what is to be repeated.',
    ),
    subtle(
      rules,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.password),',
      "confirmPassword: confirmationMessage(values.confirmPassword || ' ', values.password),",
      'A missing repetition is called different.',
    ),
  ],
  'SIGNUP-19': [
    plain(
      rules,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.password),',
      'confirmPassword: confirmationMessage(values.confirmPassword, values.confirmPassword),',
      'Any repetition passes.',
    ),
    subtle(
      rules,
      'return confirmation === password ?',
      'return confirmation.toLowerCase() === password.toLowerCase() ?',
      'A repetition in other capitals passes.',
    ),
    subtle(
      rules,
      'return confirmation === password ?',
      'return confirmation.trim() === password.trim() ?',
      'A repetition with a blank more passes.',
    ),
    subtle(
      rules,
      'return confirmation === password ?',
      'return password.startsWith(confirmation) ?',
      'The beginning of the password passes as its repetition.',
    ),
  ],
  'SIGNUP-20': [
    plain(
      rules,
      "acceptTerms: values.acceptTerms ? undefined : 'Duhet të pranosh kushtet dhe rregullat',",
      'acceptTerms: undefined,',
      'One can sign up without the terms.',
    ),
    subtle(hook, 'acceptTerms: false }', 'acceptTerms: true }', 'The terms are accepted before they were seen.'),
    subtle(
      rules,
      'acceptTerms: values.acceptTerms ?',
      "acceptTerms: values.acceptTerms || values.name === '' ?",
      'Nothing is said of the terms while the name is missing.',
    ),
    subtle(
      rules,
      "'Duhet të pranosh kushtet dhe rregullat'",
      "'Duhet të pranosh kushtet'",
      'The message leaves out the rules.',
    ),
  ],
  'SIGNUP-21': [
    plain(
      strength,
      'strengths[Object.values(has).filter((isIn) => isIn(password)).length]',
      'strengths[Math.min(5, password.length)]',
      'The score counts characters.',
    ),
    subtle(strength, 'text.length >= 8', 'text.length > 8', 'Eight characters give no point.'),
    subtle(strength, 'text.length >= 8', 'text.length >= 7', 'Seven characters give a point.'),
    subtle(strength, 'digit: (text: string) => /[0-9]/', 'digit: (text: string) => /[1-9]/', 'A zero is no digit.'),
    subtle(strength, '/[\\p{P}\\p{S}]/u', '/\\p{P}/u', 'Signs like + and € give no point.'),
    subtle(strength, 'lower: (text: string) => /\\p{Ll}/u', 'lower: (text: string) => /[a-z]/', 'An ë gives no point.'),
    subtle(
      strength,
      'upper: (text: string) => /\\p{Lu}/u',
      'upper: (text: string) => /^\\p{Lu}/u',
      'A capital gives a point only at the beginning.',
    ),
  ],
  'SIGNUP-22': [
    plain(
      strength,
      'passwordStrength(password).score >= 2',
      'passwordStrength(password).score >= 0',
      'Any password can be sent.',
    ),
    subtle(
      strength,
      'passwordStrength(password).score >= 2',
      'passwordStrength(password).score >= 3',
      'A password with two points cannot be sent.',
    ),
    subtle(
      strength,
      'passwordStrength(password).score >= 2',
      'passwordStrength(password).score >= 1',
      'A password with one point can be sent.',
    ),
    subtle(
      form,
      'disabled={isTooWeak}',
      "disabled={isTooWeak && password !== ''}",
      'The button can be pressed while there is no password.',
    ),
    subtle(
      form,
      '{form.errors.password !== weak && weak}',
      '{form.errors.password !== undefined && form.errors.password !== weak && weak}',
      'Why the button is disabled is not said while typing.',
    ),
    subtle(
      rules,
      ' ?? weakPasswordMessage(values.password),',
      ',',
      'A weak password of six characters is sent by Enter.',
    ),
    subtle(
      strength,
      "'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'",
      "'Fjalëkalimi duhet të jetë më i fortë'",
      'The message is cut.',
    ),
    subtle(
      hook,
      'isTooWeak: !isStrongEnough(password)',
      'isTooWeak: form.errors.password === undefined && !isStrongEnough(password)',
      'Once the weak password has been left and has its error line, the submit button is enabled.',
    ),
    subtle(
      form,
      '{form.errors.password !== weak && weak}',
      '{!form.errors.password && weak}',
      "After leaving the field with a password like 'abc' only the length error stands there; the button stays disabled without 'Fjalëkalimi duhet të jetë më i fortë për të vazhduar'.",
    ),
  ],
  'SIGNUP-23': [
    plain(bar, 'data-color={color}', 'data-color="green"', 'The bar is green however weak the password is.'),
    subtle(strength, "{ score: 1, color: 'red'", "{ score: 1, color: 'yellow'", 'One point is yellow already.'),
    subtle(strength, "{ score: 2, color: 'yellow'", "{ score: 2, color: 'red'", 'Two points are red still.'),
    subtle(strength, "{ score: 3, color: 'blue'", "{ score: 3, color: 'yellow'", 'Three points are yellow still.'),
    subtle(strength, "{ score: 4, color: 'green'", "{ score: 4, color: 'blue'", 'Four points are blue still.'),
    subtleInBrowser(barStyle, "'yellow': 3", "'yellow': 2", 'Two points are orange.'),
    subtleInBrowser(tokens, "'star-4': #2563eb", "'star-4': #15803d", 'Three points are green in the light theme.'),
    subtleInBrowser(tokens, "'star-5': #4ade80", "'star-5': #60a5fa", 'Four points are blue in the dark theme.'),
    subtleInBrowser(
      barStyle,
      '    background: var(--strength);\n',
      '',
      'The parts have a coloured edge but no filling.',
    ),
    subtleInBrowser(barStyle, "'blue': 4", "'blue': 5", 'At score 3 the bar is green instead of blue.'),
  ],
  'SIGNUP-24': [
    plain(
      hook,
      'const refused = await screenName(screenedLabels.name, values.name)',
      'const refused = await Promise.resolve<string | undefined>(undefined)',
      'Any name is sent.',
    ),
    subtle(
      words,
      '[...words(albanian), ...words(english), ...impostors]',
      '[...words(albanian), ...impostors]',
      'English slurs pass.',
    ),
    subtle(
      words,
      '[...words(albanian), ...words(english), ...impostors]',
      '[...words(english), ...impostors]',
      'Albanian slurs pass.',
    ),
    subtle(
      words,
      'list.trim().split(/\\s+/)',
      'list.trim().split(/\\s+/).slice(0, 40)',
      'The list is short: the second half of each language passes.',
    ),
    subtle(
      hook,
      'if (refused) return { name: refused }',
      'if (refused && refusedName === undefined) return { name: refused }',
      'A refused name passes when it is sent a second time.',
    ),
  ],
  'SIGNUP-25': [
    plain(
      screening,
      "return (name) => readings(name).some((words) => screened.test(words.replace(overlooked, ' ')))",
      'return (name) => screenedTerms.includes(name)',
      'Only a name that is nothing but the word is refused.',
    ),
    subtle(
      screening,
      "foldText(name.slice(0, longestRead).replace(/[\\p{M}\\p{Cf}]/gu, ''))",
      "name.slice(0, longestRead).replace(/[\\p{M}\\p{Cf}]/gu, '')",
      'A word in capitals passes.',
    ),
    subtle(
      screening,
      "new RegExp(`${anywhere.join('|')}|",
      "new RegExp(`(?<!\\\\S)(?:${anywhere.join('|')})(?!\\\\S)|",
      'A long word within another one passes.',
    ),
    subtle(screening, "(?:${alone.join('|')})", '(?:${alone[0]})', 'Of the short words only the first one is found.'),
    subtle(
      screening,
      'filter((term) => term.length > 4)',
      'filter((term) => term.length > 5)',
      'Words of five letters are found nowhere.',
    ),
    subtle(
      screening,
      'const folded = foldText(',
      "const folded = foldText(name.includes(' ') ? '' : ",
      'Names of several words are not screened.',
    ),
    subtle(
      screening,
      "(?<!\\\\S)(?:${alone.join('|')})(?!\\\\S)",
      "^(?:${alone.join('|')})$",
      "A short listed word is found only where it is the whole name: 'Ana Fuck' passes.",
    ),
  ],
  'SIGNUP-26': [
    plain(
      words,
      "const impostors = ['anonim', 'anonym', 'deleted user', 'deleteduser', 'perdorues i fshire']",
      'const impostors: string[] = []',
      'Anybody may be called Anonim or Deleted User.',
    ),
    subtle(words, "'anonim', 'anonym',", "'anonym',", 'Somebody may be called Anonim.'),
    subtle(words, "'deleted user', 'deleteduser'", "'deleteduser'", 'Somebody may be called Deleted User.'),
    subtle(
      words,
      "'deleted user', 'deleteduser'",
      "'Deleted User', 'deleteduser'",
      'Deleted User stands in the list as it is shown, so that no name in small letters is found.',
    ),
  ],
  'SIGNUP-27': [
    plain(form, '{isNameRefused && (', '{isNameRefused && isTooWeak && (', 'Nothing stands above the refused form.'),
    subtle(
      screening,
      "screenedTitle = 'Përmbajtje e papranueshme'",
      "screenedTitle = 'Përmbajtja e papranueshme'",
      'The title has another ending.',
    ),
    subtle(
      hook,
      'form.errors.name === refusedName,',
      'form.errors.name !== refusedName,',
      'The title comes only once the name was changed.',
    ),
    subtle(
      form,
      '{isNameRefused && (',
      '{isNameRefused && problems.length > 0 && (',
      'The title needs another problem.',
    ),
  ],
  'SIGNUP-28': [
    plain(
      screening,
      '`Përmbajtja e papranueshme u gjet në fushën: ${fieldLabel}`',
      "'Emri nuk lejohet'",
      'The message has other words.',
    ),
    subtle(
      screening,
      '`Përmbajtja e papranueshme u gjet në fushën: ${fieldLabel}`',
      "'Përmbajtja e papranueshme u gjet në fushën: {field}'",
      'The placeholder stands there instead of the field.',
    ),
    subtle(
      hook,
      'screenName(screenedLabels.name, values.name)',
      'screenName(values.name, values.name)',
      'The message repeats the slur instead of naming the field.',
    ),
    subtle(screening, "  name: 'Emri',", "  name: 'name',", 'The message names the field in English.'),
    subtle(
      hook,
      'if (refused) return { name: refused }',
      'if (refused) return {}',
      'Nothing is sent, and nothing says why.',
    ),
  ],
  'SIGNUP-29': [
    plain(
      screening,
      'return isScreened?.(value) ?',
      'return fieldLabel === screenedLabels.name && isScreened?.(value) ?',
      'Developers find that other fields than the name always pass.',
    ),
    subtle(
      screening,
      "  displayName: 'Emri që shfaqet',\n",
      '',
      'Developers find no label for displayName, the last field.',
    ),
    subtle(screening, "  username: 'Emri i përdoruesit',\n", '', 'Developers find no label for username.'),
    subtle(screening, "  lastName: 'Mbiemri',", "  surname: 'Mbiemri',", 'Developers find lastName under another key.'),
  ],
  'SIGNUP-30': [
    plain(
      calls,
      "message: data.message ?? 'Kemi dërguar një email verifikimi.'",
      'message: data.message',
      'A server without words of its own leaves the notice out.',
    ),
    subtle(
      calls,
      "message: data.message ?? 'Kemi dërguar një email verifikimi.'",
      'message: opened.message',
      'The notice has the text of the state.',
    ),
    subtle(
      calls,
      "'Kemi dërguar një email verifikimi.'",
      "'Kemi dërguar një email verifikimi'",
      'The notice has no full stop.',
    ),
    subtle(
      'src/features/auth/ui/verification/VerificationPending.tsx',
      '        {message && <p>{message}</p>}\n',
      '',
      'The screen does not show the notice that came along.',
    ),
    subtle(
      calls,
      "return { success: true, ...opened, message: data.message ?? 'Kemi dërguar një email verifikimi.' }",
      "return { success: true, message: data.message ?? 'Kemi dërguar një email verifikimi.', ...opened }",
      "When the server sends no message, /verify-email says 'Kontrollo email-in tënd për verifikim' instead of 'Kemi dërguar një email verifikimi.'.",
    ),
  ],
}
