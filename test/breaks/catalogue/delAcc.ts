// How the statements about deleting the account could be false.
import { type Area, plain, subtle } from '../break'

const calls = 'src/features/auth/model/accountCalls.ts'
const dialog = 'src/features/auth/ui/profile/DeleteAccount.tsx'
const rules = 'src/features/auth/model/validation.ts'
const listeners = 'src/features/auth/model/listeners.ts'
const tokens = 'src/session/tokens.ts'
const finding = 'src/api/findUserId.ts'
const message = 'src/app/effects/RouterMessage.tsx'

const isWord = "typed === 'FSHI'\n"
const goHome = 'dispatch(navigationRequested({ to: routes.home, state: { message } }))'
const failed = 'if (!data) return { success: false, error: deletionError(error as AppError) }'

export const delAcc: Area = {
  'DELACC-01': [
    plain(calls, '    dispatch(loggedOut())\n', '', 'The user of a deleted account still is signed in.'),
    subtle(listeners, '      clearSession()\n', '', 'The tokens of a deleted account stay in the browser.'),
    subtle(
      calls,
      failed,
      'if (!data) {\n      dispatch(loggedOut())\n      return { success: false, error: deletionError(error as AppError) }\n    }',
      'A deletion that failed logs out all the same.',
    ),
    subtle(
      tokens,
      'const session = { accessToken: null, refreshToken: null, user: null, clockOffset: null }',
      'const session = { accessToken: null, user: null, clockOffset: null }',
      'The refresh token of a deleted account stays in the browser.',
    ),
    subtle(
      calls,
      'const { data, error } = await dispatch(usersApi.endpoints.deleteUser.initiate({ id }, untracked))\n',
      'dispatch(loggedOut())\n    const { data, error } = await dispatch(usersApi.endpoints.deleteUser.initiate({ id }, untracked))\n',
      'The log-out comes before the request, which then has no token.',
    ),
    subtle(
      calls,
      'dispatch(loggedOut())',
      'if (selectUserId(getState()) === id) dispatch(loggedOut())',
      'A user of whom nothing was known until the deletion fetched the id (placeholder user, profile not loaded) stays signed in, tokens and all.',
    ),
  ],
  'DELACC-02': [
    plain(dialog, 'disabled={!isConfirmed}', 'disabled={false}', 'The button can be pressed without the word.'),
    subtle(rules, isWord, "typed.toUpperCase() === 'FSHI'\n", 'The word in small letters will do.'),
    subtle(rules, isWord, "typed.trim() === 'FSHI'\n", 'The word with a blank behind it will do.'),
    subtle(rules, isWord, "typed.startsWith('FSHI')\n", 'A longer word that begins with it will do.'),
    subtle(rules, isWord, "typed === 'FSHIJE'\n", 'Another word is asked for.'),
    subtle(
      dialog,
      'disabled={!isConfirmed}',
      'disabled={!isConfirmed && field.value.length < 4}',
      'Any four letters will do.',
    ),
    subtle(
      dialog,
      'disabled={!isConfirmed}',
      'disabled={deletionHint(field.value) !== undefined}',
      'The confirm button is enabled as long as nothing is typed.',
    ),
    subtle(
      rules,
      "typed === 'FSHI'",
      "typed.trim() === 'FSHI'",
      "'FSHI ' with a space enables the confirm button and deletes the account.",
    ),
  ],
  'DELACC-03': [
    plain(
      dialog,
      "{isConfirmed ? 'Teksti përputhet.' : deletionHint(field.value)}",
      "{isConfirmed && 'Teksti përputhet.'}",
      'Nothing is said while typing.',
    ),
    subtle(
      rules,
      "typed === '' || isDeletionConfirmed(typed)",
      'typed.length < 4 || isDeletionConfirmed(typed)',
      'The hint comes with the fourth letter.',
    ),
    subtle(
      rules,
      "typed === '' || isDeletionConfirmed(typed)",
      "typed === '' || typed.startsWith('FSHI')",
      'A word that is too long has no hint.',
    ),
    subtle(rules, 'Shkruani saktë: FSHI', 'Shkruani: FSHI', 'The hint has other words.'),
    subtle(
      dialog,
      'deletionHint(field.value)}',
      '(field.error && deletionHint(field.value))}',
      'The hint comes only after an attempt.',
    ),
    subtle(
      rules,
      "typed === '' || isDeletionConfirmed(typed) ? undefined",
      "'FSHI'.startsWith(typed) ? undefined",
      "While 'F', 'FS' or 'FSH' is typed, no hint appears.",
    ),
    subtle(
      dialog,
      "isConfirmed ? 'Teksti përputhet.' : deletionHint(field.value)",
      "isConfirmed ? 'Teksti përputhet.' : field.error ? '' : deletionHint(field.value)",
      'After Enter with a wrong word the hint is gone although the text differs.',
    ),
  ],
  'DELACC-04': [
    plain(dialog, 'validate: validateDeleteAccount,', 'validate: () => ({}),', 'Enter deletes with any text.'),
    subtle(
      dialog,
      'onKeyDown={isConfirmed ? undefined : submitOnEnter(form.submit)}',
      'onKeyDown={undefined}',
      'Enter with a wrong text says nothing.',
    ),
    subtle(
      rules,
      'isDeletionConfirmed(confirmation) ?',
      "isDeletionConfirmed(confirmation) || confirmation === '' ?",
      'Enter without any text deletes.',
    ),
    subtle(
      rules,
      "'Ju lutemi shkruani tekstin e konfirmimit saktë'",
      "'Ju lutemi shkruani tekstin e konfirmimit'",
      'The message has another end.',
    ),
    subtle(
      rules,
      'isDeletionConfirmed(confirmation) ?',
      "confirmation.trim().toUpperCase() === 'FSHI' ?",
      'Enter deletes with the word in small letters.',
    ),
    subtle(
      rules,
      'confirmation: isDeletionConfirmed(confirmation) ? undefined',
      'confirmation: isDeletionConfirmed(confirmation.toUpperCase()) ? undefined',
      "Enter after 'fshi' deletes the account instead of showing the error.",
    ),
  ],
  'DELACC-05': [
    plain(
      calls,
      goHome,
      'dispatch(navigationRequested({ to: routes.login, state: { message } }))',
      'Who has deleted the account is at the log-in.',
    ),
    subtle(calls, goHome, 'dispatch(navigationRequested({ to: routes.home }))', 'Nothing is said at home.'),
    subtle(
      message,
      'const places = [routes.home, routes.business, routes.writeReview]',
      'const places = [routes.business, routes.writeReview]',
      'Home does not show the message that came along.',
    ),
    subtle(
      message,
      "noticeShown({ kind: 'success', text: message })",
      "noticeShown({ kind: 'error', text: message })",
      'The deletion is told as an error.',
    ),
    subtle(calls, `    ${goHome}\n`, '', 'The guard of the profile sends to the log-in.'),
    subtle(
      calls,
      'navigationRequested({ to: routes.home, state: { message } })',
      'navigationRequested({ to: routes.home, state: { message: data.message } })',
      'When the server sends no message, / shows no success message after the deletion.',
    ),
  ],
  'DELACC-06': [
    plain(
      calls,
      "error: 'Could not determine user ID'",
      "error: 'Përdoruesi nuk u gjet'",
      'The error has other words.',
    ),
    subtle(
      calls,
      'await findUserId(dispatch, selectUserId(getState()))',
      '(await findUserId(dispatch, selectUserId(getState()))) ?? getState().auth.user?._id',
      'The deletion of an account `authenticated` is asked for.',
    ),
    subtle(
      finding,
      'Boolean(id) && id !== PLACEHOLDER_USER_ID',
      'Boolean(id)',
      'The deletion of an account `authenticated` is asked for where the server names no id.',
    ),
    subtle(
      finding,
      '  if (isReal(known)) return known\n',
      '  if (isReal(known) || known === undefined) return known\n',
      'The error comes although the server would tell the id.',
    ),
    subtle(
      calls,
      "if (!id) return { success: false, error: 'Could not determine user ID' }",
      'if (!id) return { success: false }',
      'The dialog says something general.',
    ),
    subtle(
      finding,
      'return isReal(found) ? found : undefined',
      'return found',
      "When the server names no id either, DELETE /users/authenticated is sent and its error shown instead of 'Could not determine user ID'.",
    ),
  ],
  'DELACC-07': [
    plain(
      calls,
      "(status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë')",
      "(status === 200 ? 'API request failed' : `HTTP error! status: ${status}`)",
      'English words stand in the dialog.',
    ),
    subtle(calls, "'Fshirja e llogarisë dështoi'", "'Fshirja dështoi'", 'A refusal without words has another text.'),
    subtle(
      calls,
      "'Gabim gjatë fshirjes së llogarisë'",
      "'Gabim në lidhje me serverin'",
      'A failure without words has another text.',
    ),
    subtle(calls, 'return serverMessage ?? (status', 'return (status', "The server's words are not shown."),
    subtle(calls, failed, 'if (!data) return { success: false }', 'The dialog hears of a failure without its text.'),
    subtle(
      calls,
      "(status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë')",
      "(status === 200\n      ? 'Fshirja e llogarisë dështoi'\n      : status === 0\n        ? 'Gabim në lidhje me serverin'\n        : 'Gabim gjatë fshirjes së llogarisë')",
      "Without connection the deletion fails with 'Gabim në lidhje me serverin', neither of the two fallbacks.",
    ),
  ],
  'DELACC-08': [
    plain(
      dialog,
      "'Gabim gjatë fshirjes së llogarisë. Provoni përsëri.'",
      "'Diçka nuk shkoi.'",
      'A failure without a text has other words.',
    ),
    subtle(
      dialog,
      'await deleteAccount().catch(() => failed)',
      'await deleteAccount()',
      'A deletion that throws says nothing.',
    ),
    subtle(
      dialog,
      "if (!success) setProblem(error || 'Gabim",
      "if (!success) setProblem(error ?? 'Gabim",
      'A failure with an empty text shows nothing.',
    ),
    subtle(
      dialog,
      '        <Problems texts={problem ? [problem] : []} />\n',
      '',
      'The dialog stays open and says nothing.',
    ),
    subtle(
      dialog,
      'const failed: DeleteAccountResult = { success: false }',
      "const failed: DeleteAccountResult = { success: false, error: 'Fshirja e llogarisë dështoi' }",
      "When the call itself breaks off, the modal shows 'Fshirja e llogarisë dështoi' instead of '…Provoni përsëri.'.",
    ),
  ],
}
