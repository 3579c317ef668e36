// How the statements about the screen of a new password could be false.
import { type Area, plain, subtle, subtleInBrowser } from '../break'

const page = 'src/pages/resetPassword/Page.tsx'
const invalid = 'src/pages/resetPassword/InvalidLink.tsx'
const done = 'src/pages/resetPassword/PasswordChanged.tsx'
const form = 'src/features/auth/ui/password/ResetForm.tsx'
const useReset = 'src/features/auth/ui/password/useReset.ts'
const fields = 'src/features/auth/ui/password/NewPasswordFields.tsx'
const checklist = 'src/features/auth/ui/password/PasswordChecklist.tsx'
const checklistLook = 'src/features/auth/ui/password/PasswordChecklist.module.scss'
const passwordField = 'src/features/auth/ui/PasswordField.tsx'
const strength = 'src/features/auth/model/passwordStrength.ts'
const validation = 'src/features/auth/model/validation.ts'

const token = "const hasToken = useLogged('hasToken', token !== '', false)"
const ends = '  if (reset.isDone) return <PasswordChanged />\n  if (!hasToken) return <InvalidLink />\n'
const alert = '<Alert kind="error">Token i rivendosjes së fjalëkalimit mungon</Alert>'
const back = '<ButtonLink to={routes.login}>Kthehu te hyrja</ButtonLink>'
const both = "<NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />"
const password = `      <PasswordField
        {...password}
        label="Fjalëkalimi i ri"
        isRequired
        autoComplete="new-password"
        showLabel="Shfaq fjalëkalimin e ri"
        hideLabel="Fshih fjalëkalimin e ri"
        inputProps={{ 'aria-describedby': checklist }}
      />`
const confirmation = `      <PasswordField
        {...confirmation}
        label="Konfirmo fjalëkalimin e ri"
        isRequired
        autoComplete="new-password"
        showLabel="Shfaq konfirmimin"
        hideLabel="Fshih konfirmimin"
      />`
const list = '<PasswordChecklist id={checklist} password={password.value} confirmation={confirmation.value} />'
const heading = '<PageFrame heading="Fjalëkalimi u ndryshua" width="narrow">'
const go = 'const go = () => dispatch(navigationRequested({ to: routes.login, replace: true, state }))'
const passwordRule = 'password: newPasswordMessage(password, passwordRequired),'
const confirmRule = 'confirmPassword: confirmationMessage(confirmPassword, password),'
const mixed = 'if (has.lower(password) && has.upper(password) && has.digit(password)) return undefined'
const required = "  if (password === '') return required\n"

