// How the statements about the change of the password could be false.
import { type Area, plain, subtle } from '../break'

const validation = 'src/features/auth/model/validation.ts'
const account = 'src/features/auth/model/accountCalls.ts'
const dialog = 'src/features/auth/ui/password/ChangePassword.tsx'

const current = "values.currentPassword === '' ? 'Fjalëkalimi aktual është i detyrueshëm' : undefined,"
const rule = "newPasswordMessage(values.newPassword, 'Fjalëkalimi i ri është i detyrueshëm') ??"
const confirm = 'confirmPassword: confirmationMessage(values.confirmPassword, values.newPassword),'
const same = '(values.newPassword === values.currentPassword\n'
const expired = 'return { success: false, error: CHANGE_EXPIRED, sessionExpired: true }'
const ended = "if (hasEnded || failure.code === 'SESSION_OVER')"
const upper = 'has.upper(password) && '

export const pwChange: Area = {
  'PWCHANGE-01': [
    plain(validation, current, 'undefined,', 'A change without the current password is sent.'),
    subtle(
      validation,
      current,
      current.replace('Fjalëkalimi aktual është', 'Fjalëkalimi është'),
      'The text does not say which password is missing.',
    ),
    subtle(
      validation,
      current,
      current.replace("=== ''", "=== '' && values.newPassword !== ''"),
      'An empty form does not ask for the current password.',
    ),
    subtle(
      validation,
      current,
      current.replace("=== ''", "=== '' && values.confirmPassword !== values.newPassword"),
      'Where the rest is right nothing is said of the current password.',
    ),
    subtle(
      validation,
      "currentPassword: values.currentPassword === '' ?",
      "currentPassword: values.currentPassword === '' && values.newPassword !== '' ?",
      'Submitting the empty form shows no message under the current password.',
    ),
  ],
  'PWCHANGE-02': [
    plain(
      validation,
      rule,
      "(values.newPassword === '' ? undefined : newPasswordMessage(values.newPassword, 'Fjalëkalimi i ri është i detyrueshëm')) ??",
      'Nothing is asked for where the new password is empty.',
    ),
    subtle(
      validation,
      rule,
      'newPasswordMessage(values.newPassword, passwordRequired) ??',
      'The text does not say which password is missing.',
    ),
    subtle(
      validation,
      rule,
      "newPasswordMessage(values.newPassword, values.currentPassword ? 'Fjalëkalimi i ri është i detyrueshëm' : '') ??",
      'An empty form does not ask for the new password.',
    ),
    subtle(
      validation,
      rule,
      rule.replace('i ri është i detyrueshëm', 'i ri duhet të ketë të paktën 8 karaktere'),
      'An empty password counts as one that is too short.',
    ),
    subtle(
      validation,
      "newPasswordMessage(values.newPassword, 'Fjalëkalimi i ri është i detyrueshëm') ??\n      (values.newPassword === values.currentPassword\n        ? 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'\n        : undefined),",
      "values.newPassword === values.currentPassword\n        ? 'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'\n        : newPasswordMessage(values.newPassword, 'Fjalëkalimi i ri është i detyrueshëm'),",
      "When the current password is empty too, the empty new one gets '…i ndryshëm nga ai aktual' instead of '…i detyrueshëm'.",
    ),
  ],
  'PWCHANGE-03': [
    plain(
      validation,
      rule,
      `(values.newPassword.length > 0 && values.newPassword.length < 8 ? undefined : ${rule.replace(' ??', ')')} ??`,
      'A short password is taken.',
    ),
    subtle(
      validation,
      rule,
      `(values.newPassword.length === 7 ? undefined : ${rule.replace(' ??', ')')} ??`,
      'A password of seven characters is taken.',
    ),
    subtle(
      validation,
      rule,
      `(values.newPassword.length === 8 ? 'Fjalëkalimi duhet të ketë të paktën 8 karaktere' : ${rule.replace(' ??', ')')} ??`,
      'A password of eight characters counts as too short.',
    ),
    subtle(
      validation,
      "if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 karaktere'",
      "if (!has.length(password)) return 'Fjalëkalimi duhet të ketë të paktën 8 shkronja'",
      'The text speaks of letters.',
    ),
    subtle(
      validation,
      'if (!has.length(password)) return',
      'if (!has.length(password) && !has.symbol(password)) return',
      "'Ab1!' is accepted: a symbol makes up for the length.",
    ),
  ],
  'PWCHANGE-04': [
    plain(
      validation,
      rule,
      `(values.newPassword.length > 7 ? undefined : ${rule.replace(' ??', ')')} ??`,
      'A password of letters alone is taken.',
    ),
    subtle(
      validation,
      `if (has.lower(password) && ${upper}has.digit(password)) return undefined`,
      `if (has.lower(password) && (${upper}has.digit(password) || password.length > 11)) return undefined`,
      'A long password needs neither a capital letter nor a digit.',
    ),
    subtle(
      validation,
      `if (has.lower(password) && ${upper}has.digit(password)) return undefined`,
      'if (has.lower(password) && (has.upper(password) || has.digit(password))) return undefined',
      'Either a capital letter or a digit is enough.',
    ),
    subtle(
      validation,
      `if (has.lower(password) && ${upper}has.digit(password)) return undefined`,
      'if ((has.lower(password) || has.symbol(password)) && has.upper(password) && has.digit(password)) return undefined',
      'A symbol stands for the small letter.',
    ),
    subtle(
      validation,
      'if (has.lower(password) && has.upper(password) && has.digit(password)) return undefined',
      'if (password.length >= 16 || (has.lower(password) && has.upper(password) && has.digit(password))) return undefined',
      'A new password of 16 or more lowercase letters is accepted.',
    ),
  ],
  'PWCHANGE-05': [
    plain(
      validation,
      confirm,
      'confirmPassword: values.confirmPassword ? confirmationMessage(values.confirmPassword, values.newPassword) : undefined,',
      'The password need not be repeated.',
    ),
    subtle(
      validation,
      confirm,
      'confirmPassword: values.newPassword ? confirmationMessage(values.confirmPassword, values.newPassword) : undefined,',
      'An empty form does not ask for the repeated password.',
    ),
    subtle(
      validation,
      confirm,
      "confirmPassword: values.confirmPassword ? confirmationMessage(values.confirmPassword, values.newPassword) : 'Fjalëkalimet nuk përputhen',",
      'An empty repetition counts as one that differs.',
    ),
    subtle(
      validation,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.newPassword),',
      "confirmPassword:\n      values.newPassword === '' ? undefined : confirmationMessage(values.confirmPassword, values.newPassword),",
      'While the new password is empty, the empty confirmation gets no message.',
    ),
  ],
  'PWCHANGE-06': [
    plain(
      validation,
      confirm,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.confirmPassword),',
      'The repeated password may be any other.',
    ),
    subtle(
      validation,
      confirm,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.newPassword || values.confirmPassword),',
      'Nothing is said of the repetition where the new password is empty.',
    ),
    subtle(
      validation,
      confirm,
      'confirmPassword: confirmationMessage(values.confirmPassword.toLowerCase(), values.newPassword.toLowerCase()),',
      'The two passwords may differ in capital letters.',
    ),
    subtle(
      validation,
      confirm,
      'confirmPassword: confirmationMessage(values.confirmPassword, values.newPassword.slice(0, values.confirmPassword.length)),',
      'The beginning of the password is enough for repeating it.',
    ),
    subtle(
      validation,
      'confirmationMessage(values.confirmPassword, values.newPassword)',
      'confirmationMessage(values.confirmPassword, values.newPassword.slice(0, values.confirmPassword.length))',
      'A confirmation that is only the beginning of the new password is accepted.',
    ),
  ],
  'PWCHANGE-07': [
    plain(validation, same, "(values.newPassword === 'x'\n", 'The current password is taken as the new one.'),
    subtle(
      validation,
      same,
      '(values.newPassword === values.currentPassword && values.newPassword.length > 8\n',
      'A password of eight characters is taken again.',
    ),
    subtle(
      validation,
      same,
      '(values.newPassword === values.currentPassword && values.confirmPassword !== values.newPassword\n',
      'Where it was repeated rightly the current password is taken as the new one.',
    ),
    subtle(
      validation,
      "'Fjalëkalimi i ri duhet të jetë i ndryshëm nga ai aktual'",
      "'Fjalëkalimi i ri duhet të ndryshojë nga ai aktual'",
      'Another text for a password that is the current one.',
    ),
    subtle(
      validation,
      '(values.newPassword === values.currentPassword',
      '(values.newPassword === values.currentPassword && values.confirmPassword === values.newPassword',
      'A new password equal to the current one gets its message only once the confirmation matches.',
    ),
  ],
  'PWCHANGE-08': [
    plain(
      account,
      "CHANGE_EXPIRED = 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'",
      "CHANGE_EXPIRED = 'Sesioni juaj ka skaduar. Ju lutemi hyni përsëri.'",
      'The text is that of any call.',
    ),
    subtle(
      account,
      ended,
      'if (hasEnded)',
      'A session that cannot be renewed, but is still stored, yields another text.',
    ),
    subtle(
      account,
      "    if (hasEnded) dispatch(authErrorSet(CHANGE_EXPIRED, 'sessionExpired'))\n",
      '',
      'The log-in, to which the end of the session leads, has the text of any call.',
    ),
    subtle(
      dialog,
      '      {expired && <Expired text={expired} />}\n',
      '',
      'The dialog that is still open does not say that the session has expired.',
    ),
    subtle(
      account,
      "dispatch(authErrorSet(CHANGE_EXPIRED, 'sessionExpired'))",
      'dispatch(authErrorSet(CHANGE_EXPIRED))',
      "When the session ends during the change, /login does not show 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'.",
    ),
  ],
  'PWCHANGE-09': [
    plain(
      account,
      expired,
      'return { success: false, error: CHANGE_EXPIRED }',
      'Nothing tells the dialog that the session has expired: there is no way to log in again.',
    ),
    subtle(
      account,
      expired,
      expired.replace('sessionExpired: true', 'sessionExpired: hasEnded'),
      'A session that cannot be renewed, but is still stored, has no flag.',
    ),
    subtle(
      account,
      expired,
      expired.replace('sessionExpired: true', 'sessionExpired: !hasEnded'),
      'A session that has ended meanwhile has no flag.',
    ),
    subtle(
      account,
      'error: CHANGE_EXPIRED, sessionExpired: true }',
      'error: CHANGE_EXPIRED, sessionExpired: hasEnded }',
      "When the token is refused but tokens are still stored, the result has no session-expired flag and the dialog no 'Hyr përsëri'.",
    ),
  ],
}
