// How the statements about the forms of the account could be false.
import { type Area, plain, subtle } from '../break'

const useForm = 'src/ui/useForm.ts'
const state = 'src/lib/formState.ts'
const login = 'src/features/auth/ui/login/useLogin.ts'
const forgot = 'src/features/auth/ui/login/ForgotPassword.tsx'
const signup = 'src/features/auth/ui/signup/useSignup.ts'
const reset = 'src/features/auth/ui/password/useReset.ts'
const change = 'src/features/auth/ui/password/ChangePassword.tsx'

const others = 'Object.entries(state.errors).filter(([name]) => !Object.hasOwn(change, name))'
const edit = 'update(afterEdit(latest.current, change, validate))'

export const form: Area = {
  'FORM-01': [
    plain(
      useForm,
      '    if (Object.keys(wrong).length > 0) return showErrors(wrong)\n',
      '    if (Object.keys(wrong).length > 0) showErrors(wrong)\n',
      'Every form is sent however wrong it is.',
    ),
    subtle(login, 'validate: validateLogin,', 'validate: () => ({}),', 'An empty log-in is sent.'),
    subtle(
      forgot,
      'validate: validateForgot,',
      'validate: () => ({}),',
      'An empty request for a new password is sent.',
    ),
    subtle(signup, 'validate: validateSignup,', 'validate: () => ({}),', 'A sign-up without the terms is sent.'),
    subtle(reset, 'validate: validateReset,', 'validate: () => ({}),', 'A reset with two different passwords is sent.'),
    subtle(
      change,
      'validate: validateChangePassword,',
      'validate: () => ({}),',
      'A change to the same password is sent.',
    ),
    subtle(
      signup,
      'if (refused) return { name: refused }',
      `if (refused) {
        await signUp({ name: values.name.trim(), email: values.email.trim(), password: values.password })
        return { name: refused }
      }`,
      'A name that is refused is sent all the same.',
    ),
    subtle(
      signup,
      '      const refused = await screenName(screenedLabels.name, values.name)\n      setRefusedName(refused)\n      if (refused) return { name: refused }\n      const email = values.email.trim()\n      const result = await signUp({ name: values.name.trim(), email, password: values.password })',
      '      const email = values.email.trim()\n      const [refused, result] = await Promise.all([\n        screenName(screenedLabels.name, values.name),\n        signUp({ name: values.name.trim(), email, password: values.password }),\n      ])\n      setRefusedName(refused)\n      if (refused) return { name: refused }',
      'A sign-up whose name is refused by the screening is sent to the server all the same.',
    ),
    subtle(
      'src/features/auth/model/validation.ts',
      'Errors<ForgotValues> => found({ email: emailMessage(email) })',
      "Errors<ForgotValues> =>\n  found({ email: email.trim() === '' ? emailMessage(email) : undefined })",
      'The dialog of the forgotten password sends a text that is no e-mail address.',
    ),
    subtle(
      'src/features/auth/model/validation.ts',
      'confirmationMessage(values.confirmPassword, values.newPassword)',
      'confirmationMessage(values.confirmPassword, values.confirmPassword)',
      'A new password with a different confirmation is sent on changing the password.',
    ),
    subtle(
      'src/features/auth/model/validation.ts',
      'password: newPasswordMessage(password, passwordRequired),',
      'password: passwordMessage(password),',
      'The reset screen sends a password of six characters without capital or digit.',
    ),
    subtle(
      'src/features/auth/model/validation.ts',
      'found({ email: emailMessage(email), password: passwordMessage(password) })',
      "found({ email: emailMessage(email), password: password === '' ? passwordRequired : undefined })",
      'A log-in with a password of fewer than six characters is sent.',
    ),
    subtle(
      useForm,
      'if (Object.keys(wrong).length > 0) return showErrors(wrong)',
      'if (Object.keys(wrong).length > 0 && refusals === 0) return showErrors(wrong)',
      'Pressing submit a second time sends the form to the server although its fields are still wrong.',
    ),
    plain(
      'src/features/auth/model/validation.ts',
      'if (has.lower(password) && has.upper(password) && has.digit(password)) return undefined',
      'if (has.lower(password) && (has.upper(password) || has.digit(password))) return undefined',
      'A new password without a digit (or without a capital letter) is sent to the server when resetting or changing it.',
    ),
  ],
  'FORM-02': [
    plain(
      useForm,
      edit,
      'update({ ...latest.current, values: { ...latest.current.values, ...change } })',
      'Errors stay.',
    ),
    subtle(state, others, 'Object.entries(state.errors)', 'The error of a field stays until its value is right.'),
    subtle(
      state,
      others,
      'Object.entries(state.errors).filter(([name]) => !Object.hasOwn(change, name) || /password/i.test(name))',
      'The error of a password stays until its value is right.',
    ),
    subtle(
      state,
      others,
      'Object.entries(state.errors).filter(([name, text]) => !Object.hasOwn(change, name) || rules(state.values)[name] !== text)',
      "The server's error stays while its field is edited.",
    ),
    subtle(
      useForm,
      edit,
      'update({ ...afterEdit(latest.current, change, validate), ...(refusals > 0 && { errors: latest.current.errors }) })',
      'After a refused attempt errors stay.',
    ),
    subtle(
      state,
      '.filter(([name]) => !Object.hasOwn(change, name))',
      '.filter(\n    ([name, text]) => !Object.hasOwn(change, name) || rules(state.values)[name] !== text,\n  )',
      "The server's error under a field, such as an e-mail address already in use, stays while that field is edited.",
    ),
    subtle(
      state,
      'const remaining = left.map(([name, text])',
      'const remaining = Object.entries(state.errors).map(([name, text])',
      'While two or more fields show errors, the error of the one being edited stays until its value is valid.',
    ),
    subtle(
      state,
      '.filter(([name]) => !Object.hasOwn(change, name))',
      ".filter(([name]) => !Object.hasOwn(change, name) || change[name] === '')",
      'Emptying a wrong field does not clear its error.',
    ),
    subtle(
      signup,
      'isNameRefused: refusedName !== undefined && form.errors.name === refusedName,',
      'isNameRefused: refusedName !== undefined,',
      "The alert 'Përmbajtje e papranueshme' stays above the form after the name was changed.",
    ),
    subtle(
      useForm,
      "      problems:\n        shown.refusals === 0\n          ? []\n          : Object.entries(shown.errors).map(([name, text]) => ({ id: fieldId(name), text: text ?? '' })),",
      "      problems: useMemo(\n        () =>\n          shown.refusals === 0\n            ? []\n            : Object.entries(shown.errors).map(([name, text]) => ({ id: fieldId(name), text: text ?? '' })),\n        [shown.refusals],\n      ),",
      'The summary above an account form goes on listing the error of a field that was edited.',
    ),
  ],
}