export const reset: Area = {
  'RESET-01': [
    plain(invalid, 'heading="Link i pavlefshëm"', 'heading="Link i gabuar"', 'Another heading without a token.'),
    subtle(
      page,
      token,
      "const hasToken = useLogged('hasToken', useSearchParams()[0].has('token'), false)",
      'A link with an empty token opens the form.',
    ),
    subtle(page, '  if (!hasToken) return <InvalidLink />\n', '', 'Without a token the form is there.'),
    subtle(
      page,
      '  if (!hasToken) return <InvalidLink />\n',
      '  if (!hasToken && reset.problem !== undefined) return <InvalidLink />\n',
      'Without a token the form is there until it was sent.',
    ),
    subtle(
      page,
      "useLogged('hasToken', token !== '', false)",
      "useLogged('hasToken', useSearchParams()[0].has('token'), false)",
      "The address /reset-password?token= (empty) shows the form instead of 'Link i pavlefshëm'.",
    ),
  ],
  'RESET-02': [
    plain(invalid, `      ${alert}\n`, '', 'Nothing says that the token is missing.'),
    subtle(invalid, alert, alert.replace('mungon', 'mungon.'), 'The text ends with a full stop.'),
    subtle(
      invalid,
      alert,
      alert.replace('mungon', 'nuk është i vlefshëm'),
      'The token is said to be invalid, not missing.',
    ),
  ],
  'RESET-03': [
    plain(invalid, back, '{null}', 'There is no way back to the log-in.'),
    subtle(invalid, back, back.replace('routes.login', 'routes.signup'), 'The link leads to the sign-up.'),
    subtle(invalid, back, '<span>Kthehu te hyrja</span>', 'The words are there, but no link.'),
  ],
  'RESET-04': [
    plain(fields, password, '', 'There is no field for the new password.'),
    subtle(
      fields,
      'label="Fjalëkalimi i ri"',
      'label="Fjalëkalimi"',
      'The field does not say that the password is a new one.',
    ),
    subtle(form, both, `{!problem && ${both}}`, 'When the server has refused there are no fields any more.'),
    subtle(
      page,
      "get('token') ?? ''",
      "get('token')?.match(/^[\\w-]+$/)?.[0] ?? ''",
      'A token with a sign like + or = yields no form.',
    ),
  ],
  'RESET-05': [
    plain(fields, confirmation, '', 'There is no field for repeating the password.'),
    subtle(
      fields,
      'label="Konfirmo fjalëkalimin e ri"',
      'label="Konfirmo fjalëkalimin"',
      'The field does not say that the password is a new one.',
    ),
    subtle(
      fields,
      confirmation,
      `      {password.value !== '' && (\n${confirmation}\n      )}`,
      'The field for repeating comes only when a password was typed.',
    ),
  ],
  'RESET-06': [
    plain(passwordField, 'isShown === undefined && (', 'isShown !== undefined && (', 'No field can show its text.'),
    subtle(
      fields,
      'hideLabel="Fshih konfirmimin"',
      'hideLabel="Fshih konfirmimin"\n        isShown={false}',
      'The repeated password cannot be shown.',
    ),
    subtle(
      fields,
      'hideLabel="Fshih fjalëkalimin e ri"',
      'hideLabel="Fshih fjalëkalimin e ri"\n        isShown={false}',
      'The new password cannot be shown, the repeated one can.',
    ),
    subtle(passwordField, 'setIsOpen(!isOpen)', 'setIsOpen(true)', 'A password that was shown cannot be hidden again.'),
    subtle(
      passwordField,
      "type: (isShown ?? isOpen) ? 'text' : 'password',",
      "type: isShown ? 'text' : 'password',",
      'The toggle changes its name, but shows nothing.',
    ),
    subtle(
      passwordField,
      'isShown === undefined && (',
      'isShown === undefined && !field.error && (',
      'As soon as a password field of the reset form has an error, its show/hide toggle is gone.',
    ),
  ],
  'RESET-07': [
    plain(fields, `      ${list}\n`, '', 'There is no checklist.'),
    subtle(
      fields,
      list,
      list.replace('password={password.value}', 'password={confirmation.value}'),
      'The checklist follows the repeated password, not the new one.',
    ),
    subtle(
      strength,
      "  { id: 'upper', text: 'Një shkronjë e madhe', isMet: has.upper(password) },\n",
      '',
      'The checklist does not ask for a capital letter.',
    ),
    subtle(
      strength,
      "text: 'Një numër', isMet: has.digit(password)",
      "text: 'Një numër', isMet: has.digit(password) && has.length(password)",
      'A digit counts only when the password is long enough.',
    ),
    subtle(
      checklist,
      'const requirements = passwordRequirements(password, confirmation)',
      'const requirements = passwordRequirements(confirmation && password, confirmation)',
      'The checklist does not move before the password is repeated.',
    ),
    subtleInBrowser(
      checklistLook,
      '  li[data-met] {\n    color: var(--success-text);\n    font-weight: 600;\n  }\n',
      '  li[data-met] {\n    display: none;\n  }\n',
      'What is met disappears from the checklist.',
    ),
    subtle(
      fields,
      'password={password.value} confirmation=',
      "password={password.error === undefined ? password.value : ''} confirmation=",
      'While the password has an error line, the checklist shows requirements that are met as open.',
    ),
  ],
  'RESET-08': [
    plain(done, 'heading="Fjalëkalimi u ndryshua"', 'heading="U krye"', 'Another text after the change.'),
    subtle(
      page,
      ends,
      '  if (!hasToken) return <InvalidLink />\n  if (reset.isDone) return <PasswordChanged />\n',
      'The change is followed by the word that the link is invalid, as the token has gone from the address.',
    ),
    subtle(
      useReset,
      'setIsDone(true)',
      'setIsDone(hasTokens())',
      'A visitor is not told that the password was changed.',
    ),
    subtle(
      done,
      heading,
      '<PageFrame heading="Fjalëkalimi u ndryshua!" width="narrow">',
      'The text ends with an exclamation mark.',
    ),
    subtle(
      useReset,
      'setIsDone(true)',
      'setIsDone(!hasTokens())',
      "A signed-in user who resets the password sees 'Link i pavlefshëm' instead of 'Fjalëkalimi u ndryshua'.",
    ),
  ],
  'RESET-09': [
    plain(
      done,
      'const timer = setTimeout(go, REDIRECT_AFTER)',
      'const timer = setTimeout(() => void go, REDIRECT_AFTER)',
      'Nobody is led to the log-in.',
    ),
    subtle(done, 'REDIRECT_AFTER = 3000', 'REDIRECT_AFTER = 2999', 'The log-in opens a millisecond early.'),
    subtle(done, 'REDIRECT_AFTER = 3000', 'REDIRECT_AFTER = 3001', 'The log-in opens a millisecond late.'),
    subtle(
      done,
      go,
      'const go = () => dispatch(navigationRequested({ to: routes.login, replace: true }))',
      'The log-in says nothing of the success when it opens by itself.',
    ),
    subtle(done, go, go.replace('routes.login', 'routes.home'), 'The home page opens instead of the log-in.'),
    subtle(
      useReset,
      'if (hasTokens()) dispatch(loggedOut())',
      'void loggedOut',
      'Who is signed in is led on from the log-in to the home page.',
    ),
    subtle(
      'src/pages/login/Page.tsx',
      '{message && <Alert kind=',
      '{message && from !== undefined && <Alert kind=',
      'The address /login shows no success message after a reset, since the reset passes no origin page.',
    ),
  ],
  'RESET-10': [
    plain(
      validation,
      passwordRule,
      "password: password === '' ? undefined : newPasswordMessage(password, passwordRequired),",
      'Nothing is said of an empty password.',
    ),
    subtle(
      validation,
      passwordRule,
      "password: newPasswordMessage(password, 'Fjalëkalimi i ri është i detyrueshëm'),",
      'The text is that of the profile.',
    ),
    subtle(
      validation,
      passwordRule,
      'password: confirmPassword ? newPasswordMessage(password, passwordRequired) : undefined,',
      'An empty form only asks for the repeated password.',
    ),
    subtle(validation, required, '', 'An empty password counts as one that is too short.'),
    subtle(
      validation,
      "if (password === '') return required\n  if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'",
      "if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'\n  if (password === '') return required",
      "An empty new password gets 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'.",
    ),
  ],
  'RESET-11': [
    plain(
      validation,
      "'Fjalëkalimi duhet të ketë të paktën 8 karaktere'",
      "'Fjalëkalimi është i shkurtër'",
      'Another text for a short password.',
    ),
    subtle(strength, 'text.length >= 8', 'text.length >= 7', 'A password of seven characters is taken.'),
    subtle(strength, 'text.length >= 8', 'text.length >= 9', 'A password of eight characters is not taken.'),
    subtle(
      validation,
      passwordRule,
      'password: password.length > 6 && password.length < 8 ? undefined : newPasswordMessage(password, passwordRequired),',
      'The reset takes a password of seven characters, the profile does not.',
    ),
    subtle(
      validation,
      "if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'\n  if (has.lower(password) && has.upper(password) && has.digit(password)) return undefined\n  return 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'",
      "if (!has.lower(password) || !has.upper(password) || !has.digit(password))\n    return 'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'\n  return has.length(password) ? undefined : 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'",
      "'abc' gets the message about kinds of characters instead of the one about 8 characters.",
    ),
  ],
  'RESET-12': [
    plain(validation, mixed, 'if (password) return undefined', 'A password of letters alone is taken.'),
    subtle(
      validation,
      mixed,
      mixed.replace('has.upper(password) && ', ''),
      'A password without a capital letter is taken.',
    ),
    subtle(validation, mixed, mixed.replace(' && has.digit(password)', ''), 'A password without a digit is taken.'),
    subtle(
      validation,
      mixed,
      mixed.replace('has.lower(password) && ', ''),
      'A password without a small letter is taken.',
    ),
    subtle(
      validation,
      "'Fjalëkalimi duhet të përmbajë të paktën një shkronjë të vogël, të madhe dhe një numër'",
      "'Fjalëkalimi duhet të përmbajë një shkronjë të vogël, një të madhe dhe një numër'",
      'Another text for such a password.',
    ),
    subtle(
      validation,
      passwordRule,
      'password: password.length > 11 ? undefined : newPasswordMessage(password, passwordRequired),',
      'A long password may be of letters alone.',
    ),
    subtle(
      validation,
      'has.upper(password) && has.digit(password)) return undefined',
      'has.upper(password) && (has.digit(password) || has.symbol(password))) return undefined',
      "'Abcdefg!', without a digit, is accepted.",
    ),
  ],
  'RESET-13': [
    plain(
      validation,
      "'Konfirmimi i fjalëkalimit është i detyrueshëm'",
      "'Konfirmo fjalëkalimin'",
      'Another text where the password was not repeated.',
    ),
    subtle(
      validation,
      confirmRule,
      'confirmPassword: password ? confirmationMessage(confirmPassword, password) : undefined,',
      'An empty form only asks for the new password.',
    ),
    subtle(
      validation,
      confirmRule,
      'confirmPassword: confirmPassword ? confirmationMessage(confirmPassword, password) : undefined,',
      'The password need not be repeated.',
    ),
    subtle(
      validation,
      confirmRule,
      "confirmPassword: confirmPassword || !password ? confirmationMessage(confirmPassword, password) : 'Fjalëkalimet nuk përputhen',",
      'An empty repetition counts as one that differs.',
    ),
    subtle(
      validation,
      "if (confirmation === '') return 'Konfirmimi i fjalëkalimit është i detyrueshëm'\n  return confirmation === password ? undefined : 'Fjalëkalimet nuk përputhen'",
      "if (confirmation === password) return undefined\n  return confirmation === '' ? 'Konfirmimi i fjalëkalimit është i detyrueshëm' : 'Fjalëkalimet nuk përputhen'",
      'When both fields are empty, the confirmation gets no message.',
    ),
  ],
  'RESET-14': [
    plain(
      validation,
      "return confirmation === password ? undefined : 'Fjalëkalimet nuk përputhen'",
      "return confirmation === password ? undefined : 'Fjalëkalimet ndryshojnë'",
      'Another text for two passwords that differ.',
    ),
    subtle(
      validation,
      'return confirmation === password ?',
      'return confirmation.toLowerCase() === password.toLowerCase() ?',
      'Two passwords may differ in capital letters.',
    ),
    subtle(
      validation,
      'return confirmation === password ?',
      'return password.startsWith(confirmation) ?',
      'The beginning of the password is enough for repeating it.',
    ),
    subtle(
      validation,
      'return confirmation === password ?',
      'return confirmation.trim() === password.trim() ?',
      'Two passwords may differ in a blank at their end.',
    ),
    subtle(
      validation,
      "return confirmation === password ? undefined : 'Fjalëkalimet nuk përputhen'",
      "return confirmation.trim() === password.trim() ? undefined : 'Fjalëkalimet nuk përputhen'",
      'A confirmation that differs by a space at its end is accepted.',
    ),
  ],
}
